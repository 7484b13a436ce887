//! Libraries that programs load shall find the command's `dl_iterate_phdr` before that of the C library.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rustc-link-arg-bins=-Wl,--export-dynamic-symbol=dl_iterate_phdr");
}
