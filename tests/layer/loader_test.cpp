// Tests the layer with the newest and with the older layer protocol. If a call that the layer forwards fails,
// nothing may leak.
#include "loader.hpp"
#include "patience.hpp"

#include <CL/cl_ext.h>
#include <algorithm>
#include <cstring>
#include <vector>

namespace
{

using namespace clgl;

const cl_icd_dispatch *layer = nullptr;
cl_platform_id platform = nullptr;
cl_device_id device = nullptr;

void find_platform()
{
    const char *part = std::getenv("SHARING_PLATFORM");
    cl_uint count = 0;
    clGetPlatformIDs(0, nullptr, &count);
    std::vector<cl_platform_id> platforms(count);
    clGetPlatformIDs(count, platforms.data(), nullptr);
    for (const cl_platform_id each : platforms) {
        char name[256] = "";
        clGetPlatformInfo(each, CL_PLATFORM_NAME, sizeof name, name, nullptr);
        if (!part || !std::strstr(name, part)) continue;
        platform = each;
        if (clGetDeviceIDs(each, CL_DEVICE_TYPE_ALL, 1, &device, nullptr) != CL_SUCCESS)
            skip_all("the platform has no device");
    }
    if (!platform) skip_all("there is no such OpenCL platform");
}

int open_all(void **)
{
    const loader::Layer opened = loader::open_layer();
    cl_uint entries = 0;
    find_platform();
    assert_int_equal(opened.init_with_properties(loader::entries, &loader::target(), &entries, &layer, nullptr),
                     CL_SUCCESS);
    gl_open();
    return 0;
}

int close_all(void **)
{
    gl_close();
    return 0;
}

void layers_report_their_info(void **)
{
    const loader::Layer opened = loader::open_layer();
    cl_layer_api_version version = 0;
    char name[64] = "";
    size_t size = 0;
    assert_int_equal(opened.get_info(CL_LAYER_API_VERSION, sizeof version, &version, &size), CL_SUCCESS);
    assert_int_equal(version, CL_LAYER_API_VERSION_100);
    assert_int_equal(size, sizeof version);
    assert_int_equal(opened.get_info(CL_LAYER_API_VERSION, 0, nullptr, &size), CL_SUCCESS);
    assert_int_equal(opened.get_info(CL_LAYER_API_VERSION, sizeof version - 1, &version, nullptr),
                     CL_INVALID_VALUE);
    assert_int_equal(opened.get_info(CL_LAYER_NAME, sizeof name, name, &size), CL_SUCCESS);
    assert_string_equal(name, "clgl");
    assert_int_equal(size, sizeof "clgl");
    assert_int_equal(opened.get_info(0x1, sizeof name, name, &size), CL_INVALID_VALUE);
}

void both_protocols_check_their_arguments(void **)
{
    const loader::Layer opened = loader::open_layer();
    const cl_icd_dispatch *target = &loader::target(), *table = nullptr;
    const loader::LayerProperties none[] = {0}, unknown[] = {0x7777, 1, 0};
    cl_uint entries = 0;
    assert_int_equal(opened.init(loader::entries, target, &entries, &table), CL_SUCCESS);
    assert_int_equal(entries, loader::entries);
    assert_int_equal(opened.init_with_properties(loader::entries, target, &entries, &table, none), CL_SUCCESS);
    assert_int_equal(opened.init_with_properties(loader::entries, target, &entries, &table, unknown),
                     CL_INVALID_PROPERTY);
    assert_int_equal(opened.init(loader::entries - 1, target, &entries, &table), CL_INVALID_VALUE);
    assert_int_equal(opened.init(loader::entries, nullptr, &entries, &table), CL_INVALID_VALUE);
    assert_int_equal(opened.init(loader::entries, target, nullptr, &table), CL_INVALID_VALUE);
    assert_int_equal(opened.init(loader::entries, target, &entries, nullptr), CL_INVALID_VALUE);
    // The layer must refuse a second copy of the layer in one chain, because the copies would call each other.
    assert_int_equal(opened.init(loader::entries, layer, &entries, &table), CL_INVALID_VALUE);
    // The layer must not change the entries that it does not intercept.
    assert_true(table->clCreateKernel == target->clCreateKernel);
    assert_true(table->clCreateFromGLBuffer != target->clCreateFromGLBuffer);
}

cl_platform_id first_platform()
{
    static int other;
    return reinterpret_cast<cl_platform_id>(&other);
}

// Returns the dispatch table of a simulated machine. The device belongs to the second platform, and its driver
// lists cl_khr_gl_sharing.
cl_icd_dispatch target_with_sharing()
{
    cl_icd_dispatch table = loader::target();
    table.clGetPlatformIDs = [](cl_uint, cl_platform_id *list, cl_uint *) -> cl_int {
        if (list) *list = first_platform();
        return CL_SUCCESS;
    };
    table.clGetPlatformInfo = [](cl_platform_id of, cl_platform_info what, size_t size, void *value,
                                 size_t *size_ret) -> cl_int {
        static constexpr char sharing[] = "cl_khr_gl_sharing";
        if (of != platform) return CL_INVALID_PLATFORM;
        if (what != CL_PLATFORM_EXTENSIONS) return clGetPlatformInfo(of, what, size, value, size_ret);
        if (size_ret) *size_ret = sizeof sharing;
        if (value) std::memcpy(value, sharing, std::min(size, sizeof sharing));
        return CL_SUCCESS;
    };
    return table;
}

// Uses properties without a platform, as the OpenCL conformance tests do. The layer must use the platform of the
// device.
void properties_without_a_platform_use_the_platform_of_the_device(void **)
{
    static int contexts_with_gl;
    const loader::Layer opened = loader::open_layer();
    cl_icd_dispatch table = target_with_sharing();
    const cl_icd_dispatch *made = nullptr;
    cl_context_properties list[7] = {};
    cl_uint entries = 0;
    contexts_with_gl = 0;
    table.clCreateContext = [](const cl_context_properties *given, cl_uint, const cl_device_id *, auto, void *,
                               cl_int *code) -> cl_context {
        for (; *given != 0; given += 2)
            contexts_with_gl += *given == CL_GL_CONTEXT_KHR;
        *code = CL_OUT_OF_RESOURCES;
        return nullptr;
    };
    gl_properties(list);
    assert_int_equal(opened.init_with_properties(loader::entries, &table, &entries, &made, nullptr), CL_SUCCESS);
    cl_int code = CL_SUCCESS;
    assert_null(made->clCreateContext(list, 1, &device, nullptr, nullptr, &code));
    assert_int_equal(code, CL_OUT_OF_RESOURCES);
    assert_int_equal(contexts_with_gl, 1);
    assert_int_equal(opened.init_with_properties(loader::entries, &loader::target(), &entries, &layer, nullptr),
                     CL_SUCCESS);
}

const char *const queue_function = "clCreateCommandQueueWithPropertiesKHR";

cl_command_queue CL_API_CALL make_queue_khr(cl_context context, cl_device_id of,
                                            const cl_queue_properties_khr *properties, cl_int *code)
{
    return loader::target().clCreateCommandQueueWithProperties(context, of, properties, code);
}

// Applications for OpenCL 1.2 create queues with a function of cl_khr_create_command_queue, which is not in the
// dispatch table. These queues must be able to acquire and release objects.
void extension_queues_can_hand_over(void **)
{
    const loader::Layer opened = loader::open_layer();
    cl_icd_dispatch table = loader::target();
    const cl_icd_dispatch *made = nullptr;
    cl_context_properties list[7] = {};
    cl_uint entries = 0;
    cl_int code = CL_SUCCESS;
    table.clGetExtensionFunctionAddressForPlatform = [](cl_platform_id, const char *name) -> void * {
        return std::strcmp(name, queue_function) == 0 ? reinterpret_cast<void *>(&make_queue_khr) : nullptr;
    };
    table.clGetExtensionFunctionAddress = [](const char *name) -> void * {
        return std::strcmp(name, queue_function) == 0 ? reinterpret_cast<void *>(&make_queue_khr) : nullptr;
    };
    assert_int_equal(opened.init_with_properties(loader::entries, &table, &entries, &made, nullptr), CL_SUCCESS);
    gl_properties(list);
    const cl_context context = made->clCreateContext(list, 1, &device, nullptr, nullptr, &code);
    assert_int_equal(code, CL_SUCCESS);
    for (void *const address : {made->clGetExtensionFunctionAddressForPlatform(platform, queue_function),
                                made->clGetExtensionFunctionAddress(queue_function)}) {
        const auto make = reinterpret_cast<clCreateCommandQueueWithPropertiesKHR_fn>(address);
        const cl_command_queue queue = make(context, device, nullptr, &code);
        assert_int_equal(code, CL_SUCCESS);
        GLuint name = 0;
        glGenBuffers(1, &name);
        glBindBuffer(GL_ARRAY_BUFFER, name);
        glBufferData(GL_ARRAY_BUFFER, sizeof code, nullptr, GL_STATIC_DRAW);
        const cl_mem mem = made->clCreateFromGLBuffer(context, CL_MEM_READ_WRITE, name, &code);
        assert_int_equal(code, CL_SUCCESS);
        assert_int_equal(made->clEnqueueAcquireGLObjects(queue, 1, &mem, 0, nullptr, nullptr), CL_SUCCESS);
        assert_int_equal(made->clEnqueueReleaseGLObjects(queue, 1, &mem, 0, nullptr, nullptr), CL_SUCCESS);
        assert_int_equal(made->clFinish(queue), CL_SUCCESS);
        assert_int_equal(made->clReleaseMemObject(mem), CL_SUCCESS);
        assert_int_equal(made->clReleaseCommandQueue(queue), CL_SUCCESS);
        glDeleteBuffers(1, &name);
        assert_null(make(nullptr, device, nullptr, &code));
        assert_int_equal(code, CL_INVALID_CONTEXT);
    }
    assert_int_equal(made->clReleaseContext(context), CL_SUCCESS);
    assert_int_equal(opened.init_with_properties(loader::entries, &loader::target(), &entries, &layer, nullptr),
                     CL_SUCCESS);
}

// Uses every feature of the layer. Continues after failures.
class Scenario
{
public:
    Scenario()
    {
        glGenBuffers(1, &buffer_);
        glBindBuffer(GL_ARRAY_BUFFER, buffer_);
        glBufferData(GL_ARRAY_BUFFER, sizeof pattern_, nullptr, GL_DYNAMIC_DRAW);
        glGenTextures(1, &texture_);
        glBindTexture(GL_TEXTURE_2D, texture_);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 4, 4, 0, GL_RGBA, GL_UNSIGNED_BYTE, nullptr);
        sync_ = glFenceSync(GL_SYNC_GPU_COMMANDS_COMPLETE, 0);
    }
    ~Scenario()
    {
        glDeleteSync(sync_);
        glDeleteTextures(1, &texture_);
        glDeleteBuffers(1, &buffer_);
    }

