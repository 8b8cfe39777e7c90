//! Rings of equal buffers or textures, which compute and drawing use in turn.

use crate::command::{command, in_time, nanoseconds, Command};
use crate::error::check;
use crate::info::Info;
use crate::*;
use clgl_sys::*;
use std::fmt;
use std::marker::PhantomData;
use std::ptr;
use std::time::Duration;

impl<'a> RingDesc<'a> {
    /// Describes a ring of new buffers.
    pub fn buffers(buffer: BufferDesc<'a>) -> Self {
        let mut desc = Self::default();
        desc.kept.raw.buffer = desc.kept.nested(buffer.raw());
        desc.kept.keep(buffer);
        desc
    }

    /// Describes a ring of new textures.
    pub fn textures(texture: TextureDesc<'a>) -> Self {
        let mut desc = Self::default();
        desc.kept.raw.texture = desc.kept.nested(texture.raw());
        desc.kept.keep(texture);
        desc
    }

    /// Describes a ring of existing buffers, which must outlive the ring.
    pub fn of_buffers(buffers: &[&'a Buffer]) -> Self {
        let mut desc = Self::default().slots(buffers.len() as u32);
        desc.kept.given = Some(buffers.len());
        desc.kept.raw.buffers = desc.kept.list(buffers.iter().map(|buffer| buffer.as_raw()).collect());
        desc
    }

    /// Describes a ring of existing textures, which must outlive the ring.
    pub fn of_textures(textures: &[&'a Texture]) -> Self {
        let mut desc = Self::default().slots(textures.len() as u32);
        desc.kept.given = Some(textures.len());
        desc.kept.raw.textures = desc.kept.list(textures.iter().map(|texture| texture.as_raw()).collect());
        desc
    }

    pub(crate) fn raw(&self) -> Result<&clgl_ring_desc> {
        let slots = self.kept.raw.slot_count as usize;
        match self.kept.given {
            Some(given) if given != slots => {
                let text = format!("{given} objects are given for {slots} slots: leave out the number of slots");
                Err(Error::new(ErrorKind::INVALID_ARGUMENT, text))
            }
            _ => self.kept.raw(),
        }
    }
}

/// ```
/// # fn main() -> clgl::Result<()> {
/// # let context = clgl::Context::create(&clgl::ContextDesc::headless())?;
/// # let queue = clgl::Queue::create(&context, &clgl::QueueDesc::new())?;
/// use clgl::{Access, BufferDesc, Ring, RingDesc};
/// use std::time::Duration;
/// let desc = RingDesc::buffers(BufferDesc::new(16).access(Access::WRITE_DISCARD));
/// let ring = Ring::create(&context, &desc)?;
/// let slot = queue.acquire_write(&ring, Some(Duration::from_secs(1))).submit()?.expect("a free slot");
/// queue.fill_buffer(slot.buffer().unwrap(), .., &7u32).submit()?;
/// slot.submit().submit()?;
/// let frame = ring.acquire_read(None)?.expect("the frame");
/// println!("draw from the OpenGL buffer {}", frame.buffer().unwrap().gl_name()?);
/// # Ok(()) }
/// ```
impl Ring {
    /// The maximum number of slots.
    pub const MAX_SLOTS: u32 = CLGL_RING_MAX_SLOTS as u32;
}

/// A slot of a ring, with its object and its frame. After the slot was returned to the ring, or the ring was
/// resized, calls on the object may fail.
#[derive(Clone, Copy)]
pub struct Slot<'a> {
    raw: clgl_ring_slot,
    ring: PhantomData<&'a Ring>,
}

// The library accepts handles on any thread. Other pointers are only read.
unsafe impl Send for Slot<'_> {}
unsafe impl Sync for Slot<'_> {}

impl Info for Slot<'_> {
    type Raw = clgl_ring_slot;

    unsafe fn of(raw: &clgl_ring_slot) -> Self {
        Self { raw: *raw, ring: PhantomData }
    }
}

