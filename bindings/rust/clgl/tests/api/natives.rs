use crate::support::*;
use clgl::*;

#[test]
fn objects_are_lent_and_taken_over() {
    let s = compute();
    let device = s.context.devices().unwrap()[0];
    assert!(!device.cl_platform().unwrap().is_null());
    let buffer = s.numbers(&[1, 2]);
    let texture =
        Texture::create(&s.context, &TextureDesc::picture(Format::RGBA8, 2, 2).flags(TextureFlags::COMPUTE_ONLY))
            .unwrap();
    let program = s.program(ADD);
    let kernel = program.kernel("test").unwrap();
    let fence = Fence::record_cl(&s.queue).unwrap();
    let sampler = Sampler::create(&s.context, &SamplerDesc::new()).unwrap();
    assert!(!sampler.cl_sampler().unwrap().is_null());
    // The handles stay valid while their owners exist.
    unsafe {
        assert_eq!(Device::from_cl_device(device.cl_device().unwrap()).unwrap(), device);
        assert_eq!(Device::from_raw(device.as_raw()), device);
        let cl_context = s.context.cl_context().unwrap();
        let context = Context::create(&ContextDesc::compute_only().cl_context(cl_context)).unwrap();
        assert_eq!(context.info().unwrap().match_, DeviceMatch::CL_CONTEXT);
        let queue = Queue::create(&s.context, &QueueDesc::new().cl_queue(s.queue.cl_queue().unwrap())).unwrap();
        let twin = Buffer::from_cl_mem(&s.context, buffer.cl_mem().unwrap(), Access::READ_ONLY).unwrap();
        let mut numbers = [0u32; 2];
        queue.read_buffer(&twin, 0, &mut numbers).submit().unwrap();
        assert_eq!(numbers, [1, 2]);
        let twin = Texture::from_cl_mem(&s.context, texture.cl_mem().unwrap()).unwrap();
        assert_eq!(twin.info().unwrap().format, Format::RGBA8);
        let twin = Kernel::from_cl_kernel(&s.context, kernel.cl_kernel().unwrap()).unwrap();
        assert_eq!(twin.info().unwrap().name, "test");
        let native = ProgramDesc::cl_program(program.cl_program().unwrap());
        let twin = Program::create(&s.context, &native).unwrap();
        assert_eq!(twin.info().unwrap().origin, ProgramOrigin::NATIVE);
        let twin = Fence::from_cl_event(&s.context, fence.cl_event().unwrap()).unwrap();
        assert!(twin.wait(PATIENCE).unwrap());
    }
}

#[test]
fn an_opengl_context_is_named() {
    let s = setup();
    let (gl_context, display) = s.context.gl_context().unwrap();
    // The OpenGL context stays valid while the clgl context that owns it exists.
    let desc = unsafe { ContextDesc::new().gl_context(Winsys::EGL, gl_context, display) };
    let named = Context::create(&desc).unwrap();
    assert_eq!(named.gl_context().unwrap(), (gl_context, display));
}