    // Returns whether every step succeeded.
    bool run()
    {
        make();
        if (context_ && queue_) hand_over();
        query();
        end();
        return succeeded_;
    }

private:
    void check(cl_int code) { succeeded_ = succeeded_ && code == CL_SUCCESS; }

    void make()
    {
        cl_context_properties list[7] = {};
        cl_int code = CL_SUCCESS;
        gl_properties(list);
        list[4] = CL_CONTEXT_PLATFORM;
        list[5] = reinterpret_cast<cl_context_properties>(platform);
        cl_device_id named = nullptr;
        check(layer->clGetGLContextInfoKHR(list, CL_CURRENT_DEVICE_FOR_GL_CONTEXT_KHR, sizeof named, &named,
                                           nullptr));
        context_ = layer->clCreateContext(list, 1, &device, nullptr, nullptr, &code);
        check(code);
        if (!context_) return;
        queue_ = layer->clCreateCommandQueueWithProperties(context_, device, nullptr, &code);
        check(code);
        event_of_sync_ = layer->clCreateEventFromGLsyncKHR(context_, reinterpret_cast<cl_GLsync>(sync_), &code);
        check(code);
        user_event_ = layer->clCreateUserEvent(context_, &code);
        check(code);
        mems_[0] = layer->clCreateFromGLBuffer(context_, CL_MEM_READ_WRITE, buffer_, &code);
        check(code);
        mems_[1] = layer->clCreateFromGLTexture(context_, CL_MEM_READ_WRITE, GL_TEXTURE_2D, 0, texture_, &code);
        check(code);
        if (!mems_[0]) return;
        check(layer->clSetMemObjectDestructorCallback(
            mems_[0], [](cl_mem, void *count) { ++*static_cast<std::atomic<int> *>(count); }, &gone));
        const cl_buffer_region region{0, sizeof pattern_ / 2};
        part_ = layer->clCreateSubBuffer(mems_[0], 0, CL_BUFFER_CREATE_TYPE_REGION, &region, &code);
        check(code);
    }

