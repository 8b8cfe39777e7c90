//! Queues: OpenCL command queues of a context.

use crate::callback::{caught, take_once, with_once};
use crate::command::with_raw;
use crate::error::{check, made, Result};
use crate::{Buffer, Fence, MigrationFlags, Texture};
use clgl_sys::*;
use std::marker::PhantomData;

handle! {
    /// A command queue of a context. Its methods return commands, which [`submit`](crate::Command::submit) enqueues.
    Queue, clgl_queue, clgl_queue_destroy
}

impl Queue {
    /// Creates a fence that waits for all commands enqueued so far and for fences of either side.
    #[doc = errors!(clgl_queue_marker)]
    pub fn marker(&self, waits: &[&Fence]) -> Result<Fence> {
        with_raw(waits, |count, waits| made(|fence| unsafe { clgl_queue_marker(self.raw, count, waits, fence) }))
            .map(|raw| unsafe { Fence::from_raw(raw) })
    }

    /// Runs a closure as a command, on a driver or library thread. A negative code fails its fence with that code, a
    /// panic with -59 (CL_INVALID_OPERATION). After a failed command it may not run.
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
        // Once the fence has completed or failed, the function has run or never will, so the closure can be freed.
        check(unsafe { clgl_fence_set_callback(fence.as_raw(), Some(forget::<F>), user_data) })?;
        Ok(fence)
    }
}

const INVALID_OPERATION: i32 = -59;

unsafe extern "C" fn run<F: FnOnce() -> std::result::Result<(), i32>>(user_data: *mut c_void) -> i32 {
    let function = (*(user_data as *mut Option<F>)).take();
    match function.map(caught) {
        Some(Some(Ok(()))) => 0,
        // A non-negative code would mean success.
        Some(Some(Err(code))) if code < 0 => code,
        _ => INVALID_OPERATION,
    }
}

unsafe extern "C" fn forget<F>(_: clgl_fence, _: i32, user_data: *mut c_void) {
    caught(|| drop(take_once::<Option<F>>(user_data)));
}

/// Objects to migrate to the device of a queue.
#[derive(Clone, Debug, Default)]
pub struct Migration<'a> {
    flags: u32,
    buffers: Vec<clgl_buffer>,
    textures: Vec<clgl_texture>,
    objects: PhantomData<&'a Buffer>,
}

on_any_thread!(Migration<'_>);

impl<'a> Migration<'a> {
    /// Creates an empty list.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds flags.
    pub fn flags(mut self, flags: MigrationFlags) -> Self {
        self.flags |= flags.0;
        self
    }

    /// Adds a buffer.
    pub fn buffer(mut self, buffer: &'a Buffer) -> Self {
        self.buffers.push(buffer.as_raw());
        self
    }

    /// Adds a texture.
    pub fn texture(mut self, texture: &'a Texture) -> Self {
        self.textures.push(texture.as_raw());
        self
    }

    pub(crate) fn raw(&self) -> clgl_migration {
        clgl_migration {
            flags: self.flags,
            buffer_count: self.buffers.len() as u32,
            texture_count: self.textures.len() as u32,
            buffers: self.buffers.as_ptr(),
            textures: self.textures.as_ptr(),
            ..Default::default()
        }
    }
}
