//! Rings: equal buffers or textures that OpenCL and drawing use in turns.

use crate::buffer_commands::command;
use crate::command::{in_time, nanoseconds, Command};
use crate::error::{check, made, Result};
use crate::info::Info;
use crate::text::{owned, pointer};
use crate::{Buffer, BufferDesc, Context, Queue, RingInfo, RingMode, Texture, TextureDesc};
use clgl_sys::*;
use std::fmt;
use std::marker::PhantomData;
use std::mem::ManuallyDrop;
use std::ptr;
use std::time::Duration;

/// Kind of the slots.
#[derive(Clone, Debug)]
enum Slots<'a> {
    Buffers(BufferDesc<'a>),
    Textures(TextureDesc<'a>),
    ExistingBuffers(Vec<clgl_buffer>, PhantomData<&'a Buffer>),
    ExistingTextures(Vec<clgl_texture>, PhantomData<&'a Texture>),
}

/// Describes a ring.
#[derive(Clone, Debug)]
pub struct RingDesc<'a> {
    slots: Slots<'a>,
    raw: clgl_ring_desc,
    label: Option<String>,
}

impl<'a> RingDesc<'a> {
    /// A ring of buffers.
    pub fn buffers(buffer: BufferDesc<'a>) -> Self {
        Self { slots: Slots::Buffers(buffer), raw: Default::default(), label: None }
    }

    /// A ring of textures.
    pub fn textures(texture: TextureDesc<'a>) -> Self {
        Self { slots: Slots::Textures(texture), raw: Default::default(), label: None }
    }

    /// A ring of existing buffers, which must outlive the ring.
    pub fn of_buffers(buffers: &[&'a Buffer]) -> Self {
        let handles: Vec<_> = buffers.iter().map(|buffer| buffer.as_raw()).collect();
        let raw = clgl_ring_desc { slot_count: handles.len() as u32, ..Default::default() };
        Self { slots: Slots::ExistingBuffers(handles, PhantomData), raw, label: None }
    }

    /// A ring of existing textures, which must outlive the ring.
    pub fn of_textures(textures: &[&'a Texture]) -> Self {
        let handles: Vec<_> = textures.iter().map(|texture| texture.as_raw()).collect();
        let raw = clgl_ring_desc { slot_count: handles.len() as u32, ..Default::default() };
        Self { slots: Slots::ExistingTextures(handles, PhantomData), raw, label: None }
    }

    /// Number of slots, up to 64 ([`Ring::MAX_SLOTS`]); 0 = 3.
    pub fn slots(mut self, count: u32) -> Self {
        self.raw.slot_count = count;
        self
    }

    /// Selects the frame that drawing takes.
    pub fn mode(mut self, mode: RingMode) -> Self {
        self.raw.mode = mode.0;
        self
    }

    setter!(label, "A name for messages.");
}

on_any_thread!(RingDesc<'_>);

handle! {
    /// Objects that OpenCL and drawing use in turns without waiting for each other.
    ///
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
    Ring, clgl_ring, clgl_ring_destroy
}

impl Ring {
    /// The maximum number of slots.
    pub const MAX_SLOTS: u32 = CLGL_RING_MAX_SLOTS as u32;

    /// Creates a ring with its slots.
    pub fn create(context: &Context, desc: &RingDesc<'_>) -> Result<Self> {
        let label = desc.label.as_deref().map(owned).transpose()?;
        let raw = clgl_ring_desc { label: pointer(&label), ..desc.raw };
        let create = |raw: &clgl_ring_desc| made(|ring| unsafe { clgl_ring_create(context.as_raw(), raw, ring) });
        let made = match &desc.slots {
            Slots::Buffers(buffer) => buffer.with_raw(|buffer| create(&clgl_ring_desc { buffer, ..raw })),
            Slots::Textures(texture) => texture.with_raw(|texture| create(&clgl_ring_desc { texture, ..raw })),
            Slots::ExistingBuffers(list, _) => create(&clgl_ring_desc { buffers: list.as_ptr(), ..raw }),
            Slots::ExistingTextures(list, _) => create(&clgl_ring_desc { textures: list.as_ptr(), ..raw }),
        };
        made.map(|raw| Self { raw })
    }

    /// Returns its properties and progress.
    pub fn info(&self) -> Result<RingInfo<'_>> {
        RingInfo::ask(|info| unsafe { clgl_ring_get_info(self.raw, info) })
    }

    /// Returns the object of a slot, whichever side holds it.
    pub fn slot(&self, index: u32) -> Result<Slot<'_>> {
        let mut raw = clgl_ring_slot::default();
        check(unsafe { clgl_ring_get_slot(self.raw, index, &mut raw) })?;
        Ok(Slot { raw, ring: PhantomData })
    }

    /// Takes a new frame for drawing, valid until the next call. Returns None if there is none before the timeout;
    /// drawing then keeps its slot.
    pub fn acquire_read(&self, timeout: Option<Duration>) -> Result<Option<Slot<'_>>> {
        let mut raw = clgl_ring_slot::default();
        let result = unsafe { clgl_ring_acquire_read(self.raw, nanoseconds(timeout), &mut raw) };
        in_time(result, || Slot { raw, ring: PhantomData })
    }

    /// Returns the slot that drawing holds, without taking another one.
    pub fn release_read(&self) -> Result<()> {
        check(unsafe { clgl_ring_release_read(self.raw) })
    }

    /// Changes the size of the slots; {bytes, 1, 1} for buffers. Slots held by either side keep the old size until
    /// they are returned. Objects of other old slots are destroyed: calls on them return
    /// [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE).
    pub fn resize(&self, extent: [usize; 3]) -> Result<()> {
        check(unsafe { clgl_ring_resize(self.raw, extent.as_ptr()) })
    }
}

/// A slot of a ring: its object and frame. After the ring has taken it back, calls on the object may fail.
#[derive(Clone, Copy)]
pub struct Slot<'a> {
    raw: clgl_ring_slot,
    ring: PhantomData<&'a Ring>,
}

on_any_thread!(Slot<'_>);

impl Slot<'_> {
    /// Returns its index in the ring.
    pub fn index(&self) -> u32 {
        self.raw.index
    }

    /// Returns the number of the frame, from 1; 0 = none.
    pub fn frame(&self) -> u64 {
        self.raw.frame
    }

    /// Returns the number of [`Ring::resize`] calls before it was created.
    pub fn generation(&self) -> u32 {
        self.raw.generation
    }

    /// Its buffer, in a ring of buffers.
    pub fn buffer(&self) -> Option<&Buffer> {
        // The object is represented by its handle, which the ring owns.
        (!self.raw.buffer.is_null()).then(|| unsafe { &*(&self.raw.buffer as *const clgl_buffer).cast() })
    }

    /// Its texture, in a ring of textures.
    pub fn texture(&self) -> Option<&Texture> {
        (!self.raw.texture.is_null()).then(|| unsafe { &*(&self.raw.texture as *const clgl_texture).cast() })
    }
}

impl fmt::Debug for Slot<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Slot({}, frame {})", self.index(), self.frame())
    }
}

