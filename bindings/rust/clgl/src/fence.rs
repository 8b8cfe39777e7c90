//! Fences: points in the command stream of either side.

use crate::callback::{caught, Once};
use crate::command::{in_time, nanoseconds, with_raw};
use crate::error::{check, made, outcome, Result};
use crate::info::Info;
use crate::{Context, FenceInfo, FenceStatus, Profiling};
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
    /// Creates a fence after the OpenGL commands issued so far on this thread.
    pub fn insert_gl(context: &Context) -> Result<Self> {
        made(|fence| unsafe { clgl_fence_record_gl(context.as_raw(), fence) }).map(|raw| Self { raw })
    }

    /// Creates a fence that the application completes or fails. If dropped unsignalled, it fails.
    pub fn create_user(context: &Context) -> Result<Self> {
        made(|fence| unsafe { clgl_fence_create_user(context.as_raw(), fence) }).map(|raw| Self { raw })
    }

    /// Completes a fence of [`create_user`](Fence::create_user) with 0, or fails it with a negative code.
    pub fn signal(&self, error: i32) -> Result<()> {
        check(unsafe { clgl_fence_signal(self.raw, error) })
    }

    /// Waits; returns false after the timeout. Without a timeout it waits forever.
    pub fn wait(&self, timeout: Option<Duration>) -> Result<bool> {
        outcome(unsafe { clgl_fence_wait(self.raw, nanoseconds(timeout)) })
    }

    /// Waits for all fences of a list; returns false after the timeout.
    pub fn wait_all(fences: &[&Fence], timeout: Option<Duration>) -> Result<bool> {
        with_raw(fences, |count, raw| outcome(unsafe { clgl_fence_wait_all(count, raw, nanoseconds(timeout)) }))
    }

    /// Waits for any of a list, and returns the index of a completed fence, or None after the timeout.
    pub fn wait_any(fences: &[&Fence], timeout: Option<Duration>) -> Result<Option<usize>> {
        let mut index = 0;
        let result = with_raw(fences, |count, raw| unsafe {
            clgl_fence_wait_any(count, raw, nanoseconds(timeout), &mut index)
        });
        in_time(result, || index as usize)
    }

    /// Makes later OpenGL commands on this thread wait for it.
    pub fn wait_gl(&self) -> Result<()> {
        check(unsafe { clgl_fence_wait_gl(self.raw) })
    }

    /// Returns its side, its command and its status.
    pub fn info(&self) -> Result<FenceInfo> {
        FenceInfo::ask(|info| unsafe { clgl_fence_get_info(self.raw, info) })
    }

    /// Returns the profiling times of its command; None before it has completed.
    pub fn profiling(&self) -> Result<Option<Profiling>> {
        let mut times = clgl_profiling::default();
        let result = unsafe { clgl_fence_get_profiling(self.raw, &mut times) };
        in_time(result, || unsafe { Profiling::of(&times) })
    }

    /// Calls a closure once when the fence has completed or failed, on a driver or library thread, or at once. The
    /// closure must not block.
    pub fn on_end<F: FnOnce(FenceStatus) + Send + 'static>(&self, closure: F) -> Result<()> {
        let state = Once::new(closure);
        let result = unsafe { clgl_fence_set_callback(self.raw, Some(run_once::<F>), state.user_data()) };
        check(result).map_err(|error| {
            state.unused();
            error
        })
    }

    /// Like [`on_end`](Self::on_end) for a status: [`FenceStatus::SUBMITTED`], [`FenceStatus::RUNNING`] or
    /// [`FenceStatus::COMPLETE`].
    pub fn on_status<F: FnOnce(FenceStatus) + Send + 'static>(
        &self,
        status: FenceStatus,
        closure: F,
    ) -> Result<()> {
        let state = Once::new(closure);
        let result =
            unsafe { clgl_fence_set_status_callback(self.raw, status.0, Some(run_once::<F>), state.user_data()) };
        check(result).map_err(|error| {
            state.unused();
            error
        })
    }

    /// Creates a fence from a cl_event.
    ///
    /// # Safety
    ///
    /// It must be a cl_event; the fence retains it.
    pub unsafe fn from_cl_event(context: &Context, cl_event: *mut c_void) -> Result<Self> {
        made(|fence| clgl_fence_from_cl_event(context.as_raw(), cl_event, fence)).map(|raw| Self { raw })
    }

    /// Creates a fence from a GLsync.
    ///
    /// # Safety
    ///
    /// It must be a GLsync of the share group, which lives as long as the fence.
    pub unsafe fn from_gl_sync(context: &Context, gl_sync: *mut c_void) -> Result<Self> {
        made(|fence| clgl_fence_from_gl_sync(context.as_raw(), gl_sync, fence)).map(|raw| Self { raw })
    }

    /// Returns a cl_event that completes with it, without a change of ownership.
    pub fn cl_event(&self) -> Result<*mut c_void> {
        made(|event| unsafe { clgl_fence_cl_event(self.raw, event) })
    }

    /// Returns a GLsync that is signalled with it, without a change of ownership.
    pub fn gl_sync(&self) -> Result<*mut c_void> {
        made(|sync| unsafe { clgl_fence_gl_sync(self.raw, sync) })
    }
}

unsafe extern "C" fn run_once<F: FnOnce(FenceStatus)>(_: clgl_fence, status: i32, user_data: *mut c_void) {
    caught(|| Once::<F>::take(user_data)(FenceStatus(status)));
}
