// Defines the functions that the ICD loader calls. The extension cl_loader_layers defines clGetLayerInfo and
// clInitLayer. Recent versions of the Khronos loader call clInitLayerWithProperties, which is missing in the
// OpenCL headers of Linux distributions.
#include "layer/dispatch.hpp"
#include "layer/query_reply.hpp"

#include <CL/cl_layer.h>
#include <clgl/common.h>

#include <string_view>

#define CLGL_LAYER_API extern "C" CLGL_API cl_int CL_API_CALL

using clgl::layer::QueryReply;

namespace
{

constexpr std::string_view name = "clgl";
constexpr cl_uint entries = sizeof(cl_icd_dispatch) / sizeof(void *);

// A list of name and value pairs, terminated by 0
using LayerProperties = cl_properties;

}  // namespace

CLGL_LAYER_API clGetLayerInfo(cl_layer_info what, size_t size, void *value, size_t *size_ret)
{
    const QueryReply reply{size, value, size_ret};
    switch (what) {
    case CL_LAYER_API_VERSION:
        return reply.write(cl_layer_api_version{CL_LAYER_API_VERSION_100});
    case CL_LAYER_NAME:
        return reply.write(name);
    default:
        return CL_INVALID_VALUE;
    }
}

CLGL_LAYER_API clInitLayer(cl_uint entry_count, const cl_icd_dispatch *target, cl_uint *layer_entry_count,
                           const cl_icd_dispatch **layer)
{
    if (!target || !layer_entry_count || !layer || entry_count < entries) return CL_INVALID_VALUE;
    // Without this check, the layer would call itself endlessly if OPENCL_LAYERS contains it twice.
    if (target->clCreateContext == &clgl::layer::CreateContext) return CL_INVALID_VALUE;
    *layer = &clgl::layer::install(*target);
    *layer_entry_count = entries;
    return CL_SUCCESS;
}

CLGL_LAYER_API clInitLayerWithProperties(cl_uint entry_count, const cl_icd_dispatch *target,
                                         cl_uint *layer_entry_count, const cl_icd_dispatch **layer,
                                         const LayerProperties *properties)
{
    if (properties && *properties != 0) return CL_INVALID_PROPERTY;
    return clInitLayer(entry_count, target, layer_entry_count, layer);
}
