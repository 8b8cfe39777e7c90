//! The functions, structures and constants of [clgl](https://docs.rs/clgl), under their names in C.
//!
//! What a function does, its errors, which threads may call it and how long pointers live is written at each, as in
//! the headers that it is made of. The crate `clgl` is the safe way to all of them.
//!
//! The build script finds the library by `pkg-config`, or in the folder that the environment variable
//! `CLGL_LIB_DIR` names. With `DOCS_RS` set nothing is linked.
#![no_std]
#![allow(non_camel_case_types)]

#[rustfmt::skip]
mod api;

pub use api::*;
pub use core::ffi::c_void;

/// C's `char`, whose sign is the machine's.
#[cfg(not(any(
    target_arch = "aarch64",
    target_arch = "arm",
    target_arch = "powerpc",
    target_arch = "powerpc64",
    target_arch = "riscv64",
    target_arch = "s390x"
)))]
pub type c_char = i8;
/// C's `char`, whose sign is the machine's.
#[cfg(any(
    target_arch = "aarch64",
    target_arch = "arm",
    target_arch = "powerpc",
    target_arch = "powerpc64",
    target_arch = "riscv64",
    target_arch = "s390x"
))]
pub type c_char = u8;
