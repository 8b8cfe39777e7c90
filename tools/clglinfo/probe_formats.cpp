#include "probe.hpp"

#include <GL/gl.h>
#include <GL/glext.h>

namespace clglinfo
{

namespace
{

// All targets of shared textures. One face of a cube map represents all six faces.
constexpr struct {
    uint32_t target;
    const char *name;
    uint32_t flags = 0;
} targets[] = {{GL_TEXTURE_1D, "1D"},
               {GL_TEXTURE_2D, "2D"},
               {GL_TEXTURE_3D, "3D"},
               {GL_TEXTURE_1D_ARRAY, "1D_ARRAY"},
               {GL_TEXTURE_2D_ARRAY, "2D_ARRAY"},
               {GL_TEXTURE_RECTANGLE, "RECTANGLE"},
               {GL_TEXTURE_CUBE_MAP, "CUBE_MAP"},
               {GL_TEXTURE_CUBE_MAP_NEGATIVE_Y, "CUBE_MAP_NEGATIVE_Y"},
               {GL_TEXTURE_BUFFER, "BUFFER"},
               {GL_TEXTURE_2D_MULTISAMPLE, "2D_MULTISAMPLE", CLGL_TEXTURE_SAMPLES_AS_LAYERS},
               {GL_TEXTURE_2D_MULTISAMPLE_ARRAY, "2D_MULTISAMPLE_ARRAY", CLGL_TEXTURE_SAMPLES_AS_LAYERS},
               {GL_RENDERBUFFER, "RENDERBUFFER"}};

std::string name_of(clgl_format format)
{
    clgl_format_info info = CLGL_FORMAT_INFO_INIT;
    check(clgl_format_get_info(format, &info));
    return info.name;
}

class Trials
{
public:
    Trials(const Recorder &recorder, clgl_context context) : recorder_(recorder), context_(context) {}

    // Tries to share the format without conversion, then with conversion to the nearest format that the device
    // supports.
    void try_format(const clgl_transport_report &transport, clgl_format format)
    {
        const std::string name = name_of(format);
        recorder_.step(("tried to share " + name + " by " + clgl_transport_name(transport.transport)).c_str());
        Value found = Value::object();
        found.set("transport", clgl_transport_name(transport.transport));
        found.set("format", name);
        std::string message;
        bool any = false;
        for (const uint32_t flags : {0u, CLGL_TEXTURE_CONVERT_FORMAT})
            any |= try_targets(transport.transport, format, flags, found, message);
        if (any) return;
        found.set("message", message);
        recorder_.set("refused/" + std::to_string(refused_++), found);
    }

private:
    // Records the targets that pass the self-test. If the target 2D fails, stores its error in `message`.
    bool try_targets(clgl_transport transport, clgl_format format, uint32_t flags, Value found,
                     std::string &message)
    {
        Value names = Value::array();
        clgl_format cl_format = CLGL_FORMAT_NONE;
        for (const auto &[target, name, own_flags] : targets) {
            clgl_texture_support support = CLGL_TEXTURE_SUPPORT_INIT;
            check(clgl_texture_verify(context_, transport, target, format, flags | own_flags, &support));
            const bool passed = support.self_test == CLGL_SELF_TEST_PASSED;
            if (!passed && target == GL_TEXTURE_2D) message = support.detail;
            if (!passed || (flags && support.cl_format == format)) continue;
            cl_format = support.cl_format;
            names.append(name);
        }
        if (names.empty()) return false;
        found.set("cl_format", name_of(cl_format));
        found.set("targets", names);
        recorder_.set("verified/" + std::to_string(verified_++), found);
        return true;
    }

    const Recorder &recorder_;
    clgl_context context_;
    size_t verified_ = 0, refused_ = 0;
};

}  // namespace

void probe_formats(const Recorder &recorder, const JoinRequest &request)
{
    clgl_context context = join_context(recorder, request);
    uint32_t count = 0;
    check(clgl_format_get_count(&count));
    Trials trials(recorder, context);
    for (const clgl_transport_report &report : transport_reports(context))
        for (uint32_t i = 1; report.texture_status != CLGL_TRANSPORT_STATUS_UNAVAILABLE && i <= count; ++i)
            trials.try_format(report, static_cast<clgl_format>(i));
}

}  // namespace clglinfo
