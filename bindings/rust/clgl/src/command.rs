//! Commands of a queue, and their wait lists.

use crate::error::{outcome, Error, Result};
use crate::*;
use clgl_sys::*;
use std::mem::MaybeUninit;
use std::ptr;
use std::time::Duration;

/// Maximum number of fences or arguments that are passed without a heap allocation.
const INLINE: usize = 32;

/// Calls `call` with the number of fences and an array of their handles.
pub(crate) fn with_raw<O>(fences: &[&Fence], call: impl FnOnce(u32, *const clgl_fence) -> O) -> O {
    with_list(fences, |fence| fence.as_raw(), call)
}

/// Calls `call` with the number of items and an array of their values for the library.
pub(crate) fn with_list<T, R: Copy, O>(
    items: &[T],
    raw: impl Fn(&T) -> R,
    call: impl FnOnce(u32, *const R) -> O,
) -> O {
    if items.is_empty() {
        return call(0, ptr::null());
    }
    let mut inline = [MaybeUninit::uninit(); INLINE];
    if items.len() > INLINE {
        let listed: Vec<R> = items.iter().map(raw).collect();
        return call(listed.len() as u32, listed.as_ptr());
    }
    for (to, from) in inline.iter_mut().zip(items) {
        to.write(raw(from));
    }
    call(items.len() as u32, inline.as_ptr().cast())
}

/// A command that is not enqueued yet. Call [`submit`](Command::submit) to enqueue it.
///
/// ```
/// # fn main() -> clgl::Result<()> {
/// # let context = clgl::Context::create(&clgl::ContextDesc::headless())?;
/// # let queue = clgl::Queue::create(&context, &clgl::QueueDesc::new())?;
/// # let buffer = clgl::Buffer::create(&context, &clgl::BufferDesc::compute_only(16))?;
/// let filled = queue.fill_buffer(&buffer, .., &7u32).fence()?;
/// let mut numbers = [0u32; 4];
/// queue.read_buffer(&buffer, 0, &mut numbers).after(&[&filled]).submit()?;
/// assert_eq!(numbers, [7; 4]);
/// # Ok(()) }
/// ```
#[must_use = "a command does nothing until it is submitted"]
pub struct Command<'a, F> {
    enqueue: F,
    waits: &'a [&'a Fence],
}

impl<'a, T, F: FnOnce(u32, *const clgl_fence, *mut clgl_fence) -> Result<T>> Command<'a, F> {
    pub(crate) fn new(enqueue: F) -> Self {
        Self { enqueue, waits: &[] }
    }

    /// Makes the command wait for fences of OpenCL or OpenGL.
    pub fn after(self, waits: &'a [&'a Fence]) -> Self {
        Self { waits, ..self }
    }

    /// Enqueues the command.
    ///
    /// # Errors
    ///
    /// The errors of the method that created the command.
    pub fn submit(self) -> Result<T> {
        let Self { enqueue, waits } = self;
        with_raw(waits, |count, raw| enqueue(count, raw, ptr::null_mut()))
    }

    /// Enqueues the command, and creates a fence that completes with it.
    ///
    /// # Errors
    ///
    /// The errors of the method that created the command.
    pub fn with_fence(self) -> Result<(T, Fence)> {
        let Self { enqueue, waits } = self;
        let mut fence = ptr::null_mut();
        let given = with_raw(waits, |count, raw| enqueue(count, raw, &mut fence))?;
        Ok((given, unsafe { Fence::from_raw(fence) }))
    }
}

impl<F: FnOnce(u32, *const clgl_fence, *mut clgl_fence) -> Result<()>> Command<'_, F> {
    /// Enqueues the command, and returns a fence that completes with it.
    ///
    /// # Errors
    ///
    /// The errors of the method that created the command.
    pub fn fence(self) -> Result<Fence> {
        self.with_fence().map(|(_, fence)| fence)
    }
}

/// The type of a command: a closure that enqueues it and returns `$given`.
macro_rules! command {
    ($life:lifetime, $given:ty) => {
        crate::Command<$life, impl FnOnce(u32, *const clgl_fence, *mut clgl_fence) -> crate::Result<$given> + $life>
    };
}
/// The type of a transfer: a closure that enqueues it.
macro_rules! transfer {
    ($life:lifetime) => {
        crate::Transfer<$life, impl FnOnce(u32, *const clgl_fence, *mut clgl_fence) -> crate::Result<()> + $life>
    };
}
pub(crate) use {command, transfer};

/// Returns whether a call must wait until the command has completed. The call must wait if it returns no fence.
pub(crate) fn blocking(fence: *mut clgl_fence) -> clgl_bool {
    fence.is_null().into()
}

/// A command that reads or writes host memory. [`submit`](Transfer::submit) waits until the command does not
/// use the memory any more; [`start`](Transfer::start) does not wait.
#[must_use = "a transfer does nothing until it is submitted"]
pub struct Transfer<'a, F>(Command<'a, F>);

impl<'a, F: FnOnce(u32, *const clgl_fence, *mut clgl_fence) -> Result<()>> Transfer<'a, F> {
    pub(crate) fn new(enqueue: F) -> Self {
        Self(Command::new(enqueue))
    }

    /// Makes the command wait for fences of OpenCL or OpenGL.
    pub fn after(self, waits: &'a [&'a Fence]) -> Self {
        Self(self.0.after(waits))
    }

    /// Enqueues the command and waits until it does not use the memory any more.
    ///
    /// # Errors
    ///
    /// The errors of the method that created the transfer.
    pub fn submit(self) -> Result<()> {
        self.0.submit()
    }

    /// Enqueues the command, and returns a fence that completes with it.
    ///
    /// # Safety
    ///
    /// Until the fence has completed or failed, the memory must stay valid. Until then, a destination must not
    /// be accessed, and a source must not be changed.
    ///
    /// # Errors
    ///
    /// The errors of the method that created the transfer.
    pub unsafe fn start(self) -> Result<Fence> {
        self.0.fence()
    }
}

