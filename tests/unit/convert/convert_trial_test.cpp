// Tests conversions between buffers and textures on a driver that gives wrong results with at least one of the
// two conversion methods. clgl must use the other method or refuse the conversion.
#include "driver/cl.hpp"

#include <clgl/clgl.h>

#ifndef _WIN32
#include <sys/wait.h>
#include <unistd.h>
#endif

#include <array>
#include <csetjmp>
#include <csignal>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <set>
#include <string>
#include <string_view>

extern "C" {
#include <cmocka.h>
}

using namespace clgl;

namespace
{

constexpr uint32_t side = 4, channels = 4;
using Pixels = std::array<float, side * side * channels>;
using Bytes = std::array<uint8_t, side * side * channels>;

ClTable real;
// `wrong_kernels`: kernels that access images do nothing. `wrong_buffers`: kernels that access only buffers do
// nothing.
bool wrong_kernels = false, wrong_buffers = false, wrong_copies = false;
// If set, copies between buffers and images abort the process
bool crashing_copies = false;
// The OpenCL C expression by which kernels change the number x that they read from a texture or write to it
const char *limited = nullptr;
std::set<cl_program> programs_with_images;
std::set<cl_kernel> kernels_with_images;

cl_int do_nothing(cl_command_queue queue, cl_uint count, const cl_event *waits, cl_event *event)
{
    return real.EnqueueMarkerWithWaitList(queue, count, waits, event);
}

// Passes each result of a call that begins with `call` to the macro LIMIT.
void limit_calls(std::string &source, std::string_view call)
{
    constexpr std::string_view limit = "LIMIT(";
    for (size_t at = 0; (at = source.find(call, at)) != source.npos;) {
        source.insert(at, limit);
        at = source.find('(', at + limit.size());
        for (int depth = 0; at < source.size(); ++at) {
            depth += (source[at] == '(') - (source[at] == ')');
            if (depth == 0) break;
        }
        source.insert(at, ")");
    }
}

cl_program CL_API_CALL limit_images(cl_context context, cl_uint count, const char **texts, const size_t *sizes,
                                    cl_int *code)
{
    if (!limited) return real.CreateProgramWithSource(context, count, texts, sizes, code);
    std::string source;
    for (cl_uint i = 0; i < count; ++i)
        source += texts[i];
    limit_calls(source, "read_image");
    limit_calls(source, "TEXELS_OF(float4, ");
    limit_calls(source, "TEXELS_OF(int4, ");
    limit_calls(source, "TEXELS_OF(uint4, ");
    source = std::string("#define LIMIT(x) ") + limited + "\n" + source;
    const char *const text = source.c_str();
    return real.CreateProgramWithSource(context, 1, const_cast<const char **>(&text), nullptr, code);
}

cl_int CL_API_CALL note_images(cl_program program, cl_uint count, const cl_device_id *devices,
                               const char *options, void(CL_CALLBACK *callback)(cl_program, void *), void *data)
{
    // A new program may have the address of a released program.
    programs_with_images.erase(program);
    if (options && std::strstr(options, "_IMAGE=")) programs_with_images.insert(program);
    return real.BuildProgram(program, count, devices, options, callback, data);
}

cl_kernel CL_API_CALL note_kernel(cl_program program, const char *name, cl_int *code)
{
    const cl_kernel kernel = real.CreateKernel(program, name, code);
    kernels_with_images.erase(kernel);
    if (programs_with_images.contains(program)) kernels_with_images.insert(kernel);
    return kernel;
}

cl_int CL_API_CALL run_kernel(cl_command_queue queue, cl_kernel kernel, cl_uint dimensions, const size_t *offset,
                              const size_t *global, const size_t *local, cl_uint count, const cl_event *waits,
                              cl_event *event)
{
    if (kernels_with_images.contains(kernel) ? wrong_kernels : wrong_buffers)
        return do_nothing(queue, count, waits, event);
    return real.EnqueueNDRangeKernel(queue, kernel, dimensions, offset, global, local, count, waits, event);
}

cl_int CL_API_CALL copy_to_image(cl_command_queue queue, cl_mem from, cl_mem into, size_t offset,
                                 const size_t *origin, const size_t *extent, cl_uint count, const cl_event *waits,
                                 cl_event *event)
{
    if (crashing_copies) std::abort();
    if (wrong_copies) return do_nothing(queue, count, waits, event);
    return real.EnqueueCopyBufferToImage(queue, from, into, offset, origin, extent, count, waits, event);
}

cl_int CL_API_CALL copy_from_image(cl_command_queue queue, cl_mem from, cl_mem into, const size_t *origin,
                                   const size_t *extent, size_t offset, cl_uint count, const cl_event *waits,
                                   cl_event *event)
{
    if (crashing_copies) std::abort();
    if (wrong_copies) return do_nothing(queue, count, waits, event);
    return real.EnqueueCopyImageToBuffer(queue, from, into, origin, extent, offset, count, waits, event);
}

struct Fixture {
    clgl_context context = nullptr;
    clgl_queue queue = nullptr;
    clgl_texture texture = nullptr;
    clgl_buffer buffer = nullptr;
    clgl_pixel_layout layout = CLGL_PIXEL_LAYOUT_INIT;

