// Disables GL debug output temporarily.
#pragma once

namespace clgl
{

// Disables debug output while this object lives, so that the application gets no message of deliberate errors.
class WithoutDebugOutput
{
public:
    WithoutDebugOutput();
    ~WithoutDebugOutput();
    WithoutDebugOutput(const WithoutDebugOutput &) = delete;
    WithoutDebugOutput &operator=(const WithoutDebugOutput &) = delete;

private:
    bool was_on_;
};

}  // namespace clgl
