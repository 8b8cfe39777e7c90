//! The functions, structures and constants of [clgl](https://docs.rs/clgl), with their C names.
//!
//! Each function documents its errors, threads and pointer lifetimes, like the C headers. The crate `clgl` is a
//! safe interface to all functions.
//!
//! The build script finds the library with `pkg-config`, or in the folder that the environment variable
//! `CLGL_LIB_DIR` names. If `DOCS_RS` is set, it links nothing. With the feature `static`, it links the
//! archive.
#![allow(non_camel_case_types)]

#[rustfmt::skip]
mod api;

pub use api::*;
pub use std::os::raw::{c_char, c_void};
