#include "core/plan/verified_images.hpp"

#include "base/error.hpp"
#include "base/immortal.hpp"
#include "base/lock_order.hpp"
#include "base/names.hpp"
#include "base/result.hpp"
#include "base/text.hpp"
#include "core/format/formats.hpp"
#include "core/format/gl_targets.hpp"
#include "core/plan/kept_self_tests.hpp"
#include "transport/image_self_test.hpp"

#include <compare>

namespace clgl
{

namespace
{

struct Key {
    std::string drivers;
    clgl_transport transport;
    transport::Method method;
    GLenum target, internal_format;
    GLint samples;
    cl_channel_order order;
    cl_channel_type type;
    bool several_levels;

    auto operator<=>(const Key &) const = default;
};

using ImageSelfTests = KeptSelfTests<LockOrder::image_self_test, Key>;

ImageSelfTests &image_self_tests() { return immortal<ImageSelfTests>(); }

// Returns the name of the entry in the disk cache. The name does not contain the drivers, because the cache adds
// them to each key.
std::string name_of(const Key &key)
{
    return text("self-test of images ", key.transport, ' ', key.method, ' ', key.target, ' ', key.internal_format,
                ' ', key.samples, ' ', key.order, ' ', key.type, ' ', static_cast<int>(key.several_levels));
}

// Returns the result to throw. A temporary failure does not depend on the format, so its own result is thrown.
clgl_result result_of(const transport::SelfTest &verdict)
{
    return is_temporary(verdict.code) ? verdict.code : CLGL_ERROR_UNSUPPORTED;
}

std::string in_words(const Key &key, const transport::SelfTest &verdict)
{
    const Format *const gl = find_gl_format(key.internal_format), *const cl =
                                                                      find_cl_format({key.order, key.type});
    return text(transport_name(key.transport), "  not ", gl->name, gl == cl ? "" : text(" as ", cl->name), " of ",
                target_name(key.target), ": ", verdict.failure(), '\n');
}

}  // namespace

void require_verified(const transport::Environment &environment, const std::string &drivers,
                      const DriverCache &cache, const transport::Transport &transport,
                      const transport::ImageRequest &request)
{
    const Key key{drivers,
                  transport.id,
                  request.method,
                  request.image.target,
                  request.image.internal_format,
                  request.image.samples,
                  request.format.image_channel_order,
                  request.format.image_channel_data_type,
                  transport::has_several_levels(request)};
    const transport::SelfTest verdict = image_self_tests().get(
        key, cache, name_of(key), [&] { return transport::image_self_test(transport, environment, request); });
    if (verdict.result != CLGL_SELF_TEST_PASSED) fail(result_of(verdict), verdict.failure(), verdict.native);
}

std::string describe_failed_images(const std::string &drivers)
{
    std::string out;
    image_self_tests().visit([&](const Key &key, const transport::SelfTest &verdict) {
        if (key.drivers != drivers || verdict.result == CLGL_SELF_TEST_PASSED) return;
        // Several methods of one transport may fail with the same message.
        const std::string line = in_words(key, verdict);
        if (out.find(line) == std::string::npos) out += line;
    });
    return out;
}

}  // namespace clgl
