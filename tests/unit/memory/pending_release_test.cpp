// Tests that a finished release is removed from the storage of its object, so that the list of pending releases
// does not grow.
#include "core/buffer/buffer.hpp"
#include "core/object/handles.hpp"

#include <clgl/clgl.h>

#include <csetjmp>
#include <cstdarg>
#include <cstddef>
#include <cstdint>

extern "C" {
#include <cmocka.h>
}

using namespace clgl;

namespace
{

constexpr uint64_t bytes = 256;

// A buffer that a queue has acquired
struct AcquiredBuffer {
    clgl_context context = nullptr;
    clgl_queue queue = nullptr;
    clgl_buffer buffer = nullptr;
    clgl_handover handover = CLGL_HANDOVER_INIT;

    AcquiredBuffer()
    {
        clgl_context_desc context_desc = CLGL_CONTEXT_DESC_INIT;
        context_desc.flags = CLGL_CONTEXT_HEADLESS;
        assert_int_equal(clgl_context_create(&context_desc, &context), CLGL_SUCCESS);
        assert_int_equal(clgl_queue_create(context, nullptr, &queue), CLGL_SUCCESS);
        clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
        desc.size = bytes;
        desc.transport = CLGL_TRANSPORT_STAGED;
        assert_int_equal(clgl_buffer_create(context, &desc, &buffer), CLGL_SUCCESS);
        handover.buffers = &buffer;
        handover.buffer_count = 1;
        acquire();
    }
    ~AcquiredBuffer()
    {
        assert_int_equal(clgl_buffer_destroy(buffer), CLGL_SUCCESS);
        assert_int_equal(clgl_queue_destroy(queue), CLGL_SUCCESS);
        assert_int_equal(clgl_context_destroy(context), CLGL_SUCCESS);
    }

    void acquire()
    {
        handover.flags = 0;
        assert_int_equal(clgl_acquire(queue, &handover, 0, nullptr, nullptr), CLGL_SUCCESS);
    }
    clgl_fence release_later()
    {
        clgl_fence fence = nullptr;
        handover.flags = CLGL_HANDOVER_NO_CPU_WAIT;
        assert_int_equal(clgl_release(queue, &handover, 0, nullptr, &fence), CLGL_SUCCESS);
        return fence;
    }
    size_t pending() const
    {
        return Pinned<Buffer>(reinterpret_cast<uintptr_t>(buffer))->shared_storage().own_pending().size();
    }
};

void a_release_is_pending_until_opengl_waits_for_it(void **)
{
    AcquiredBuffer made;
    const clgl_fence fence = made.release_later();
    assert_int_equal(made.pending(), 1);
    assert_int_equal(clgl_fence_wait_gl(fence), CLGL_SUCCESS);
    assert_int_equal(made.pending(), 0);
    assert_int_equal(clgl_fence_destroy(fence), CLGL_SUCCESS);
}

void the_next_acquire_removes_a_pending_release(void **)
{
    AcquiredBuffer made;
    for (int round = 0; round < 3; ++round) {
        const clgl_fence fence = made.release_later();
        assert_int_equal(clgl_fence_destroy(fence), CLGL_SUCCESS);
        made.acquire();
        assert_int_equal(made.pending(), 0);
    }
}

}  // namespace

int main()
{
    const CMUnitTest tests[] = {
        cmocka_unit_test(a_release_is_pending_until_opengl_waits_for_it),
        cmocka_unit_test(the_next_acquire_removes_a_pending_release),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
