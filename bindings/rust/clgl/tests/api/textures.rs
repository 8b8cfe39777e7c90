use crate::gl::TEXTURE_2D;
use crate::support::*;
use clgl::*;

fn picture(s: &Setup, width: usize, height: usize) -> Texture {
    let desc = TextureDesc::picture(Format::RGBA8, width, height).flags(TextureFlags::COMPUTE_ONLY);
    Texture::create(&s.context, &desc).unwrap()
}

fn pixel(x: u8, y: u8) -> [u8; 4] {
    [x, y, 7, 255]
}

#[test]
fn pixels_go_in_and_out() {
    let s = compute();
    let texture = picture(&s, 3, 2);
    let pixels: Vec<[u8; 4]> = (0..6).map(|i| pixel(i % 3, i / 3)).collect();
    s.queue.write_texture(&texture, .., &pixels).submit().unwrap();
    let mut corner = [[0u8; 4]; 2];
    let region = TextureRegion::new([2, 0, 0], [1, 2, 1]);
    s.queue.read_texture(&texture, region, &mut corner).submit().unwrap();
    assert_eq!(corner, [pixel(2, 0), pixel(2, 1)]);
    let mut apart = [[0u8; 4]; 4];
    s.queue.read_texture(&texture, region.pitches(12, 0), &mut apart).submit().unwrap();
    assert_eq!(apart, [pixel(2, 0), [0; 4], [0; 4], pixel(2, 1)]);
    assert_eq!(s.queue.read_texture_into(&texture, .., vec![[0u8; 4]; 6], &[]).unwrap().wait().unwrap(), pixels);
}

#[test]
fn memory_that_is_too_small_is_refused() {
    let s = compute();
    let texture = picture(&s, 3, 2);
    let mut pixels = [[0u8; 4]; 5];
    assert_eq!(kind(s.queue.read_texture(&texture, .., &mut pixels).submit()), ErrorKind::OUT_OF_RANGE);
    assert_eq!(kind(s.queue.write_texture(&texture, .., &pixels).submit()), ErrorKind::OUT_OF_RANGE);
    let short = TextureDesc::picture(Format::RGBA8, 3, 2).data(&pixels, 0, 0);
    assert_eq!(kind(Texture::create(&s.context, &short)), ErrorKind::OUT_OF_RANGE);
    // The required size is unknown without a type, or with a compressed format.
    let nameless = TextureDesc::new(TextureType(0), Format::RGBA8).size(1, 1, 0).data(&pixels, 0, 0);
    assert_eq!(kind(Texture::create(&s.context, &nameless)), ErrorKind::INVALID_ARGUMENT);
    let compressed = TextureDesc::picture(Format::COMPRESSED_RED_RGTC1, 4, 4).data(&pixels, 0, 0);
    assert_eq!(kind(Texture::create(&s.context, &compressed)), ErrorKind::INVALID_ARGUMENT);
}

#[test]
fn copies_and_fills() {
    let s = compute();
    let (one, other) = (picture(&s, 2, 2), picture(&s, 2, 2));
    s.queue.fill_texture(&one, .., Color::Float([1.0, 0.0, 0.0, 1.0])).submit().unwrap();
    s.queue.fill_texture(&other, .., Color::Float([0.0, 1.0, 0.0, 1.0])).submit().unwrap();
    let pixel = TextureRegion::new([0, 0, 0], [1, 1, 1]);
    s.queue.copy_texture(&one, pixel, &other, [1, 1, 0]).submit().unwrap();
    let buffer = s.numbers(&[0; 5]);
    s.queue.copy_texture_to_buffer(&other, .., &buffer, 4).submit().unwrap();
    let (red, green) = (u32::from_ne_bytes([255, 0, 0, 255]), u32::from_ne_bytes([0, 255, 0, 255]));
    assert_eq!(s.read(&buffer, 5), [0, green, green, green, red]);
    s.queue.copy_buffer_to_texture(&buffer, 16, &one, pixel).submit().unwrap();
    s.queue.copy_buffer_to_texture(&buffer, 4, &one, TextureRegion::new([1, 0, 0], [1, 1, 1])).submit().unwrap();
    let mut found = [0u32; 4];
    s.queue.read_texture(&one, .., &mut found).submit().unwrap();
    assert_eq!(found, [red, green, red, red]);
}

#[test]
fn kinds_and_formats() {
    let s = compute();
    let formats = Texture::list_formats(&s.context, TextureType::D3, Access::READ_ONLY).unwrap();
    assert!(formats.contains(&Format::RGBA32F), "{formats:?}");
    let desc = TextureDesc::new(TextureType::D2_ARRAY, Format::RGBA32UI).size(2, 3, 0).layers(4);
    let pixels = [[9u32; 4]; 24];
    let desc = desc.flags(TextureFlags::COMPUTE_ONLY).data(&pixels, 0, 0).label("layers");
    let texture = Texture::create(&s.context, &desc).unwrap();
    let info = texture.info().unwrap();
    assert_eq!(
        (info.type_, info.layers, info.label, info.format_name),
        (TextureType::D2_ARRAY, 4, "layers", "RGBA32UI")
    );
    let mut found = [[0u32; 4]; 24];
    s.queue.read_texture(&texture, .., &mut found).submit().unwrap();
    assert_eq!(found, pixels);
    let buffer = s.numbers(&[0; 16]);
    let of_buffer = Texture::create(&s.context, &TextureDesc::of_buffer(&buffer, Format::RGBA32UI, 4));
    assert!(of_buffer.is_ok() || kind(of_buffer) == ErrorKind::UNSUPPORTED);
}

