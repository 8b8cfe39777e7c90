// Disables GL debug output temporarily.
#pragma once

namespace clgl
{

// Disables debug output while this object lives. The application then receives no messages about GL errors that
// clgl causes deliberately.
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
