use crate::support::*;
use clgl::*;

#[test]
fn made_of_data() {
    let s = compute();
    let buffer = s.numbers(&[1, 2, 3]);
    assert_eq!(s.read(&buffer, 3), [1, 2, 3]);
    let info = buffer.info().unwrap();
    assert_eq!((info.size, info.flags, info.transport), (12, BufferFlags::COMPUTE_ONLY, Transport::AUTO));
    assert_eq!(info.access, Access::READ_WRITE);
}

#[test]
fn no_more_is_read_than_the_data_has() {
    let s = compute();
    let data = [7u32, 8];
    let desc = BufferDesc::compute_only(0).data(&data);
    assert_eq!(kind(Buffer::create(&s.context, &desc.clone().size(9))), ErrorKind::OUT_OF_RANGE);
    assert_eq!(kind(Buffer::create(&s.context, &desc.clone().size(1 << 30))), ErrorKind::OUT_OF_RANGE);
    let ring = RingDesc::buffers(BufferDesc::new(0).data(&data).size(1 << 30));
    assert_eq!(kind(Ring::create(&s.context, &ring)), ErrorKind::OUT_OF_RANGE);
    let first = Buffer::create(&s.context, &desc.size(4)).unwrap();
    assert_eq!(s.read(&first, 1), [7]);
    assert_eq!(first.info().unwrap().size, 4);
}

#[test]
fn labels_reach_messages() {
    let s = compute();
    let buffer = Buffer::create(&s.context, &BufferDesc::compute_only(4).label("the little one")).unwrap();
    assert_eq!(buffer.info().unwrap().label, "the little one");
    let error = s.queue.read_buffer(&buffer, 0, &mut [0u8; 5]).submit().unwrap_err();
    assert!(error.message().contains("the little one"), "{error}");
    assert_eq!(error.kind(), ErrorKind::OUT_OF_RANGE);
}

#[test]
fn a_text_with_a_nul_is_refused() {
    let s = compute();
    let made = Buffer::create(&s.context, &BufferDesc::compute_only(4).label("a\0b"));
    assert_eq!(kind(made), ErrorKind::INVALID_ARGUMENT);
}

#[test]
fn sub_buffers_see_the_same_memory_and_outlive_their_parent() {
    let s = compute();
    let buffer = s.numbers(&[0; 1024]);
    let sub = buffer.create_sub(Access::READ_WRITE, 2048..4096).unwrap();
    assert_eq!((sub.info().unwrap().offset, sub.info().unwrap().size), (2048, 2048));
    assert_eq!(sub.info().unwrap().parent.unwrap().as_raw(), buffer.as_raw());
    s.queue.fill_buffer(&sub, .., &9u32).submit().unwrap();
    let numbers = s.read(&buffer, 1024);
    assert!(numbers[..512].iter().all(|n| *n == 0) && numbers[512..].iter().all(|n| *n == 9));
    drop(buffer);
    assert_eq!(s.read(&sub, 2), [9, 9]);
}

#[test]
fn a_wrapped_buffer_is_opengl_s_and_follows_it() {
    let s = setup();
    let _current = s.context.make_current().unwrap();
    let gl = s.gl();
    let name = gl.buffer(&[5, 6, 7]);
    let mut buffer = Buffer::create(&s.context, &unsafe { BufferDesc::wrap(name) }).unwrap();
    assert_eq!(buffer.gl_name().unwrap(), name);
    let add = |buffer: &Buffer, count| {
        let mut kernel = s.kernel(ADD);
        kernel.set_buffer(0, buffer).unwrap();
        kernel.set_value(1, &10u32).unwrap();
        let handover = Handover::new().buffer(buffer);
        let acquired = s.queue.acquire(&handover).submit().unwrap();
        unsafe { s.queue.launch(&kernel, Launch::new_1d(count)) }.submit().unwrap();
        acquired.release().submit().unwrap();
    };
    add(&buffer, 3);
    assert_eq!(gl.read_buffer(name, 3), [15, 16, 17]);

    gl.respecify(name, &[1, 2, 3, 4]);
    let handover = Handover::new().buffer(&buffer);
    assert_eq!(kind(s.queue.acquire(&handover).submit()), ErrorKind::GL_OBJECT_CHANGED);
    drop(handover);
    buffer.rewrap().unwrap();
    add(&buffer, 4);
    assert_eq!(gl.read_buffer(name, 4), [11, 12, 13, 14]);
}

#[test]
fn host_memory_is_used_in_place() {
    let s = compute();
    // All devices accept memory with page alignment.
    let mut memory = vec![[0u64; 16]; 2 * 4096 / 128];
    let start = memory.as_mut_ptr() as *mut u8;
    let aligned = unsafe { start.add(start.align_offset(4096)) };
    let buffer =
        Buffer::create(&s.context, &unsafe { BufferDesc::compute_only(0).host_memory(aligned, 1024) }).unwrap();
    assert_eq!(buffer.info().unwrap().host_memory, aligned as usize);
    s.queue.fill_buffer(&buffer, .., &3u8).submit().unwrap();
    let mapped = unsafe { s.queue.map_buffer(&buffer, MapFlags::READ, ..) }.submit().unwrap();
    assert_eq!(mapped.as_slice::<u8>().unwrap(), [3; 1024]);
    assert_eq!(mapped.as_slice::<u8>().unwrap().as_ptr(), aligned);
    drop(mapped);
    let (gone, told) = std::sync::mpsc::channel();
    buffer.on_gone(move || gone.send(()).unwrap()).unwrap();
    s.queue.finish().unwrap();
    drop(buffer);
    told.recv_timeout(PATIENCE.unwrap()).unwrap();
}

#[test]
fn memory_without_host_memory_is_never_used_in_place() {
    let s = compute();
    let data = [1u32, 2, 3, 4];
    let desc = BufferDesc::compute_only(0).data(&data).flags(BufferFlags::USE_HOST_MEMORY);
    assert_eq!(Buffer::create(&s.context, &desc).unwrap().info().unwrap().host_memory, 0);
}