    void hand_over()
    {
        const cl_uint count = mems_[0] && mems_[1] ? 2 : 0, waits = event_of_sync_ ? 1 : 0;
        const cl_mem *mems = count ? mems_ : nullptr;
        check(layer->clEnqueueAcquireGLObjects(queue_, count, mems, waits, waits ? &event_of_sync_ : nullptr,
                                               &events_[0]));
        if (mems_[0])
            check(layer->clEnqueueFillBuffer(queue_, mems_[0], &pattern_[0], 4, 0, sizeof pattern_, 0, nullptr,
                                             nullptr));
        // The release is deferred, because the user event is pending.
        check(layer->clEnqueueReleaseGLObjects(queue_, count, mems, 0, nullptr, &events_[1]));
        if (user_event_) check(layer->clSetUserEventStatus(user_event_, CL_COMPLETE));
        check(layer->clFinish(queue_));
        check(layer->clEnqueueAcquireGLObjects(queue_, count, mems, 0, nullptr, nullptr));
        check(layer->clEnqueueReleaseGLObjects(queue_, count, mems, 0, nullptr, &events_[2]));
        check(layer->clFinish(queue_));
    }

    void query()
    {
        char text[16384];
        cl_command_type type = 0;
        cl_uint references = 0;
        check(layer->clGetPlatformInfo(platform, CL_PLATFORM_EXTENSIONS, sizeof text, text, nullptr));
        check(layer->clGetDeviceInfo(device, CL_DEVICE_EXTENSIONS, sizeof text, text, nullptr));
        if (events_[0])
            check(layer->clGetEventInfo(events_[0], CL_EVENT_COMMAND_TYPE, sizeof type, &type, nullptr));
        if (mems_[0]) check(layer->clGetGLObjectInfo(mems_[0], nullptr, nullptr));
        if (context_)
            check(layer->clGetContextInfo(context_, CL_CONTEXT_REFERENCE_COUNT, sizeof references, &references,
                                          nullptr));
    }

