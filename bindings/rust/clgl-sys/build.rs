//! Finds libclgl in the folder CLGL_LIB_DIR, or with pkg-config. Links the shared library, or with the feature
//! `static` the archive.

use std::env;
use std::process::{exit, Command};

/// The oldest library version that has all declarations of this crate.
const VERSION: &str = env!("CARGO_PKG_VERSION");
const MAJOR: &str = env!("CARGO_PKG_VERSION_MAJOR");
/// The libraries that libclgl.a needs. The list must equal Libs.private in clgl.pc.
const NEEDED: [&str; 6] = ["OpenCL", "epoxy", "stdc++", "m", "dl", "pthread"];

fn main() {
    for name in
        ["CLGL_LIB_DIR", "DOCS_RS", "PKG_CONFIG", "PKG_CONFIG_LIBDIR", "PKG_CONFIG_PATH", "PKG_CONFIG_SYSROOT_DIR"]
    {
        println!("cargo:rerun-if-env-changed={name}");
    }
    // docs.rs builds the documentation without the library.
    if env::var_os("DOCS_RS").is_some() {
        return;
    }
    let static_windows = is_static() && env::var_os("CARGO_CFG_WINDOWS").is_some();
    assert!(!static_windows, "clgl has no static library for Windows: build without the feature `static`");
    match env::var("CLGL_LIB_DIR") {
        Ok(folder) => {
            println!("cargo:rustc-link-search=native={folder}");
            link("clgl");
            if is_static() {
                NEEDED.iter().for_each(|name| link(name));
            }
        }
        Err(_) => ask_pkg_config(),
    }
}

fn is_static() -> bool {
    env::var_os("CARGO_FEATURE_STATIC").is_some()
}

fn link(name: &str) {
    let kind = if name == "clgl" && is_static() { "static" } else { "dylib" };
    println!("cargo:rustc-link-lib={kind}={name}");
}

/// Links the libraries that pkg-config returns for clgl. If pkg-config fails, ends the build with advice.
fn ask_pkg_config() {
    let program = env::var("PKG_CONFIG").unwrap_or_else(|_| "pkg-config".to_string());
    let major: u32 = MAJOR.parse().expect("a version starts with a number");
    let (oldest, newest) = (format!("clgl >= {VERSION}"), format!("clgl < {}", major + 1));
    let kind = if is_static() { &["--static", "--libs"][..] } else { &["--libs"] };
    let said = match Command::new(&program).args(kind).args([&oldest, &newest]).output() {
        Ok(said) => said,
        Err(error) => fail(&format!("{program} does not run: {error}")),
    };
    if !said.status.success() {
        fail(String::from_utf8_lossy(&said.stderr).trim());
    }
    for flag in words(&String::from_utf8_lossy(&said.stdout)) {
        if let Some(folder) = flag.strip_prefix("-L") {
            println!("cargo:rustc-link-search=native={folder}");
        } else if let Some(library) = flag.strip_prefix("-l") {
            link(library);
        } else if flag == "-pthread" {
            link("pthread");
        }
    }
}

/// Splits a text at spaces, except at a space after a backslash.
fn words(text: &str) -> Vec<String> {
    text.replace("\\ ", "\0").split_whitespace().map(|word| word.replace('\0', " ")).collect()
}

fn fail(why: &str) -> ! {
    eprintln!("libclgl {VERSION} or a later {MAJOR}.x was not found: {why}");
    eprintln!("Install it, or set PKG_CONFIG_PATH (the folder of clgl.pc) or CLGL_LIB_DIR (that of libclgl.so).");
    exit(1);
}
