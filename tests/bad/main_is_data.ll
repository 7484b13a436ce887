@main = global i32 0