    // Releases all objects. These calls always succeed.
    void end()
    {
        for (const cl_event event : {events_[0], events_[1], events_[2], event_of_sync_, user_event_})
            if (event) assert_int_equal(layer->clReleaseEvent(event), CL_SUCCESS);
        for (const cl_mem mem : {part_, mems_[0], mems_[1]})
            if (mem) assert_int_equal(layer->clReleaseMemObject(mem), CL_SUCCESS);
        if (queue_) assert_int_equal(layer->clReleaseCommandQueue(queue_), CL_SUCCESS);
        if (context_) assert_int_equal(layer->clReleaseContext(context_), CL_SUCCESS);
    }

    static inline std::atomic<int> gone{0};
    const cl_uint pattern_[64] = {7};
    bool succeeded_ = true;
    GLuint buffer_ = 0, texture_ = 0;
    GLsync sync_ = nullptr;
    cl_context context_ = nullptr;
    cl_command_queue queue_ = nullptr;
    cl_event event_of_sync_ = nullptr, user_event_ = nullptr, events_[3] = {};
    cl_mem mems_[2] = {}, part_ = nullptr;
};

// Waits until all objects are freed. Threads of the driver and of the library may still reference them for a
// short time.
void expect_nothing_alive()
{
    if (!becomes_true([] { return fault::objects_alive() == 0; }))
        fail_msg("after %s failed, these objects still exist:%s", fault::failed_call,
                 fault::names_of_objects().c_str());
}

void failures_leave_no_object(void **)
{
    assert_true(Scenario().run());
    expect_nothing_alive();
    const char *value = std::getenv("CLGL_FAULT_STRIDE");
    const int stride = value ? std::atoi(value) : 1;
    int failures = 0;
    for (int call = 0;; call += stride) {
        fault::calls = 0;
        fault::failing = call;
        fault::failed_call = "";
        const bool good = Scenario().run();
        fault::failing = -1;
        expect_nothing_alive();
        if (fault::calls <= call) break;
        failures += good ? 0 : 1;
    }
    std::printf("%d runs had a failure\n", failures);
    assert_true(failures > 20 / stride);
    assert_true(Scenario().run());
    expect_nothing_alive();
}

}  // namespace

int main()
{
    // If OPENCL_LAYERS is set, the linked loader calls the drivers through layers. The tests need direct calls.
    unsetenv("OPENCL_LAYERS");
    const CMUnitTest tests[] = {
        cmocka_unit_test(layers_report_their_info),
        cmocka_unit_test(both_protocols_check_their_arguments),
        cmocka_unit_test(properties_without_a_platform_use_the_platform_of_the_device),
        cmocka_unit_test(extension_queues_can_hand_over),
        cmocka_unit_test(failures_leave_no_object),
    };
    return cmocka_run_group_tests_name("a loader of layers", tests, open_all, close_all);
}
