// Makes each Vulkan, OpenGL and OpenCL call fail once while `external` objects are created, wrapped, handed over
// and destroyed. The library must return documented errors, without crashes or leaks in these APIs.
#include "fake_handle.hpp"
#include "fault_support.hpp"
#include "gl_fault_support.hpp"
#include "patience.hpp"
#include "vulkan_support.hpp"

#include <cstdio>
#include <cstring>
#include <vector>

using namespace clgl;

namespace
{

constexpr int exit_skipped = 77;
constexpr uint32_t side = 9;
constexpr uint64_t buffer_size = 4096;
constexpr uint32_t computed = 0x55667788;

enum { made, beside, replaced, kind_count };

// Number of mip levels of the texture with replaced storage
constexpr GLsizei levels = 2;

struct Play {
    clgl_context context = nullptr;
    clgl_queue queue = nullptr;
    GLuint texture_names[kind_count] = {}, names[kind_count] = {};
    clgl_buffer buffers[kind_count] = {};
    clgl_texture textures[kind_count] = {};
};

GLsizei side_of(GLint level) { return static_cast<GLsizei>(side) >> level; }

std::vector<uint32_t> texels_of(GLint level)
{
    std::vector<uint32_t> texels(static_cast<size_t>(side_of(level)) * side_of(level));
    for (size_t i = 0; i < texels.size(); ++i)
        texels[i] = static_cast<uint32_t>(i * 2654435761u + level);
    return texels;
}

GLuint make_program_texture(GLsizei count)
{
    GLuint name = 0;
    glGenTextures(1, &name);
    glBindTexture(GL_TEXTURE_2D, name);
    for (GLint level = 0; level < count; ++level)
        glTexImage2D(GL_TEXTURE_2D, level, GL_RGBA8, side_of(level), side_of(level), 0, GL_RGBA, GL_UNSIGNED_BYTE,
                     texels_of(level).data());
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, count - 1);
    glBindTexture(GL_TEXTURE_2D, 0);
    return name;
}

void make_program_objects(Play &p)
{
    const gl_fault::Program program;
    p.texture_names[beside] = make_program_texture(1);
    p.texture_names[replaced] = make_program_texture(levels);
    for (const int i : {beside, replaced}) {
        glGenBuffers(1, &p.names[i]);
        glBindBuffer(GL_ARRAY_BUFFER, p.names[i]);
        glBufferData(GL_ARRAY_BUFFER, buffer_size, nullptr, GL_STATIC_DRAW);
    }
    glBindBuffer(GL_ARRAY_BUFFER, 0);
}

// Checks that the contents are correct, even after a failure.
void expect_contents(GLuint name)
{
    const gl_fault::Program program;
    glBindTexture(GL_TEXTURE_2D, name);
    for (GLint level = 0; level < levels; ++level) {
        const std::vector<uint32_t> expected = texels_of(level);
        std::vector<uint32_t> got(expected.size());
        glGetTexImage(GL_TEXTURE_2D, level, GL_RGBA, GL_UNSIGNED_BYTE, got.data());
        if (got != expected) fail_msg("level %d has wrong contents after %s failed", level, fault::failed_call);
    }
    glBindTexture(GL_TEXTURE_2D, 0);
}

void share(Play &p)
{
    clgl_texture_desc texture = CLGL_TEXTURE_DESC_INIT;
    texture.transport = CLGL_TRANSPORT_EXTERNAL;
    texture.gl_target = GL_TEXTURE_2D;
    texture.gl_name = p.texture_names[beside];
    STEP(clgl_texture_create(p.context, &texture, &p.textures[beside]));
    texture.gl_name = p.texture_names[replaced];
    texture.flags = CLGL_TEXTURE_REPLACE_STORAGE;
    STEP(clgl_texture_create(p.context, &texture, &p.textures[replaced]));
    expect_contents(p.texture_names[replaced]);
    texture.flags = 0;
    texture.gl_name = 0;
    texture.format = CLGL_FORMAT_RGBA8;
    texture.width = texture.height = side;
    STEP(clgl_texture_create(p.context, &texture, &p.textures[made]));
    for (int i = 0; i < kind_count; ++i) {
        clgl_buffer_desc buffer = CLGL_BUFFER_DESC_INIT;
        buffer.transport = CLGL_TRANSPORT_EXTERNAL;
        buffer.size = buffer_size;
        buffer.gl_name = p.names[i];
        buffer.flags = i == replaced ? CLGL_BUFFER_REPLACE_STORAGE : 0;
        STEP(clgl_buffer_create(p.context, &buffer, &p.buffers[i]));
    }
}

