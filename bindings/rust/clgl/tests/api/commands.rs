use crate::support::*;
use clgl::*;

#[test]
fn bytes_go_in_and_out() {
    let s = compute();
    let buffer = s.numbers(&[0; 8]);
    s.queue.write_buffer(&buffer, 8, &[1u32, 2, 3]).submit().unwrap();
    s.queue.fill_buffer(&buffer, 24..32, &[7u16, 8]).submit().unwrap();
    s.queue.copy_buffer(&buffer, 8..16, &buffer, 0).submit().unwrap();
    assert_eq!(s.read(&buffer, 8), [1, 2, 1, 2, 3, 0, 7 | 8 << 16, 7 | 8 << 16]);
}

#[test]
fn boxes() {
    let s = compute();
    let buffer = s.numbers(&(0..16).collect::<Vec<u32>>());
    // The box has the middle two columns of the middle two rows of 4 x 4 numbers.
    let middle = BufferRect::new([8, 2, 1]).buffer([4, 1, 0], 16, 0);
    let mut found = [0u32; 4];
    s.queue.read_buffer_rect(&buffer, middle, &mut found).submit().unwrap();
    assert_eq!(found, [5, 6, 9, 10]);

    let second_row = middle.other([0, 1, 0], 8, 0);
    assert_eq!(kind(s.queue.read_buffer_rect(&buffer, second_row, &mut found).submit()), ErrorKind::OUT_OF_RANGE);
    let mut more = [0u32; 6];
    s.queue.read_buffer_rect(&buffer, second_row, &mut more).submit().unwrap();
    assert_eq!(more, [0, 0, 5, 6, 9, 10]);

    s.queue.write_buffer_rect(&buffer, middle, &[100u32, 101, 102, 103]).submit().unwrap();
    assert_eq!(kind(s.queue.write_buffer_rect(&buffer, middle, &[1u32]).submit()), ErrorKind::OUT_OF_RANGE);
    let other = s.numbers(&[0; 4]);
    s.queue.copy_buffer_rect(&buffer, &other, middle).submit().unwrap();
    assert_eq!(s.read(&other, 4), [100, 101, 102, 103]);
    assert_eq!(s.read(&buffer, 8)[4..], [4, 100, 101, 7]);
}

#[test]
fn a_box_beyond_all_memory_is_refused() {
    let s = compute();
    let buffer = s.numbers(&[0; 4]);
    let rect = BufferRect::new([4, 2, 1]).other([0, usize::MAX, 0], usize::MAX, 0);
    assert_eq!(kind(s.queue.read_buffer_rect(&buffer, rect, &mut [0u32; 4]).submit()), ErrorKind::OUT_OF_RANGE);
}

#[test]
fn fences_order_commands() {
    let s = compute();
    let buffer = s.numbers(&[0; 4]);
    let gate = Fence::create_user(&s.context).unwrap();
    let filled = s.queue.fill_buffer(&buffer, .., &7u32).after(&[&gate]).fence().unwrap();
    assert!(!filled.wait(Some(std::time::Duration::ZERO)).unwrap());
    let reading = s.queue.read_buffer_into(&buffer, 0, vec![0u32; 4], &[&filled]).unwrap();
    assert!(!reading.is_done().unwrap());
    gate.signal(0).unwrap();
    assert_eq!(reading.wait().unwrap(), [7; 4]);
    let many: Vec<Fence> = (0..20).map(|_| Fence::record_cl(&s.queue).unwrap()).collect();
    let many: Vec<&Fence> = many.iter().collect();
    s.queue.barrier().after(&many).submit().unwrap();
    assert!(s.queue.marker(&many).unwrap().wait(None).unwrap());
}

#[test]
fn a_reading_that_is_dropped_is_waited_for() {
    let s = compute();
    let buffer = s.numbers(&[3; 4]);
    drop(s.queue.read_buffer_into(&buffer, 0, vec![0u32; 4], &[]).unwrap());
    let failed = Fence::create_user(&s.context).unwrap();
    let reading = s.queue.read_buffer_into(&buffer, 0, vec![0u32; 4], &[&failed]).unwrap();
    failed.signal(-5).unwrap();
    assert_eq!(kind(reading.wait()), ErrorKind::COMMAND_FAILED);
}

#[test]
fn borrowed_memory_without_waiting() {
    let s = compute();
    let buffer = s.numbers(&[4; 4]);
    let mut numbers = [0u32; 4];
    // `numbers` is not accessed before the fence completes.
    let fence = unsafe { s.queue.read_buffer(&buffer, 0, &mut numbers).start() }.unwrap();
    assert!(fence.wait(PATIENCE).unwrap());
    assert_eq!(numbers, [4; 4]);
}

#[test]
fn queues_are_made_and_doubled() {
    let s = compute();
    let queue = Queue::create(&s.context, &QueueDesc::new().flags(QueueFlags::PROFILING).label("timed")).unwrap();
    let twin = queue.duplicate().unwrap();
    assert_eq!((twin.info().unwrap().flags, twin.info().unwrap().label), (QueueFlags::PROFILING, "timed"));
    assert_eq!(twin.info().unwrap().device, s.context.devices().unwrap()[0]);
    let buffer = s.numbers(&[0; 4]);
    let fence = twin.fill_buffer(&buffer, .., &1u32).fence().unwrap();
    twin.flush().unwrap();
    twin.finish().unwrap();
    if s.has_times() {
        let times = fence.profiling().unwrap().unwrap();
        assert!(times.queued_ns <= times.started_ns && times.started_ns <= times.ended_ns);
    } else {
        assert_eq!(kind(fence.profiling()), ErrorKind::UNSUPPORTED);
    }
    twin.destroy().unwrap();
}

#[test]
fn objects_migrate() {
    let s = compute();
    let buffer = s.numbers(&[1; 4]);
    let picture = TextureDesc::picture(Format::RGBA8, 4, 4).flags(TextureFlags::COMPUTE_ONLY);
    let texture = Texture::create(&s.context, &picture).unwrap();
    let migration = Migration::new().flags(MigrationFlags::HOST).buffer(&buffer).texture(&texture);
    assert!(s.queue.migrate(&migration).fence().unwrap().wait(PATIENCE).unwrap());
    assert_eq!(kind(s.queue.migrate(&Migration::new()).submit()), ErrorKind::INVALID_ARGUMENT);
    assert_eq!(s.read(&buffer, 4), [1; 4]);
}
