// Makes each OpenGL call of a scenario fail once. The library must return documented errors or use another
// method, and must not leak, crash or hang.
#include "fault_support.hpp"
#include "gl_fault_support.hpp"

#include <array>
#include <cstdio>
#include <cstring>
#include <vector>

using namespace clgl;

namespace
{

constexpr size_t element_count = 64;
using Contents = std::array<uint32_t, element_count>;
constexpr size_t buffer_size = sizeof(Contents);
constexpr uint32_t drawn = 0x11223344, computed = 0x55667788;

// Buffers of an application that draws with the headless context. clgl wraps the first two buffers and creates
// the other two.
enum { kept, replaced, mappable, plain, buffer_count };

struct Play {
    clgl_context context = nullptr;
    clgl_queue queue = nullptr;
    GLuint names[2] = {};
    clgl_buffer buffers[buffer_count] = {};
    clgl_fence inserted = nullptr, adopted = nullptr, deferred = nullptr;
    GLsync sync = nullptr;
    bool current = false;
};

void draw(GLuint name, uint32_t value)
{
    const gl_fault::Program program;
    Contents contents;
    contents.fill(value);
    glBindBuffer(GL_ARRAY_BUFFER, name);
    glBufferData(GL_ARRAY_BUFFER, buffer_size, contents.data(), GL_STATIC_DRAW);
    glBindBuffer(GL_ARRAY_BUFFER, 0);
}

void expect(GLuint name, uint32_t value)
{
    const gl_fault::Program program;
    Contents contents{}, expected;
    expected.fill(value);
    glBindBuffer(GL_ARRAY_BUFFER, name);
    glGetBufferSubData(GL_ARRAY_BUFFER, 0, buffer_size, contents.data());
    glBindBuffer(GL_ARRAY_BUFFER, 0);
    if (contents != expected)
        fail_msg("the buffer has %#x instead of %#x after %s (call %d) failed", contents[0], value,
                 gl_fault::failed_call, gl_fault::failing);
}

void make_buffers(Play &p)
{
    static const Contents zeros{};
    {
        const gl_fault::Program program;
        glGenBuffers(2, p.names);
        p.sync = glFenceSync(GL_SYNC_GPU_COMMANDS_COMPLETE, 0);
    }
    draw(p.names[kept], drawn);
    draw(p.names[replaced], drawn);
    clgl_buffer_desc descs[buffer_count];
    for (clgl_buffer_desc &desc : descs)
        desc = CLGL_BUFFER_DESC_INIT;
    descs[kept].gl_name = p.names[kept];
    descs[replaced].gl_name = p.names[replaced];
    descs[replaced].flags = CLGL_BUFFER_REPLACE_STORAGE;
    descs[mappable].size = descs[plain].size = buffer_size;
    descs[mappable].flags = CLGL_BUFFER_GL_MAPPABLE;
    descs[mappable].data = descs[plain].data = zeros.data();
    descs[plain].label = "plain";
    for (int i = 0; i < buffer_count; ++i)
        STEP(clgl_buffer_create(p.context, &descs[i], &p.buffers[i]));
    // After a failure, wrapped buffers keep their contents, unless the OpenGL copy into the replaced storage
    // failed.
    expect(p.names[kept], drawn);
    if (std::strcmp(gl_fault::failed_call, "glCopyBufferSubData") != 0) expect(p.names[replaced], drawn);
}

// Acquires the existing buffers, changes them, and releases them. Returns whether all calls succeeded.
bool hand_over(Play &p, bool defer)
{
    std::vector<clgl_buffer> there;
    for (clgl_buffer buffer : p.buffers)
        if (buffer) there.push_back(buffer);
    clgl_handover handover = CLGL_HANDOVER_INIT;
    handover.buffer_count = static_cast<uint32_t>(there.size());
    handover.buffers = there.data();
    handover.flags = defer ? CLGL_HANDOVER_NO_CPU_WAIT : 0;
    if (!STEP(clgl_acquire(p.queue, &handover, 0, nullptr, nullptr))) return false;
    for (clgl_buffer buffer : there)
        STEP(clgl_buffer_fill(p.queue, buffer, nullptr, &computed, sizeof computed, 0, nullptr, nullptr));
    if (!STEP(clgl_release(p.queue, &handover, 0, nullptr, defer ? &p.deferred : nullptr))) return false;
    return !defer || STEP(clgl_fence_wait_gl(p.deferred));
}

void use(Play &p)
{
    make_buffers(p);
    STEP(clgl_fence_record_gl(p.context, &p.inserted));
    if (hand_over(p, false))
        for (int i : {kept, replaced})
            if (p.buffers[i]) expect(p.names[i], computed);
    if (hand_over(p, true))
        for (int i : {kept, replaced})
            if (p.buffers[i]) expect(p.names[i], computed);
    STEP(clgl_fence_from_gl_sync(p.context, p.sync, &p.adopted));
    STEP(clgl_fence_wait_gl(p.adopted));
    STEP(clgl_fence_wait(p.adopted, CLGL_FOREVER));
    STEP(clgl_fence_wait(p.inserted, CLGL_FOREVER));
    // The buffer is destroyed while it is acquired.
    clgl_handover handover = CLGL_HANDOVER_INIT;
    handover.buffer_count = 1;
    handover.buffers = &p.buffers[mappable];
    STEP(clgl_acquire(p.queue, &handover, 0, nullptr, nullptr));
}

void destroy(Play &p)
{
    for (clgl_buffer buffer : p.buffers)
        END(clgl_buffer_destroy(buffer));
    for (clgl_fence fence : {p.inserted, p.adopted, p.deferred})
        END(clgl_fence_destroy(fence));
    if (p.current) {
        const gl_fault::Program program;
        glDeleteBuffers(2, p.names);
        if (p.sync) glDeleteSync(p.sync);
        if (glGetError() != GL_NO_ERROR) ++gl_fault::blamed;
        END(clgl_context_make_current(p.context, 0));
    }
    END(clgl_queue_destroy(p.queue));
    END(clgl_context_destroy(p.context));
}

clgl_result play(clgl_transport transport)
{
    Play p;
    fault::begin();
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    desc.flags = CLGL_CONTEXT_HEADLESS;
    desc.transport = transport;
    STEP(clgl_context_create(&desc, &p.context));
    STEP(clgl_queue_create(p.context, nullptr, &p.queue));
    p.current = STEP(clgl_context_make_current(p.context, 1));
    if (p.current) use(p);
    destroy(p);
    return fault::worst();
}

// Makes each call fail once. Two runs without failures determine the number of calls.
void fail_each_call(clgl_transport transport, GLenum code)
{
    gl_fault::code = code;
    gl_fault::failing = -1;
    gl_fault::failed_call = "";
    // The self-tests run only in the first run, so the second run counts the calls.
    assert_int_equal(play(transport), CLGL_SUCCESS);
    gl_fault::calls = 0;
    assert_int_equal(play(transport), CLGL_SUCCESS);
    const int count = gl_fault::calls;
    const size_t gl_objects = gl_fault::objects_alive(), cl_objects = fault::objects_alive();
    const uint32_t handles = fault::handles_alive();
    int survived = 0;
    gl_fault::blamed = 0;
    for (int call = 0; call < count; ++call) {
        gl_fault::failed_call = "";
        gl_fault::calls = 0;
        gl_fault::failing = call;
        if (play(transport) == CLGL_SUCCESS) ++survived;
        gl_fault::failing = -1;
        if (!*gl_fault::failed_call) fail_msg("call %d of %d was not reached", call, count);
        fault::expect_nothing_alive(cl_objects, handles);
        if (gl_fault::objects_alive() > gl_objects)
            fail_msg("OpenGL objects are left after %s (call %d) failed:%s", gl_fault::failed_call, call,
                     gl_fault::names_of_objects().c_str());
        if (gl_fault::blamed != 0)
            fail_msg("the error of %s (call %d) was attributed to the application", gl_fault::failed_call, call);
    }
    std::printf("%d calls failed in turn, %d of them without an error\n", count, survived);
}

// Simulates OpenGL 3.3 without persistent mapping. Data is then copied through host memory.
struct WithoutStorage {
    WithoutStorage()
    {
        gl_fault::disguise.version = "3.3 (Core Profile)";
        gl_fault::disguise.hidden_extensions = {"GL_ARB_buffer_storage", "GL_ARB_direct_state_access"};
    }
    ~WithoutStorage() { gl_fault::disguise = {}; }
};

void mapped_without_memory(void **) { fail_each_call(CLGL_TRANSPORT_MAPPED, GL_OUT_OF_MEMORY); }
void mapped_without_an_error_code(void **) { fail_each_call(CLGL_TRANSPORT_MAPPED, GL_NO_ERROR); }
void mapped_with_a_lost_context(void **) { fail_each_call(CLGL_TRANSPORT_MAPPED, GL_CONTEXT_LOST); }
void staged_without_memory(void **) { fail_each_call(CLGL_TRANSPORT_STAGED, GL_OUT_OF_MEMORY); }
void staged_through_host_memory(void **)
{
    const WithoutStorage old_opengl;
    fail_each_call(CLGL_TRANSPORT_STAGED, GL_INVALID_OPERATION);
}

}  // namespace

int main()
{
    setenv("CLGL_DEVICE", "Portable Computing Language", 1);
    fault::hook_opencl();
    gl_fault::hook_opengl();
    gl_fault::note_blame();
    const CMUnitTest tests[] = {
        cmocka_unit_test(mapped_without_memory),      cmocka_unit_test(mapped_without_an_error_code),
        cmocka_unit_test(mapped_with_a_lost_context), cmocka_unit_test(staged_without_memory),
        cmocka_unit_test(staged_through_host_memory),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
