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

// Replaces clGetPlatformIDs if there is no loader, or if the loader lacks clCreateCommandQueueWithProperties
// (OpenCL 2.0). explain_missing_opencl reports the reason.
cl_int CL_API_CALL no_platforms(cl_uint, cl_platform_id *, cl_uint *count)
{
    if (count) *count = 0;
    return CL_PLATFORM_NOT_FOUND_KHR;
}

template <typename Function> void find(void *loader, const char *name, Function &function)
{
    if (!loader || !find_function(loader, name, function)) function = &Missing<Function>::call;
}

ClTable load_table()
{
    void *const loader = find_library("OpenCL.dll", Find::load);
    ClTable table;
#define CLGL_CL_FIND(name) find(loader, "cl" #name, table.name);
    CLGL_CL_FUNCTIONS(CLGL_CL_FIND)
#undef CLGL_CL_FIND
    if (table.CreateCommandQueueWithProperties ==
        &Missing<decltype(table.CreateCommandQueueWithProperties)>::call)
        table.GetPlatformIDs = &no_platforms;
    return table;
}

}  // namespace

[[gnu::hot]] ClTable &cl()
{
    static ClTable instance = load_table();
    return instance;
}

}  // namespace clgl
