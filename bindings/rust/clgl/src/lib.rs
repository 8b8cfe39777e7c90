//! clgl: OpenCL and OpenGL working on the same memory.
//!
//! An application creates shared buffers and textures and hands them over between both sides. The library tests each
//! sharing method on the drivers of the machine, uses the fastest that works, and reports which one and why.
//!
//! ```
//! use clgl::*;
//!
//! let context = Context::create(&ContextDesc::headless())?; // a program with a window: ContextDesc::new()
//! let queue = Queue::create(&context, &QueueDesc::new())?;
//! let wave = Buffer::create(&context, &BufferDesc::new(32).access(Access::WRITE_DISCARD))?;
//! let source = "kernel void wave(global float *y) { y[get_global_id(0)] = sin(0.5f * get_global_id(0)); }";
//! let mut kernel = Program::create(&context, &ProgramDesc::source(source))?.kernel("wave")?;
//! kernel.set_buffer(0, &wave)?;
//!
//! let handover = Handover::new().buffer(&wave);
//! let acquired = queue.acquire(&handover).submit()?; // OpenGL is done with it
//! unsafe { queue.launch(&kernel, Launch::new_1d(8)) }.submit()?;
//! acquired.release().submit()?; // OpenCL is done with it
//! println!("from here on it is plain OpenGL: draw from buffer {}", wave.gl_name()?);
//! # Ok::<(), clgl::Error>(())
//! ```
//!
//! # Rules
//!
//! - **Handles** own their objects and have no lifetimes: the library keeps dependencies alive, so they may be dropped
//!   in any order, on any thread. [`Acquired`] objects, [`AcquiredSlot`]s and [`Mapped`] memory are guards that borrow
//!   them, and release them when dropped.
//! - **Commands** are methods of [`Queue`]. They do nothing until [`submit`](Command::submit) or
//!   [`fence`](Command::fence) is called; [`after`](Command::after) lets them wait for fences of either side.
//!   [`Transfer`]s from and to host memory wait until it is no longer used. Starting one without waiting is unsafe,
//!   except for [`Reading`], which owns its memory.
//! - **Errors** contain the message of the library, which says what to do, the [`ErrorKind`], and the driver code.
//!   Timeouts are not errors: such calls return a `bool` or an `Option`. A timeout of `None` is infinite.
//! - **Threads**: handles are `Send` and `Sync`. Calls that involve OpenGL, such as creating shared objects, acquiring
//!   and releasing, need a thread with a context of the share group current, or an unused headless one; elsewhere they
//!   return a typed error. Guards stay on their thread.
//! - **Callbacks** are closures. They run on library or driver threads, and must not wait for fences. A panic is caught
//!   and stored for [`take_panic`].
//! - **Unsafe** marks what the library cannot check: raw names of other APIs, accesses by kernels, and memory that is
//!   mapped or transferred asynchronously.
//!
//! All of the C functions are in [`sys`] under their own names, with their documentation.
#![warn(missing_docs)]

#[macro_use]
mod macros;

mod acquire;
mod buffer;
mod buffer_commands;
mod callback;
mod command;
mod constants;
mod context;
mod convert;
mod device;
mod error;
mod fence;
mod format;
mod infos;
mod kernel;
mod log;
mod map;
mod names;
mod plain;
mod program;
mod queue;
mod ring;
mod sampler;
mod text;
mod texture;
mod texture_commands;
mod texture_region;
mod view;

pub use acquire::{Acquired, Handover};
pub use buffer::{Buffer, BufferDesc, Part};
pub use buffer_commands::BufferRect;
pub use callback::take_panic;
pub use command::{Command, Reading, Transfer};
pub use constants::*;
pub use context::{Context, ContextDesc, Current};
pub use convert::{Conversion, PixelLayout};
pub use device::{Device, NameVersion, Platform};
pub use error::{Error, NativeCode, Result};
pub use fence::Fence;
pub use infos::*;
pub use kernel::{Argument, ArgumentDesc, Kernel, Launch};
pub use log::{clear_log, set_log, version, version_string};
pub use map::Mapped;
pub use plain::Plain;
pub use program::{BuildDesc, Program, ProgramDesc};
pub use queue::{Migration, Queue, QueueDesc};
pub use ring::{AcquiredSlot, Ring, RingDesc, Slot};
pub use sampler::{Sampler, SamplerDesc};
pub use texture::{Texture, TextureDesc, TextureSupport};
pub use texture_commands::Color;
pub use texture_region::TextureRegion;
pub use view::{Slice, View};

/// The functions, structures and constants of the C library.
pub use clgl_sys as sys;
