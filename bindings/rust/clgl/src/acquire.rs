//! Passes shared objects from OpenGL to an OpenCL queue (acquire) and back (release).

use crate::command::{command, Command};
use crate::error::{check, Result};
use crate::text::pointer;
use crate::*;
use clgl_sys::*;
use std::marker::PhantomData;
use std::ptr;

/// A list of objects to acquire and release together. One list can be used for many acquires and releases.
///
/// ```compile_fail,E0505
/// # fn main() -> clgl::Result<()> {
/// # let context = clgl::Context::create(&clgl::ContextDesc::headless())?;
/// # let queue = clgl::Queue::create(&context, &clgl::QueueDesc::new())?;
/// let buffer = clgl::Buffer::create(&context, &clgl::BufferDesc::new(16))?;
/// let handover = clgl::Handover::new().buffer(&buffer);
/// let acquired = queue.acquire(&handover).submit()?;
/// drop(buffer); // The queue has acquired it.
/// acquired.release().submit()?;
/// # Ok(()) }
/// ```
#[derive(Clone, Debug, Default)]
pub struct Handover<'a> {
    pub(crate) flags: u32,
    pub(crate) buffers: Vec<clgl_buffer>,
    ranges: Vec<clgl_range>,
    pub(crate) textures: Vec<clgl_texture>,
    boxes: Vec<clgl_box>,
    objects: PhantomData<&'a Buffer>,
}

// The library accepts handles on any thread. Other pointers are only read.
unsafe impl Send for Handover<'_> {}
unsafe impl Sync for Handover<'_> {}

impl<'a> Handover<'a> {
    /// Creates an empty list.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds flags. An acquire ignores flags for a release, and a release ignores flags for an acquire.
    pub fn flags(mut self, flags: HandoverFlags) -> Self {
        self.flags |= flags.0;
        self
    }

    /// Adds a whole buffer. Cannot be mixed with [`buffer_part`](Self::buffer_part).
    pub fn buffer(mut self, buffer: &'a Buffer) -> Self {
        self.buffers.push(buffer.as_raw());
        self
    }

    /// Adds the part of a buffer that commands read or write. If one buffer in the list has a part, all buffers
    /// must have one.
    ///
    /// # Errors
    ///
    /// The errors of [`Buffer::info`].
    pub fn buffer_part(mut self, buffer: &'a Buffer, part: impl Into<Part>) -> Result<Self> {
        self.ranges.push(part.into().within(buffer.info()?.size));
        Ok(self.buffer(buffer))
    }

    /// Adds a whole texture. Cannot be mixed with [`texture_box`](Self::texture_box).
    pub fn texture(mut self, texture: &'a Texture) -> Self {
        self.textures.push(texture.as_raw());
        self
    }

    /// Adds the box of a texture that commands read or write. If one texture in the list has a box, all
    /// textures must have one.
    pub fn texture_box(mut self, texture: &'a Texture, origin: [usize; 3], extent: [usize; 3]) -> Self {
        self.boxes.push(clgl_box { origin, extent });
        self.texture(texture)
    }

    fn raw(&self) -> Result<clgl_handover> {
        same_length(self.ranges.len(), self.buffers.len(), "buffers")?;
        same_length(self.boxes.len(), self.textures.len(), "textures")?;
        Ok(clgl_handover {
            flags: self.flags,
            buffer_count: self.buffers.len() as u32,
            buffers: pointer(&self.buffers),
            buffer_ranges: pointer(&self.ranges),
            texture_count: self.textures.len() as u32,
            textures: pointer(&self.textures),
            texture_regions: pointer(&self.boxes),
            ..Default::default()
        })
    }
}

fn same_length(parts: usize, objects: usize, what: &str) -> Result<()> {
    if parts == 0 || parts == objects {
        return Ok(());
    }
    Err(crate::Error::new(
        ErrorKind::INVALID_ARGUMENT,
        format!("{parts} of {objects} {what} are given with a part: give all of them with one, or none"),
    ))
}

