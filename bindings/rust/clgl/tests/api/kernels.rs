use crate::support::*;
use clgl::*;

const ALL: &str = "
    kernel void test(global uint *out, uint2 value, local uint *scratch, global uint *absent,
                     read_only image2d_t picture, sampler_t nearest)
    {
        scratch[0] = value.y;
        out[0] = value.x + scratch[0] + (absent ? 0 : 100);
        out[1] = read_imageui(picture, nearest, (int2)(1, 0)).x;
        out[2] = get_global_id(0) + 10 * get_local_size(0);
    }";

struct Objects {
    out: Buffer,
    picture: Texture,
    nearest: Sampler,
}

fn objects(s: &Setup) -> Objects {
    let pixels = [[1u8, 0, 0, 0], [42, 0, 0, 0]];
    let desc = TextureDesc::picture(Format::RGBA8UI, 2, 1).flags(TextureFlags::COMPUTE_ONLY).data(&pixels, 0, 0);
    let sampler =
        SamplerDesc::new().coordinates(SamplerCoordinates::PIXELS).filter(SamplerFilter::NEAREST).label("nearest");
    Objects {
        out: s.numbers(&[0; 3]),
        picture: Texture::create(&s.context, &desc).unwrap(),
        nearest: Sampler::create(&s.context, &sampler.addressing(SamplerAddress::CLAMP_TO_EDGE)).unwrap(),
    }
}

#[test]
fn every_kind_of_argument() {
    let s = compute();
    let o = objects(&s);
    let mut kernel = s.kernel(ALL);
    kernel.set_buffer(0, &o.out).unwrap();
    kernel.set_value(1, &[3u32, 4]).unwrap();
    kernel.set_local(2, 64).unwrap();
    kernel.set_null(3).unwrap();
    kernel.set_texture(4, &o.picture).unwrap();
    kernel.set_sampler(5, &o.nearest).unwrap();
    let clone = kernel.try_clone().unwrap();
    kernel.set_value(1, &[0u32, 0]).unwrap();
    // Launches one work-item, which writes three numbers.
    unsafe { s.queue.launch_task(&clone) }.submit().unwrap();
    assert_eq!(s.read(&o.out, 3), [107, 42, 10]);
    let offset = Launch::new_1d(1).offset([5, 0, 0]).local([1, 0, 0]);
    unsafe { s.queue.launch(&kernel, offset) }.submit().unwrap();
    assert_eq!(s.read(&o.out, 3), [100, 42, 15]);
    let sampler = o.nearest.info().unwrap();
    assert_eq!((sampler.label, sampler.coordinates), ("nearest", SamplerCoordinates::PIXELS));
}

#[test]
fn arguments_and_launch_in_one_call() {
    let s = compute();
    let o = objects(&s);
    let mut kernel = s.kernel(ALL);
    let value = [1u32, 2];
    let arguments = [
        Argument::buffer(&o.out),
        Argument::value(&value),
        Argument::local(64),
        Argument::null(),
        Argument::texture(&o.picture),
        Argument::sampler(&o.nearest),
    ];
    unsafe { s.queue.call(&mut kernel, &arguments, Launch::new_1d(1)) }.submit().unwrap();
    assert_eq!(s.read(&o.out, 3), [103, 42, 10]);
    kernel.set_launch(Some(Launch::new_1d(1).offset([2, 0, 0]))).unwrap();
    assert!(kernel.launch().unwrap().is_some());
    let value = [5u32, 6];
    unsafe { s.queue.call(&mut kernel, &[Argument::keep(), Argument::value(&value)], None) }.submit().unwrap();
    assert_eq!(s.read(&o.out, 3), [111, 42, 12]);
    kernel.set_launch(None).unwrap();
    assert!(kernel.launch().unwrap().is_none());
    assert_eq!(kind(unsafe { s.queue.launch(&kernel, None) }.submit()), ErrorKind::INVALID_STATE);
}

#[test]
fn kernels_tell_of_themselves() {
    let s = compute();
    let kernel = s.kernel(ALL);
    assert_eq!((kernel.info().unwrap().name, kernel.info().unwrap().argument_count), ("test", 6));
    assert_eq!(kernel.find_argument("picture").unwrap(), 4);
    assert_eq!(kind(kernel.find_argument("nobody")), ErrorKind::INVALID_ARGUMENT);
    let info = kernel.argument_info(4).unwrap();
    assert_eq!((info.type_, info.access, info.name), (ArgumentType::TEXTURE, ImageAccess::READ_ONLY, "picture"));
    assert_eq!(kernel.argument_info(0).unwrap().address, AddressSpace::GLOBAL);
    assert_eq!(kernel.argument_info(0).unwrap().qualifiers, QualifierFlags::default());
    assert!(kernel.work_group_info(None).unwrap().work_group_size >= 1);
    assert_eq!(kind(kernel.argument_info(6)), ErrorKind::OUT_OF_RANGE);
}

