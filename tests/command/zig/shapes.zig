// Unions, errors, vectors; for Zig 0.13 and later.
extern fn printf(format: [*:0]const u8, ...) c_int;

const Shape = union(enum) { square: u32, rectangle: struct { w: u32, h: u32 }, nothing };

fn area(shape: Shape) !u64 {
    return switch (shape) {
        .square => |side| @as(u64, side) * side,
        .rectangle => |r| @as(u64, r.w) * r.h,
        .nothing => error.NoArea,
    };
}

pub fn panic(message: []const u8, _: ?*@import("std").builtin.StackTrace, _: ?usize) noreturn {
    _ = printf("panic: %.*s\n", @as(c_int, @intCast(message.len)), message.ptr);
    unreachable;
}

export fn main(argc: c_int, argv: [*][*:0]u8) c_int {
    _ = argv;
    const shapes = [_]Shape{ .{ .square = 3 }, .{ .rectangle = .{ .w = 4, .h = 5 } }, .nothing };
    var sum: u64 = @intCast(argc);
    for (shapes, 0..) |shape, i| {
        sum += area(shape) catch |fault| {
            _ = printf("%u: %s\n", @as(c_uint, @intCast(i)), @errorName(fault).ptr);
            continue;
        };
    }
    const lanes: @Vector(4, u32) = .{ 1, 2, 3, 4 };
    sum += @reduce(.Add, lanes * lanes);
    _ = printf("sum %llu\n", sum);
    return if (sum == 60) 7 else 1;
}
