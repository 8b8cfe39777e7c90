#include "gl_context.hpp"

#include <algorithm>
#include <chrono>

namespace clglinfo
{

namespace
{

using Clock = std::chrono::steady_clock;

constexpr uint64_t handover_bytes = uint64_t{64} << 20;
constexpr size_t handover_rounds = 21;
// Maximum duration of all rounds. Slow machines run fewer rounds, but at least one.
constexpr std::chrono::seconds longest_timing{2};

clgl_transport transport_named(const std::string &name)
{
    const auto known = std::ranges::find(all_transports, name, clgl_transport_name);
    return known == std::end(all_transports) ? CLGL_TRANSPORT_AUTO : *known;
}

// Measures rounds of one acquire and one release without commands between them. Returns the sorted times.
std::vector<int64_t> time_handovers(clgl_queue queue, clgl_buffer buffer)
{
    clgl_handover handover = CLGL_HANDOVER_INIT;
    handover.buffer_count = 1;
    handover.buffers = &buffer;
    std::vector<int64_t> times;
    const Clock::time_point start = Clock::now();
    while (times.size() < handover_rounds && (times.empty() || Clock::now() - start < longest_timing)) {
        const Clock::time_point before = Clock::now();
        check(clgl_acquire(queue, &handover, 0, nullptr, nullptr));
        check(clgl_release(queue, &handover, 0, nullptr, nullptr));
        check(clgl_queue_finish(queue));
        times.push_back(std::chrono::duration_cast<std::chrono::nanoseconds>(Clock::now() - before).count());
    }
    std::ranges::sort(times);
    return times;
}

Value time_transport(clgl_context context, clgl_queue queue, clgl_transport transport)
{
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    desc.transport = transport;
    desc.size = handover_bytes;
    clgl_buffer buffer = nullptr;
    check(clgl_buffer_create(context, &desc, &buffer));
    clgl_buffer_info info = CLGL_BUFFER_INFO_INIT;
    check(clgl_buffer_get_info(buffer, &info));
    const std::vector<int64_t> times = time_handovers(queue, buffer);
    check(clgl_buffer_destroy(buffer));
    Value timing = Value::object();
    timing.set("bytes", handover_bytes);
    timing.set("rounds", uint64_t{times.size()});
    timing.set("median_ns", times[times.size() / 2]);
    timing.set("fastest_ns", times.front());
    timing.set("copies_per_acquire", info.copies_per_acquire);
    timing.set("copies_per_release", info.copies_per_release);
    return timing;
}

// Returns the times. If they cannot be measured, returns the error message in their place, so that other results
// are not lost.
Value try_to_time(clgl_context context, clgl_queue queue, clgl_transport transport)
{
    try {
        return time_transport(context, queue, transport);
    } catch (const Failure &failure) {
        Value timing = Value::object();
        timing.set("message", failure.what());
        return timing;
    }
}

clgl_context_flags context_flags(const std::string &self_tests)
{
    if (self_tests == self_tests_anew) return CLGL_CONTEXT_VERIFY;
    return self_tests == self_tests_recorded ? CLGL_CONTEXT_RECORD_CRASHES : 0;
}

void record_transports(const Recorder &recorder, const std::vector<clgl_transport_report> &reports)
{
    for (size_t i = 0; i < reports.size(); ++i) {
        const clgl_transport_report &report = reports[i];
        const std::string path = "transports/" + std::to_string(i) + "/";
        recorder.set(path + "name", clgl_transport_name(report.transport));
        recorder.set(path + "buffer_status", clgl_transport_status_name(report.buffer_status));
        recorder.set(path + "buffer_reason", report.buffer_reason);
        recorder.set(path + "texture_status", clgl_transport_status_name(report.texture_status));
        recorder.set(path + "texture_reason", report.texture_reason);
        recorder.set(path + "self_test", clgl_self_test_name(report.self_test));
        recorder.set(path + "self_test_stored", report.self_test_stored != 0);
        recorder.set(path + "self_test_ns", report.self_test_ns);
    }
}

}  // namespace

std::vector<clgl_transport_report> transport_reports(clgl_context context)
{
    clgl_context_info info = CLGL_CONTEXT_INFO_INIT;
    check(clgl_context_get_info(context, &info));
    std::vector<clgl_transport_report> reports(info.transport_count, CLGL_TRANSPORT_REPORT_INIT);
    for (uint32_t i = 0; i < info.transport_count; ++i)
        check(clgl_context_get_transport_report(context, i, &reports[i]));
    return reports;
}

clgl_context join_context(const Recorder &recorder, const JoinRequest &request)
{
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    recorder.step("making an OpenGL context");
    const bool is_headless = request.kind == headless_kind.name;
    desc.flags = (is_headless ? CLGL_CONTEXT_HEADLESS : 0) | context_flags(request.self_tests);
    if (!is_headless) make_gl_context(request.kind);

    recorder.step("queried for the OpenCL devices");
    const std::vector<clgl_device> devices = list_devices();
    if (request.device_index >= devices.size()) throw Failure("the OpenCL device is no longer available");
    desc.device = devices[request.device_index];
    desc.transport = transport_named(request.transport);
    recorder.step("joined with OpenGL and its transports tested");
    clgl_context context = nullptr;
    check(clgl_context_create(&desc, &context));
    if (is_headless) check(clgl_context_make_current(context, 1));
    check(clgl_context_verify_transports(context));
    return context;
}

void probe_join(const Recorder &recorder, const JoinRequest &request)
{
    clgl_context context = join_context(recorder, request);
    const std::vector<clgl_transport_report> reports = transport_reports(context);
    record_transports(recorder, reports);

    recorder.step("timed");
    clgl_queue queue = nullptr;
    check(clgl_queue_create(context, nullptr, &queue));
    for (size_t i = 0; i < reports.size(); ++i)
        if (reports[i].buffer_status != CLGL_TRANSPORT_STATUS_UNAVAILABLE)
            recorder.set("transports/" + std::to_string(i) + "/handover",
                         try_to_time(context, queue, reports[i].transport));
}

}  // namespace clglinfo