/// A pending read into a vector that this value owns. Is returned by `read_buffer_into` and similar functions.
///
/// ```
/// # fn main() -> clgl::Result<()> {
/// # let context = clgl::Context::create(&clgl::ContextDesc::headless())?;
/// # let queue = clgl::Queue::create(&context, &clgl::QueueDesc::new())?;
/// # let buffer = clgl::Buffer::create(&context, &clgl::BufferDesc::compute_only(16).data(&[1u32, 2, 3, 4]))?;
/// let reading = queue.read_buffer_into(&buffer, 0, vec![0u32; 4], &[])?;
/// // ... the application does other work ...
/// assert_eq!(reading.wait()?, [1, 2, 3, 4]);
/// # Ok(()) }
/// ```
#[derive(Debug)]
#[must_use = "dropping it waits for the data"]
pub struct Reading<T> {
    // The memory is leaked if the command may still write to it.
    data: Vec<T>,
    fence: Option<Fence>,
}

impl<T> Reading<T> {
    /// # Safety
    ///
    /// The fence must belong to a command that writes only to this data.
    pub(crate) unsafe fn new(data: Vec<T>, started: Result<Fence>) -> Result<Self> {
        match started {
            Ok(fence) => Ok(Self { data, fence: Some(fence) }),
            Err(error) => {
                // If memory ran out, the command may be pending although there is no fence.
                if error.kind() == ErrorKind::OUT_OF_HOST_MEMORY {
                    std::mem::forget(data);
                }
                Err(error)
            }
        }
    }

    /// Returns whether the read has completed.
    ///
    /// # Errors
    ///
    /// The errors of [`Fence::wait`], such as [`ErrorKind::COMMAND_FAILED`] if the command or an earlier
    /// command failed.
    pub fn is_done(&self) -> Result<bool> {
        self.fence.as_ref().map_or(Ok(true), |fence| fence.wait(Some(Duration::ZERO)))
    }

    /// Waits for the data and returns it.
    ///
    /// # Errors
    ///
    /// The errors of [`Fence::wait`], such as [`ErrorKind::COMMAND_FAILED`] if the command or an earlier
    /// command failed.
    pub fn wait(mut self) -> Result<Vec<T>> {
        self.finish()?;
        Ok(std::mem::take(&mut self.data))
    }

    /// Waits until the command does not write to the data any more. If the wait fails, leaks the data.
    fn finish(&mut self) -> Result<()> {
        let waited = self.fence.take().map_or(Ok(()), |fence| fence.wait(None).map(|_| ()));
        // If the wait itself failed, the command may still write to the data.
        if matches!(&waited, Err(error) if error.kind() != ErrorKind::COMMAND_FAILED) {
            std::mem::forget(std::mem::take(&mut self.data));
        }
        waited
    }
}

impl<T> Drop for Reading<T> {
    fn drop(&mut self) {
        let _ = self.finish();
    }
}

/// Checks that a transfer of `needed` bytes fits into `have` bytes. None in `needed` means an overflow.
pub(crate) fn fits(needed: Option<usize>, have: usize, what: &str) -> Result<()> {
    match needed {
        Some(needed) if needed <= have => Ok(()),
        Some(needed) => Err(Error::new(
            ErrorKind::OUT_OF_RANGE,
            format!("{what} has {have} bytes, and {needed} are moved: give it as much as the part has"),
        )),
        None => {
            Err(Error::new(ErrorKind::OUT_OF_RANGE, format!("the part of {what} is larger than memory can be")))
        }
    }
}

/// Returns the result of a call: None after a timeout, or if the result is not available yet.
pub(crate) fn in_time<T>(result: clgl_result, given: impl FnOnce() -> T) -> Result<Option<T>> {
    Ok(outcome(result)?.then(given))
}

/// Converts a timeout to nanoseconds. None means no limit.
pub(crate) fn nanoseconds(timeout: Option<Duration>) -> i64 {
    timeout.map_or(i64::from(CLGL_FOREVER), |time| i64::try_from(time.as_nanos()).unwrap_or(i64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU32, Ordering};

    static DROPPED: AtomicU32 = AtomicU32::new(0);

    struct Told;

    impl Drop for Told {
        fn drop(&mut self) {
            DROPPED.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// If the wait for the fence fails, a command may still write.
    #[test]
    fn what_may_still_be_written_is_not_freed() {
        let garbage = || unsafe { Fence::from_raw(0x1234_5678_usize as *mut _) };
        let reading = unsafe { Reading::new(vec![Told], Ok(garbage())) };
        assert_eq!(
            reading.and_then(Reading::wait).err().map(|error| error.kind()),
            Some(ErrorKind::INVALID_HANDLE)
        );
        drop(unsafe { Reading::new(vec![Told], Ok(garbage())) });
        let without_memory = Error::new(ErrorKind::OUT_OF_HOST_MEMORY, "no memory for a fence");
        assert!(unsafe { Reading::new(vec![Told], Err(without_memory)) }.is_err());
        assert_eq!(DROPPED.load(Ordering::Relaxed), 0);
        drop(Reading { data: vec![Told], fence: None });
        let refused = Error::new(ErrorKind::OUT_OF_RANGE, "refused");
        assert!(unsafe { Reading::new(vec![Told], Err(refused)) }.is_err());
        assert_eq!(DROPPED.load(Ordering::Relaxed), 2);
    }
}
