// The messages of OpenGL's debug output, put aside.
#pragma once

namespace clgl
{

// While this lives the program is told nothing, such as of errors that are made on purpose.
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