// Hands over each object in a separate call, so that a missing object does not affect the other objects.
void use(Play &p)
{
    for (clgl_buffer &buffer : p.buffers) {
        clgl_handover handover = CLGL_HANDOVER_INIT;
        handover.buffer_count = 1;
        handover.buffers = &buffer;
        if (!buffer || !STEP(clgl_acquire(p.queue, &handover, 0, nullptr, nullptr))) continue;
        STEP(clgl_buffer_fill(p.queue, buffer, nullptr, &computed, sizeof computed, 0, nullptr, nullptr));
        STEP(clgl_release(p.queue, &handover, 0, nullptr, nullptr));
    }
    const float color[] = {1, 0, 1, 1};
    for (clgl_texture &texture : p.textures) {
        clgl_handover handover = CLGL_HANDOVER_INIT;
        handover.texture_count = 1;
        handover.textures = &texture;
        if (!texture || !STEP(clgl_acquire(p.queue, &handover, 0, nullptr, nullptr))) continue;
        STEP(clgl_texture_fill(p.queue, texture, nullptr, color, 0, nullptr, nullptr));
        STEP(clgl_release(p.queue, &handover, 0, nullptr, nullptr));
    }
}

void destroy(Play &p)
{
    for (clgl_buffer buffer : p.buffers)
        END(clgl_buffer_destroy(buffer));
    for (clgl_texture texture : p.textures)
        END(clgl_texture_destroy(texture));
    if (p.texture_names[beside]) {
        const gl_fault::Program program;
        glDeleteTextures(2, &p.texture_names[beside]);
        glDeleteBuffers(2, &p.names[beside]);
        if (glGetError() != GL_NO_ERROR) ++gl_fault::blamed;
        END(clgl_context_make_current(p.context, 0));
    }
    END(clgl_queue_destroy(p.queue));
    END(clgl_context_destroy(p.context));
}

// Returns the worst result of all steps.
clgl_result play()
{
    Play p;
    fault::begin();
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    desc.flags = CLGL_CONTEXT_HEADLESS;
    STEP(clgl_context_create(&desc, &p.context));
    STEP(clgl_queue_create(p.context, nullptr, &p.queue));
    if (STEP(clgl_context_make_current(p.context, 1))) {
        make_program_objects(p);
        share(p);
        use(p);
    }
    destroy(p);
    return fault::worst();
}

// Makes each call of the API named `of` fail once. `choose(n)` makes call n fail (-1 = none). `count` returns the
// number of calls since then, and `reached` returns the name of the failed call.
template <typename Choose, typename Count, typename Reached>
void fail_each(const char *of, Choose choose, Count count, Reached reached)
{
    choose(-1);
    assert_int_equal(play(), CLGL_SUCCESS);
    choose(-1);
    assert_int_equal(play(), CLGL_SUCCESS);
    const int all = count();
    // A driver thread destroys Vulkan objects and closes their files later.
    assert_true(becomes_true([] { return vk_fault::objects_alive == 0; }));
    const size_t files = fake_handle::files_open(), gl_objects = gl_fault::objects_alive(),
                 cl_objects = fault::objects_alive();
    const uint32_t handles = fault::handles_alive();
    int survived = 0, played = 0;
    gl_fault::blamed = 0;
    for (int call = 0; call < all; call += fault::stride(), ++played) {
        choose(call);
        const clgl_result result = play();
        const std::string failed = reached();
        choose(-1);
        if (failed.empty()) fail_msg("call %d of %d of %s was not reached", call, all, of);
        if (result == CLGL_SUCCESS) ++survived;
        fault::failed_call = failed.c_str();
        fault::expect_nothing_alive(cl_objects, handles);
        fault::failed_call = "";
        if (!becomes_true([] { return vk_fault::objects_alive == 0; }))
            fail_msg("%d Vulkan objects are left after %s failed", vk_fault::objects_alive.load(),
                     failed.c_str());
        if (gl_fault::objects_alive() > gl_objects)
            fail_msg("OpenGL objects are left after %s failed:%s", failed.c_str(),
                     gl_fault::names_of_objects().c_str());
        if (gl_fault::blamed != 0) fail_msg("the error of %s was attributed to the application", failed.c_str());
        if (!becomes_true([&] { return fake_handle::files_open() <= files; }))
            fail_msg("a file or handle is left open after %s failed", failed.c_str());
        if (fake_handle::misuses != 0) fail_msg("a handle was misused after %s failed", failed.c_str());
    }
    std::printf("%d of %d %s calls failed in turn, %d of them without an error\n", played, all, of, survived);
}

