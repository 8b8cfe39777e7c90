use crate::support::*;
use clgl::*;

const RED: [f32; 4] = [1.0, 0.0, 0.0, 1.0];
const BLUE: [f32; 4] = [0.0, 0.0, 2.0, 0.5];

#[test]
fn floats_to_bytes_and_back() {
    let s = compute();
    let floats = Buffer::create(&s.context, &BufferDesc::compute_only(0).data(&[RED, BLUE])).unwrap();
    let bytes = s.numbers(&[0; 3]);
    let layout = PixelLayout::new(PixelComponentType::FLOAT32, 4);
    let second = PixelLayout::new(PixelComponentType::UNORM8, 4).offset(4);
    let flags = ConvertFlags::FLIP | ConvertFlags::ALLOW_PARTIAL;
    s.queue.convert_buffer(&floats, layout, &bytes, second, [1, 2, 1], flags).submit().unwrap();
    let (red, blue) = (u32::from_ne_bytes([255, 0, 0, 255]), u32::from_ne_bytes([0, 0, 255, 128]));
    assert_eq!(s.read(&bytes, 3), [0, blue, red]);

    let desc = TextureDesc::picture(Format::RGBA8, 2, 1).flags(TextureFlags::COMPUTE_ONLY);
    let texture = Texture::create(&s.context, &desc).unwrap();
    let none = ConvertFlags::default();
    let written = s.queue.convert_buffer_to_texture(&floats, layout, &texture, .., none).fence().unwrap();
    let mut found = [0u32; 2];
    s.queue.read_texture(&texture, .., &mut found).submit().unwrap();
    assert_eq!(found, [red, blue]);
    let back = s.queue.convert_texture_to_buffer(&texture, .., &floats, layout.pitches(32, 0), none);
    back.after(&[&written]).submit().unwrap();
    let mut numbers = [[0f32; 4]; 2];
    s.queue.read_buffer(&floats, 0, &mut numbers).submit().unwrap();
    assert_eq!(numbers, [RED, [0.0, 0.0, 1.0, 128.0 / 255.0]]);
}