#[test]
fn launches_of_more_dimensions() {
    let s = compute();
    let mut kernel = s.kernel(
        "kernel void test(global uint *out)
         { out[(get_global_id(2) * 3 + get_global_id(1)) * 4 + get_global_id(0)] = get_global_id(0) + 1; }",
    );
    let out = s.numbers(&[0; 24]);
    kernel.set_buffer(0, &out).unwrap();
    unsafe { s.queue.launch(&kernel, Launch::new_2d(4, 3)) }.submit().unwrap();
    let row = [1, 2, 3, 4];
    assert_eq!(s.read(&out, 24), [row, row, row, [0; 4], [0; 4], [0; 4]].concat());
    unsafe { s.queue.launch(&kernel, Launch::new_3d(4, 3, 2)) }.submit().unwrap();
    assert_eq!(s.read(&out, 24), [row; 6].concat());
}

#[test]
fn wrong_arguments_are_named() {
    let s = compute();
    let mut kernel = s.kernel(ALL);
    let error = kernel.set_value(1, &1u32).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::INVALID_ARGUMENT);
    assert!(error.message().contains("value") && error.message().contains("uint2"), "{error}");
    let declared = [ArgumentDesc::new(ArgumentType::VALUE).size(4).name("out").type_name("uint")];
    assert_eq!(kind(kernel.declare_arguments(&declared)), ErrorKind::INVALID_ARGUMENT);
    let declared = [ArgumentDesc::new(ArgumentType::BUFFER).name("out")];
    kernel.declare_arguments(&declared).unwrap();
}

/// The library compares only sizes: an int and a float have the same.
#[test]
fn integers_are_not_passed_for_floats() {
    let s = compute();
    let out = s.numbers(&[0; 3]);
    let mut kernel = s.kernel(
        "typedef struct { int one; } number;
         kernel void test(global uint *out, float speed, int4 steps, number any)
         { out[0] = (uint)speed; out[1] = steps.y; out[2] = any.one; }",
    );
    let error = kernel.set_value(1, &2i32).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::INVALID_ARGUMENT);
    let message = "argument 1 (speed) of the kernel \"test\" is a value (float), not integers: pass floats";
    assert_eq!(error.message(), message);
    assert_eq!(kind(kernel.set_value(2, &[1.0f32; 4])), ErrorKind::INVALID_ARGUMENT);
    assert_eq!(kind(kernel.set_value(4, &1i32)), ErrorKind::OUT_OF_RANGE);
    kernel.set_value(1, &2.5f32).unwrap();
    assert_eq!(kind(kernel.set_value(1, &2u32)), ErrorKind::INVALID_ARGUMENT);
    kernel.set_value(2, &[1u32, 2, 3, 4]).unwrap();
    kernel.set_value(3, &7i32).unwrap();
    let wrong = [Argument::buffer(&out), Argument::value(&2u32)];
    assert_eq!(
        kind(unsafe { s.queue.call(&mut kernel, &wrong, Launch::new_1d(1)) }.submit()),
        ErrorKind::INVALID_ARGUMENT
    );
    let right = [Argument::buffer(&out), Argument::value(&3.5f32)];
    unsafe { s.queue.call(&mut kernel, &right, Launch::new_1d(1)) }.submit().unwrap();
    assert_eq!(s.read(&out, 3), [3, 2, 7]);
}

#[test]
fn launches_need_only_the_sizes() {
    let s = compute();
    let out = s.numbers(&[0]);
    let mut kernel = s.kernel("kernel void test(global uint *out) { atomic_inc(out); }");
    kernel.set_buffer(0, &out).unwrap();
    unsafe {
        s.queue.launch_1d(&kernel, 5).unwrap();
        s.queue.launch_2d(&kernel, 3, 2).unwrap();
        s.queue.launch_3d(&kernel, 2, 2, 2).unwrap();
    }
    assert_eq!(s.read(&out, 1), [5 + 6 + 8]);
    assert_eq!(kind(unsafe { s.queue.launch_1d(&kernel, 0) }), ErrorKind::INVALID_ARGUMENT);
}
