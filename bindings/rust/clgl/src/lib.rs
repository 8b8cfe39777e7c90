#![doc = include_str!("../README.md")]
//!
//! # Rules
//!
//! - **Handles** own their objects and have no lifetimes. The library keeps dependencies alive, so handles may be
//!   dropped in any order, on any thread. [`Acquired`] objects, [`AcquiredSlot`]s and [`Mapped`] memory are guards: they
//!   borrow the objects, and release them when dropped.
//! - **Commands** are returned by methods of [`Queue`] and of the guards. They do nothing until a method such as
//!   [`submit`](Command::submit) or [`fence`](Command::fence) is called. With [`after`](Command::after) they wait for
//!   fences of OpenCL or OpenGL. [`Transfer`]s from and to host memory wait until the memory is no longer used.
//!   Starting a transfer without waiting ([`start`](Transfer::start)) is unsafe, except for [`Reading`], which owns its
//!   memory.
//! - **Errors** contain the [`ErrorKind`], the error code of the driver, and the message of the library, which says what
//!   to do. Timeouts are not errors: such calls return a `bool` or an `Option`. A timeout of `None` means no limit.
//! - **Threads**: handles are `Send` and `Sync`. Calls that use OpenGL, such as creating shared objects and most
//!   acquires and releases, need a current context of the share group on the thread. With a headless context, it
//!   suffices that no other thread has made it current. Otherwise they return an error. The guards [`Acquired`] and [`Current`] stay on their thread.
//! - **Callbacks** are closures. They run on library or driver threads, or during a call on the calling thread, and
//!   must not wait for fences. Panics are caught; the message of the first one is stored for [`take_panic`].
//! - **Unsafe** marks what the library cannot check: raw names of other APIs, memory accesses by kernels, and memory
//!   that is mapped or transferred asynchronously.
//!
//! The module [`sys`] contains all C functions with their C names and their documentation.
#![warn(missing_docs, clippy::missing_errors_doc)]

#[macro_use]
mod macros;
#[macro_use]
#[rustfmt::skip]
mod api;

mod acquire;
mod buffer;
mod callback;
mod command;
mod context;
mod device;
mod error;
mod fence;
mod info;
mod kept;
mod kernel;
mod log;
mod map;
mod plain;
mod program;
mod queue;
mod ring;
mod text;
mod texture;
mod view;

pub use info::Lent;
pub use {acquire::*, api::*, buffer::*, callback::*, command::*, context::*, device::*, error::*, fence::*};
pub use {kernel::*, log::*, map::*, plain::*, queue::*, ring::*, texture::*, view::*};

/// The functions, structures and constants of the C library.
pub use clgl_sys as sys;
