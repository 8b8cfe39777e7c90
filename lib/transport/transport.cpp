#include "transport/transport.hpp"

#include "base/names.hpp"
#include "transport/external/buffer.hpp"
#include "transport/external/image.hpp"
#include "transport/mapped/buffer.hpp"
#include "transport/mapped/image.hpp"
#include "transport/native/buffer.hpp"
#include "transport/native/image.hpp"
#include "transport/staged/buffer.hpp"
#include "transport/staged/image.hpp"

#include <algorithm>

namespace clgl::transport
{

std::span<const Transport> all()
{
    static constexpr Transport table[] = {
        // Shares Vulkan memory, for buffers and textures.
        {CLGL_TRANSPORT_EXTERNAL, external::make_buffer, external::make_image, external::require, external::open},
        // Shares GL objects through the OpenCL driver (cl_khr_gl_sharing).
        {CLGL_TRANSPORT_NATIVE, native::make_buffer, native::make_image, native::require, nullptr, true},
        // Shares mapped buffers with a CPU device. Copies other objects to and from mapped buffers.
        {CLGL_TRANSPORT_MAPPED, mapped::make_buffer, mapped::make_image},
        // Copies. Works whenever OpenGL can read and write the object.
        {CLGL_TRANSPORT_STAGED, staged::make_buffer, staged::make_image},
    };
    return table;
}

const Transport *find(clgl_transport id)
{
    const auto found = std::ranges::find(all(), id, &Transport::id);
    return found == all().end() ? nullptr : &*found;
}

const Transport *find(const std::string &name)
{
    const auto found =
        std::ranges::find_if(all(), [&](const Transport &t) { return name == transport_name(t.id); });
    return found == all().end() ? nullptr : &*found;
}

}  // namespace clgl::transport
