// Writes the report as JSON.
#include "report.hpp"

#include <memory>
#include <stdexcept>

namespace frames
{

namespace
{

// Returns a quoted JSON string. Driver messages may have several lines.
std::string quoted(const std::string &text)
{
    std::string all = "\"";
    for (const char each : text) {
        char escaped[8] = {each};
        if (each == '"' || each == '\\')
            std::snprintf(escaped, sizeof escaped, "\\%c", each);
        else if (static_cast<unsigned char>(each) < ' ')
            std::snprintf(escaped, sizeof escaped, "\\u%04x", static_cast<unsigned>(each));
        all += escaped;
    }
    return all + '"';
}

// Builds the text of a JSON object member by member.
class Object
{
public:
    Object &add(const char *name, const std::string &text) { return append(name, quoted(text)); }
    Object &add(const char *name, double value)
    {
        char text[64];
        std::snprintf(text, sizeof text, "%.6g", value);
        return append(name, text);
    }
    // Adds the reason why numbers are missing.
    Object &add_missing(const Outcome &outcome)
    {
        return add(outcome.failed ? "failed" : "not_run", outcome.why_not);
    }
    std::string text() const { return '{' + members_ + '}'; }
    Object &append(const char *name, const std::string &value)
    {
        members_ += (members_.empty() ? "" : ", ") + quoted(name) + ": " + value;
        return *this;
    }

private:
    std::string members_;
};

template <typename T, typename Describe> std::string list_of(const std::vector<T> &all, Describe describe)
{
    std::string text;
    for (const T &each : all)
        text += (text.empty() ? "\n    " : ",\n    ") + describe(each).text();
    return '[' + text + "\n  ]";
}

Object describe_frames(const Report &report, const FrameTimes &times)
{
    Object object;
    object.add("way", times.row->name()).add("slots", times.row->slots).add("size", times.size.text());
    if (!times.ran) return object.add_missing(times);
    return object.add("latency_ms", times.latency_ms)
        .add("pipelined_ms", times.pipelined_ms)
        .add("beside_draw_alone", report.beside_floor(times));
}

Object describe_handover(const HandoverCost &cost)
{
    Object object;
    object.add("transport", transport_name(cost.transport)).add("order", cost.order).add("clgl_says", cost.told);
    if (!cost.ran) return object.add_missing(cost);
    return object.add("calls_cpu_us", cost.calls_us)
        .add("thread_cpu_us", cost.thread_us)
        .add("process_cpu_us", cost.process_us)
        .add("real_us", cost.real_us);
}

Object describe_call(const LongestCall &call)
{
    Object object;
    object.add("way", call.name);
    if (!call.ran) return object.add_missing(call);
    return object.add("longest_ms", call.longest_ms);
}

Object describe_promise(const Promise &promise)
{
    constexpr const char *words[] = {"kept", "missed", "not measured"};
    Object object;
    return object.add("what", promise.what)
        .add("verdict", words[static_cast<int>(promise.verdict)])
        .add("told", promise.told);
}

}  // namespace

void write_json(const Report &report, const std::string &path)
{
    const auto frames = [&](const FrameTimes &times) { return describe_frames(report, times); };
    const std::string text = "{\n  \"drivers\": " + quoted(report.drivers) +
                             ",\n  \"winsys\": " + quoted(report.winsys) +
                             ",\n  \"frames\": " + list_of(report.frames, frames) +
                             ",\n  \"handovers\": " + list_of(report.handovers, &describe_handover) +
                             ",\n  \"longest_calls\": " + list_of(report.calls, &describe_call) +
                             ",\n  \"promises\": " + list_of(report.promises, &describe_promise) + "\n}\n";
    const std::unique_ptr<std::FILE, int (*)(std::FILE *)> file(std::fopen(path.c_str(), "w"), &std::fclose);
    if (!file || std::fputs(text.c_str(), file.get()) < 0 || std::fflush(file.get()) != 0)
        throw std::runtime_error("cannot write " + path);
}

}  // namespace frames
