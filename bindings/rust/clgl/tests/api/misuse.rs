use crate::support::*;
use clgl::*;

#[test]
fn stale_handles() {
    let s = compute();
    let buffer = s.numbers(&[1]);
    let twin = unsafe { Buffer::from_raw(buffer.as_raw()) };
    drop(buffer);
    assert_eq!(kind(twin.info()), ErrorKind::INVALID_HANDLE);
    assert_eq!(kind(s.queue.read_buffer(&twin, 0, &mut [0u32]).submit()), ErrorKind::INVALID_HANDLE);
    assert_eq!(kind(twin.destroy()), ErrorKind::INVALID_HANDLE);
    let garbage = unsafe { Fence::from_raw(0x1234_5678_9abc_def0_u64 as usize as *mut _) };
    assert_eq!(kind(garbage.wait(None)), ErrorKind::INVALID_HANDLE);
}

#[test]
fn handles_of_another_kind() {
    let s = compute();
    let confused = std::mem::ManuallyDrop::new(unsafe { Queue::from_raw(s.context.as_raw().cast()) });
    assert_eq!(kind(confused.finish()), ErrorKind::INVALID_HANDLE);
}

#[test]
fn objects_of_another_context() {
    let (s, other) = (compute(), compute());
    let buffer = other.numbers(&[1]);
    assert_eq!(kind(s.queue.fill_buffer(&buffer, .., &1u32).submit()), ErrorKind::WRONG_CONTEXT);
    let mut kernel = s.kernel(ADD);
    assert_eq!(kind(kernel.set_buffer(0, &buffer)), ErrorKind::WRONG_CONTEXT);
}

#[test]
fn the_wrong_thread() {
    let s = setup();
    let _current = s.context.make_current().unwrap();
    let result = std::thread::scope(|scope| {
        scope.spawn(|| kind(Buffer::create(&s.context, &BufferDesc::new(16)))).join().unwrap()
    });
    assert!([ErrorKind::NO_GL_CONTEXT, ErrorKind::WRONG_GL_CONTEXT].contains(&result), "{result:?}");
}

#[test]
fn ranges_that_end_before_they_start() {
    let s = compute();
    let buffer = s.numbers(&[1, 2]);
    let (start, end) = (8, 4);
    assert_eq!(kind(s.queue.fill_buffer(&buffer, start..end, &1u32).submit()), ErrorKind::OUT_OF_RANGE);
}

#[test]
fn what_is_still_acquired_goes_with_its_buffer() {
    let s = setup();
    let _current = s.context.make_current().unwrap();
    let buffer = s.shared(16);
    let name = buffer.gl_name().unwrap();
    let handover = Handover::new().buffer(&buffer);
    std::mem::forget(s.queue.acquire(&handover).submit().unwrap());
    assert!(buffer.info().unwrap().acquired);
    drop(handover);
    buffer.destroy().unwrap();
    let wrapped = Buffer::create(&s.context, &unsafe { BufferDesc::wrap(name) });
    assert_eq!(kind(wrapped), ErrorKind::INVALID_GL_OBJECT);
}
