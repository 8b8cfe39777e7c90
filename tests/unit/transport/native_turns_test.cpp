// Tests that each `native` acquire has one release, with several owners and after failures. The fake driver
// rejects a second acquire, as NVIDIA does.
#include <chrono>
#include <cstdlib>
#include <numeric>
#include <thread>

#include "native_fixture.hpp"
#include "patience.hpp"

using namespace clgl;
using namespace clgl::native_fixture;

namespace
{

// Two wrappers of one OpenGL buffer, and a queue for each wrapper
struct Readers {
    const Fixture &fixture;
    GLuint name = 0;
    clgl_buffer buffers[2] = {};
    clgl_queue queues[2] = {};
    std::vector<uint32_t> numbers = std::vector<uint32_t>(count), got = numbers;

    explicit Readers(const Fixture &of) : fixture(of)
    {
        std::iota(numbers.begin(), numbers.end(), 77);
        glGenBuffers(1, &name);
        glBindBuffer(GL_ARRAY_BUFFER, name);
        glBufferData(GL_ARRAY_BUFFER, count * element, numbers.data(), GL_STATIC_DRAW);
        glBindBuffer(GL_ARRAY_BUFFER, 0);
        clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
        desc.transport = CLGL_TRANSPORT_NATIVE;
        desc.access = CLGL_ACCESS_READ_ONLY;
        desc.gl_name = name;
        for (clgl_buffer &buffer : buffers)
            SUCCEED(clgl_buffer_create(fixture.context, &desc, &buffer));
        for (clgl_queue &queue : queues)
            SUCCEED(clgl_queue_create(fixture.context, nullptr, &queue));
        fake_sharing::acquires = fake_sharing::releases = 0;
    }
    ~Readers()
    {
        for (const clgl_buffer buffer : buffers)
            SUCCEED(clgl_buffer_destroy(buffer));
        for (const clgl_queue queue : queues)
            SUCCEED(clgl_queue_destroy(queue));
        glDeleteBuffers(1, &name);
        assert_int_equal(fake_sharing::acquires, fake_sharing::releases);
        assert_true(fake_sharing::held.empty());
    }
    clgl_result acquire(int reader) { return hand_over(clgl_acquire, reader); }
    clgl_result release(int reader) { return hand_over(clgl_release, reader); }
    void read(int reader)
    {
        got.assign(count, 0);
        SUCCEED(clgl_buffer_read(queues[reader], buffers[reader], nullptr, got.data(), 1, 0, nullptr, nullptr));
        assert_true(got == numbers);
    }

private:
    template <typename Call> clgl_result hand_over(Call call, int reader)
    {
        clgl_handover handover = CLGL_HANDOVER_INIT;
        handover.buffers = &buffers[reader];
        handover.buffer_count = 1;
        return call(queues[reader], &handover, 0, nullptr, nullptr);
    }
};

// Two queues acquire the same object for reading, although the driver rejects a second acquire.
void readers_share_an_object(void **)
{
    const Fixture fixture;
    Readers readers(fixture);
    for (const int first_to_leave : {0, 1}) {
        SUCCEED(readers.acquire(0));
        SUCCEED(readers.acquire(1));
        readers.read(0);
        readers.read(1);
        SUCCEED(readers.release(first_to_leave));
        assert_int_equal(fake_sharing::acquires, fake_sharing::releases + 1);
        readers.read(1 - first_to_leave);
        SUCCEED(readers.release(1 - first_to_leave));
        assert_int_equal(fake_sharing::acquires, fake_sharing::releases);
    }
}

// The driver acquires only whole objects, so one part must be released before another part is acquired.
void parts_are_acquired_one_after_the_other(void **)
{
    const Fixture fixture;
    constexpr clgl_range halves[2] = {{0, count * element / 2}, {count * element / 2, count * element / 2}};
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_buffer buffer = nullptr;
    clgl_handover handover = CLGL_HANDOVER_INIT;
    desc.transport = CLGL_TRANSPORT_NATIVE;
    desc.size = count * element;
    SUCCEED(clgl_buffer_create(fixture.context, &desc, &buffer));
    handover.buffers = &buffer;
    handover.buffer_count = 1;
    for (int first = 0; first < 2; ++first) {
        handover.buffer_ranges = &halves[first];
        SUCCEED(clgl_acquire(fixture.queue, &handover, 0, nullptr, nullptr));
        handover.buffer_ranges = &halves[1 - first];
        assert_int_equal(clgl_acquire(fixture.queue, &handover, 0, nullptr, nullptr),
                         CLGL_ERROR_ALREADY_ACQUIRED);
        handover.buffer_ranges = &halves[first];
        SUCCEED(clgl_release(fixture.queue, &handover, 0, nullptr, nullptr));
    }
    SUCCEED(clgl_buffer_destroy(buffer));
    assert_true(fake_sharing::held.empty());
}

// After a refused hand-over, another call can hand over the object.
void refused_hand_overs_may_be_tried_again(void **)
{
    const Fixture fixture;
    Readers readers(fixture);
    behaviour.good_moves = 0;
    assert_int_equal(readers.acquire(0), CLGL_ERROR_OUT_OF_DEVICE_MEMORY);
    SUCCEED(readers.acquire(0));
    behaviour.good_moves = 0;
    assert_int_equal(readers.release(0), CLGL_ERROR_OUT_OF_DEVICE_MEMORY);
    readers.read(0);
    SUCCEED(readers.release(0));
    assert_int_equal(fake_sharing::acquires, 1);
}

// Waits until a later call has run the pending release.
void wait_until_released(const Fixture &fixture)
{
    assert_true(becomes_true([&] {
        clgl_texture texture = nullptr;
        SUCCEED(make_texture(fixture, texture, GL_TEXTURE_2D, 1));
        SUCCEED(clgl_texture_destroy(texture));
        return fake_sharing::held.empty();
    }));
    assert_int_equal(fake_sharing::acquires, fake_sharing::releases);
}

// An acquire or a release has two objects. The driver accepts the first object and refuses the second object.
void half_of_a_hand_over_is_undone(void **)
{
    const Fixture fixture;
    clgl_texture textures[2] = {};
    clgl_handover handover = CLGL_HANDOVER_INIT;
    for (clgl_texture &texture : textures)
        SUCCEED(make_texture(fixture, texture, GL_TEXTURE_2D, 9));
    handover.textures = textures;
    handover.texture_count = 2;
    behaviour.good_moves = 1;
    assert_int_equal(clgl_acquire(fixture.queue, &handover, 0, nullptr, nullptr),
                     CLGL_ERROR_OUT_OF_DEVICE_MEMORY);
    SUCCEED(clgl_acquire(fixture.queue, &handover, 0, nullptr, nullptr));
    behaviour.good_moves = 1;
    assert_int_equal(clgl_release(fixture.queue, &handover, 0, nullptr, nullptr),
                     CLGL_ERROR_OUT_OF_DEVICE_MEMORY);
    SUCCEED(clgl_release(fixture.queue, &handover, 0, nullptr, nullptr));
    behaviour.good_moves = 1;
    assert_int_equal(clgl_acquire(fixture.queue, &handover, 0, nullptr, nullptr),
                     CLGL_ERROR_OUT_OF_DEVICE_MEMORY);
    for (const clgl_texture texture : textures)
        SUCCEED(clgl_texture_destroy(texture));
    wait_until_released(fixture);
}

}  // namespace

int main()
{
    setenv("CLGL_DEVICE", "Portable Computing Language", 1);
    fake_sharing::install();
    const CMUnitTest tests[] = {
        cmocka_unit_test_setup(readers_share_an_object, reset),
        cmocka_unit_test_setup(parts_are_acquired_one_after_the_other, reset),
        cmocka_unit_test_setup(refused_hand_overs_may_be_tried_again, reset),
        cmocka_unit_test_setup(half_of_a_hand_over_is_undone, reset),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