    explicit Fixture(clgl_format format)
    {
        clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
        desc.flags = CLGL_CONTEXT_COMPUTE_ONLY | (crashing_copies ? CLGL_CONTEXT_RECORD_CRASHES : 0);
        if (clgl_context_create(&desc, &context) != CLGL_SUCCESS) fail_msg("%s", clgl_error_message());
        assert_int_equal(clgl_queue_create(context, nullptr, &queue), CLGL_SUCCESS);
        clgl_texture_desc image = CLGL_TEXTURE_DESC_INIT;
        image.flags = CLGL_TEXTURE_COMPUTE_ONLY;
        image.type = CLGL_TEXTURE_TYPE_2D;
        image.format = format;
        image.width = image.height = side;
        assert_int_equal(clgl_texture_create(context, &image, &texture), CLGL_SUCCESS);
        clgl_buffer_desc memory = CLGL_BUFFER_DESC_INIT;
        memory.flags = CLGL_BUFFER_COMPUTE_ONLY;
        memory.size = sizeof(Pixels);
        assert_int_equal(clgl_buffer_create(context, &memory, &buffer), CLGL_SUCCESS);
        layout.component_type = CLGL_PIXEL_FLOAT32;
    }
    ~Fixture()
    {
        assert_int_equal(clgl_buffer_destroy(buffer), CLGL_SUCCESS);
        assert_int_equal(clgl_texture_destroy(texture), CLGL_SUCCESS);
        assert_int_equal(clgl_queue_destroy(queue), CLGL_SUCCESS);
        assert_int_equal(clgl_context_destroy(context), CLGL_SUCCESS);
        wrong_kernels = wrong_buffers = wrong_copies = false;
        limited = nullptr;
    }

