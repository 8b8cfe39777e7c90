// A minimal loader of layers. Opens the layer, passes a dispatch table to the layer, and gets the dispatch table
// of the layer.
#pragma once

#define CL_USE_DEPRECATED_OPENCL_1_1_APIS
#define CL_USE_DEPRECATED_OPENCL_1_2_APIS
#include "base/platform/library.hpp"
#include "fault_support.hpp"
#include "gl_maker.h"

#include <CL/cl_layer.h>

namespace clgl::loader
{

// Types of the newest layer protocol of OpenCL-ICD-Loader. The headers of Linux distributions do not have them
// yet.
using LayerProperties = cl_properties;
using InitLayerWithProperties = cl_int(CL_API_CALL *)(cl_uint, const cl_icd_dispatch *, cl_uint *,
                                                      const cl_icd_dispatch **, const LayerProperties *);

struct Layer {
    pfn_clGetLayerInfo get_info;
    pfn_clInitLayer init;
    InitLayerWithProperties init_with_properties;
};

constexpr cl_uint entries = sizeof(cl_icd_dispatch) / sizeof(void *);

// Opens the layer whose path is in CLGL_LAYER.
inline Layer open_layer()
{
    const char *path = std::getenv("CLGL_LAYER");
    assert_non_null(path);
    void *library = find_library(path, Find::load);
    if (!library) fail_msg("%s", library_error().c_str());
    Layer found{};
    find_function(library, "clGetLayerInfo", found.get_info);
    find_function(library, "clInitLayer", found.init);
    find_function(library, "clInitLayerWithProperties", found.init_with_properties);
    return found;
}

inline cl_int CL_API_CALL no_context_info(const cl_context_properties *, cl_gl_context_info, size_t, void *,
                                          size_t *)
{
    return CL_INVALID_OPERATION;
}

// Returns the functions of the linked loader that the layer needs. Each function has a hook that counts
// references and can make the call fail (fault_support.hpp). Sharing functions are absent, as in drivers without
// sharing.
inline const cl_icd_dispatch &target()
{
    static cl_icd_dispatch table = [] {
        cl_icd_dispatch made{};
#define CLGL_LOADER_HOOK(entry)                                                                                  \
    {                                                                                                            \
        using Hooked = fault::Hook<fault::entry##Tag, decltype(&::cl##entry)>;                                   \
        Hooked::real = &::cl##entry;                                                                             \
        made.cl##entry = &Hooked::call;                                                                          \
    }
        CLGL_CL_FUNCTIONS(CLGL_LOADER_HOOK)
#undef CLGL_LOADER_HOOK
        made.clGetGLContextInfoKHR = &no_context_info;
        return made;
    }();
    return table;
}

}  // namespace clgl::loader
