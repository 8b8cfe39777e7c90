// Measures the cost of the OpenCL layer. Compares a forwarded call with a direct call, and a hand-over of the
// layer with a hand-over of clgl.
#include "bench.hpp"
#include "driver/cl.hpp"

#define CL_USE_DEPRECATED_OPENCL_1_1_APIS
#define CL_USE_DEPRECATED_OPENCL_1_2_APIS
#include <CL/cl_layer.h>
#include <dlfcn.h>
#include <epoxy/egl.h>

#include <cstdio>
#include <cstdlib>

namespace bench
{

namespace
{

constexpr cl_uint pattern = 7;

cl_int CL_API_CALL no_context_info(const cl_context_properties *, cl_gl_context_info, size_t, void *, size_t *)
{
    return CL_INVALID_OPERATION;
}

// Returns the functions of the linked loader, which the layer calls.
const cl_icd_dispatch &target()
{
    static cl_icd_dispatch table = [] {
        cl_icd_dispatch made{};
#define BENCH_TAKE(name) made.cl##name = &::cl##name;
        CLGL_CL_FUNCTIONS(BENCH_TAKE)
#undef BENCH_TAKE
        made.clGetGLContextInfoKHR = &no_context_info;
        return made;
    }();
    return table;
}

const cl_icd_dispatch &load_layer()
{
    void *const library = dlopen(BENCH_LAYER, RTLD_NOW | RTLD_LOCAL);
    const auto init = library ? reinterpret_cast<pfn_clInitLayer>(dlsym(library, "clInitLayer")) : nullptr;
    const cl_icd_dispatch *table = nullptr;
    cl_uint count = 0;
    if (!init || init(sizeof(cl_icd_dispatch) / sizeof(void *), &target(), &count, &table) != CL_SUCCESS) {
        std::fprintf(stderr, "the layer %s cannot be loaded\n", BENCH_LAYER);
        std::exit(EXIT_FAILURE);
    }
    return *table;
}

// OpenCL objects that the layer creates, on the same OpenGL context, device and drivers as the clgl objects
struct Layered {
    const cl_icd_dispatch &cl = load_layer();
    cl_context context = nullptr;
    cl_command_queue queue = nullptr;

