//! Fences as futures.

use crate::{Fence, Result};
use std::future::Future;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, Waker};
use std::time::Duration;

/// A future that is ready when its fence has completed, or with the error of the fence.
#[derive(Debug)]
#[must_use = "a future does nothing until it is awaited"]
pub struct Completion<'a> {
    fence: &'a Fence,
    waker: Arc<Mutex<Option<Waker>>>,
    has_callback: bool,
}

impl Fence {
    /// Returns a future of the fence. With Rust 1.64 and later `(&fence).await` does the same.
    pub fn completion(&self) -> Completion<'_> {
        Completion { fence: self, waker: Arc::default(), has_callback: false }
    }
}

impl Future for Completion<'_> {
    type Output = Result<()>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<()>> {
        // A fence that ends after the test below finds the waker.
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