impl Slot<'_> {
    /// Returns the index of the slot in the ring.
    pub fn index(&self) -> u32 {
        self.raw.index
    }

    /// Returns the number of the frame, from 1 on; 0 = no frame.
    pub fn frame(&self) -> u64 {
        self.raw.frame
    }

    /// Returns the number of calls of [`Ring::resize`] before the slot was created.
    pub fn generation(&self) -> u32 {
        self.raw.generation
    }

    /// Returns the buffer of the slot, in a ring of buffers.
    pub fn buffer(&self) -> Option<&Buffer> {
        // A Buffer contains only a handle, so the handle in the slot can be used as a Buffer. The ring owns the
        // buffer.
        (!self.raw.buffer.is_null()).then(|| unsafe { &*(&self.raw.buffer as *const clgl_buffer).cast() })
    }

    /// Returns the texture of the slot, in a ring of textures.
    pub fn texture(&self) -> Option<&Texture> {
        (!self.raw.texture.is_null()).then(|| unsafe { &*(&self.raw.texture as *const clgl_texture).cast() })
    }
}

impl fmt::Debug for Slot<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Slot({}, frame {})", self.index(), self.frame())
    }
}

/// The slot that OpenCL writes. Dropping this value discards the frame.
#[derive(Debug)]
#[must_use = "dropping it gives the slot back at once"]
pub struct AcquiredSlot<'a> {
    queue: &'a Queue,
    ring: &'a Ring,
    slot: Slot<'a>,
    previous: Slot<'a>,
}

impl<'a> AcquiredSlot<'a> {
    /// Returns the slot of the previous frame, for reading, if there is one.
    pub fn previous(&self) -> Option<&Slot<'a>> {
        (self.previous.buffer().is_some() || self.previous.texture().is_some()).then_some(&self.previous)
    }

    /// Passes the slot to drawing. Drawing can acquire it when the earlier commands of the queue have completed.
    #[doc = errors!(clgl_ring_submit)]
    pub fn submit(self) -> command!('a, ()) {
        self.give_back(0)
    }

    /// Discards the frame and returns the slot to the ring.
    #[doc = errors!(clgl_ring_submit)]
    pub fn discard(self) -> command!('a, ()) {
        self.give_back(CLGL_RING_DISCARD)
    }

    fn give_back(self, flags: u32) -> command!('a, ()) {
        Command::new(move |count, waits, fence| {
            let (queue, ring) = (self.queue.as_raw(), self.ring.as_raw());
            check(unsafe { clgl_ring_submit(queue, ring, flags, count, waits, fence) })?;
            std::mem::forget(self);
            Ok(())
        })
    }
}

impl<'a> std::ops::Deref for AcquiredSlot<'a> {
    type Target = Slot<'a>;
    fn deref(&self) -> &Slot<'a> {
        &self.slot
    }
}

impl Drop for AcquiredSlot<'_> {
    fn drop(&mut self) {
        let (queue, ring) = (self.queue.as_raw(), self.ring.as_raw());
        unsafe { clgl_ring_submit(queue, ring, CLGL_RING_DISCARD, 0, ptr::null(), ptr::null_mut()) };
    }
}

impl Queue {
    /// Acquires the next free slot for the queue. Returns None if no slot becomes free before the timeout. The
    /// fence of [`with_fence`](Command::with_fence) is then empty, and waiting for it fails.
    #[doc = errors!(clgl_ring_acquire_write)]
    pub fn acquire_write<'a>(
        &'a self,
        ring: &'a Ring,
        timeout: Option<Duration>,
    ) -> command!('a, Option<AcquiredSlot<'a>>) {
        Command::new(move |count, waits, fence| {
            let (mut slot, mut previous) = (clgl_ring_slot::default(), clgl_ring_slot::default());
            let (slots, timeout) = ((&mut slot, &mut previous), nanoseconds(timeout));
            let (queue, raw) = (self.as_raw(), ring.as_raw());
            let result =
                unsafe { clgl_ring_acquire_write(queue, raw, timeout, count, waits, slots.0, slots.1, fence) };
            in_time(result, || unsafe {
                AcquiredSlot { queue: self, ring, slot: Slot::of(&slot), previous: Slot::of(&previous) }
            })
        })
    }
}
