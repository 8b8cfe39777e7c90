use crate::support::*;
use clgl::*;

#[test]
fn buffers_are_read_and_written() {
    let s = compute();
    let buffer = s.numbers(&[1, 2, 3, 4]);
    // No other code accesses the buffer while it is mapped.
    let mut mapped =
        unsafe { s.queue.map_buffer(&buffer, MapFlags::READ | MapFlags::WRITE, 4..12) }.submit().unwrap();
    assert_eq!(mapped.as_slice::<u32>().unwrap(), [2, 3]);
    mapped.as_mut_slice::<u32>().unwrap()[0] = 20;
    mapped.unmap().submit().unwrap();
    assert_eq!(buffer.info().unwrap().map_count, 0);
    assert_eq!(s.read(&buffer, 4), [1, 20, 3, 4]);
    let mut whole = unsafe { s.queue.map_buffer(&buffer, MapFlags::WRITE_DISCARD, ..) }.submit().unwrap();
    whole.as_mut_slice::<[u32; 2]>().unwrap().fill([5, 6]);
    drop(whole);
    assert_eq!(s.read(&buffer, 4), [5, 6, 5, 6]);
}

#[test]
fn what_is_only_read_is_not_written() {
    let s = compute();
    let buffer = s.numbers(&[1, 2, 3, 4]);
    let mut mapped = unsafe { s.queue.map_buffer(&buffer, MapFlags::READ, 1..16) }.submit().unwrap();
    assert_eq!(kind(mapped.as_mut_slice::<u8>()), ErrorKind::INVALID_STATE);
    assert_eq!(kind(mapped.as_slice::<u32>()), ErrorKind::MISALIGNED);
    assert_eq!(mapped.as_slice::<u8>().unwrap().len(), 15);
    assert_eq!((mapped.row_pitch(), mapped.slice_pitch()), (0, 0));
}

#[test]
fn textures() {
    let s = compute();
    let pixels = [[1u8; 4], [2; 4], [3; 4], [4; 4]];
    let desc = TextureDesc::picture(Format::RGBA8, 2, 2).flags(TextureFlags::COMPUTE_ONLY).data(&pixels, 0, 0);
    let texture = Texture::create(&s.context, &desc).unwrap();
    let flags = MapFlags::READ | MapFlags::WRITE;
    let mut mapped = unsafe { s.queue.map_texture(&texture, flags, ..) }.submit().unwrap();
    let pitch = mapped.row_pitch();
    assert!(pitch >= 8);
    let bytes = mapped.as_mut_slice::<u8>().unwrap();
    assert_eq!(bytes.len(), pitch + 8);
    assert_eq!((bytes[4], bytes[pitch]), (2, 3));
    bytes[pitch + 4] = 40;
    drop(mapped);
    let mut found = [[0u8; 4]; 4];
    s.queue.read_texture(&texture, .., &mut found).submit().unwrap();
    assert_eq!(found, [[1; 4], [2; 4], [3; 4], [40, 4, 4, 4]]);
}
