//! The functions, structures and constants of [clgl](https://docs.rs/clgl), with their C names.
//!
//! Each function documents its errors, threads and pointer lifetimes, like the C headers. The crate `clgl` is a
//! safe interface to all functions.
//!
//! The build script finds the library with `pkg-config`, or in the folder that the environment variable
//! `CLGL_LIB_DIR` names. If `DOCS_RS` is set, it links nothing. With the feature `static`, it links the
//! archive.
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
