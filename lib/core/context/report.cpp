#include "base/names.hpp"
#include "base/text.hpp"
#include "core/context/context.hpp"
#include "core/plan/verified_images.hpp"

namespace clgl
{

namespace
{

// GlCaps::version is 10 * major + minor.
constexpr int version_base = 10;

std::string self_test_in_words(const transport::SelfTest &self_test)
{
    constexpr int64_t ns_per_us = 1000;
    if (self_test.result == CLGL_SELF_TEST_NOT_RUN) return {};
    return text(" (self-test ", self_test.result == CLGL_SELF_TEST_PASSED ? "passed" : "failed", " in ",
                self_test.duration_ns / ns_per_us, " us",
                self_test.was_stored ? ", in an earlier process)" : ")");
}

}  // namespace

void Context::fill_gl_info(clgl_context_info &info) const
{
    const GlCaps &caps = gl_->caps();
    info.winsys = gl_->binding().platform;
    info.gl_api = caps.es ? CLGL_GL_API_OPENGL_ES : CLGL_GL_API_OPENGL;
    info.gl_version_major = static_cast<uint32_t>(caps.version / version_base);
    info.gl_version_minor = static_cast<uint32_t>(caps.version % version_base);
}

clgl_context_info Context::info() const
{
    clgl_context_info info = CLGL_CONTEXT_INFO_INIT;
    if (gl_) fill_gl_info(info);
    info.flags = flags_;
    info.match = match_.match;
    info.transport_count = static_cast<uint32_t>(gl_ ? transport::all().size() : 0);
    info.device = device().handle();
    info.device_count = static_cast<uint32_t>(devices_.size());
    info.gl_renderer = identity_.renderer.c_str();
    info.gl_vendor = identity_.vendor.c_str();
    info.match_reason = match_.reason.c_str();
    info.label = label_.c_str();
    return info;
}

clgl_transport_report Context::transport_report(uint32_t index)
{
    const std::vector<TransportStatus> statuses = transports();
    if (index >= statuses.size())
        fail(CLGL_ERROR_OUT_OF_RANGE,
             text("index is ", index, ", but there are ", statuses.size(), " transports"));
    const TransportStatus &status = statuses[index];
    std::lock_guard lock(report_texts_mutex_);
    const auto lasting = [&](const std::string &text) { return report_texts_.insert(text).first->c_str(); };
    clgl_transport_report report = CLGL_TRANSPORT_REPORT_INIT;
    report.transport = status.transport->id;
    report.buffer_status = status.buffers.status;
    report.texture_status = status.textures.status;
    report.self_test = status.self_test.result;
    report.self_test_stored = status.self_test.was_stored;
    report.self_test_ns = status.self_test.duration_ns;
    report.buffer_reason = lasting(status.buffers.reason);
    report.texture_reason = lasting(status.textures.reason);
    return report;
}

namespace
{

std::string describe_gl(const Context &context)
{
    if (!context.has_gl()) return "OpenGL  none (CLGL_CONTEXT_COMPUTE_ONLY)\n";
    const Ref<GlShareGroup> gl = context.gl();
    const GlCaps &caps = gl->caps();
    return text("OpenGL", caps.es ? " ES " : " ", caps.version / version_base, '.', caps.version % version_base,
                ", ", context.identity().renderer, ", ", winsys_name(gl->binding().platform),
                gl->headless() ? " (headless)" : "", '\n');
}

// Returns one line for the transport, or two lines if its status differs for buffers and textures.
std::string describe_transport(const TransportStatus &status)
{
    const auto line = [&](const char *of, const TransportUse &use) {
        return text(transport_name(status.transport->id), "  ", of, transport_status_name(use.status), ": ",
                    use.reason, self_test_in_words(status.self_test), '\n');
    };
    if (status.buffers == status.textures) return line("", status.buffers);
    return line("buffers  ", status.buffers) + line("textures ", status.textures);
}

}  // namespace

std::string describe(const Context &context)
{
    std::string out = describe_gl(context);
    for (const Ref<Device> &device : context.devices())
        out += text("OpenCL  ", device->full_name(), '\n');
    out += text("match   ", device_match_name(context.match().match), ": ", context.match().reason, '\n');
    for (const TransportStatus &status : context.transports())
        out += describe_transport(status);
    return out + describe_failed_images(context.drivers());
}

}  // namespace clgl
