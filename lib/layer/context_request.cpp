#include "layer/context_request.hpp"

#include "base/names.hpp"
#include "core/object/handles.hpp"
#include "layer/guard.hpp"

#include <algorithm>

namespace clgl::layer
{

namespace
{

constexpr cl_context_properties gl_names[] = {CL_GL_CONTEXT_KHR, CL_EGL_DISPLAY_KHR, CL_GLX_DISPLAY_KHR,
                                              CL_WGL_HDC_KHR, CL_CGL_SHAREGROUP_KHR};

class Reader
{
public:
    explicit Reader(const cl_context_properties *properties)
    {
        for (; properties && *properties != 0; properties += 2)
            read(properties[0], properties[1]);
        if (!properties) return;
        request_.all.push_back(0);
        request_.without_gl.push_back(0);
    }

    ContextRequest finish(cl_int unknown)
    {
        if (unknown != 0 && unknown_) reject(unknown, text(hex(unknown_), " is not a context property"));
        if (!context() && !value(CL_CGL_SHAREGROUP_KHR)) return std::move(request_);
        handles::refuse_if_forked();
        request_.wants_gl = true;
        check_combination();
        if (has_user_sync_)
            reject(CL_INVALID_PROPERTY,
                   "CL_CONTEXT_INTEROP_USER_SYNC is not allowed together with an OpenGL context");
        static constexpr struct {
            cl_context_properties display;
            clgl_winsys platform;
        } window_systems[] = {{CL_EGL_DISPLAY_KHR, CLGL_WINSYS_EGL},
                              {CL_GLX_DISPLAY_KHR, CLGL_WINSYS_GLX},
                              {CL_WGL_HDC_KHR, CLGL_WINSYS_WGL}};
        const auto *const named =
            std::ranges::find_if(window_systems, [&](const auto &each) { return value(each.display) != 0; });
        if (named == std::end(window_systems))
            reject(CL_INVALID_GL_SHAREGROUP_REFERENCE_KHR,
                   "CL_GL_CONTEXT_KHR needs a display: add CL_EGL_DISPLAY_KHR, CL_GLX_DISPLAY_KHR or "
                   "CL_WGL_HDC_KHR");
        request_.gl.platform = named->platform;
        request_.gl.display = reinterpret_cast<void *>(value(named->display));
        request_.gl.context = reinterpret_cast<void *>(context());
        return std::move(request_);
    }

private:
    void read(cl_context_properties name, cl_context_properties given)
    {
        if (std::ranges::find(seen_, name) != seen_.end())
            reject(CL_INVALID_PROPERTY,
                   text("the property ", hex(static_cast<uintptr_t>(name)), " is in the list twice"));
        seen_.push_back(name);
        request_.all.insert(request_.all.end(), {name, given});
        const auto gl = std::ranges::find(gl_names, name);
        if (gl != std::end(gl_names)) {
            values_[gl - std::begin(gl_names)] = given;
            return;
        }
        request_.without_gl.insert(request_.without_gl.end(), {name, given});
        if (name == CL_CONTEXT_PLATFORM)
            request_.platform = reinterpret_cast<cl_platform_id>(given);
        else if (name == CL_CONTEXT_INTEROP_USER_SYNC)
            has_user_sync_ = true;
        else
            unknown_ = static_cast<uintptr_t>(name);
    }

    cl_context_properties value(cl_context_properties name) const
    {
        return values_[std::ranges::find(gl_names, name) - std::begin(gl_names)];
    }
    cl_context_properties context() const { return value(CL_GL_CONTEXT_KHR); }

    void check_combination() const
    {
        if (std::count_if(std::begin(values_) + 1, std::end(values_), [](auto given) { return given != 0; }) > 1)
            reject(
                CL_INVALID_OPERATION,
                "the properties contain the display properties of more than one window system: pass one of them");
        if (value(CL_CGL_SHAREGROUP_KHR) || (value(CL_WGL_HDC_KHR) && !winsys::is_supported(CLGL_WINSYS_WGL)))
            reject(CL_INVALID_OPERATION, value(CL_CGL_SHAREGROUP_KHR)
                                             ? "CL_CGL_SHAREGROUP_KHR is not supported on this system"
                                             : "CL_WGL_HDC_KHR is not supported on this system");
    }

    ContextRequest request_;
    std::vector<cl_context_properties> seen_;
    cl_context_properties values_[std::size(gl_names)] = {};
    bool has_user_sync_ = false;
    uintptr_t unknown_ = 0;
};

}  // namespace

ContextRequest read_context_properties(const cl_context_properties *properties, cl_int unknown)
{
    return Reader(properties).finish(unknown);
}

winsys::Binding resolve_binding(const winsys::Binding &gl)
{
    const winsys::Binding current = winsys::current();
    if (current.context != gl.context) return gl;
    if (current.platform != gl.platform)
        reject(CL_INVALID_GL_SHAREGROUP_REFERENCE_KHR,
               text("CL_GL_CONTEXT_KHR is a context of ", winsys_name(current.platform),
                    ", but the properties contain a display of ", winsys_name(gl.platform),
                    ": pass its display"));
    if (gl.platform == CLGL_WINSYS_EGL && current.display != gl.display)
        reject(CL_INVALID_GL_SHAREGROUP_REFERENCE_KHR,
               "CL_GL_CONTEXT_KHR belongs to another display than CL_EGL_DISPLAY_KHR: pass its display");
    return current;
}

}  // namespace clgl::layer
