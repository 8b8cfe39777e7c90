#include "core/plan/first_that_works.hpp"

#include "base/error.hpp"
#include "base/text.hpp"

namespace clgl
{

namespace
{

// The choices that were not to be, and why.
class Attempts
{
public:
    void rejected(const Choice &choice, const std::string &reason)
    {
        add(reasons_, text("; ", transport::find(choice.transport)->name, ": ", reason));
    }
    void failed(const Choice &choice, const Error &error)
    {
        rejected(choice, error.what());
        add(failed_, text("; not ", transport::find(choice.transport)->name, ": ", error.what()));
        ++failures_;
        last_ = error;
    }
    // Why it was not one of those before.
    Choice taken(Choice choice) const
    {
        choice.reason += failed_;
        return choice;
    }
    // The only candidate's own error says more than a summary.
    [[noreturn]] void give_up(const char *noun) const
    {
        if (failures_ == 1) throw Error(last_);
        fail(CLGL_ERROR_NO_TRANSPORT, text("no transport can carry the ", noun, reasons_), last_.native());
    }

private:
    // Two ways of one transport may have the same reason.
    static void add(std::string &list, const std::string &reason)
    {
        if (list.find(reason) == std::string::npos) list += reason;
    }

    std::string reasons_, failed_;
    int failures_ = 0;
    Error last_{CLGL_ERROR_NO_TRANSPORT, ""};
};

}  // namespace

Choice make_first_that_works(const Capabilities &capabilities, const PlanRequest &request, const char *noun,
                             const std::function<void(const Choice &)> &make)
{
    Attempts attempts;
    for (const Choice &choice : plan(capabilities, request)) {
        if (!choice.accepted) {
            attempts.rejected(choice, choice.reason);
            continue;
        }
        try {
            make(choice);
            return attempts.taken(choice);
        } catch (const Error &error) {
            if (error.result() == CLGL_ERROR_CONTEXT_LOST) throw;
            attempts.failed(choice, error);
        }
    }
    attempts.give_up(noun);
}

}  // namespace clgl