void each_vulkan_call_fails(void **)
{
    fail_each(
        "Vulkan's",
        [](int call) {
            vk_fault::failed_call = "";
            vk_fault::calls = 0;
            vk_fault::failing = call;
        },
        [] { return vk_fault::calls; }, [] { return vk_fault::failed_call; });
}

void fail_each_gl(GLenum code)
{
    gl_fault::code = code;
    fail_each(
        "OpenGL's",
        [](int call) {
            gl_fault::failed_call = "";
            gl_fault::calls = 0;
            gl_fault::failing = call;
        },
        [] { return gl_fault::calls; }, [] { return gl_fault::failed_call; });
}

void each_opengl_call_fails(void **) { fail_each_gl(GL_OUT_OF_MEMORY); }
void each_opengl_call_loses_the_context(void **) { fail_each_gl(GL_CONTEXT_LOST); }

void each_opencl_call_fails(void **)
{
    fail_each(
        "OpenCL's",
        [](int call) {
            fault::failed_call = "";
            fault::calls = 0;
            fault::failing = call;
        },
        [] { return fault::calls.load(); }, [] { return fault::failed_call; });
}

clgl_transport transport_of_new_texture(clgl_context context)
{
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    desc.gl_target = GL_TEXTURE_2D;
    desc.format = CLGL_FORMAT_RGBA8;
    desc.width = desc.height = side;
    clgl_texture texture = nullptr;
    clgl_texture_info info = CLGL_TEXTURE_INFO_INIT;
    assert_int_equal(clgl_texture_create(context, &desc, &texture), CLGL_SUCCESS);
    assert_int_equal(clgl_texture_get_info(texture, &info), CLGL_SUCCESS);
    assert_int_equal(clgl_texture_destroy(texture), CLGL_SUCCESS);
    return info.transport;
}

// Makes Vulkan calls fail after `external` has worked in the same process. Objects must then use another
// transport by default.
void without_vulkan_another_transport_is_taken(void **)
{
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    desc.flags = CLGL_CONTEXT_HEADLESS;
    clgl_context context = nullptr;
    assert_int_equal(clgl_context_create(&desc, &context), CLGL_SUCCESS);
    assert_int_equal(clgl_context_make_current(context, 1), CLGL_SUCCESS);
    assert_int_equal(transport_of_new_texture(context), CLGL_TRANSPORT_EXTERNAL);
    vk_fault::calls = 0;
    assert_int_equal(transport_of_new_texture(context), CLGL_TRANSPORT_EXTERNAL);
    const int count = vk_fault::calls;
    assert_true(count > 0);
    for (vk_fault::failing = 0; vk_fault::failing < count; ++vk_fault::failing) {
        vk_fault::calls = 0;
        vk_fault::failed_call = "";
        assert_int_equal(transport_of_new_texture(context), CLGL_TRANSPORT_MAPPED);
        assert_true(*vk_fault::failed_call);
    }
    vk_fault::failing = -1;
    vk_fault::failed_call = "";
    std::printf("%d Vulkan calls failed, and mapped was used\n", count);
    assert_int_equal(clgl_context_make_current(context, 0), CLGL_SUCCESS);
    assert_int_equal(clgl_context_destroy(context), CLGL_SUCCESS);
}

bool is_offered()
{
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    desc.flags = CLGL_CONTEXT_HEADLESS;
    desc.transport = CLGL_TRANSPORT_EXTERNAL;
    clgl_context context = nullptr;
    const bool offered = clgl_context_create(&desc, &context) == CLGL_SUCCESS;
    if (!offered) std::printf("%s\n", clgl_error_message());
    clgl_context_destroy(context);
    return offered;
}

}  // namespace

int main()
{
    setenv("CLGL_DEVICE", "Portable Computing Language", 1);
    fake_handle::install();
    // Before the first context, because a driver thread may destroy its Vulkan objects after is_offered().
    if (vk_loader()) vk_fault::hook_vulkan();
    if (!is_offered()) return exit_skipped;
    fault::hook_opencl();
    gl_fault::hook_opengl();
    gl_fault::note_blame();
    const CMUnitTest tests[] = {
        cmocka_unit_test(each_vulkan_call_fails),
        cmocka_unit_test(each_opengl_call_fails),
        cmocka_unit_test(each_opengl_call_loses_the_context),
        cmocka_unit_test(each_opencl_call_fails),
        cmocka_unit_test(without_vulkan_another_transport_is_taken),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
