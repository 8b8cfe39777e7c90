#include "core/plan/first_that_works.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "core/plan/transport_reasons.hpp"

namespace clgl
{

namespace
{

// Collects the choices that were rejected or failed, with the reasons.
class FailedChoices
{
public:
    void rejected(const Choice &choice) { reasons_.add(choice.transport, choice.reason, false); }
    void failed(const Choice &choice, const Error &error)
    {
        reasons_.add(choice.transport, error.what(), true);
        ++failures_;
        last_ = error;
    }
    // Returns the choice, with the errors of earlier choices added to its reason.
    Choice taken(Choice choice) const
    {
        choice.reason += reasons_.failed_trials();
        return choice;
    }
    // Throws the summary of all errors. If only one choice was tried, throws its error instead, which is more
    // specific.
    [[noreturn]] void give_up(const char *noun) const
    {
        if (failures_ == 1) throw Error(last_);
        fail(CLGL_ERROR_NO_TRANSPORT, reasons_.message(text("no transport can share the ", noun)),
             last_.native());
    }

private:
    TransportReasons reasons_;
    int failures_ = 0;
    Error last_{CLGL_ERROR_NO_TRANSPORT, ""};
};

bool wanted_at_all(const PlanRequest &request, const Choice &choice)
{
    return request.transport == CLGL_TRANSPORT_AUTO || request.transport == choice.transport;
}

}  // namespace

Choice make_first_that_works(OfferedTransports &offered, const PlanRequest &request, const char *noun,
                             const std::function<void(const Choice &)> &make)
{
    FailedChoices failed_choices;
    std::vector<Choice> choices = plan(offered.capabilities(), request);
    for (size_t i = 0; i < choices.size(); ++i) {
        const Choice &choice = choices[i];
        try {
            offered.confirm(std::span(choices).subspan(i));
            if (choice.accepted) {
                make(choice);
                return failed_choices.taken(choice);
            }
            if (wanted_at_all(request, choice)) failed_choices.rejected(choice);
        } catch (const Error &error) {
            if (error.result() == CLGL_ERROR_CONTEXT_LOST) throw;
            failed_choices.failed(choice, error);
        }
    }
    failed_choices.give_up(noun);
}

}  // namespace clgl
