//! Fences: points in the command stream of OpenCL or OpenGL, and their futures.

use crate::command::{in_time, nanoseconds, with_raw};
use crate::error::outcome;
use crate::{Fence, Result};
use clgl_sys::*;
use std::future::Future;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, Waker};
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
    /// Waits until all fences have completed or failed. Returns false after the timeout.
    #[doc = errors!(clgl_fence_wait_all)]
    pub fn wait_all(fences: &[&Fence], timeout: Option<Duration>) -> Result<bool> {
        with_raw(fences, |count, raw| outcome(unsafe { clgl_fence_wait_all(count, raw, nanoseconds(timeout)) }))
    }

    /// Waits until one of the fences has completed or failed, and returns its index. Returns None after the
    /// timeout.
    #[doc = errors!(clgl_fence_wait_any)]
    pub fn wait_any(fences: &[&Fence], timeout: Option<Duration>) -> Result<Option<usize>> {
        let mut index = 0;
        let result = with_raw(fences, |count, raw| unsafe {
            clgl_fence_wait_any(count, raw, nanoseconds(timeout), &mut index)
        });
        in_time(result, || index as usize)
    }

    /// Returns a future of the fence. With Rust 1.64 and later, `(&fence).await` does the same.
    pub fn completion(&self) -> Completion<'_> {
        Completion { fence: self, waker: Arc::default(), has_callback: false }
    }
}

/// A future that is ready when the fence has completed or failed. It returns the error of a failed fence.
#[derive(Debug)]
#[must_use = "a future does nothing until it is awaited"]
pub struct Completion<'a> {
    fence: &'a Fence,
    waker: Arc<Mutex<Option<Waker>>>,
    has_callback: bool,
}

impl Future for Completion<'_> {
    type Output = Result<()>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<()>> {
        // Must precede the check below. If the fence completes after the check, the callback wakes the task with
        // this waker.
        *self.waker.lock().unwrap_or_else(PoisonError::into_inner) = Some(context.waker().clone());
        if !self.has_callback {
            let waker = self.waker.clone();
            self.fence.on_end(move |_| {
                let waker = waker.lock().unwrap_or_else(PoisonError::into_inner).take();
                waker.into_iter().for_each(Waker::wake);
            })?;
            self.has_callback = true;
        }
        match self.fence.wait(Some(Duration::ZERO)) {
            Ok(false) => Poll::Pending,
            ended => Poll::Ready(ended.map(|_| ())),
        }
    }
}

/// ```
/// # async fn compute() -> clgl::Result<()> {
/// # let context = clgl::Context::create(&clgl::ContextDesc::headless())?;
/// # let queue = clgl::Queue::create(&context, &clgl::QueueDesc::new())?;
/// # let buffer = clgl::Buffer::create(&context, &clgl::BufferDesc::compute_only(16))?;
/// let filled = queue.fill_buffer(&buffer, .., &7u32).fence()?;
/// (&filled).await?;
/// # Ok(()) }
/// ```
#[cfg(into_future)]
impl<'a> std::future::IntoFuture for &'a Fence {
    type Output = Result<()>;
    type IntoFuture = Completion<'a>;

    fn into_future(self) -> Completion<'a> {
        self.completion()
    }
}
