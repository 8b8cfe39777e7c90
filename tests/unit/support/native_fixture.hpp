// A clgl context on the fake driver with native sharing.
#pragma once

#include "fake_sharing.hpp"

#include <clgl/clgl.h>

#include <csetjmp>
#include <cstdarg>
#include <cstddef>
#include <cstdint>

extern "C" {
#include <cmocka.h>
}

namespace clgl::native_fixture
{

using fake_sharing::behaviour;

// Number of elements in test buffers, and size of an element in bytes
constexpr size_t count = 64;
constexpr uint32_t element = sizeof(uint32_t);

#define SUCCEED(call)                                                                                            \
    do {                                                                                                         \
        if ((call) != CLGL_SUCCESS) fail_msg("%s: %s", #call, clgl_error_message());                             \
    } while (0)

inline clgl_result create(clgl_transport transport, clgl_context &context)
{
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    desc.flags = CLGL_CONTEXT_HEADLESS;
    desc.transport = transport;
    return clgl_context_create(&desc, &context);
}

// A context whose headless GL context is current, and a queue
struct Fixture {
    clgl_context context = nullptr;
    clgl_queue queue = nullptr;

    Fixture()
    {
        SUCCEED(create(CLGL_TRANSPORT_AUTO, context));
        SUCCEED(clgl_context_make_current(context, 1));
        SUCCEED(clgl_queue_create(context, nullptr, &queue));
    }
    ~Fixture()
    {
        SUCCEED(clgl_queue_destroy(queue));
        SUCCEED(clgl_context_make_current(context, 0));
        SUCCEED(clgl_context_destroy(context));
    }

    clgl_transport_report report() const
    {
        clgl_transport_report report = CLGL_TRANSPORT_REPORT_INIT;
        SUCCEED(clgl_context_verify_transports(context));
        for (uint32_t i = 0; report.transport != CLGL_TRANSPORT_NATIVE; ++i)
            SUCCEED(clgl_context_get_transport_report(context, i, &report));
        return report;
    }
};

inline clgl_result make_texture(const Fixture &fixture, clgl_texture &texture, GLenum target, uint32_t side)
{
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    desc.transport = CLGL_TRANSPORT_NATIVE;
    desc.gl_target = target;
    desc.format = CLGL_FORMAT_RGBA8;
    desc.width = side;
    desc.height = 1 + side / 2;
    return clgl_texture_create(fixture.context, &desc, &texture);
}

// Runs before each test.
inline int reset(void **)
{
    behaviour = {};
    fake_sharing::objects = fake_sharing::acquires = fake_sharing::releases = fake_sharing::forbidden = 0;
    fake_sharing::waits_for_syncs = 0;
    return 0;
}

}  // namespace clgl::native_fixture
