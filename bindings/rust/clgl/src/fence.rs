//! Fences: points in the command stream of either side.

use crate::callback::{caught, take_once, with_once};
use crate::command::{in_time, nanoseconds, with_raw};
use crate::error::{check, outcome, Result};
use crate::FenceStatus;
use clgl_sys::*;
use std::time::Duration;

handle! {
    /// A point in the command stream of either side, or one that the application signals.
    ///
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
    Fence, clgl_fence, clgl_fence_destroy
}

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

    /// Calls a closure once when the fence has completed or failed, on a driver or library thread, or at once. The
    /// closure must not block.
    #[doc = errors!(clgl_fence_set_callback)]
    pub fn on_end<F: FnOnce(FenceStatus) + Send + 'static>(&self, closure: F) -> Result<()> {
        with_once(closure, |closure| {
            check(unsafe { clgl_fence_set_callback(self.as_raw(), Some(run_once::<F>), closure) })
        })
    }

    /// Like [`on_end`](Self::on_end) for a status: [`FenceStatus::SUBMITTED`], [`FenceStatus::RUNNING`] or
    /// [`FenceStatus::COMPLETE`].
    #[doc = errors!(clgl_fence_set_status_callback)]
    pub fn on_status<F>(&self, status: FenceStatus, closure: F) -> Result<()>
    where
        F: FnOnce(FenceStatus) + Send + 'static,
    {
        with_once(closure, |closure| {
            check(unsafe { clgl_fence_set_status_callback(self.as_raw(), status.0, Some(run_once::<F>), closure) })
        })
    }
}

unsafe extern "C" fn run_once<F: FnOnce(FenceStatus)>(_: clgl_fence, status: i32, user_data: *mut c_void) {
    caught(|| take_once::<F>(user_data)(FenceStatus(status)));
}
