//! What a call costs through the crate beside the same call of the C function, on the path of a frame. With --check it
//! fails if one costs more than promised.

use clgl::*;
use std::time::Duration;

/// Nanoseconds that a call may cost more than in C, or so much of a call that takes microseconds, which cannot be
/// measured to the nanosecond
const MOST_MORE: f64 = 50.0;
const MOST_PART: f64 = 0.02;
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

/// What this thread has worked: what it waits for on others does not count.
fn worked() -> i64 {
    let mut time = Timespec { seconds: 0, nanoseconds: 0 };
    unsafe { clock_gettime(CLOCK_THREAD_CPUTIME_ID, &mut time) };
    time.seconds * 1_000_000_000 + time.nanoseconds
}

fn nanoseconds(call: &mut dyn FnMut()) -> f64 {
    let start = worked();
    for _ in 0..CALLS {
        call();
    }
    (worked() - start) as f64 / f64::from(CALLS)
}

/// The lowest tenth ends there: what a call costs when nothing else slows the machine down.
fn quiet(turns: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = turns.collect();
    values.sort_by(f64::total_cmp);
    values[values.len() / 10]
}

/// In turns, each first as often as the other, so that what slows the machine down meets both; the quiet ones count. A
/// call of several functions may cost as much more for each.
/// Gives by how much it costs more than it may, negative for less.
fn measure(name: &str, functions: u32, c: &mut dyn FnMut(), rust: &mut dyn FnMut()) -> f64 {
    let mut turn = |number: usize| {
        if number % 2 == 0 {
            let first = nanoseconds(c);
            (first, nanoseconds(rust))
        } else {
            let first = nanoseconds(rust);
            (nanoseconds(c), first)
        }
    };
    let turns: Vec<(f64, f64)> = (0..TURNS).map(&mut turn).collect();
    let (c, rust) = (quiet(turns.iter().map(|turn| turn.0)), quiet(turns.iter().map(|turn| turn.1)));
    let more = rust - c;
    println!("{name:30}{c:10.1} ns in C, {more:+6.1} ns in Rust");
    more - (MOST_MORE * f64::from(functions)).max(MOST_PART * c)
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
    let fence = queue.insert_fence()?;
    fence.wait(None)?;
    let (raw_queue, raw_buffer, raw_kernel) = (queue.as_raw(), buffer.as_raw(), kernel.as_raw());
    let raw_fence = fence.as_raw();
    let (mut in_c, mut in_rust) = (0u32, 0u32);
    let mut dearest = f64::MIN;

    dearest = dearest.max(measure(
        "set a value",
        1,
        &mut || {
            in_c += 1;
            ok(unsafe { sys::clgl_kernel_set_value(raw_kernel, 1, 4, (&in_c as *const u32).cast()) });
        },
        &mut || {
            in_rust += 1;
            kernel.set_value(1, &in_rust).unwrap();
        },
    ));
    dearest = dearest.max(measure(
        "set a buffer",
        1,
        &mut || ok(unsafe { sys::clgl_kernel_set_buffer(raw_kernel, 0, raw_buffer) }),
        &mut || kernel.set_buffer(0, &buffer).unwrap(),
    ));
    dearest = dearest.max(measure(
        "ask a fence",
        1,
        &mut || ok(unsafe { sys::clgl_fence_wait(raw_fence, 0) }),
        &mut || assert!(fence.wait(Some(Duration::ZERO)).unwrap()),
    ));
    // Without what OpenGL and the driver do for it, whose time is as uncertain as all that is looked for
    let flags = HandoverFlags::GL_DONE | HandoverFlags::UNCHANGED;
    let handover = Handover::new().buffer(&buffer).flags(flags);
    dearest = dearest.max(measure(
        "acquire and release",
        2,
        &mut || unsafe {
            let raw =
                sys::clgl_handover { flags: flags.0, buffer_count: 1, buffers: &raw_buffer, ..Default::default() };
            ok(sys::clgl_acquire(raw_queue, &raw, 0, std::ptr::null(), std::ptr::null_mut()));
            ok(sys::clgl_release(raw_queue, &raw, 0, std::ptr::null(), std::ptr::null_mut()));
        },
        &mut || queue.acquire(&handover).submit().unwrap().release().submit().unwrap(),
    ));
    let (raw_launch, launch) = (sys::clgl_launch::default(), Launch::new_1d(1));
    let acquired = queue.acquire(&handover).submit()?;
    dearest = dearest.max(measure(
        "launch",
        1,
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
        // One work-item of the thousand that the buffer has room for
        &mut || unsafe { queue.launch(&kernel, launch) }.submit().unwrap(),
    ));
    queue.finish()?;
    acquired.release().submit()?;

    if std::env::args().any(|argument| argument == "--check") && dearest > 0.0 {
        eprintln!("a call costs {dearest:.1} ns more than it may beside C");
        std::process::exit(1);
    }
    Ok(())
}