    clgl_result into_texture() const
    {
        return clgl_convert_buffer_to_texture(queue, buffer, &layout, texture, nullptr, 0, 1, 0, nullptr,
                                              nullptr);
    }
    clgl_result from_texture() const
    {
        return clgl_convert_texture_to_buffer(queue, texture, nullptr, buffer, &layout, 0, 1, 0, nullptr,
                                              nullptr);
    }
};

// Converts multiples of 1/255 to 8-bit channels and back, and compares the pixels.
void expect_right_pixels(const Fixture &f)
{
    Pixels given{}, got{};
    Bytes expected{}, texels{};
    for (size_t i = 0; i < given.size(); ++i) {
        expected[i] = static_cast<uint8_t>(i * 4 + 3);
        given[i] = static_cast<float>(expected[i]) / 255;
    }
    assert_int_equal(clgl_buffer_write(f.queue, f.buffer, nullptr, given.data(), 1, 0, nullptr, nullptr),
                     CLGL_SUCCESS);
    assert_int_equal(f.into_texture(), CLGL_SUCCESS);
    assert_int_equal(clgl_texture_read(f.queue, f.texture, nullptr, texels.data(), 1, 0, nullptr, nullptr),
                     CLGL_SUCCESS);
    assert_memory_equal(texels.data(), expected.data(), sizeof texels);
    assert_int_equal(clgl_buffer_write(f.queue, f.buffer, nullptr, got.data(), 1, 0, nullptr, nullptr),
                     CLGL_SUCCESS);
    assert_int_equal(f.from_texture(), CLGL_SUCCESS);
    assert_int_equal(clgl_buffer_read(f.queue, f.buffer, nullptr, got.data(), 1, 0, nullptr, nullptr),
                     CLGL_SUCCESS);
    assert_memory_equal(got.data(), given.data(), sizeof got);
}

// Results of driver tests are stored until the process ends. So each test uses another format or another number
// of channels in the buffer.
void wrong_copies_are_avoided(void **)
{
    wrong_copies = true;
    expect_right_pixels(Fixture(CLGL_FORMAT_RGBA8));
}

void wrong_kernels_are_avoided(void **)
{
    wrong_kernels = true;
    const Fixture f(CLGL_FORMAT_RGBA8_SNORM);
    assert_int_equal(f.into_texture(), CLGL_SUCCESS);
    assert_int_equal(f.from_texture(), CLGL_SUCCESS);
}

void without_a_right_way_it_is_refused(void **)
{
    wrong_kernels = wrong_copies = true;
    const Fixture f(CLGL_FORMAT_RGBA16);
    for (int again = 0; again < 2; ++again) {
        assert_int_equal(f.into_texture(), CLGL_ERROR_UNSUPPORTED);
        assert_non_null(
            std::strstr(clgl_error_message(), "into 2D textures of CLGL_FORMAT_RGBA16 produce wrong pixels"));
        assert_int_equal(f.from_texture(), CLGL_ERROR_UNSUPPORTED);
        assert_non_null(
            std::strstr(clgl_error_message(), "of 2D textures of CLGL_FORMAT_RGBA16 into CLGL_PIXEL_"));
    }
}

void wrong_conversions_of_buffers_are_refused(void **)
{
    constexpr size_t extent[] = {side, side, 1};
    const Fixture f(CLGL_FORMAT_RGBA8);
    clgl_pixel_layout into = CLGL_PIXEL_LAYOUT_INIT;
    into.component_type = CLGL_PIXEL_UINT8;
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    desc.flags = CLGL_BUFFER_COMPUTE_ONLY;
    desc.size = sizeof(Bytes);
    clgl_buffer bytes = nullptr;
    assert_int_equal(clgl_buffer_create(f.context, &desc, &bytes), CLGL_SUCCESS);
    wrong_buffers = true;
    for (int again = 0; again < 2; ++again) {
        assert_int_equal(
            clgl_convert_buffer(f.queue, f.buffer, &f.layout, bytes, &into, extent, 0, 1, 0, nullptr, nullptr),
            CLGL_ERROR_UNSUPPORTED);
        assert_non_null(std::strstr(clgl_error_message(),
                                    "of CLGL_PIXEL_FLOAT32 into CLGL_PIXEL_UINT8 produce wrong pixels"));
    }
    assert_int_equal(clgl_buffer_destroy(bytes), CLGL_SUCCESS);
}

// Such drivers give right pixels for the numbers 0 and 1.
void limited_numbers_are_detected(void **)
{
    constexpr struct {
        clgl_format format;
        const char *expression;
    } faults[] = {
        {CLGL_FORMAT_RGBA16_SNORM, "max(x, 0.0f)"}, {CLGL_FORMAT_RGBA32F, "min(x, 1.0f)"},
        {CLGL_FORMAT_RGBA16F, "max(x, 0.0f)"},      {CLGL_FORMAT_RGBA16I, "max(x, (int4)(-128))"},
        {CLGL_FORMAT_RGBA32UI, "((x) & 255u)"},
    };
    for (const auto &[format, expression] : faults) {
        const Fixture f(format);
        wrong_copies = true;
        limited = expression;
        assert_int_equal(f.into_texture(), CLGL_ERROR_UNSUPPORTED);
        assert_int_equal(f.from_texture(), CLGL_ERROR_UNSUPPORTED);
    }
}

#ifndef _WIN32
void convert_with_crashing_copies(void **)
{
    crashing_copies = true;
    expect_right_pixels(Fixture(CLGL_FORMAT_RGBA8));
}

// Runs convert_with_crashing_copies in a new process. Returns the status of waitpid.
int convert_in_a_process()
{
    const pid_t child = fork();
    if (child == 0) {
        execl("/proc/self/exe", "convert_trial", "crash", nullptr);
        _exit(EXIT_FAILURE);
    }
    int status = 0;
    assert_int_equal(waitpid(child, &status, 0), child);
    return status;
}

// The conversion into the texture and the one from the texture have crashed twice each before the fifth process.
void a_method_that_crashes_is_avoided_in_later_processes(void **)
{
    char folder[] = "/tmp/clgl-test-XXXXXX";
    assert_non_null(mkdtemp(folder));
    setenv("CLGL_CACHE", folder, 1);
    for (int i = 0; i < 4; ++i) {
        const int status = convert_in_a_process();
        assert_true(WIFSIGNALED(status));
        assert_int_equal(WTERMSIG(status), SIGABRT);
    }
    assert_int_equal(convert_in_a_process(), 0);
    setenv("CLGL_CACHE", "off", 1);
    std::filesystem::remove_all(folder);
}
#endif

}  // namespace

int main([[maybe_unused]] int count, char **)
{
    setenv("CLGL_DEVICE", "Portable Computing Language", 1);
    real = cl();
    cl().CreateProgramWithSource = limit_images;
    cl().BuildProgram = note_images;
    cl().CreateKernel = note_kernel;
    cl().EnqueueNDRangeKernel = run_kernel;
    cl().EnqueueCopyBufferToImage = copy_to_image;
    cl().EnqueueCopyImageToBuffer = copy_from_image;
#ifndef _WIN32
    const CMUnitTest crash[] = {cmocka_unit_test(convert_with_crashing_copies)};
    if (count > 1) return cmocka_run_group_tests(crash, nullptr, nullptr);
#endif
    const CMUnitTest tests[] = {
        cmocka_unit_test(wrong_copies_are_avoided),
        cmocka_unit_test(wrong_kernels_are_avoided),
        cmocka_unit_test(without_a_right_way_it_is_refused),
        cmocka_unit_test(wrong_conversions_of_buffers_are_refused),
        cmocka_unit_test(limited_numbers_are_detected),
#ifndef _WIN32
        cmocka_unit_test(a_method_that_crashes_is_avoided_in_later_processes),
#endif
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
