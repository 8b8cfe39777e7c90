// Runs a scenario many times with a fake driver for semaphores and imported memory. In each run another driver
// call fails. The library must return documented errors, lose no bytes, use each semaphore correctly, and
// enqueue one release per acquire.
#include "fake_semaphores.hpp"
#include "fault_support.hpp"
#include "import_fixture.hpp"

#include <cstdio>
#include <set>
#include <string_view>

using namespace clgl;
using namespace clgl::fake_import;

namespace
{

// A number above many_abandoned in semaphore_pool.cpp, so that the pool waits for its abandoned signals
constexpr int many = 20;

int failed = 0;

bool step(clgl_result result)
{
    if (result == CLGL_SUCCESS) return true;
    if (result > 0 || result == CLGL_ERROR_INTERNAL) fail_msg("%s: %s", failed_call, clgl_error_message());
    ++failed;
    return false;
}

struct Shared {
    GLuint name = 0;
    clgl_buffer buffer = nullptr;
};

// Creates a buffer, or wraps an application buffer, which hand-overs copy.
Shared share(const Fixture &fixture, bool wrapped)
{
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_buffer_info info = CLGL_BUFFER_INFO_INIT;
    Shared made;
    desc.transport = CLGL_TRANSPORT_EXTERNAL;
    desc.size = size;
    if (wrapped) {
        glGenBuffers(1, &desc.gl_name);
        glBindBuffer(GL_COPY_WRITE_BUFFER, desc.gl_name);
        glBufferData(GL_COPY_WRITE_BUFFER, static_cast<GLsizeiptr>(size), nullptr, GL_STATIC_DRAW);
    }
    // The second attempt succeeds, because only one call fails.
    if (!step(clgl_buffer_create(fixture.context, &desc, &made.buffer)))
        SUCCEED(clgl_buffer_create(fixture.context, &desc, &made.buffer));
    SUCCEED(clgl_buffer_get_info(made.buffer, &info));
    made.name = info.gl_name;
    return made;
}

// Acquires the objects, with a second attempt if the first one fails.
void acquire(const Fixture &fixture, const clgl_handover &whole)
{
    if (!step(clgl_acquire(fixture.queue, &whole, 0, nullptr, nullptr)))
        SUCCEED(clgl_acquire(fixture.queue, &whole, 0, nullptr, nullptr));
}

// Releases the objects. A failed release either had no effect or is completed by the next hand-over.
void release(const Fixture &fixture, const clgl_handover &whole)
{
    if (step(clgl_release(fixture.queue, &whole, 0, nullptr, nullptr))) return;
    const clgl_result again = clgl_release(fixture.queue, &whole, 0, nullptr, nullptr);
    if (again == CLGL_SUCCESS) return;
    assert_int_equal(again, CLGL_ERROR_NOT_ACQUIRED);
    SUCCEED(clgl_acquire(fixture.queue, &whole, 0, nullptr, nullptr));
    SUCCEED(clgl_release(fixture.queue, &whole, 0, nullptr, nullptr));
}

void defer(const Fixture &fixture, const clgl_buffer &buffer)
{
    const clgl_handover whole = handover_of(buffer, CLGL_HANDOVER_NO_CPU_WAIT);
    clgl_fence fence = nullptr;
    if (!step(clgl_release(fixture.queue, &whole, 0, nullptr, &fence)))
        SUCCEED(clgl_release(fixture.queue, &whole, 0, nullptr, &fence));
    if (!step(clgl_fence_wait_gl(fence))) SUCCEED(clgl_fence_wait_gl(fence));
    SUCCEED(clgl_fence_destroy(fence));
}

void take_turns(const Fixture &fixture, const Shared &shared)
{
    const clgl_handover whole = handover_of(shared.buffer);
    for (int round = 0; round < many; ++round) {
        const auto byte = static_cast<unsigned char>(round + 1);
        acquire(fixture, whole);
        if (!step(clgl_buffer_fill(fixture.queue, shared.buffer, nullptr, &byte, 1, 0, nullptr, nullptr)))
            fill(fixture.queue, shared.buffer, byte);
        if (round % 4 == 3)
            defer(fixture, shared.buffer);
        else
            release(fixture, whole);
        if (gl_bytes(shared.name) != std::vector<unsigned char>(size, byte))
            fail_msg("the bytes of round %d are lost after %s failed", round, failed_call);
    }
    // No OpenCL command waits for the signals of these acquires. The semaphore pool must wait for them, so that
    // it can reuse their semaphores.
    for (int round = 0; round < many; ++round) {
        acquire(fixture, whole);
        release(fixture, whole);
    }
}

// Runs the scenario and makes driver call number `call` fail (-1 = none). Returns the number of calls that can
// fail.
int play(int call)
{
    Fixture fixture;
    calls = failed = 0;
    failed_call = "";
    failing = call;
    for (const bool wrapped : {false, true}) {
        const Shared shared = share(fixture, wrapped);
        take_turns(fixture, shared);
        SUCCEED(clgl_buffer_destroy(shared.buffer));
        if (wrapped) glDeleteBuffers(1, &shared.name);
    }
    failing = -1;
    return calls;
}

void each_call_fails(void **)
{
    std::set<std::string_view> seen;
    int played = 0, reported = 0;
    const int all = play(-1);
    assert_int_equal(failed, 0);
    // The number of calls varies, because some are skipped if a command has already completed.
    for (int call = 0; call < all; call += fault::stride()) {
        play(call);
        if (misuses != 0) fail_msg("a semaphore was misused after %s failed", failed_call);
        if (*failed_call) seen.insert(failed_call);
        reported += failed != 0;
        ++played;
    }
    if (fault::stride() == 1) assert_true(seen == fallible);
    std::printf("%d of %d calls of %zu functions failed in turn, %d of them were reported\n", played, all,
                seen.size(), reported);
}

}  // namespace

int main()
{
    const CMUnitTest tests[] = {
        cmocka_unit_test(each_call_fails),
    };
    install();
    install_semaphores();
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
