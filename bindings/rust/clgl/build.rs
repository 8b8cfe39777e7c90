//! Sets the cfg condition `into_future` for compilers that have the trait IntoFuture: Rust 1.64 and later.

use std::process::Command;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let rustc = std::env::var_os("RUSTC").expect("cargo sets RUSTC");
    let said = Command::new(rustc).arg("--version").output().expect("rustc runs");
    let said = String::from_utf8_lossy(&said.stdout);
    let minor = said.split('.').nth(1).and_then(|minor| minor.parse().ok()).unwrap_or(u32::MAX);
    if minor >= 64 {
        println!("cargo:rustc-cfg=into_future");
    }
    // Rust 1.80 and later warn about undeclared conditions. Older compilers would warn about this declaration.
    if minor >= 80 {
        println!("cargo:rustc-check-cfg=cfg(into_future)");
    }
}
