//! Mappings: temporary access to the contents of buffers and textures from the CPU.

use crate::command::{command, Command};
use crate::error::{check, Error, Result};
use crate::*;
use clgl_sys::*;
use std::mem::{align_of, size_of};
use std::ptr;

/// The mapped object.
#[derive(Clone, Copy, Debug)]
enum Object<'a> {
    Buffer(&'a Buffer),
    Texture(&'a Texture),
}

/// A mapped part of a buffer or texture. Borrows the object. Dropping this value unmaps the part.
///
/// ```compile_fail,E0505
/// # fn main() -> clgl::Result<()> {
/// # let context = clgl::Context::create(&clgl::ContextDesc::compute_only())?;
/// # let queue = clgl::Queue::create(&context, &clgl::QueueDesc::new())?;
/// let buffer = clgl::Buffer::create(&context, &clgl::BufferDesc::compute_only(16))?;
/// let mapped = unsafe { queue.map_buffer(&buffer, clgl::MapFlags::READ, ..).submit()? };
/// drop(buffer); // Its memory is in use.
/// println!("{:?}", mapped.as_slice::<u8>()?);
/// # Ok(()) }
/// ```
#[derive(Debug)]
pub struct Mapped<'a> {
    queue: &'a Queue,
    object: Object<'a>,
    flags: MapFlags,
    pointer: *mut c_void,
    size: usize,
    // Pitches of rows and slices in bytes
    pitches: (usize, usize),
}

// While the memory is mapped, nothing else writes it (see `map_buffer`). Any thread may end the mapping.
unsafe impl Send for Mapped<'_> {}
unsafe impl Sync for Mapped<'_> {}

impl<'a> Mapped<'a> {
    /// Returns the memory for reading.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::MISALIGNED`] if the memory does not have the alignment of the type.
    pub fn as_slice<T: Plain>(&self) -> Result<&[T]> {
        let count = self.count::<T>()?;
        Ok(unsafe { std::slice::from_raw_parts(self.pointer.cast(), count) })
    }

    /// Returns the memory for writing. It must have been mapped for writing.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::MISALIGNED`] if the memory does not have the alignment of the type, [`ErrorKind::INVALID_STATE`]
    /// if the memory is mapped only for reading.
    pub fn as_mut_slice<T: Plain>(&mut self) -> Result<&mut [T]> {
        if !self.flags.intersects(MapFlags::WRITE | MapFlags::WRITE_DISCARD) {
            let message = "the mapping only reads: map with MapFlags::WRITE to write";
            return Err(Error::new(ErrorKind::INVALID_STATE, message));
        }
        let count = self.count::<T>()?;
        Ok(unsafe { std::slice::from_raw_parts_mut(self.pointer.cast(), count) })
    }

    /// Returns the number of whole values of type T in the mapping.
    fn count<T>(&self) -> Result<usize> {
        if size_of::<T>() == 0 || self.pointer as usize % align_of::<T>() != 0 {
            let message = format!("the mapping at {:p} does not have the alignment of the type", self.pointer);
            return Err(Error::new(ErrorKind::MISALIGNED, message));
        }
        Ok(self.size / size_of::<T>())
    }

    /// Returns the row pitch of a texture in bytes, or 0 for a buffer.
    pub fn row_pitch(&self) -> usize {
        self.pitches.0
    }

    /// Returns the slice or layer pitch of a texture in bytes, or 0 if it has no slices.
    pub fn slice_pitch(&self) -> usize {
        self.pitches.1
    }

    /// Unmaps the memory. When the command has completed, the object contains what was written.
    #[doc = errors!(clgl_buffer_unmap)]
    #[doc = errors!(clgl_texture_unmap)]
    pub fn unmap(self) -> command!('a, ()) {
        Command::new(move |count, waits, fence| {
            let result = unsafe { self.end(count, waits, fence) };
            if result >= 0 {
                std::mem::forget(self);
            }
            check(result)
        })
    }

    unsafe fn end(&self, count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result {
        let (queue, pointer) = (self.queue.as_raw(), self.pointer);
        match self.object {
            Object::Buffer(buffer) => clgl_buffer_unmap(queue, buffer.as_raw(), pointer, count, waits, fence),
            Object::Texture(texture) => clgl_texture_unmap(queue, texture.as_raw(), pointer, count, waits, fence),
        }
    }
}

impl Drop for Mapped<'_> {
    fn drop(&mut self) {
        unsafe { self.end(0, ptr::null(), ptr::null_mut()) };
    }
}

impl Queue {
    /// Maps a part of a buffer, and waits until the memory may be used.
    #[doc = errors!(clgl_buffer_map)]
    ///
    /// # Safety
    ///
    /// While the part is mapped, no command and no other mapping may write it. If this mapping writes, no command
    /// and no other mapping may read it. The part must be unmapped before the object is released, returned to its
    /// ring, or destroyed by a resize of its [`Ring`](crate::Ring).
    pub unsafe fn map_buffer<'a>(
        &'a self,
        buffer: &'a Buffer,
        flags: MapFlags,
        part: impl Into<Part>,
    ) -> command!('a, Mapped<'a>) {
        let part = part.into();
        Command::new(move |count, waits, fence| {
            let size = part.within(buffer.info()?.size).size;
            let (queue, raw, mut pointer) = (self.as_raw(), buffer.as_raw(), ptr::null_mut());
            check(clgl_buffer_map(queue, raw, flags.0, part.as_ptr(), 1, count, waits, &mut pointer, fence))?;
            let object = Object::Buffer(buffer);
            Ok(Mapped { queue: self, object, flags, pointer, size, pitches: (0, 0) })
        })
    }

    /// Maps a part of a texture, and waits until the memory may be used. The distances between rows and between
    /// slices are [`row_pitch`](Mapped::row_pitch) and [`slice_pitch`](Mapped::slice_pitch).
    #[doc = errors!(clgl_texture_map)]
    ///
    /// # Safety
    ///
    /// The rules of [`map_buffer`](Self::map_buffer) apply.
    pub unsafe fn map_texture<'a>(
        &'a self,
        texture: &'a Texture,
        flags: MapFlags,
        region: impl Into<TextureRegion>,
    ) -> command!('a, Mapped<'a>) {
        let region = region.into();
        Command::new(move |count, waits, fence| {
            let info = texture.info()?;
            let (queue, raw, mut at, mut pitches) = (self.as_raw(), texture.as_raw(), ptr::null_mut(), (0, 0));
            let (part, row, slice) = (region.as_ptr(), &mut pitches.0, &mut pitches.1);
            check(clgl_texture_map(queue, raw, flags.0, part, 1, count, waits, &mut at, row, slice, fence))?;
            let size = region.mapped_size(&info, pitches.0, pitches.1);
            let object = Object::Texture(texture);
            Ok(Mapped { queue: self, object, flags, pointer: at, size, pitches })
        })
    }
}
