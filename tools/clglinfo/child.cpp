#include "child.hpp"

#include "child_process.hpp"
#include "record.hpp"

namespace clglinfo
{

namespace
{

// Records the end status of the process if the probe did not complete.
void judge(Value &data, const Outcome &outcome, std::chrono::seconds timeout)
{
    const std::string doing = data.has("step") ? " while it was " + data["step"].text() : "";
    if (outcome.hung) {
        data.set("status", "hung");
        data.set("message", "did not answer within " + std::to_string(timeout.count()) + " s" + doing);
    } else if (!outcome.crash.empty()) {
        data.set("status", "crashed");
        data.set("signal", outcome.crash);
        data.set("message", "ended the probe with " + outcome.crash + doing);
    } else if (!data.has("status")) {
        data.set("status", "exited");
        data.set("exit_status", outcome.exit_status);
        data.set("message", "ended the probe with exit status " + std::to_string(outcome.exit_status) + doing);
    }
}

}  // namespace

Value run_probe(const std::vector<std::string> &words, const Environment &environment,
                std::chrono::seconds timeout)
{
    Outcome outcome = run_child(words, environment, timeout);
    Value data = Value::object();
    take_records(outcome.records, data);
    judge(data, outcome, timeout);
    if (!outcome.output.empty()) data.set("output", outcome.output);
    return data;
}

}  // namespace clglinfo
