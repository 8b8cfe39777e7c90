//! Checks that a frame makes no heap allocations in this crate.

use clgl::*;
use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering};

/// Counts the allocations of the whole process. The process has only this test, and a thread that waits for the
/// test.
static ALLOCATIONS: AtomicUsize = AtomicUsize::new(0);

struct Counting;

unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
        System.alloc(layout)
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        System.dealloc(memory, layout);
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

fn allocations() -> usize {
    ALLOCATIONS.load(Ordering::Relaxed)
}

const SOURCE: &str = "kernel void test(global uint *numbers, uint more) { numbers[get_global_id(0)] += more; }";

#[test]
fn a_frame_takes_none() {
    let context = Context::create(&ContextDesc::headless()).unwrap();
    let _current = context.make_current().unwrap();
    let queue = Queue::create(&context, &QueueDesc::new()).unwrap();
    let buffer = Buffer::create(&context, &BufferDesc::new(0).data(&[1u32, 2, 3, 4])).unwrap();
    let mut kernel = Program::create(&context, &ProgramDesc::source(SOURCE)).unwrap().kernel("test").unwrap();
    let ring = RingDesc::buffers(BufferDesc::new(16).access(Access::WRITE_DISCARD));
    let ring = Ring::create(&context, &ring).unwrap();
    let handover = Handover::new().buffer(&buffer);
    let mut numbers = [0u32; 4];

    let before = allocations();
    kernel.set_buffer(0, &buffer).unwrap();
    kernel.set_value(1, &10u32).unwrap();
    let (acquired, ready) = queue.acquire(&handover).with_fence().unwrap();
    // Launches four work-items for four numbers.
    let computed = unsafe { queue.launch(&kernel, Launch::new_1d(4)) }.after(&[&ready]).fence().unwrap();
    unsafe { queue.call(&mut kernel, &[Argument::buffer(&buffer), Argument::value(&5u32)], Launch::new_1d(4)) }
        .after(&[&computed, &ready])
        .submit()
        .unwrap();
    queue.read_buffer(&buffer, 0, &mut numbers).submit().unwrap();
    acquired.release().submit().unwrap();
    assert!(computed.wait(None).unwrap());
    let slot = queue.acquire_write(&ring, None).submit().unwrap().unwrap();
    queue.fill_buffer(slot.buffer().unwrap(), .., &7u32).submit().unwrap();
    slot.submit().submit().unwrap();
    let frame = ring.acquire_read(None).unwrap().unwrap();
    frame.buffer().unwrap().gl_name().unwrap();
    assert_eq!(allocations() - before, 0);

    assert_eq!(numbers, [16, 17, 18, 19]);
    // Checks that the counter works.
    drop(Vec::from([1u8]));
    assert!(allocations() > before);
}
