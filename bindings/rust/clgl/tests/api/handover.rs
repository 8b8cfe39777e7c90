use crate::support::*;
use clgl::*;

/// Adds 1000 to numbers that OpenGL has written. Returns the numbers that OpenGL reads afterwards.
fn add(s: &Setup, buffer: &Buffer, count: usize, desc: impl Fn(Handover<'_>) -> Handover<'_>) -> Vec<u32> {
    let mut kernel = s.kernel(ADD);
    kernel.set_buffer(0, buffer).unwrap();
    kernel.set_value(1, &1000u32).unwrap();
    let handover = desc(Handover::new().buffer(buffer));
    let acquired = s.queue.acquire(&handover).submit().unwrap();
    assert_eq!(acquired.queue().as_raw(), s.queue.as_raw());
    unsafe { s.queue.launch(&kernel, Launch::new_1d(count)) }.submit().unwrap();
    drop(acquired);
    s.gl().read_buffer(buffer.gl_name().unwrap(), count)
}

#[test]
fn dropping_releases() {
    let s = setup();
    let _current = s.context.make_current().unwrap();
    for transport in s.context.transports().unwrap() {
        if transport.buffer_status == TransportStatus::UNAVAILABLE {
            continue;
        }
        let desc = BufferDesc::new(0).data(&[1u32, 2, 3, 4]).transport(transport.transport);
        let buffer = Buffer::create(&s.context, &desc).unwrap();
        assert_eq!(add(&s, &buffer, 4, |handover| handover), [1001, 1002, 1003, 1004]);
        assert_eq!(add(&s, &buffer, 4, |h| h.flags(HandoverFlags::NO_CPU_WAIT)), [2001, 2002, 2003, 2004]);
        assert!(!buffer.info().unwrap().acquired);
    }
}

#[test]
fn a_release_gives_a_fence() {
    let s = setup();
    let _current = s.context.make_current().unwrap();
    let buffer = s.shared(16);
    let handover = Handover::new().buffer(&buffer).flags(HandoverFlags::NO_CPU_WAIT);
    let (acquired, ready) = s.queue.acquire(&handover).with_fence().unwrap();
    assert!(ready.wait(PATIENCE).unwrap());
    s.queue.fill_buffer(&buffer, .., &5u32).submit().unwrap();
    acquired.release().fence().unwrap().wait_gl().unwrap();
    assert_eq!(s.gl().read_buffer(buffer.gl_name().unwrap(), 4), [5; 4]);
}

#[test]
fn parts_of_buffers_and_boxes_of_textures() {
    let s = setup();
    let _current = s.context.make_current().unwrap();
    let staged =
        Buffer::create(&s.context, &BufferDesc::new(0).data(&[0u32; 8]).transport(Transport::STAGED)).unwrap();
    let texture = Texture::create(&s.context, &TextureDesc::picture(Format::RGBA8, 4, 4)).unwrap();
    let part = Handover::new().buffer_part(&staged, 8..16).unwrap().texture_box(&texture, [1, 1, 0], [2, 2, 1]);
    let acquired = s.queue.acquire(&part).submit().unwrap();
    s.queue.fill_buffer(&staged, 8..16, &6u32).submit().unwrap();
    acquired.release().submit().unwrap();
    assert_eq!(s.gl().read_buffer(staged.gl_name().unwrap(), 8), [0, 0, 6, 6, 0, 0, 0, 0]);
    let other = s.shared(16);
    let mixed = part.buffer(&other);
    assert_eq!(kind(s.queue.acquire(&mixed).submit()), ErrorKind::INVALID_ARGUMENT);
}

#[test]
fn what_is_acquired_is_acquired_once() {
    let s = setup();
    let buffer = s.shared(16);
    let handover = Handover::new().buffer(&buffer);
    let acquired = s.queue.acquire(&handover).submit().unwrap();
    assert_eq!(kind(s.queue.acquire(&handover).submit()), ErrorKind::ALREADY_ACQUIRED);
    acquired.release().submit().unwrap();
    assert_eq!(kind(s.queue.fill_buffer(&buffer, .., &1u32).submit()), ErrorKind::NOT_ACQUIRED);
    // Dropping a release command that was not submitted releases the objects.
    let acquired = s.queue.acquire(&handover).submit().unwrap();
    drop(acquired.release());
    assert!(!buffer.info().unwrap().acquired);
}

/// A failed release must not be repeated, because another thread may have acquired the objects with the same queue
/// since then.
#[test]
fn a_release_that_fails_gives_back_once() {
    let s = setup();
    let _current = s.context.make_current().unwrap();
    let buffer = s.shared(16);
    let handover = Handover::new().buffer(&buffer);
    let failed = Fence::create_user(&s.context).unwrap();
    failed.signal(-5).unwrap();
    let acquired = s.queue.acquire(&handover).submit().unwrap();
    assert_eq!(kind(acquired.release().after(&[&failed]).submit()), ErrorKind::COMMAND_FAILED);
    assert!(!buffer.info().unwrap().acquired);
    s.queue.acquire(&handover).submit().unwrap().release().submit().unwrap();
}
