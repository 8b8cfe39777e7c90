#include "gl_context.hpp"

#include <GL/gl.h>
#include <GL/glext.h>

namespace clglinfo
{

namespace
{

struct Gl {
    explicit Gl(const GlContext &context)
        : GetString(reinterpret_cast<decltype(GetString)>(context.proc_address("glGetString"))),
          GetStringi(reinterpret_cast<decltype(GetStringi)>(context.proc_address("glGetStringi"))),
          GetIntegerv(reinterpret_cast<decltype(GetIntegerv)>(context.proc_address("glGetIntegerv")))
    {
    }
    const char *string(GLenum name) const { return reinterpret_cast<const char *>(GetString(name)); }
    GLint integer(GLenum name) const
    {
        GLint value = 0;
        GetIntegerv(name, &value);
        return value;
    }

    decltype(&::glGetString) GetString;
    PFNGLGETSTRINGIPROC GetStringi;
    decltype(&::glGetIntegerv) GetIntegerv;
};

// Returns the extensions. Uses glGetStringi, which all supported OpenGL versions have.
Value extensions(const Gl &gl)
{
    Value list = Value::array();
    for (GLint i = 0; i < gl.integer(GL_NUM_EXTENSIONS); ++i)
        list.append(reinterpret_cast<const char *>(gl.GetStringi(GL_EXTENSIONS, static_cast<GLuint>(i))));
    return list;
}

void record_context(const Recorder &recorder, const GlContext &context)
{
    const Gl gl(context);
    recorder.set("place", context.place);
    recorder.set("winsys_vendor", context.winsys_vendor);
    recorder.set("winsys_version", context.winsys_version);
    recorder.set("vendor", gl.string(GL_VENDOR));
    recorder.set("renderer", gl.string(GL_RENDERER));
    recorder.set("version", gl.string(GL_VERSION));
    recorder.set("shading_language_version", gl.string(GL_SHADING_LANGUAGE_VERSION));
    recorder.set("extensions", extensions(gl));
}

const char *device_match_name(clgl_device_match match)
{
    switch (match) {
    case CLGL_MATCH_REQUESTED:
        return "requested";
    case CLGL_MATCH_ENVIRONMENT:
        return "environment";
    case CLGL_MATCH_CL_CONTEXT:
        return "cl_context";
    case CLGL_MATCH_GL_QUERY:
        return "gl_query";
    case CLGL_MATCH_UUID:
        return "uuid";
    case CLGL_MATCH_CPU:
        return "cpu";
    case CLGL_MATCH_FALLBACK:
        return "fallback";
    default:
        return "none";
    }
}

// Returns the index of a device in the list of all devices. Parent and child processes identify devices by this
// index.
size_t index_of(const std::vector<clgl_device> &devices, clgl_device device)
{
    for (size_t i = 0; i < devices.size(); ++i)
        if (devices[i] == device) return i;
    throw Failure("a matched device is not in the list of devices");
}

void record_matches(const Recorder &recorder)
{
    const std::vector<clgl_device> all = list_devices();
    std::vector<clgl_device> devices(all.size());
    std::vector<clgl_device_match> matches(all.size());
    uint32_t count = 0;
    check(clgl_device_list_for_gl(static_cast<uint32_t>(all.size()), devices.data(), matches.data(), &count));
    Value list = Value::array();
    for (uint32_t i = 0; i < count; ++i) {
        Value entry = Value::object();
        entry.set("device", uint64_t{index_of(all, devices[i])});
        entry.set("match", device_match_name(matches[i]));
        list.append(entry);
    }
    recorder.set("matches", list);
}

// Records the properties of the clgl context that an application gets with default options.
void record_choice(const Recorder &recorder)
{
    clgl_context context = nullptr;
    check(clgl_context_create(nullptr, &context));
    clgl_context_info info = CLGL_CONTEXT_INFO_INIT;
    check(clgl_context_get_info(context, &info));
    recorder.set("choice/device", uint64_t{index_of(list_devices(), info.device)});
    recorder.set("choice/match", device_match_name(info.match));
    recorder.set("choice/reason", info.match_reason);
    clgl_context_destroy(context);
}

}  // namespace

void probe_opengl(const Recorder &recorder, const std::string &kind)
{
    recorder.step("making an OpenGL context");
    const GlContext context = make_gl_context(kind);
    record_context(recorder, context);
    uint32_t platforms = 0;
    recorder.step("queried for the OpenCL devices");
    if (clgl_platform_get_count(&platforms) == CLGL_ERROR_NO_OPENCL) return;
    recorder.step("matching the OpenCL devices to the OpenGL context");
    record_matches(recorder);
    recorder.step("joining the OpenGL context with the device that matches best");
    record_choice(recorder);
}

}  // namespace clglinfo
