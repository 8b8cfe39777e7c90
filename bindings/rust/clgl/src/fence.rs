//! Fences: points in the command stream of either side.

use crate::command::{in_time, nanoseconds, with_raw};
use crate::error::outcome;
use crate::*;
use clgl_sys::*;
use std::time::Duration;

/// ```
/// # fn main() -> clgl::Result<()> {
/// # let context = clgl::Context::create(&clgl::ContextDesc::headless())?;
/// use std::time::Duration;
/// let fence = clgl::Fence::create_user(&context)?;
/// assert!(!fence.wait(Some(Duration::from_millis(1)))?);
/// fence.signal(0)?;
/// assert!(fence.wait(None)?);
/// # Ok(()) }
/// ```
impl Fence {
    /// Waits for all fences of a list; returns false after the timeout.
    #[doc = errors!(clgl_fence_wait_all)]
    pub fn wait_all(fences: &[&Fence], timeout: Option<Duration>) -> Result<bool> {
        with_raw(fences, |count, raw| outcome(unsafe { clgl_fence_wait_all(count, raw, nanoseconds(timeout)) }))
    }

    /// Waits for any of a list, and returns the index of a completed fence, or None after the timeout.
    #[doc = errors!(clgl_fence_wait_any)]
    pub fn wait_any(fences: &[&Fence], timeout: Option<Duration>) -> Result<Option<usize>> {
        let mut index = 0;
        let result = with_raw(fences, |count, raw| unsafe {
            clgl_fence_wait_any(count, raw, nanoseconds(timeout), &mut index)
        });
        in_time(result, || index as usize)
    }
}
