// Tests the disk cache of the programs of conversions. The next context must use a cached program, unless the
// driver rejects the binary.
#include "driver/cl.hpp"

#include <clgl/clgl.h>

#include <csetjmp>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <string>

extern "C" {
#include <cmocka.h>
}

using namespace clgl;
namespace fs = std::filesystem;

namespace
{

// The functions of the real driver, and the number of calls of each
decltype(ClTable::CreateProgramWithSource) real_source;
decltype(ClTable::CreateProgramWithBinary) real_binary;
int from_source, from_binary;

cl_program CL_API_CALL count_source(cl_context context, cl_uint count, const char **texts, const size_t *sizes,
                                    cl_int *code)
{
    ++from_source;
    return real_source(context, count, texts, sizes, code);
}

cl_program CL_API_CALL count_binary(cl_context context, cl_uint count, const cl_device_id *devices,
                                    const size_t *sizes, const unsigned char **binaries, cl_int *status,
                                    cl_int *code)
{
    ++from_binary;
    return real_binary(context, count, devices, sizes, binaries, status, code);
}

cl_program CL_API_CALL refuse_binary(cl_context, cl_uint, const cl_device_id *, const size_t *,
                                     const unsigned char **, cl_int *, cl_int *code)
{
    ++from_binary;
    *code = CL_INVALID_BINARY;
    return nullptr;
}

cl_int CL_API_CALL fail_to_return_binaries(cl_program, cl_program_info, size_t, void *, size_t *)
{
    return CL_OUT_OF_HOST_MEMORY;
}

std::string folder;

// Converts one pixel in a new context, as a new process would, and checks the bytes of the result.
void convert(uint32_t flags = 0)
{
    const float pixel[] = {1, 0.5F, 0, 0.25F};
    const unsigned char expected[] = {255, 128, 0, 64};
    const size_t extent[] = {1, 1, 1};
    unsigned char bytes[sizeof expected] = {};
    clgl_context_desc context_desc = CLGL_CONTEXT_DESC_INIT;
    clgl_buffer_desc from_desc = CLGL_BUFFER_DESC_INIT, into_desc = CLGL_BUFFER_DESC_INIT;
    clgl_pixel_layout layout = CLGL_PIXEL_LAYOUT_INIT;
    clgl_context context = nullptr;
    clgl_queue queue = nullptr;
    clgl_buffer from = nullptr, into = nullptr;
    context_desc.flags = CLGL_CONTEXT_COMPUTE_ONLY | flags;
    from_source = from_binary = 0;
    assert_int_equal(clgl_context_create(&context_desc, &context), CLGL_SUCCESS);
    assert_int_equal(clgl_queue_create(context, nullptr, &queue), CLGL_SUCCESS);
    from_desc.flags = into_desc.flags = CLGL_BUFFER_COMPUTE_ONLY;
    from_desc.size = sizeof pixel;
    from_desc.data = pixel;
    into_desc.size = sizeof bytes;
    assert_int_equal(clgl_buffer_create(context, &from_desc, &from), CLGL_SUCCESS);
    assert_int_equal(clgl_buffer_create(context, &into_desc, &into), CLGL_SUCCESS);
    layout.component_type = CLGL_PIXEL_FLOAT32;
    layout.component_count = 4;
    assert_int_equal(clgl_convert_buffer(queue, from, &layout, into, nullptr, extent, 0, 1, 0, nullptr, nullptr),
                     CLGL_SUCCESS);
    assert_int_equal(clgl_buffer_read(queue, into, nullptr, bytes, 1, 0, nullptr, nullptr), CLGL_SUCCESS);
    assert_memory_equal(bytes, expected, sizeof expected);
    assert_int_equal(clgl_buffer_destroy(from), CLGL_SUCCESS);
    assert_int_equal(clgl_buffer_destroy(into), CLGL_SUCCESS);
    assert_int_equal(clgl_queue_destroy(queue), CLGL_SUCCESS);
    assert_int_equal(clgl_context_destroy(context), CLGL_SUCCESS);
}

void expect_calls(int source, int binary)
{
    assert_int_equal(from_source, source);
    assert_int_equal(from_binary, binary);
}

void a_program_is_compiled_once(void **)
{
    convert();
    expect_calls(1, 0);
    convert();
    expect_calls(0, 1);
}

void verifying_compiles_again(void **)
{
    convert();
    convert(CLGL_CONTEXT_VERIFY);
    expect_calls(1, 0);
    convert();
    expect_calls(0, 1);
}

void a_damaged_program_is_not_shown_to_the_driver(void **)
{
    convert();
    for (const auto &each : fs::directory_iterator(folder)) {
        std::fstream file(each.path());
        file.seekp(-1, std::ios::end);
        file.put('?');
    }
    convert();
    expect_calls(1, 0);
    convert();
    expect_calls(0, 1);
}

void a_program_that_the_driver_refuses_is_compiled(void **)
{
    convert();
    cl().CreateProgramWithBinary = refuse_binary;
    convert();
    cl().CreateProgramWithBinary = count_binary;
    expect_calls(1, 1);
}

void convert_in_callback(clgl_log_level, const char *message, void *user_data)
{
    if (!std::strstr(message, "stored program")) return;
    cl().CreateProgramWithBinary = count_binary;
    convert();
    ++*static_cast<int *>(user_data);
}

// The rejected program is logged while the programs of the device are locked. The callback locks them, too.
void callbacks_of_the_log_may_convert(void **)
{
    int calls = 0;
    convert();
    cl().CreateProgramWithBinary = refuse_binary;
    assert_int_equal(clgl_log_set_callback(convert_in_callback, &calls, CLGL_LOG_INFO), CLGL_SUCCESS);
    convert();
    assert_int_equal(clgl_log_set_callback(nullptr, nullptr, CLGL_LOG_NONE), CLGL_SUCCESS);
    assert_int_equal(calls, 1);
}

void a_program_without_a_binary_is_not_stored(void **)
{
    const auto real = cl().GetProgramInfo;
    cl().GetProgramInfo = fail_to_return_binaries;
    convert();
    cl().GetProgramInfo = real;
    assert_true(!fs::exists(folder) || fs::is_empty(folder));
}

void off_compiles_each_time(void **)
{
    setenv("CLGL_CACHE", "off", 1);
    for (int i = 0; i < 2; ++i) {
        convert();
        expect_calls(1, 0);
    }
    assert_true(fs::is_empty(folder));
}

int set_up(void **)
{
    char name[] = "/tmp/clgl-test-XXXXXX";
    if (!mkdtemp(name)) return 1;
    folder = name;
    setenv("CLGL_CACHE", name, 1);
    return 0;
}

int tear_down(void **)
{
    fs::remove_all(folder);
    return 0;
}

}  // namespace

int main()
{
#define IN_FOLDER(test) cmocka_unit_test_setup_teardown(test, set_up, tear_down)
    const CMUnitTest tests[] = {
        IN_FOLDER(a_program_is_compiled_once),
        IN_FOLDER(verifying_compiles_again),
        IN_FOLDER(a_damaged_program_is_not_shown_to_the_driver),
        IN_FOLDER(a_program_that_the_driver_refuses_is_compiled),
        IN_FOLDER(callbacks_of_the_log_may_convert),
        IN_FOLDER(a_program_without_a_binary_is_not_stored),
        IN_FOLDER(off_compiles_each_time),
    };
    setenv("CLGL_DEVICE", "Portable Computing Language", 1);
    real_source = cl().CreateProgramWithSource;
    real_binary = cl().CreateProgramWithBinary;
    cl().CreateProgramWithSource = count_source;
    cl().CreateProgramWithBinary = count_binary;
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
