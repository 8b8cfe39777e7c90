// The transport external where OpenCL imports the memory, on a driver that does so: what is deferred, what waits
// for user fences, and that each acquire has its release when all is over.
#include "fake_import.hpp"

#include <clgl/clgl.h>

#include <chrono>
#include <csetjmp>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <thread>
#include <vector>

extern "C" {
#include <cmocka.h>
}

using namespace clgl;

namespace
{

constexpr uint64_t half = 2048, size = 2 * half;
constexpr std::chrono::milliseconds soon{20};
constexpr int most_looks = 100;

#define SUCCEED(call)                                                                                            \
    do {                                                                                                         \
        if ((call) != CLGL_SUCCESS) fail_msg("%s: %s", #call, clgl_error_message());                             \
    } while (0)

// A context with its OpenGL current, two queues, and a buffer that OpenGL made and OpenCL imports.
struct World {
    clgl_context context = nullptr;
    clgl_queue queue = nullptr, other = nullptr;
    clgl_buffer buffer = nullptr;
    GLuint name = 0;

    World()
    {
        clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
        clgl_buffer_desc made = CLGL_BUFFER_DESC_INIT;
        clgl_buffer_info info = CLGL_BUFFER_INFO_INIT;
        desc.flags = CLGL_CONTEXT_HEADLESS;
        fake_import::acquires = fake_import::releases = 0;
        SUCCEED(clgl_context_create(&desc, &context));
        SUCCEED(clgl_context_make_current(context, 1));
        SUCCEED(clgl_queue_create(context, nullptr, &queue));
        SUCCEED(clgl_queue_create(context, nullptr, &other));
        made.size = size;
        SUCCEED(clgl_buffer_create(context, &made, &buffer));
        SUCCEED(clgl_buffer_get_info(buffer, &info));
        assert_int_equal(info.transport, CLGL_TRANSPORT_EXTERNAL);
        assert_int_equal(info.copies_per_acquire + info.copies_per_release, 0);
        name = info.gl_name;
    }
    ~World()
    {
        if (buffer) SUCCEED(clgl_buffer_destroy(buffer));
        SUCCEED(clgl_queue_destroy(queue));
        SUCCEED(clgl_queue_destroy(other));
        SUCCEED(clgl_context_make_current(context, 0));
        SUCCEED(clgl_context_destroy(context));
        // A thread may still hold what waited for a user fence.
        for (int look = 0; look < most_looks && fake_import::acquires != fake_import::releases; ++look)
            std::this_thread::sleep_for(soon);
        assert_int_equal(fake_import::acquires, fake_import::releases);
    }
    World(const World &) = delete;
    World &operator=(const World &) = delete;
};

clgl_handover handover_of(const clgl_buffer &buffer, uint32_t flags = 0)
{
    clgl_handover handover = CLGL_HANDOVER_INIT;
    handover.flags = flags;
    handover.buffers = &buffer;
    handover.buffer_count = 1;
    return handover;
}

// By an ordinary buffer: llvmpipe neither reads nor writes imported ones from the host's memory.
std::vector<unsigned char> gl_bytes(const World &world)
{
    std::vector<unsigned char> bytes(size);
    GLuint copy = 0;
    glGenBuffers(1, &copy);
    glBindBuffer(GL_COPY_WRITE_BUFFER, copy);
    glBufferData(GL_COPY_WRITE_BUFFER, static_cast<GLsizeiptr>(size), nullptr, GL_STREAM_READ);
    glBindBuffer(GL_COPY_READ_BUFFER, world.name);
    glCopyBufferSubData(GL_COPY_READ_BUFFER, GL_COPY_WRITE_BUFFER, 0, 0, static_cast<GLsizeiptr>(size));
    glGetBufferSubData(GL_COPY_WRITE_BUFFER, 0, static_cast<GLsizeiptr>(size), bytes.data());
    glBindBuffer(GL_COPY_READ_BUFFER, 0);
    glBindBuffer(GL_COPY_WRITE_BUFFER, 0);
    glDeleteBuffers(1, &copy);
    return bytes;
}

std::vector<unsigned char> cl_bytes(const World &world, clgl_queue queue)
{
    std::vector<unsigned char> bytes(size);
    SUCCEED(clgl_buffer_read(queue, world.buffer, nullptr, bytes.data(), 1, 0, nullptr, nullptr));
    return bytes;
}

void fill(clgl_queue queue, clgl_buffer buffer, unsigned char byte, clgl_fence behind = nullptr)
{
    SUCCEED(
        clgl_buffer_fill(queue, buffer, nullptr, &byte, 1, behind ? 1 : 0, behind ? &behind : nullptr, nullptr));
}

// After a time in which what does not wait would have gone on.
std::thread signal_later(clgl_fence gate)
{
    return std::thread([gate] {
        std::this_thread::sleep_for(soon);
        clgl_fence_signal(gate, 0);
    });
}

void both_sides_have_the_same_memory(void **)
{
    World world;
    const clgl_handover whole = handover_of(world.buffer);
    for (unsigned char round = 1; round < 4; ++round) {
        SUCCEED(clgl_acquire(world.queue, &whole, 0, nullptr, nullptr));
        fill(world.queue, world.buffer, round);
        SUCCEED(clgl_release(world.queue, &whole, 0, nullptr, nullptr));
        assert_true(gl_bytes(world) == std::vector<unsigned char>(size, round));
    }
}

// Whoever acquires what several queues have given back waits for each of them, in whatever order they end.
void deferred_releases_are_all_waited_for(void **)
{
    World world;
    const clgl_range halves[] = {{0, half}, {half, half}};
    const clgl_queue queues[] = {world.queue, world.other};
    clgl_buffer parts[2] = {};
    clgl_fence gate = nullptr, done[2] = {};
    clgl_queue third = nullptr;
    SUCCEED(clgl_queue_create(world.context, nullptr, &third));
    SUCCEED(clgl_fence_create_user(world.context, &gate));
    for (int i = 0; i < 2; ++i) {
        SUCCEED(clgl_buffer_create_sub(world.buffer, CLGL_ACCESS_READ_WRITE, &halves[i], &parts[i]));
        const clgl_handover part = handover_of(parts[i], CLGL_HANDOVER_DEFER);
        SUCCEED(clgl_acquire(queues[i], &part, 0, nullptr, nullptr));
        fill(queues[i], parts[i], 0x42, i == 0 ? gate : nullptr);
        SUCCEED(clgl_release(queues[i], &part, 0, nullptr, &done[i]));
    }
    std::thread later = signal_later(gate);
    const clgl_handover whole = handover_of(world.buffer);
    SUCCEED(clgl_acquire(third, &whole, 0, nullptr, nullptr));
    assert_true(cl_bytes(world, third) == std::vector<unsigned char>(size, 0x42));
    SUCCEED(clgl_release(third, &whole, 0, nullptr, nullptr));
    later.join();
    for (int i = 0; i < 2; ++i) {
        SUCCEED(clgl_fence_destroy(done[i]));
        SUCCEED(clgl_buffer_destroy(parts[i]));
    }
    SUCCEED(clgl_fence_destroy(gate));
    SUCCEED(clgl_queue_destroy(third));
}

// Nor is an earlier one lost when OpenGL waits for a later one first.
void each_deferred_release_has_its_own_end(void **)
{
    World world;
    const clgl_handover whole = handover_of(world.buffer, CLGL_HANDOVER_DEFER);
    clgl_fence first = nullptr, second = nullptr;
    for (const unsigned char byte : std::initializer_list<unsigned char>{1, 2}) {
        SUCCEED(clgl_acquire(world.queue, &whole, 0, nullptr, nullptr));
        fill(world.queue, world.buffer, byte);
        SUCCEED(clgl_release(world.queue, &whole, 0, nullptr, byte == 1 ? &first : &second));
    }
    SUCCEED(clgl_fence_wait_gl(second));
    assert_true(gl_bytes(world) == std::vector<unsigned char>(size, 2));
    SUCCEED(clgl_fence_wait_gl(first));
    assert_true(gl_bytes(world) == std::vector<unsigned char>(size, 2));
    SUCCEED(clgl_fence_destroy(first));
    SUCCEED(clgl_fence_destroy(second));
}

// Behind a user fence, given back or destroyed: World counts.
void what_waits_for_a_user_fence_comes_in_pairs(void **)
{
    for (const bool destroys : {false, true}) {
        World world;
        const clgl_handover whole = handover_of(world.buffer);
        clgl_fence gate = nullptr;
        SUCCEED(clgl_fence_create_user(world.context, &gate));
        SUCCEED(clgl_acquire(world.queue, &whole, 0, nullptr, nullptr));
        fill(world.queue, world.buffer, 7, gate);
        if (destroys) {
            SUCCEED(clgl_buffer_destroy(world.buffer));
            world.buffer = nullptr;
            SUCCEED(clgl_fence_signal(gate, 0));
            SUCCEED(clgl_queue_finish(world.queue));
        } else {
            std::thread later = signal_later(gate);
            SUCCEED(clgl_release(world.queue, &whole, 1, &gate, nullptr));
            later.join();
            assert_true(gl_bytes(world) == std::vector<unsigned char>(size, 7));
        }
        SUCCEED(clgl_fence_destroy(gate));
    }
}

// Memory that was given back has other bytes soon: what follows takes it again.
void a_migration_s_list_stays_until_it_ends(void **)
{
    World world;
    clgl_migration migration = CLGL_MIGRATION_INIT;
    clgl_fence gate = nullptr, done = nullptr;
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_buffer plain = nullptr;
    void *mem = nullptr;
    desc.flags = CLGL_BUFFER_COMPUTE_ONLY;
    desc.size = size;
    SUCCEED(clgl_buffer_create(world.context, &desc, &plain));
    SUCCEED(clgl_buffer_cl_mem(plain, &mem));
    SUCCEED(clgl_fence_create_user(world.context, &gate));
    migration.buffers = &plain;
    migration.buffer_count = 1;
    SUCCEED(clgl_migrate(world.queue, &migration, 1, &gate, &done));
    std::vector<std::vector<uintptr_t>> others(64, std::vector<uintptr_t>(1, 0x5a5a));
    assert_ptr_equal(*fake_import::migrated, mem);
    SUCCEED(clgl_fence_signal(gate, 0));
    SUCCEED(clgl_fence_wait(done, CLGL_FOREVER));
    SUCCEED(clgl_fence_destroy(done));
    SUCCEED(clgl_fence_destroy(gate));
    SUCCEED(clgl_buffer_destroy(plain));
}

}  // namespace

int main()
{
    const CMUnitTest tests[] = {
        cmocka_unit_test(both_sides_have_the_same_memory),
        cmocka_unit_test(deferred_releases_are_all_waited_for),
        cmocka_unit_test(each_deferred_release_has_its_own_end),
        cmocka_unit_test(what_waits_for_a_user_fence_comes_in_pairs),
        cmocka_unit_test(a_migration_s_list_stays_until_it_ends),
    };
    fake_import::install();
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
