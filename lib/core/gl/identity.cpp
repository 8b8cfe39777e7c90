#include "core/gl/identity.hpp"

#include "base/text.hpp"
#include "driver/gl.hpp"

#include <algorithm>
#include <iterator>
#include <string_view>

namespace clgl
{

namespace
{

static_assert(std::tuple_size_v<Uuid> == GL_UUID_SIZE_EXT);

std::string read_gl_string(GLenum name)
{
    const GLubyte *value = glGetString(name);
    return value ? reinterpret_cast<const char *>(value) : "";
}

std::vector<Uuid> read_device_uuids()
{
    if (!epoxy_has_gl_extension("GL_EXT_memory_object")) return {};
    log_pending_gl_errors();
    GLint count = 0;
    glGetIntegerv(GL_NUM_DEVICE_UUIDS_EXT, &count);
    std::vector<Uuid> uuids(static_cast<size_t>(std::max(count, 0)));
    for (size_t i = 0; i < uuids.size(); ++i)
        glGetUnsignedBytei_vEXT(GL_DEVICE_UUID_EXT, static_cast<GLuint>(i), uuids[i].data());
    // Before OpenGL ES 3.2, Mesa lists the extension but lacks the function.
    if (glGetError() != GL_NO_ERROR) return {};
    // Some drivers report a UUID of zeros if a device has none.
    std::erase(uuids, Uuid{});
    return uuids;
}

}  // namespace

GlIdentity read_gl_identity(const winsys::Binding &binding)
{
    GlIdentity identity;
    identity.renderer = read_gl_string(GL_RENDERER);
    identity.vendor = read_gl_string(GL_VENDOR);
    identity.version = read_gl_string(GL_VERSION);
    identity.device_uuids = read_device_uuids();
    identity.platform = binding.platform;
    identity.display = binding.display;
    identity.context = binding.context;
    return identity;
}

}  // namespace clgl