#[test]
fn a_wrapped_texture_is_opengl_s_and_follows_it() {
    let s = setup();
    let _current = s.context.make_current().unwrap();
    let gl = s.gl();
    let name = gl.texture(4, 2);
    let mut texture = Texture::create(&s.context, &unsafe { TextureDesc::wrap(name, TEXTURE_2D) }).unwrap();
    let paint = |texture: &Texture, color| {
        let handover = Handover::new().texture(texture);
        let acquired = s.queue.acquire(&handover).submit().unwrap();
        s.queue.fill_texture(texture, .., Color::Float(color)).submit().unwrap();
        acquired.release().submit().unwrap();
    };
    paint(&texture, [0.2, 0.4, 1.0, 1.0]);
    assert_eq!(gl.pixels(name, 4, 2), [[51, 102, 255, 255]; 8]);
    gl.respecify_texture(name, 2, 3);
    texture.rewrap().unwrap();
    assert_eq!((texture.info().unwrap().width, texture.info().unwrap().height), (2, 3));
    paint(&texture, [1.0; 4]);
    assert_eq!(gl.pixels(name, 2, 3), [[255; 4]; 6]);
}

#[test]
fn a_replaced_storage_is_opengl_s_still() {
    let s = setup();
    let _current = s.context.make_current().unwrap();
    let gl = s.gl();
    let name = gl.texture(4, 2);
    let desc = unsafe { TextureDesc::wrap(name, TEXTURE_2D) }.flags(TextureFlags::REPLACE_STORAGE);
    let texture = Texture::create(&s.context, &desc).unwrap();
    let info = texture.info().unwrap();
    // If every transport needs copies, the reason explains why.
    assert_eq!(info.storage_replaced, info.copies_per_acquire == 0, "{}", info.transport_reason);
    let handover = Handover::new().texture(&texture);
    let acquired = s.queue.acquire(&handover).submit().unwrap();
    s.queue.fill_texture(&texture, .., Color::Float([0.2, 0.4, 1.0, 1.0])).submit().unwrap();
    acquired.release().submit().unwrap();
    drop(texture);
    assert_eq!(gl.pixels(name, 4, 2), [[51, 102, 255, 255]; 8]);
}

#[test]
fn formats_are_verified() {
    let s = setup();
    let verify = |format| {
        Texture::verify(&s.context, Transport::STAGED, TEXTURE_2D, format, TextureFlags::default()).unwrap()
    };
    let found = verify(Format::RGBA8);
    assert_eq!((found.self_test, found.cl_format, found.detail.as_str()), (SelfTest::PASSED, Format::RGBA8, ""));
    assert_ne!(verify(Format::RGB9_E5).self_test, SelfTest::PASSED);
}

#[test]
fn the_table_of_formats() {
    assert_eq!(Format::from_gl(0x8058).unwrap(), Format::RGBA8);
    assert_eq!(Format::from_cl(0x10B5, 0x10D2).unwrap(), Format::RGBA8);
    assert_eq!(kind(Format::from_gl(1)), ErrorKind::UNSUPPORTED);
    let all: Vec<Format> = Format::list().unwrap().collect();
    assert_eq!(all.last(), Some(&Format::COMPRESSED_RGBA8_ETC2_EAC));
    for format in all {
        let info = format.info().unwrap();
        assert_eq!((info.format, info.name), (format, format!("{format:?}").as_str()));
    }
}

#[test]
fn a_resized_texture_is_the_same_object() {
    let s = setup();
    let _current = s.context.make_current().unwrap();
    let mut texture = Texture::create(&s.context, &TextureDesc::picture(Format::RGBA8, 4, 4)).unwrap();
    texture.resize([6, 5, 1]).unwrap();
    let (width, height) = {
        let info = texture.info().unwrap();
        assert_eq!(info.gl_name, texture.gl_name().unwrap());
        (info.width, info.height)
    };
    assert_eq!((width, height), (6, 5));
    texture.acquire(&s.queue).unwrap();
    assert_eq!(kind(texture.resize([4, 4, 1])), ErrorKind::ALREADY_ACQUIRED);
    s.queue.write_texture(&texture, .., &[[1u8, 2, 3, 4]; 30]).submit().unwrap();
    texture.release(&s.queue).unwrap();
    assert_eq!(kind(texture.resize([0, 4, 1])), ErrorKind::INVALID_ARGUMENT);
}

#[test]
fn values_have_names() {
    let names = [
        (Access::WRITE_DISCARD.name(), "write-discard"),
        (ArgumentType::SAMPLER.name(), "sampler"),
        (BuildStatus::IN_PROGRESS.name(), "in progress"),
        (CommandType::KERNEL.name(), "kernel"),
        (FenceStatus::COMPLETE.name(), "complete"),
        (Format::RGBA8.name(), "RGBA8"),
        (GlApi::OPENGL_ES.name(), "OpenGL ES"),
        (LogLevel::WARNING.name(), "warning"),
        (DeviceMatch::UUID.name(), "UUID"),
        (NativeSource::OPENCL.name(), "OpenCL"),
        (SelfTest::PASSED.name(), "passed"),
        (TextureType::D2_ARRAY.name(), "2D array"),
        (Transport::STAGED.name(), "staged"),
        (TransportStatus::SELECTED.name(), "selected"),
        (Winsys::EGL.name(), "EGL"),
    ];
    names.iter().for_each(|(found, expected)| assert_eq!(found, expected));
}
