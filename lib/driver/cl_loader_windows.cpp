// Fills the function table from OpenCL.dll. Loads the DLL at run time, because a machine may have no OpenCL.dll,
// or an older version of it.
#include "base/platform/library.hpp"
#include "driver/cl.hpp"

#include <type_traits>

namespace clgl
{

namespace
{

// Replaces a function that the loader lacks. Returns CL_INVALID_OPERATION, as drivers do for missing functions.
template <typename Function> struct Missing;
template <typename Result, typename... Parameters> struct Missing<Result(CL_API_CALL *)(Parameters...)> {
    static Result CL_API_CALL call([[maybe_unused]] Parameters... parameters)
    {
        if constexpr (std::is_same_v<Result, cl_int>) {
            return CL_INVALID_OPERATION;
        } else {
            // The last parameter of functions that create objects points to the error code.
            (
                [&] {
                    if constexpr (std::is_same_v<Parameters, cl_int *>)
                        if (parameters) *parameters = CL_INVALID_OPERATION;
                }(),
                ...);
            return Result{};
        }
    }
};

// The functions of OpenCL 1.2 for queues and samplers, which are used if the loader lacks those of OpenCL 2.0
cl_command_queue(CL_API_CALL *create_queue_1_2)(cl_context, cl_device_id, cl_command_queue_properties, cl_int *);
cl_sampler(CL_API_CALL *create_sampler_1_2)(cl_context, cl_bool, cl_addressing_mode, cl_filter_mode, cl_int *);

// Returns the value of a property in a list that ends with 0, or `otherwise` if the list does not contain it.
template <typename T> T property_of(const T *properties, T name, T otherwise)
{
    for (; properties && *properties; properties += 2)
        if (*properties == name) return properties[1];
    return otherwise;
}

cl_command_queue CL_API_CALL create_queue(cl_context context, cl_device_id device,
                                          const cl_queue_properties *properties, cl_int *code)
{
    return create_queue_1_2(context, device, property_of<cl_queue_properties>(properties, CL_QUEUE_PROPERTIES, 0),
                            code);
}

cl_sampler CL_API_CALL create_sampler(cl_context context, const cl_sampler_properties *properties, cl_int *code)
{
    const auto property = [&](cl_sampler_properties name, cl_sampler_properties otherwise) {
        return property_of(properties, name, otherwise);
    };
    return create_sampler_1_2(
        context, static_cast<cl_bool>(property(CL_SAMPLER_NORMALIZED_COORDS, CL_TRUE)),
        static_cast<cl_addressing_mode>(property(CL_SAMPLER_ADDRESSING_MODE, CL_ADDRESS_CLAMP)),
        static_cast<cl_filter_mode>(property(CL_SAMPLER_FILTER_MODE, CL_FILTER_NEAREST)), code);
}

// Replaces clGetPlatformIDs if there is no loader, or if the loader lacks functions of OpenCL 1.2.
// explain_missing_opencl reports the reason.
cl_int CL_API_CALL no_platforms(cl_uint, cl_platform_id *, cl_uint *count)
{
    if (count) *count = 0;
    return CL_PLATFORM_NOT_FOUND_KHR;
}

template <typename Function> void find(void *loader, const char *name, Function &function)
{
    if (!loader || !find_function(loader, name, function)) function = &Missing<Function>::call;
}

template <typename Function> bool is_missing(Function function) { return function == &Missing<Function>::call; }

ClTable load_table()
{
    void *const loader = find_library("OpenCL.dll", Find::load);
    ClTable table;
#define CLGL_CL_FIND(name) find(loader, "cl" #name, table.name);
    CLGL_CL_FUNCTIONS(CLGL_CL_FIND)
#undef CLGL_CL_FIND
    find(loader, "clCreateCommandQueue", create_queue_1_2);
    find(loader, "clCreateSampler", create_sampler_1_2);
    if (is_missing(table.CreateCommandQueueWithProperties))
        table.CreateCommandQueueWithProperties = &create_queue;
    if (is_missing(table.CreateSamplerWithProperties)) table.CreateSamplerWithProperties = &create_sampler;
    if (is_missing(table.EnqueueMigrateMemObjects)) table.GetPlatformIDs = &no_platforms;
    return table;
}

}  // namespace

[[gnu::hot]] ClTable &cl()
{
    static ClTable instance = load_table();
    return instance;
}

}  // namespace clgl
