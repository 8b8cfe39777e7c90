use crate::gl::Gl;
use crate::support::*;
use clgl::*;
use std::time::Duration;

const NOW: Option<Duration> = Some(Duration::ZERO);

fn write(s: &Setup, ring: &Ring, number: u32) {
    let slot = s.queue.acquire_slot(ring, PATIENCE).submit().unwrap().unwrap();
    assert_eq!(slot.frame(), u64::from(number));
    s.queue.fill_buffer(slot.buffer().unwrap(), .., &number).submit().unwrap();
    slot.release().submit().unwrap();
}

fn shown(gl: &Gl, ring: &Ring) -> u32 {
    let slot = ring.take(PATIENCE).unwrap().unwrap();
    gl.read_buffer(slot.buffer().unwrap().gl_name().unwrap(), 1)[0]
}

#[test]
fn every_frame_in_order() {
    let s = setup();
    let _current = s.context.make_current().unwrap();
    let gl = s.gl();
    let desc = RingDesc::buffers(BufferDesc::new(4).access(Access::WRITE_DISCARD)).slots(3).label("frames");
    let ring = Ring::create(&s.context, &desc).unwrap();
    write(&s, &ring, 1);
    write(&s, &ring, 2);
    write(&s, &ring, 3);
    assert!(s.queue.acquire_slot(&ring, NOW).submit().unwrap().is_none());
    assert!(s.queue.acquire_slot(&ring, Some(Duration::from_millis(5))).submit().unwrap().is_none());
    assert_eq!([shown(&gl, &ring), shown(&gl, &ring), shown(&gl, &ring)], [1, 2, 3]);
    assert!(ring.take(NOW).unwrap().is_none());
    ring.give_back().unwrap();
    assert_eq!(kind(ring.give_back()), ErrorKind::INVALID_STATE);

    // Dropped or discarded, there is no frame.
    let slot = s.queue.acquire_slot(&ring, PATIENCE).submit().unwrap().unwrap();
    assert_eq!(slot.previous().unwrap().frame(), 3);
    drop(slot);
    s.queue.acquire_slot(&ring, PATIENCE).submit().unwrap().unwrap().discard().submit().unwrap();
    assert!(ring.take(NOW).unwrap().is_none());
    let info = ring.info().unwrap();
    assert_eq!((info.label(), info.slot_count, info.frames_taken, info.mode()), ("frames", 3, 3, RingMode::FIFO));
}

#[test]
fn the_newest_frame_alone() {
    let s = setup();
    let _current = s.context.make_current().unwrap();
    let gl = s.gl();
    let desc = RingDesc::buffers(BufferDesc::new(4).access(Access::WRITE_DISCARD)).mode(RingMode::MAILBOX);
    let mut ring = Ring::create(&s.context, &desc).unwrap();
    (1..=7).for_each(|number| write(&s, &ring, number));
    s.queue.finish().unwrap();
    assert_eq!(shown(&gl, &ring), 7);
    ring.resize([8, 1, 1]).unwrap();
    assert_eq!(ring.slot(0).unwrap().generation(), 1);
    assert_eq!(ring.slot(2).unwrap().buffer().unwrap().info().unwrap().size, 8);
    assert_eq!(kind(ring.slot(3)), ErrorKind::OUT_OF_RANGE);
}

#[test]
fn textures_take_turns() {
    let s = setup();
    let _current = s.context.make_current().unwrap();
    let picture = TextureDesc::picture(Format::RGBA8, 2, 2).access(Access::WRITE_DISCARD);
    let ring = Ring::create(&s.context, &RingDesc::textures(picture)).unwrap();
    let slot = s.queue.acquire_slot(&ring, PATIENCE).submit().unwrap().unwrap();
    s.queue.fill_texture(slot.texture().unwrap(), .., Color::Float([1.0, 0.0, 0.2, 1.0])).submit().unwrap();
    slot.release().fence().unwrap().wait(PATIENCE).unwrap();
    let frame = ring.take(PATIENCE).unwrap().unwrap();
    let name = frame.texture().unwrap().info().unwrap().gl_name;
    assert_eq!(s.gl().pixels(name, 2, 2), [[255, 0, 51, 255]; 4]);
    assert!(frame.buffer().is_none());
    ring.destroy().unwrap();
}

#[test]
fn two_threads() {
    let s = setup();
    let _current = s.context.make_current().unwrap();
    let gl = s.gl();
    let desc = RingDesc::buffers(BufferDesc::new(4).access(Access::WRITE_DISCARD));
    let ring = Ring::create(&s.context, &desc).unwrap();
    std::thread::scope(|scope| {
        let (s, ring) = (&s, &ring);
        scope.spawn(move || (1..=20).for_each(|number| write(s, ring, number)));
        assert_eq!((1..=20).map(|_| shown(&gl, ring)).collect::<Vec<u32>>(), (1..=20).collect::<Vec<u32>>());
    });
}
