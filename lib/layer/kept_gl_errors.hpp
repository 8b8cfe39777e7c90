// Preserves pending GL errors, because the application may call glGetError after an OpenCL call.
#pragma once

#include "driver/gl.hpp"

#include <array>
#include <cstddef>
#include <span>

namespace clgl::layer
{

// Reads and clears the pending errors of the current context. The destructor raises these errors again, with
// debug output disabled, if the same context is current. The library can raise only GL_INVALID_ENUM,
// GL_INVALID_VALUE, GL_INVALID_OPERATION and GL_INVALID_FRAMEBUFFER_OPERATION. Other errors are only logged.
class KeptGlErrors
{
public:
    KeptGlErrors() noexcept;
    ~KeptGlErrors();
    KeptGlErrors(const KeptGlErrors &) = delete;
    KeptGlErrors &operator=(const KeptGlErrors &) = delete;

private:
    // The maximum number of errors to read. Some contexts store one error per error code. A lost context reports
    // errors endlessly.
    static constexpr size_t most_codes = 8;

    const void *context_;
    std::array<GLenum, most_codes> codes_{};
    size_t count_ = 0;
};

}  // namespace clgl::layer
