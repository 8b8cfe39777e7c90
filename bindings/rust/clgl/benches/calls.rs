//! Measures the CPU time and the allocations of calls in a frame, compared with the C functions. Prints one
//! line per call. tests/bench/bindings.py reads the lines and checks the limits.

use clgl::*;
use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

/// Number of allocated bytes
static ALLOCATED: AtomicUsize = AtomicUsize::new(0);

struct Counting;

unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATED.fetch_add(layout.size(), Ordering::Relaxed);
        System.alloc(layout)
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        System.dealloc(memory, layout);
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

const TURNS: usize = 301;
const CALLS: u32 = 200;

const SOURCE: &str = "kernel void test(global uint *numbers, uint more) { numbers[get_global_id(0)] += more; }";

const CLOCK_THREAD_CPUTIME_ID: i32 = 3;

#[repr(C)]
struct Timespec {
    seconds: i64,
    nanoseconds: i64,
}

extern "C" {
    fn clock_gettime(clock: i32, time: *mut Timespec) -> i32;
}

/// Returns the CPU time of this thread, without waiting times.
fn worked() -> i64 {
    let mut time = Timespec { seconds: 0, nanoseconds: 0 };
    unsafe { clock_gettime(CLOCK_THREAD_CPUTIME_ID, &mut time) };
    time.seconds * 1_000_000_000 + time.nanoseconds
}

/// Blocks the commands of a queue while calls are measured, because waking an idle driver takes a varying time.
struct Gate<'a> {
    context: &'a Context,
    queue: &'a Queue,
}

impl Gate<'_> {
    fn closed<T>(&self, timed: impl FnOnce() -> T) -> T {
        let fence = Fence::create_user(self.context).unwrap();
        self.queue.barrier().after(&[&fence]).submit().unwrap();
        let given = timed();
        fence.signal(0).unwrap();
        self.queue.finish().unwrap();
        given
    }
}

fn nanoseconds(call: &mut dyn FnMut(), gate: Option<&Gate>) -> f64 {
    let mut timed = || {
        let start = worked();
        for _ in 0..CALLS {
            call();
        }
        (worked() - start) as f64 / f64::from(CALLS)
    };
    match gate {
        Some(gate) => gate.closed(timed),
        None => timed(),
    }
}

fn median(turns: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = turns.collect();
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// Runs both functions in turns and in alternating order, so that load on the machine affects both equally.
fn measure(name: &str, functions: u32, gate: Option<&Gate>, c: &mut dyn FnMut(), rust: &mut dyn FnMut()) {
    let mut turn = |number: usize| {
        if number % 2 == 0 {
            let first = nanoseconds(c, gate);
            (first, nanoseconds(rust, gate))
        } else {
            let first = nanoseconds(rust, gate);
            (nanoseconds(c, gate), first)
        }
    };
    let turns: Vec<(f64, f64)> = (0..TURNS).map(&mut turn).collect();
    let (in_c, more) = (median(turns.iter().map(|turn| turn.0)), median(turns.iter().map(|turn| turn.1 - turn.0)));
    let before = ALLOCATED.load(Ordering::Relaxed);
    rust();
    let allocated = ALLOCATED.load(Ordering::Relaxed) - before;
    println!("{name}|{functions}|{in_c:.1}|{more:.1}|{allocated}");
}

fn ok(result: sys::clgl_result) {
    assert_eq!(result, sys::CLGL_SUCCESS);
}

fn main() -> Result<()> {
    let context = Context::create(&ContextDesc::headless())?;
    let _current = context.make_current()?;
    let queue = Queue::create(&context, &QueueDesc::new())?;
    let buffer = Buffer::create(&context, &BufferDesc::new(4096))?;
    let mut kernel = Program::create(&context, &ProgramDesc::source(SOURCE))?.kernel("test")?;
    let fence = Fence::record_cl(&queue)?;
    fence.wait(None)?;
    let (raw_queue, raw_buffer, raw_kernel) = (queue.as_raw(), buffer.as_raw(), kernel.as_raw());
    let raw_fence = fence.as_raw();
    let (mut in_c, mut in_rust) = (0u32, 0u32);

    measure(
        "set a value",
        1,
        None,
        &mut || {
            in_c += 1;
            ok(unsafe { sys::clgl_kernel_set_value(raw_kernel, 1, 4, (&in_c as *const u32).cast()) });
        },
        &mut || {
            in_rust += 1;
            kernel.set_value(1, &in_rust).unwrap();
        },
    );
    measure(
        "set a buffer",
        1,
        None,
        &mut || ok(unsafe { sys::clgl_kernel_set_buffer(raw_kernel, 0, raw_buffer) }),
        &mut || kernel.set_buffer(0, &buffer).unwrap(),
    );
    measure("ask a fence", 1, None, &mut || ok(unsafe { sys::clgl_fence_wait(raw_fence, 0) }), &mut || {
        assert!(fence.wait(Some(Duration::ZERO)).unwrap())
    });
    // The flags skip the work of OpenGL and of the driver, whose duration varies by more than the measured time.
    let flags = HandoverFlags::SKIP_GL_SYNC | HandoverFlags::CONTENT_UNCHANGED;
    let handover = Handover::new().buffer(&buffer).flags(flags);
    measure(
        "acquire and release",
        2,
        None,
        &mut || unsafe {
            let raw =
                sys::clgl_handover { flags: flags.0, buffer_count: 1, buffers: &raw_buffer, ..Default::default() };
            ok(sys::clgl_acquire(raw_queue, &raw, 0, std::ptr::null(), std::ptr::null_mut()));
            ok(sys::clgl_release(raw_queue, &raw, 0, std::ptr::null(), std::ptr::null_mut()));
        },
        &mut || queue.acquire(&handover).submit().unwrap().release().submit().unwrap(),
    );
    let (raw_launch, launch) = (sys::clgl_launch::default(), Launch::new_1d(1));
    let acquired = queue.acquire(&handover).submit()?;
    measure(
        "launch",
        1,
        Some(&Gate { context: &context, queue: &queue }),
        &mut || unsafe {
            ok(sys::clgl_kernel_launch(
                raw_queue,
                raw_kernel,
                &raw_launch,
                0,
                std::ptr::null(),
                std::ptr::null_mut(),
            ));
        },
        // Launches one work-item. The buffer has space for a thousand.
        &mut || unsafe { queue.launch(&kernel, launch) }.submit().unwrap(),
    );
    queue.finish()?;
    acquired.release().submit()?;
    Ok(())
}
