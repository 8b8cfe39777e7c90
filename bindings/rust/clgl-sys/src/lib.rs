//! The functions, structures and constants of [clgl](https://docs.rs/clgl), under their names in C.
//!
//! Each function documents its errors, threads and pointer lifetimes, as in the C headers. The crate `clgl` is a safe
//! interface to all of them.
//!
//! The build script finds the library by `pkg-config`, or in the folder in the environment variable `CLGL_LIB_DIR`.
//! With `DOCS_RS` set nothing is linked; with the feature `static` the archive is.
#![no_std]
#![allow(non_camel_case_types)]

#[rustfmt::skip]
mod api;

pub use api::*;
pub use core::ffi::c_void;

/// `char` in C, which is signed or unsigned depending on the machine.
#[cfg(not(any(
    target_arch = "aarch64",
    target_arch = "arm",
    target_arch = "powerpc",
    target_arch = "powerpc64",
    target_arch = "riscv64",
    target_arch = "s390x"
)))]
pub type c_char = i8;
/// `char` in C, which is signed or unsigned depending on the machine.
#[cfg(any(
    target_arch = "aarch64",
    target_arch = "arm",
    target_arch = "powerpc",
    target_arch = "powerpc64",
    target_arch = "riscv64",
    target_arch = "s390x"
))]
pub type c_char = u8;
