// Preserves pending GL errors: the application may call glGetError after an OpenCL call.
#pragma once

#include "driver/gl.hpp"

#include <array>
#include <cstddef>
#include <span>

namespace clgl::layer
{

// Clears the pending errors of the current context, and raises the same errors again on destruction, with debug
// output disabled. GL_OUT_OF_MEMORY and GL_CONTEXT_LOST cannot be raised again; they are logged.
class KeptGlErrors
{
public:
    KeptGlErrors() noexcept;
    ~KeptGlErrors();
    KeptGlErrors(const KeptGlErrors &) = delete;
    KeptGlErrors &operator=(const KeptGlErrors &) = delete;

private:
    // Limits the errors read: some contexts have a flag for each kind, and a lost context reports errors without
    // end.
    static constexpr size_t most_codes = 8;

    const void *context_;
    std::array<GLenum, most_codes> codes_{};
    size_t count_ = 0;
};

}  // namespace clgl::layer
