use crate::support::*;
use clgl::*;
use std::future::Future;
use std::sync::Arc;
use std::task::{Poll, Wake};
use std::thread::{current, park, spawn, Thread};

struct Unpark(Thread);

impl Wake for Unpark {
    fn wake(self: Arc<Self>) {
        self.0.unpark();
    }
}

/// Polls a future on this thread whenever it is woken. Calls `pending` after each poll that returns Pending.
fn block_on<T>(future: impl Future<Output = T>, mut pending: impl FnMut()) -> T {
    let mut future = Box::pin(future);
    let waker = Arc::new(Unpark(current())).into();
    let mut context = std::task::Context::from_waker(&waker);
    loop {
        match future.as_mut().poll(&mut context) {
            Poll::Ready(value) => return value,
            Poll::Pending => pending(),
        }
        park();
    }
}

#[test]
fn a_fence_is_awaited() {
    let s = compute();
    let fence = Arc::new(Fence::create_user(&s.context).unwrap());
    let mut polls = 0;
    let signaller = fence.clone();
    let given = block_on(fence.completion(), || {
        polls += 1;
        // Wakes the task once although the fence is not signalled, as executors may do.
        match polls {
            1 => current().unpark(),
            2 => {
                let fence = signaller.clone();
                spawn(move || fence.signal(0).unwrap());
            }
            _ => {}
        }
    });
    assert!(given.is_ok() && polls >= 2, "{given:?} after {polls} polls");
    // The fence has completed, so the future is ready at once.
    block_on(fence.completion(), || panic!("it is pending")).unwrap();
}

#[test]
#[cfg(into_future)]
fn a_borrowed_fence_is_a_future() {
    let s = compute();
    let fence = Fence::record_cl(&s.queue).unwrap();
    block_on(async { (&fence).await }, || ()).unwrap();
}

#[test]
fn a_failed_fence_is_an_error() {
    let s = compute();
    let fence = Fence::create_user(&s.context).unwrap();
    let failed = block_on(fence.completion(), || fence.signal(-5).unwrap()).unwrap_err();
    assert_eq!((failed.kind(), failed.native().unwrap().code), (ErrorKind::COMMAND_FAILED, -5));
}

#[test]
fn commands_are_awaited_one_after_the_other() {
    let s = compute();
    let buffer = s.numbers(&[0; 4]);
    let computed = block_on(
        async {
            s.queue.fill_buffer(&buffer, .., &3u32).fence()?.completion().await?;
            let mut kernel = s.kernel(ADD);
            kernel.set_buffer(0, &buffer)?;
            kernel.set_value(1, &4u32)?;
            // Launches one work-item per number.
            unsafe { s.queue.launch(&kernel, Launch::new_1d(4)) }.fence()?.completion().await
        },
        || (),
    );
    computed.unwrap();
    assert_eq!(s.read(&buffer, 4), [7; 4]);
}
