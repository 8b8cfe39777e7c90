//! Shared code of the tests.

use crate::gl::Gl;
use clgl::*;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Maximum time to wait for another thread.
pub const PATIENCE: Option<Duration> = Some(Duration::from_secs(60));

/// A headless context and its queue.
pub struct Setup {
    pub context: Context,
    pub queue: Queue,
}

pub fn setup() -> Setup {
    let context = Context::create(&ContextDesc::headless().label("test")).unwrap();
    let queue = Queue::create(&context, &QueueDesc::new()).unwrap();
    Setup { context, queue }
}

/// Creates a context without OpenGL.
pub fn compute() -> Setup {
    let context = Context::create(&ContextDesc::compute_only()).unwrap();
    let queue = Queue::create(&context, &QueueDesc::new()).unwrap();
    Setup { context, queue }
}

impl Setup {
    pub fn shared(&self, size: usize) -> Buffer {
        Buffer::create(&self.context, &BufferDesc::new(size)).unwrap()
    }

    pub fn numbers(&self, numbers: &[u32]) -> Buffer {
        Buffer::create(&self.context, &BufferDesc::compute_only(0).data(numbers)).unwrap()
    }

    /// Returns whether commands have profiling times. The library returns no times if the driver does not measure
    /// them.
    pub fn has_times(&self) -> bool {
        let properties = self.context.devices().unwrap()[0].info().unwrap().queue_on_host_properties;
        properties.contains(DeviceQueueFlags::PROFILING)
    }

    pub fn read(&self, buffer: &Buffer, count: usize) -> Vec<u32> {
        let mut numbers = vec![0; count];
        self.queue.read_buffer(buffer, 0, &mut numbers).submit().unwrap();
        numbers
    }

    pub fn program(&self, source: &str) -> Program {
        Program::create(&self.context, &ProgramDesc::source(source)).unwrap()
    }

    /// Builds the kernel `test` of a source.
    pub fn kernel(&self, source: &str) -> Kernel {
        self.program(source).kernel("test").unwrap()
    }

    pub fn gl(&self) -> Gl {
        Gl::new(&self.context)
    }
}

pub const ADD: &str = "kernel void test(global uint *numbers, uint more) { numbers[get_global_id(0)] += more; }";

pub fn kind<T>(result: Result<T>) -> ErrorKind {
    match result {
        Ok(_) => panic!("it does not fail"),
        Err(error) => {
            assert!(error.message().contains(": ") || error.message().len() > 20, "{error:?}");
            error.kind()
        }
    }
}

/// Locks process-wide state that only one test at a time may use: the log and the caught panic.
pub fn alone() -> MutexGuard<'static, ()> {
    static ALONE: Mutex<()> = Mutex::new(());
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}