/// Returns whether the queue has released the objects although the call failed. Another queue may have acquired
/// the objects since then.
fn is_released_all_the_same(error: &crate::Error) -> bool {
    [ErrorKind::COMMAND_FAILED, ErrorKind::INVALID_GL_OBJECT, ErrorKind::GL_OBJECT_CHANGED].contains(&error.kind())
}

/// Objects that a queue has acquired. Dropping this value releases them.
///
/// The value must stay on the thread that has the OpenGL context current:
///
/// ```compile_fail,E0277
/// # fn main() -> clgl::Result<()> {
/// # let context = clgl::Context::create(&clgl::ContextDesc::headless())?;
/// # let queue = clgl::Queue::create(&context, &clgl::QueueDesc::new())?;
/// # let buffer = clgl::Buffer::create(&context, &clgl::BufferDesc::new(16))?;
/// # let handover = clgl::Handover::new().buffer(&buffer);
/// let acquired = queue.acquire(&handover).submit()?;
/// std::thread::scope(|scope| { scope.spawn(move || drop(acquired)); });
/// # Ok(()) }
/// ```
#[derive(Debug)]
#[must_use = "dropping it releases the objects at once"]
pub struct Acquired<'a> {
    queue: &'a Queue,
    // Contains pointers to the borrowed lists.
    raw: clgl_handover,
    thread: PhantomData<(&'a Handover<'a>, *const ())>,
}

impl<'a> Acquired<'a> {
    /// Releases the objects to OpenGL.
    #[doc = errors!(clgl_release)]
    pub fn release(self) -> command!('a, ()) {
        Command::new(move |count, waits, fence| {
            let released = check(unsafe { self.give_back(count, waits, fence) });
            // If the objects are still acquired, dropping `self` tries to release them, without a wait list.
            if released.as_ref().map_or_else(is_released_all_the_same, |()| true) {
                std::mem::forget(self);
            }
            released
        })
    }

    unsafe fn give_back(&self, count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result {
        clgl_release(self.queue.as_raw(), &self.raw, count, waits, fence)
    }

    /// Returns the queue that has acquired the objects.
    pub fn queue(&self) -> &'a Queue {
        self.queue
    }
}

impl Drop for Acquired<'_> {
    fn drop(&mut self) {
        if self.raw.flags & CLGL_HANDOVER_NO_CPU_WAIT == 0 {
            unsafe { self.give_back(0, ptr::null(), ptr::null_mut()) };
            return;
        }
        // Makes OpenGL wait for the release before it uses the objects.
        let mut fence = ptr::null_mut();
        if unsafe { self.give_back(0, ptr::null(), &mut fence) } >= 0 {
            let _ = unsafe { Fence::from_raw(fence) }.wait_gl();
        }
    }
}

impl Queue {
    /// Acquires objects for the queue. Later commands of the queue see the writes of earlier OpenGL commands of
    /// this thread.
    #[doc = errors!(clgl_acquire)]
    ///
    /// ```
    /// # fn main() -> clgl::Result<()> {
    /// # let context = clgl::Context::create(&clgl::ContextDesc::headless())?;
    /// # let queue = clgl::Queue::create(&context, &clgl::QueueDesc::new())?;
    /// # let buffer = clgl::Buffer::create(&context, &clgl::BufferDesc::new(16))?;
    /// let handover = clgl::Handover::new().buffer(&buffer);
    /// let acquired = queue.acquire(&handover).submit()?;
    /// queue.fill_buffer(&buffer, .., &1.0f32).submit()?;
    /// acquired.release().submit()?;
    /// # Ok(()) }
    /// ```
    pub fn acquire<'a>(&'a self, handover: &'a Handover<'a>) -> command!('a, Acquired<'a>) {
        Command::new(move |count, waits, fence| {
            let raw = handover.raw()?;
            check(unsafe { clgl_acquire(self.as_raw(), &raw, count, waits, fence) })?;
            Ok(Acquired { queue: self, raw, thread: PhantomData })
        })
    }
}
