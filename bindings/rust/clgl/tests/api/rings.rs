use crate::gl::Gl;
use crate::support::*;
use clgl::*;
use std::time::Duration;

const NOW: Option<Duration> = Some(Duration::ZERO);

fn write(s: &Setup, ring: &Ring, number: u32) {
    let slot = s.queue.acquire_write(ring, PATIENCE).submit().unwrap().unwrap();
    assert_eq!(slot.frame(), u64::from(number));
    s.queue.fill_buffer(slot.buffer().unwrap(), .., &number).submit().unwrap();
    slot.submit().submit().unwrap();
}

fn shown(gl: &Gl, ring: &Ring) -> u32 {
    let slot = ring.acquire_read(PATIENCE).unwrap().unwrap();
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
    assert!(s.queue.acquire_write(&ring, NOW).submit().unwrap().is_none());
    assert!(s.queue.acquire_write(&ring, Some(Duration::from_millis(5))).submit().unwrap().is_none());
    assert_eq!([shown(&gl, &ring), shown(&gl, &ring), shown(&gl, &ring)], [1, 2, 3]);
    assert!(ring.acquire_read(NOW).unwrap().is_none());
    ring.release_read().unwrap();
    assert_eq!(kind(ring.release_read()), ErrorKind::INVALID_STATE);

    // Dropping or discarding a slot submits no frame.
    let slot = s.queue.acquire_write(&ring, PATIENCE).submit().unwrap().unwrap();
    assert_eq!(slot.previous().unwrap().frame(), 3);
    drop(slot);
    s.queue.acquire_write(&ring, PATIENCE).submit().unwrap().unwrap().discard().submit().unwrap();
    assert!(ring.acquire_read(NOW).unwrap().is_none());
    let info = ring.info().unwrap();
    assert_eq!((info.label, info.slot_count, info.frames_taken, info.mode), ("frames", 3, 3, RingMode::FIFO));
}

#[test]
fn the_newest_frame_alone() {
    let s = setup();
    let _current = s.context.make_current().unwrap();
    let gl = s.gl();
    let desc = RingDesc::buffers(BufferDesc::new(4).access(Access::WRITE_DISCARD)).mode(RingMode::MAILBOX);
    let ring = Ring::create(&s.context, &desc).unwrap();
    (1..=7).for_each(|number| write(&s, &ring, number));
    s.queue.finish().unwrap();
    assert_eq!(shown(&gl, &ring), 7);
    ring.resize([8, 1, 1]).unwrap();
    assert_eq!(ring.slot(0).unwrap().generation(), 1);
    assert_eq!(ring.slot(2).unwrap().buffer().unwrap().info().unwrap().size, 8);
    assert_eq!(kind(ring.slot(3)), ErrorKind::OUT_OF_RANGE);
}

/// Drawing and OpenCL each hold a slot while the drawing thread resizes the ring. The label of a slot must stay
/// readable.
#[test]
fn resized_while_slots_are_out() {
    let s = setup();
    let _current = s.context.make_current().unwrap();
    let gl = s.gl();
    let desc = RingDesc::buffers(BufferDesc::new(4).access(Access::WRITE_DISCARD)).label("frames of a film");
    let ring = Ring::create(&s.context, &desc).unwrap();
    write(&s, &ring, 1);
    let shown = ring.acquire_read(PATIENCE).unwrap().unwrap();
    let written = s.queue.acquire_write(&ring, PATIENCE).submit().unwrap().unwrap();
    let slots: Vec<Slot<'_>> = (0..3).map(|index| ring.slot(index).unwrap()).collect();
    let infos: Vec<BufferInfo<'_>> = slots.iter().map(|slot| slot.buffer().unwrap().info().unwrap()).collect();
    let reason = infos[0].transport_reason.to_string();
    ring.resize([8, 1, 1]).unwrap();
    ring.resize([16, 1, 1]).unwrap();
    for (index, info) in infos.iter().enumerate() {
        assert_eq!(info.label, format!("frames of a film[{index}]"));
        assert_eq!(info.transport_reason, reason);
    }
    // The resize destroyed the third slot, because it was not in use.
    let gone = slots.iter().filter(|slot| slot.buffer().unwrap().info().is_err()).count();
    assert_eq!(gone, 1);
    assert_eq!(gl.read_buffer(shown.buffer().unwrap().gl_name().unwrap(), 1), [1]);
    s.queue.fill_buffer(written.buffer().unwrap(), .., &2u32).submit().unwrap();
    written.submit().submit().unwrap();
    // A slot of the old size must not be passed to drawing.
    assert!(ring.acquire_read(NOW).unwrap().is_none());
    write(&s, &ring, 3);
    let shown = ring.acquire_read(PATIENCE).unwrap().unwrap();
    assert_eq!((shown.frame(), shown.generation(), shown.buffer().unwrap().info().unwrap().size), (3, 2, 16));
    assert_eq!(gl.read_buffer(shown.buffer().unwrap().gl_name().unwrap(), 4), [3; 4]);
}

#[test]
fn textures_take_turns() {
    let s = setup();
    let _current = s.context.make_current().unwrap();
    let picture = TextureDesc::picture(Format::RGBA8, 2, 2).access(Access::WRITE_DISCARD);
    let ring = Ring::create(&s.context, &RingDesc::textures(picture)).unwrap();
    let slot = s.queue.acquire_write(&ring, PATIENCE).submit().unwrap().unwrap();
    s.queue.fill_texture(slot.texture().unwrap(), .., Color::Float([1.0, 0.0, 0.2, 1.0])).submit().unwrap();
    slot.submit().fence().unwrap().wait(PATIENCE).unwrap();
    let frame = ring.acquire_read(PATIENCE).unwrap().unwrap();
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

#[test]
fn existing_buffers_and_textures() {
    let s = setup();
    let _current = s.context.make_current().unwrap();
    let gl = s.gl();
    let buffers = [s.shared(4), s.shared(4)];
    let ring = Ring::create(&s.context, &RingDesc::of_buffers(&[&buffers[0], &buffers[1]])).unwrap();
    for number in 1..5 {
        write(&s, &ring, number);
        assert_eq!(shown(&gl, &ring), number);
    }
    assert_eq!(kind(ring.resize([8, 1, 1])), ErrorKind::UNSUPPORTED);
    let other = RingDesc::of_buffers(&[&buffers[0], &buffers[1]]).slots(3);
    assert_eq!(kind(Ring::create(&s.context, &other)), ErrorKind::INVALID_ARGUMENT);
    drop(ring);
    buffers[0].acquire(&s.queue).unwrap();
    buffers[0].release(&s.queue).unwrap();
    let texture = Texture::create(&s.context, &TextureDesc::picture(Format::RGBA8, 4, 4)).unwrap();
    let ring = Ring::create(&s.context, &RingDesc::of_textures(&[&texture])).unwrap();
    assert_eq!(ring.info().unwrap().slot_count, 1);
}
