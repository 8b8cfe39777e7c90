//! Queues: OpenCL command queues of a context.

use crate::callback::{caught, Once};
use crate::command::{plain_command, with_raw, Command};
use crate::error::{check, made, Result};
use crate::info::Info;
use crate::text::{owned, pointer};
use crate::{Buffer, Context, Device, Fence, MigrationFlags, QueueFlags, QueueInfo, Texture};
use clgl_sys::*;
use std::marker::PhantomData;

/// Describes a queue.
#[derive(Clone, Debug, Default)]
pub struct QueueDesc {
    raw: clgl_queue_desc,
    label: Option<String>,
}

impl QueueDesc {
    /// An in-order queue of the first device.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds flags.
    pub fn flags(mut self, flags: QueueFlags) -> Self {
        self.raw.flags |= flags.0;
        self
    }

    /// The device of the context that runs the commands.
    pub fn device(mut self, device: Device) -> Self {
        self.raw.device = device.as_raw();
        self
    }

    setter!(label, "A name for messages and debugging tools.");

    /// Uses an existing cl_command_queue, which the queue retains.
    ///
    /// # Safety
    ///
    /// It must be a cl_command_queue, which lives at least until the queue is created.
    pub unsafe fn cl_queue(mut self, cl_queue: *mut c_void) -> Self {
        self.raw.cl_queue = cl_queue;
        self
    }
}

on_any_thread!(QueueDesc);

handle! {
    /// A command queue of a context. Its methods return commands, which [`submit`](Command::submit) enqueues.
    Queue, clgl_queue, clgl_queue_destroy
}

impl Queue {
    /// Creates a queue.
    pub fn create(context: &Context, desc: &QueueDesc) -> Result<Self> {
        let label = desc.label.as_deref().map(owned).transpose()?;
        let raw = clgl_queue_desc { label: pointer(&label), ..desc.raw };
        made(|queue| unsafe { clgl_queue_create(context.as_raw(), &raw, queue) }).map(|raw| Self { raw })
    }

    /// Creates a queue with the same context, device, properties and label.
    pub fn duplicate(&self) -> Result<Self> {
        made(|queue| unsafe { clgl_queue_duplicate(self.raw, queue) }).map(|raw| Self { raw })
    }

    /// Returns its properties.
    pub fn info(&self) -> Result<QueueInfo<'_>> {
        QueueInfo::ask(|info| unsafe { clgl_queue_get_info(self.raw, info) })
    }

    /// Submits all commands to the device.
    pub fn flush(&self) -> Result<()> {
        check(unsafe { clgl_queue_flush(self.raw) })
    }

    /// Waits until all commands have completed.
    pub fn finish(&self) -> Result<()> {
        check(unsafe { clgl_queue_finish(self.raw) })
    }

    /// Creates a fence after all commands enqueued so far.
    pub fn insert_fence(&self) -> Result<Fence> {
        made(|fence| unsafe { clgl_fence_record_cl(self.raw, fence) }).map(|raw| unsafe { Fence::from_raw(raw) })
    }

    /// Creates a fence that waits for all commands enqueued so far and for fences of either side.
    pub fn marker(&self, waits: &[&Fence]) -> Result<Fence> {
        with_raw(waits, |count, waits| made(|fence| unsafe { clgl_queue_marker(self.raw, count, waits, fence) }))
            .map(|raw| unsafe { Fence::from_raw(raw) })
    }

    /// Makes later commands wait for earlier ones.
    pub fn barrier(&self) -> Command<'_, impl FnOnce(u32, *const clgl_fence, *mut clgl_fence) -> Result<()> + '_> {
        plain_command(move |count, waits, fence| unsafe { clgl_queue_barrier(self.raw, count, waits, fence) })
    }

    /// Runs a closure as a command, on a driver or library thread. A negative code fails its fence with that code, a
    /// panic with -59 (CL_INVALID_OPERATION). After a failed command it may not run.
    ///
    /// The closure must not wait for fences or queues.
    pub fn host_function<F>(&self, function: F, waits: &[&Fence]) -> Result<Fence>
    where
        F: FnOnce() -> std::result::Result<(), i32> + Send + 'static,
    {
        let state = Once::new(Some(function));
        let user_data = state.user_data();
        let enqueued = with_raw(waits, |count, waits| {
            made(|fence| unsafe {
                clgl_queue_launch_host_function(self.raw, Some(run::<F>), user_data, count, waits, fence)
            })
        });
        let fence = match enqueued {
            Ok(raw) => unsafe { Fence::from_raw(raw) },
            Err(error) => {
                state.unused();
                return Err(error);
            }
        };
        // Once the fence has completed or failed, the function has run or never will, so the closure can be freed.
        check(unsafe { clgl_fence_set_callback(fence.as_raw(), Some(forget::<F>), user_data) })?;
        Ok(fence)
    }

    /// Migrates objects to the device of the queue, or to the host.
    pub fn migrate<'a>(
        &'a self,
        migration: &'a Migration<'a>,
    ) -> Command<'a, impl FnOnce(u32, *const clgl_fence, *mut clgl_fence) -> Result<()> + 'a> {
        plain_command(move |count, waits, fence| unsafe {
            clgl_migrate(self.raw, &migration.raw(), count, waits, fence)
        })
    }

    /// Returns the cl_command_queue without a change of ownership.
    pub fn cl_queue(&self) -> Result<*mut c_void> {
        made(|queue| unsafe { clgl_queue_cl_queue(self.raw, queue) })
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
    caught(|| drop(Once::<Option<F>>::take(user_data)));
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

    fn raw(&self) -> clgl_migration {
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
