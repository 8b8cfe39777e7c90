#include <clgl/native.h>

#include "abi/access.hpp"
#include "abi/guard.hpp"
#include "core/buffer/buffer.hpp"
#include "core/command/fence.hpp"
#include "core/kernel/kernel.hpp"
#include "core/kernel/sampler.hpp"
#include "core/program/program.hpp"
#include "core/texture/texture.hpp"

using namespace clgl;

clgl_result clgl_device_cl_device(clgl_device device, void **id)
{
    return abi::guarded("clgl_device_cl_device", [&] {
        void *&exposed = abi::out(id, "cl_device_id");
        exposed = abi::pin<Device>(device)->id();
    });
}

clgl_result clgl_device_cl_platform(clgl_device device, void **id)
{
    return abi::guarded("clgl_device_cl_platform", [&] {
        void *&exposed = abi::out(id, "cl_platform_id");
        exposed = abi::pin<Device>(device)->platform();
    });
}

clgl_result clgl_device_from_cl_device(void *id, clgl_device *device)
{
    return abi::guarded("clgl_device_from_cl_device", [&] {
        clgl_device &found = abi::out(device, "device");
        found = find_device(static_cast<cl_device_id>(abi::not_null(id, "cl_device_id")))->handle();
    });
}

clgl_result clgl_context_cl_context(clgl_context context, void **native_context)
{
    return abi::guarded(__func__, [&] {
        void *&exposed = abi::out(native_context, "cl_context");
        exposed = abi::pin<Context>(context)->native();
    });
}

clgl_result clgl_context_gl_context(clgl_context context, void **gl_context, void **gl_display)
{
    return abi::guarded(__func__, [&] {
        void **exposed_context = abi::optional_out(gl_context);
        void **exposed_display = abi::optional_out(gl_display);
        if (!exposed_context && !exposed_display)
            fail(CLGL_ERROR_INVALID_ARGUMENT, "gl_context and gl_display are both NULL; pass at least one");
        const winsys::Binding binding = abi::pin<Context>(context)->gl()->binding();
        if (exposed_context) *exposed_context = binding.context;
        if (exposed_display) *exposed_display = binding.display;
    });
}

clgl_result clgl_queue_cl_queue(clgl_queue queue, void **native_queue)
{
    return abi::guarded(__func__, [&] {
        void *&exposed = abi::out(native_queue, "cl_command_queue");
        exposed = abi::pin<Queue>(queue)->expose_native();
    });
}

clgl_result clgl_buffer_cl_mem(clgl_buffer buffer, void **native_mem)
{
    return abi::guarded(__func__, [&] {
        void *&exposed = abi::out(native_mem, "cl_mem");
        const auto pinned = abi::pin<Buffer>(buffer);
        pinned->storage().expose_native();
        exposed = pinned->mem();
    });
}

clgl_result clgl_buffer_from_cl_mem(clgl_context context, void *native_mem, clgl_access access,
                                    clgl_buffer *buffer)
{
    return abi::guarded(__func__, [&] {
        clgl_buffer &out = abi::out(buffer, "buffer");
        const auto pinned = abi::pin<Context>(context);
        abi::validate_access(access);
        out =
            abi::handle_of<clgl_buffer>(Buffer::adopt(pinned.ref(), abi::not_null(native_mem, "cl_mem"), access));
    });
}

clgl_result clgl_buffer_gl_name(clgl_buffer buffer, uint32_t *gl_name)
{
    return abi::guarded(__func__, [&] {
        uint32_t &name = abi::out(gl_name, "gl_name");
        const auto pinned = abi::pin<Buffer>(buffer);
        name = pinned->storage().gl_name();
        if (!name)
            fail(CLGL_ERROR_UNSUPPORTED,
                 text(pinned->describe(), " is not shared with OpenGL, so it has no OpenGL buffer"));
    });
}

