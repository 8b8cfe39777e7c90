//! Queues: OpenCL command queues of a context.

use crate::callback::{caught, take_once, with_once};
use crate::command::with_raw;
use crate::error::{check, made, Result};
use crate::*;
use clgl_sys::*;

impl Queue {
    /// Creates a fence that completes after all commands that were enqueued before, and after the fences in
    /// `waits`.
    #[doc = errors!(clgl_queue_marker)]
    pub fn marker(&self, waits: &[&Fence]) -> Result<Fence> {
        with_raw(waits, |count, waits| made(|fence| unsafe { clgl_queue_marker(self.raw, count, waits, fence) }))
            .map(|raw| unsafe { Fence::from_raw(raw) })
    }

    /// Runs a closure as a command, on a driver or library thread. If the closure returns an error with a
    /// negative code, the fence fails with this code. If it returns another code or panics, the fence fails
    /// with -59 (CL_INVALID_OPERATION). After a failed command, the driver determines whether the closure is
    /// called.
    ///
    /// The closure must not wait for fences or queues.
    #[doc = errors!(clgl_queue_launch_host_function)]
    pub fn host_function<F>(&self, function: F, waits: &[&Fence]) -> Result<Fence>
    where
        F: FnOnce() -> std::result::Result<(), i32> + Send + 'static,
    {
        let (fence, user_data) = with_once(Some(function), |user_data| {
            with_raw(waits, |count, waits| {
                made(|fence| unsafe {
                    clgl_queue_launch_host_function(self.raw, Some(run::<F>), user_data, count, waits, fence)
                })
            })
            .map(|raw| (unsafe { Fence::from_raw(raw) }, user_data))
        })?;
        // When the fence has completed or failed, the closure will not be called any more, so it is freed.
        check(unsafe { clgl_fence_set_callback(fence.as_raw(), Some(forget::<F>), user_data) })?;
        Ok(fence)
    }
}

const INVALID_OPERATION: i32 = -59;

unsafe extern "C" fn run<F: FnOnce() -> std::result::Result<(), i32>>(user_data: *mut c_void) -> i32 {
    let function = (*(user_data as *mut Option<F>)).take();
    match function.map(caught) {
        Some(Some(Ok(()))) => 0,
        // A code of 0 would mean success. The library replaces a positive code by the same error.
        Some(Some(Err(code))) if code < 0 => code,
        _ => INVALID_OPERATION,
    }
}

unsafe extern "C" fn forget<F>(_: clgl_fence, _: i32, user_data: *mut c_void) {
    caught(|| drop(take_once::<Option<F>>(user_data)));
}

/// Objects to migrate to the device of a queue.
#[derive(Clone, Debug, Default)]
pub struct Migration<'a>(Handover<'a>);

impl<'a> Migration<'a> {
    /// Creates an empty list.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds flags.
    pub fn flags(mut self, flags: MigrationFlags) -> Self {
        self.0.flags |= flags.0;
        self
    }

    /// Adds a buffer.
    pub fn buffer(self, buffer: &'a Buffer) -> Self {
        Self(self.0.buffer(buffer))
    }

    /// Adds a texture.
    pub fn texture(self, texture: &'a Texture) -> Self {
        Self(self.0.texture(texture))
    }

    pub(crate) fn raw(&self) -> clgl_migration {
        let Handover { flags, buffers, textures, .. } = &self.0;
        let (buffer_count, texture_count) = (buffers.len() as u32, textures.len() as u32);
        let (flags, buffers, textures) = (*flags, buffers.as_ptr(), textures.as_ptr());
        clgl_migration { flags, buffer_count, texture_count, buffers, textures, ..Default::default() }
    }
}
