#include "core/image_verdict.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "transport/image_self_test.hpp"

#include <map>
#include <mutex>
#include <tuple>

namespace clgl
{

namespace
{

using Key = std::tuple<std::string, int32_t, transport::Method, GLenum, GLenum, GLint, cl_channel_order,
                       cl_channel_type, bool>;

}  // namespace

void require_verified(const Context &context, const transport::Transport &transport,
                      const transport::ImageRequest &request)
{
    static std::mutex &mutex = *new std::mutex;
    static auto &verdicts = *new std::map<Key, transport::SelfTest>;
    const Key key{context.drivers(),
                  transport.id,
                  request.method,
                  request.image.target,
                  request.image.internal_format,
                  request.image.samples,
                  request.format.image_channel_order,
                  request.format.image_channel_data_type,
                  transport::has_several_levels(request)};
    std::lock_guard lock(mutex);
    auto found = verdicts.find(key);
    transport::SelfTest verdict;
    if (found != verdicts.end()) {
        verdict = found->second;
    } else {
        verdict = transport::image_self_test(transport, context.environment(), request);
        if (verdict.lasting) verdicts[key] = verdict;
    }
    if (verdict.result != CLGL_SELF_TEST_PASSED)
        fail(CLGL_ERROR_UNSUPPORTED, text("its self-test failed: ", verdict.detail), verdict.native);
}

}  // namespace clgl