clgl_result clgl_texture_gl_name(clgl_texture texture, uint32_t *gl_name)
{
    return abi::guarded(__func__, [&] {
        uint32_t &out = abi::out(gl_name, "gl_name");
        const auto pinned = abi::pin<Texture>(texture);
        out = pinned->storage().gl_name();
        if (out == 0)
            fail(CLGL_ERROR_UNSUPPORTED,
                 text(pinned->describe(), " is not shared with OpenGL, so it has no OpenGL texture"));
    });
}

clgl_result clgl_texture_cl_mem(clgl_texture texture, void **native_mem)
{
    return abi::guarded(__func__, [&] {
        void *&exposed = abi::out(native_mem, "cl_mem");
        const auto pinned = abi::pin<Texture>(texture);
        pinned->storage().expose_native();
        exposed = pinned->mem();
    });
}

clgl_result clgl_texture_from_cl_mem(clgl_context context, void *native_mem, clgl_texture *texture)
{
    return abi::guarded(__func__, [&] {
        clgl_texture &out = abi::out(texture, "texture");
        const auto pinned = abi::pin<Context>(context);
        out = abi::handle_of<clgl_texture>(Texture::adopt(pinned.ref(), abi::not_null(native_mem, "cl_mem")));
    });
}

clgl_result clgl_sampler_cl_sampler(clgl_sampler sampler, void **native_sampler)
{
    return abi::guarded(__func__, [&] {
        void *&exposed = abi::out(native_sampler, "cl_sampler");
        exposed = abi::pin<Sampler>(sampler)->native();
    });
}

clgl_result clgl_kernel_from_cl_kernel(clgl_context context, void *native_kernel, clgl_kernel *kernel)
{
    return abi::guarded(__func__, [&] {
        clgl_kernel &out = abi::out(kernel, "kernel");
        const auto pinned = abi::pin<Context>(context);
        out = abi::handle_of<clgl_kernel>(Kernel::adopt(pinned.ref(), abi::not_null(native_kernel, "cl_kernel")));
    });
}

clgl_result clgl_kernel_cl_kernel(clgl_kernel kernel, void **native_kernel)
{
    return abi::guarded(__func__, [&] {
        void *&exposed = abi::out(native_kernel, "cl_kernel");
        exposed = abi::pin<Kernel>(kernel)->expose_native();
    });
}

clgl_result clgl_program_cl_program(clgl_program program, void **native_program)
{
    return abi::guarded(__func__, [&] {
        void *&exposed = abi::out(native_program, "cl_program");
        exposed = abi::pin<Program>(program)->native();
    });
}

clgl_result clgl_fence_from_cl_event(clgl_context context, void *native_event, clgl_fence *fence)
{
    return abi::guarded(__func__, [&] {
        clgl_fence &out = abi::out(fence, "fence");
        const auto pinned = abi::pin<Context>(context);
        out = abi::handle_of<clgl_fence>(Fence::adopt(pinned.ref(), abi::not_null(native_event, "cl_event")));
    });
}

clgl_result clgl_fence_from_gl_sync(clgl_context context, void *gl_sync, clgl_fence *fence)
{
    return abi::guarded(__func__, [&] {
        clgl_fence &out = abi::out(fence, "fence");
        const auto pinned = abi::pin<Context>(context);
        const GlScope scope(*pinned->gl());
        const auto sync = static_cast<GLsync>(abi::not_null(gl_sync, "gl_sync"));
        out = abi::handle_of<clgl_fence>(make_ref<GlFence>(pinned.ref(), GlSyncPoint::adopt(pinned->gl(), sync)));
    });
}

clgl_result clgl_fence_cl_event(clgl_fence fence, void **native_event)
{
    return abi::guarded(__func__, [&] {
        void *&exposed = abi::out(native_event, "cl_event");
        exposed = abi::pin<Fence>(fence)->native_event();
    });
}

clgl_result clgl_fence_gl_sync(clgl_fence fence, void **gl_sync)
{
    return abi::guarded(__func__, [&] {
        void *&exposed = abi::out(gl_sync, "gl_sync");
        const auto pinned = abi::pin<Fence>(fence);
        const GlScope scope(*pinned->context().gl());
        exposed = pinned->native_sync();
    });
}
