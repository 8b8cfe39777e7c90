//! Commands of a queue, and their wait lists.

use crate::error::{outcome, Error, Result};
use crate::*;
use clgl_sys::*;
use std::ptr;
use std::time::Duration;

/// Number of fences that are passed without a heap allocation.
const INLINE_WAITS: usize = 32;

/// Converts fences to an array of handles.
pub(crate) fn with_raw<R>(fences: &[&Fence], call: impl FnOnce(u32, *const clgl_fence) -> R) -> R {
    if fences.is_empty() {
        return call(0, ptr::null());
    }
    if fences.len() <= INLINE_WAITS {
        let mut raw = [ptr::null_mut(); INLINE_WAITS];
        for (to, from) in raw.iter_mut().zip(fences) {
            *to = from.as_raw();
        }
        return call(fences.len() as u32, raw.as_ptr());
    }
    let raw: Vec<clgl_fence> = fences.iter().map(|fence| fence.as_raw()).collect();
    call(raw.len() as u32, raw.as_ptr())
}

/// A command that is not enqueued yet: [`submit`](Command::submit) does that.
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

impl<'a, T, F> Command<'a, F>
where
    F: FnOnce(u32, *const clgl_fence, *mut clgl_fence) -> Result<T>,
{
    pub(crate) fn new(enqueue: F) -> Self {
        Self { enqueue, waits: &[] }
    }

    /// Makes the command wait for fences of either side.
    pub fn after(self, waits: &'a [&'a Fence]) -> Self {
        Self { waits, ..self }
    }

    /// Enqueues it.
    ///
    /// # Errors
    ///
    /// Those of the method that made it.
    pub fn submit(self) -> Result<T> {
        let Self { enqueue, waits } = self;
        with_raw(waits, |count, raw| enqueue(count, raw, ptr::null_mut()))
    }

    /// Enqueues it, with a fence that completes with it.
    ///
    /// # Errors
    ///
    /// Those of the method that made it.
    pub fn with_fence(self) -> Result<(T, Fence)> {
        let Self { enqueue, waits } = self;
        let mut fence = ptr::null_mut();
        let given = with_raw(waits, |count, raw| enqueue(count, raw, &mut fence))?;
        Ok((given, unsafe { Fence::from_raw(fence) }))
    }
}

impl<'a, F> Command<'a, F>
where
    F: FnOnce(u32, *const clgl_fence, *mut clgl_fence) -> Result<()>,
{
    /// Enqueues it, and returns a fence that completes with it.
    ///
    /// # Errors
    ///
    /// Those of the method that made it.
    pub fn fence(self) -> Result<Fence> {
        self.with_fence().map(|(_, fence)| fence)
    }
}

/// Closure that enqueues a command, and its result.
macro_rules! command {
    ($life:lifetime, $given:ty) => {
        crate::Command<$life, impl FnOnce(u32, *const clgl_fence, *mut clgl_fence) -> crate::Result<$given> + $life>
    };
}
/// Closure that enqueues a transfer.
macro_rules! transfer {
    ($life:lifetime) => {
        crate::Transfer<$life, impl FnOnce(u32, *const clgl_fence, *mut clgl_fence) -> crate::Result<()> + $life>
    };
}
pub(crate) use {command, transfer};

/// Returns whether a command waits until it is done: if nobody gets its fence.
pub(crate) fn blocking(fence: *mut clgl_fence) -> clgl_bool {
    fence.is_null().into()
}

/// A command that reads or writes host memory: [`submit`](Transfer::submit) waits until that is no longer used,
/// [`start`](Transfer::start) does not.
#[must_use = "a transfer does nothing until it is submitted"]
pub struct Transfer<'a, F>(Command<'a, F>);

impl<'a, F> Transfer<'a, F>
where
    F: FnOnce(u32, *const clgl_fence, *mut clgl_fence) -> Result<()>,
{
    pub(crate) fn new(enqueue: F) -> Self {
        Self(Command::new(enqueue))
    }

    /// Makes the command wait for fences of either side.
    pub fn after(self, waits: &'a [&'a Fence]) -> Self {
        Self(self.0.after(waits))
    }

    /// Enqueues it and waits until it is done.
    ///
    /// # Errors
    ///
    /// Those of the method that made it.
    pub fn submit(self) -> Result<()> {
        self.0.submit()
    }

    /// Enqueues it, and returns a fence that completes with it.
    ///
    /// # Safety
    ///
    /// The memory must stay valid, and nobody may access a destination or change a source, until the fence
    /// has completed or failed.
    ///
    /// # Errors
    ///
    /// Those of the method that made it.
    pub unsafe fn start(self) -> Result<Fence> {
        self.0.fence()
    }
}

/// A pending read into an owned vector, as returned by `read_buffer_into` and similar functions.
///
/// ```
/// # fn main() -> clgl::Result<()> {
/// # let context = clgl::Context::create(&clgl::ContextDesc::headless())?;
/// # let queue = clgl::Queue::create(&context, &clgl::QueueDesc::new())?;
/// # let buffer = clgl::Buffer::create(&context, &clgl::BufferDesc::compute_only(16).data(&[1u32, 2, 3, 4]))?;
/// let reading = queue.read_buffer_into(&buffer, 0, vec![0u32; 4], &[])?;
/// // ... something else meanwhile ...
/// assert_eq!(reading.wait()?, [1, 2, 3, 4]);
/// # Ok(()) }
/// ```
#[derive(Debug)]
#[must_use = "dropping it waits for the data"]
pub struct Reading<T> {
    // Leaked if the command may still be running.
    data: Vec<T>,
    fence: Option<Fence>,
}

impl<T> Reading<T> {
    /// # Safety
    ///
    /// The fence must be that of a command that writes only to this data.
    pub(crate) unsafe fn new(data: Vec<T>, started: Result<Fence>) -> Result<Self> {
        match started {
            Ok(fence) => Ok(Self { data, fence: Some(fence) }),
            Err(error) => {
                // The command may be pending without a fence, because memory ran out.
                if error.kind() == ErrorKind::OUT_OF_HOST_MEMORY {
                    std::mem::forget(data);
                }
                Err(error)
            }
        }
    }

    /// Returns whether the data has arrived.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::COMMAND_FAILED`] if the command or one before it failed.
    pub fn is_done(&self) -> Result<bool> {
        self.fence.as_ref().map_or(Ok(true), |fence| fence.wait(Some(Duration::ZERO)))
    }

    /// Waits for the data.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::COMMAND_FAILED`] if the command or one before it failed.
    pub fn wait(mut self) -> Result<Vec<T>> {
        self.finish()?;
        Ok(std::mem::take(&mut self.data))
    }

    /// Waits; afterwards no command writes to the data.
    fn finish(&mut self) -> Result<()> {
        let waited = self.fence.take().map_or(Ok(()), |fence| fence.wait(None).map(|_| ()));
        // After any other failure of the wait, the command may still be running.
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

/// Checks that a transfer of `needed` bytes fits into `have` bytes.
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

/// Result of a call with a timeout.
pub(crate) fn in_time<T>(result: clgl_result, given: impl FnOnce() -> T) -> Result<Option<T>> {
    Ok(outcome(result)?.then(given))
}

/// Converts a timeout to nanoseconds; None = infinite.
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