    Layered()
    {
        cl_device_id device = nullptr;
        cl_platform_id platform = nullptr;
        cl_int code = CL_SUCCESS;
        check_cl(clGetContextInfo(setup().native_context, CL_CONTEXT_DEVICES, sizeof device, &device, nullptr),
                 "clGetContextInfo");
        check_cl(clGetDeviceInfo(device, CL_DEVICE_PLATFORM, sizeof platform, &platform, nullptr),
                 "clGetDeviceInfo");
        const auto value = [](const void *pointer) { return reinterpret_cast<cl_context_properties>(pointer); };
        const cl_context_properties properties[] = {CL_GL_CONTEXT_KHR,
                                                    value(eglGetCurrentContext()),
                                                    CL_EGL_DISPLAY_KHR,
                                                    value(eglGetCurrentDisplay()),
                                                    CL_CONTEXT_PLATFORM,
                                                    value(platform),
                                                    0};
        context = cl.clCreateContext(properties, 1, &device, nullptr, nullptr, &code);
        check_cl(code, "clCreateContext of the layer");
        queue = cl.clCreateCommandQueueWithProperties(context, device, nullptr, &code);
        check_cl(code, "clCreateCommandQueueWithProperties of the layer");
    }
};

const Layered &layered()
{
    static const Layered made;
    return made;
}

// Makes the most expensive kind of forwarded call: the layer searches its objects for an unknown object.
void layer_call(benchmark::State &state)
{
    constexpr int calls = 1000;
    cl_int code = CL_SUCCESS;
    const cl_mem plain = clCreateBuffer(setup().native_context, CL_MEM_READ_WRITE, 64, nullptr, &code);
    check_cl(code, "clCreateBuffer");
    GLuint name = 0;
    glGenBuffers(1, &name);
    glBindBuffer(GL_COPY_WRITE_BUFFER, name);
    glBufferData(GL_COPY_WRITE_BUFFER, 64, nullptr, GL_DYNAMIC_DRAW);
    const cl_mem shared = layered().cl.clCreateFromGLBuffer(layered().context, CL_MEM_READ_WRITE, name, &code);
    check_cl(code, "clCreateFromGLBuffer");
    size_t size = 0;
    measure_in_turns(
        state, {Clock::cpu, calls},
        [&] { layered().cl.clGetMemObjectInfo(plain, CL_MEM_SIZE, sizeof size, &size, nullptr); },
        [&] { clGetMemObjectInfo(plain, CL_MEM_SIZE, sizeof size, &size, nullptr); });
    layered().cl.clReleaseMemObject(shared);
    clReleaseMemObject(plain);
    glDeleteBuffers(1, &name);
}

// Hands over a buffer of the application. OpenCL writes the buffer completely.
void layer_hand_over(benchmark::State &state)
{
    const auto bytes = static_cast<size_t>(state.range(0));
    GLuint names[2] = {};
    glGenBuffers(2, names);
    for (const GLuint name : names) {
        glBindBuffer(GL_COPY_WRITE_BUFFER, name);
        glBufferData(GL_COPY_WRITE_BUFFER, static_cast<GLsizeiptr>(bytes), nullptr, GL_DYNAMIC_DRAW);
    }
    cl_int code = CL_SUCCESS;
    const Layered &l = layered();
    const cl_mem mem = l.cl.clCreateFromGLBuffer(l.context, CL_MEM_READ_WRITE, names[0], &code);
    check_cl(code, "clCreateFromGLBuffer");
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    desc.gl_name = names[1];
    clgl_buffer buffer = nullptr;
    check(clgl_buffer_create(setup().context, &desc, &buffer));
    clgl_handover handover = CLGL_HANDOVER_INIT;
    handover.buffers = &buffer;
    handover.buffer_count = 1;
    measure_in_turns(
        state, {},
        [&] {
            check_cl(l.cl.clEnqueueAcquireGLObjects(l.queue, 1, &mem, 0, nullptr, nullptr), "the acquire");
            check_cl(
                l.cl.clEnqueueFillBuffer(l.queue, mem, &pattern, sizeof pattern, 0, bytes, 0, nullptr, nullptr),
                "clEnqueueFillBuffer");
            check_cl(l.cl.clEnqueueReleaseGLObjects(l.queue, 1, &mem, 0, nullptr, nullptr), "the release");
        },
        [&] {
            check(clgl_acquire(setup().queue, &handover, 0, nullptr, nullptr));
            check(
                clgl_buffer_fill(setup().queue, buffer, nullptr, &pattern, sizeof pattern, 0, nullptr, nullptr));
            check(clgl_release(setup().queue, &handover, 0, nullptr, nullptr));
        });
    check(clgl_buffer_destroy(buffer));
    l.cl.clReleaseMemObject(mem);
    glDeleteBuffers(2, names);
}

constexpr size_t kibibytes = 1024;
constexpr size_t small = 64 * kibibytes, large = 16 * kibibytes * kibibytes;

BENCHMARK(layer_call)->UseRealTime();
BENCHMARK(layer_hand_over)->Arg(small)->Arg(large)->UseRealTime();

}  // namespace

std::vector<Ratio> layer_ratios()
{
    const auto hand_over_of = [](const char *what, size_t size) {
        const std::string name = with_size("layer_hand_over", size);
        return Ratio{what, Clock::real, name + "/ours", name + "/other", 1.2, 0, CLGL_TRANSPORT_AUTO};
    };
    return {
        {"a forwarded call through the layer, at most 50 ns more than without the layer", Clock::cpu,
         "layer_call/ours", "layer_call/other", 1, 50, CLGL_TRANSPORT_AUTO},
        hand_over_of("a hand-over of 64 KiB with the layer, at most 1.2 times the time with clgl", small),
        hand_over_of("a hand-over of 16 MiB with the layer, at most 1.2 times the time with clgl", large),
    };
}

}  // namespace bench