/// The slot that OpenCL holds. Dropping it discards the frame.
#[derive(Debug)]
#[must_use = "dropping it gives the slot back at once"]
pub struct AcquiredSlot<'a> {
    queue: &'a Queue,
    ring: &'a Ring,
    slot: Slot<'a>,
    previous: Slot<'a>,
}

impl<'a> AcquiredSlot<'a> {
    /// Returns the slot of the previous frame for reading, if there is one.
    pub fn previous(&self) -> Option<&Slot<'a>> {
        (self.previous.buffer().is_some() || self.previous.texture().is_some()).then_some(&self.previous)
    }

    /// Hands it over to drawing, which gets it when the earlier commands of the queue are complete.
    pub fn submit(self) -> command!('a, ()) {
        self.give_back(0)
    }

    /// Discards the frame.
    pub fn discard(self) -> command!('a, ()) {
        self.give_back(CLGL_RING_DISCARD)
    }

    fn give_back(self, flags: u32) -> command!('a, ()) {
        Command::new(move |count, waits, fence| {
            let slot = ManuallyDrop::new(self);
            let result =
                unsafe { clgl_ring_submit(slot.queue.as_raw(), slot.ring.as_raw(), flags, count, waits, fence) };
            if result < 0 {
                let failed = check(result);
                drop(ManuallyDrop::into_inner(slot));
                return failed;
            }
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
    /// Acquires the next free slot for the queue. Returns None if none is free before the timeout; the fence of
    /// [`with_fence`](Command::with_fence) is then empty, and waiting for it fails.
    pub fn acquire_write<'a>(
        &'a self,
        ring: &'a Ring,
        timeout: Option<Duration>,
    ) -> command!('a, Option<AcquiredSlot<'a>>) {
        Command::new(move |count, waits, fence| {
            let (mut slot, mut previous) = (clgl_ring_slot::default(), clgl_ring_slot::default());
            let result = unsafe {
                clgl_ring_acquire_write(
                    self.as_raw(),
                    ring.as_raw(),
                    nanoseconds(timeout),
                    count,
                    waits,
                    &mut slot,
                    &mut previous,
                    fence,
                )
            };
            in_time(result, || AcquiredSlot {
                queue: self,
                ring,
                slot: Slot { raw: slot, ring: PhantomData },
                previous: Slot { raw: previous, ring: PhantomData },
            })
        })
    }
}
