//! Checks which types are Send and Sync.

use clgl::*;

fn anywhere<T: Send + Sync>() {}

#[test]
fn handles_go_anywhere() {
    anywhere::<(Context, Queue, Buffer, Texture, Fence, Program, Kernel, Sampler, Ring, Device, Platform)>();
}

#[test]
fn descriptions_go_anywhere() {
    anywhere::<(ContextDesc, QueueDesc, BufferDesc<'static>, TextureDesc<'static>, RingDesc<'static>)>();
    anywhere::<(ProgramDesc, BuildDesc<'static>, SamplerDesc, ArgumentDesc, Argument<'static>, Launch)>();
    anywhere::<(Handover<'static>, Migration<'static>, View<'static>, Slice, Part, TextureRegion, BufferRect)>();
    anywhere::<(PixelLayout, Color, Error)>();
}

#[test]
fn what_objects_tell_goes_anywhere() {
    anywhere::<(PlatformInfo<'static>, DeviceInfo<'static>, ContextInfo<'static>, TransportReport<'static>)>();
    anywhere::<(QueueInfo<'static>, BufferInfo<'static>, TextureInfo<'static>, FenceInfo)>();
    anywhere::<(ProgramInfo, ProgramBuildInfo, KernelInfo<'static>, ArgumentInfo<'static>)>();
    anywhere::<(
        SamplerInfo<'static>,
        RingInfo<'static>,
        FormatInfo<'static>,
        TextureSupport,
        NameVersion,
        Lent<'static, Buffer>,
    )>();
    anywhere::<(Slot<'static>, Reading<u32>, Mapped<'static>)>();
}
