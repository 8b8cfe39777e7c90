#include "transport/semaphore.hpp"

#include "base/text.hpp"
#include "driver/external_semaphore.hpp"

namespace clgl::transport
{

namespace
{

ClContext retained(cl_context context)
{
    check_cl(cl().RetainContext(context), "clRetainContext");
    return ClContext(context);
}

}  // namespace

std::function<std::unique_ptr<DeviceSemaphore>()> semaphore_maker(const Environment &environment)
{
    const ExternalSupport &support = environment.external;
    if (!environment.gl.semaphores)
        fail(CLGL_ERROR_UNSUPPORTED,
             text("the OpenGL driver does not import semaphores (", handle_type::gl_semaphore_extension, ")"));
    if (!support.semaphores)
        fail(CLGL_ERROR_UNSUPPORTED,
             text("the OpenCL device does not import semaphores (", handle_type::cl_semaphore_extension, ")"));
    const auto context = std::make_shared<ClContext>(retained(environment.context));
    return [device = environment.external.vulkan.device(), &garbage = environment.garbage,
            functions = support.semaphores,
            context] { return make_external_semaphore(*device, garbage, functions, context->get()); };
}

void add_imported(GlObjects &objects, const GlStorage &storage)
{
    const Imported names = storage.imported();
    if (names.buffer) objects.buffers.push_back(names.buffer);
    if (names.texture) objects.textures.push_back(names.texture);
}

}  // namespace clgl::transport
