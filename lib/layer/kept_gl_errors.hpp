// Errors that the program left pending in OpenGL, which it may ask for after a call of OpenCL's.
#pragma once

#include "driver/gl.hpp"

#include <array>
#include <cstddef>
#include <span>

namespace clgl::layer
{

// Takes them out of the context that is current, so that they are not taken for the layer's own, and puts them
// back at the end: OpenGL has them provoked anew, without a message of its debug output. GL_OUT_OF_MEMORY and a
// lost context cannot be; they are logged.
class KeptGlErrors
{
public:
    KeptGlErrors() noexcept;
    ~KeptGlErrors();
    KeptGlErrors(const KeptGlErrors &) = delete;
    KeptGlErrors &operator=(const KeptGlErrors &) = delete;

private:
    // Some contexts have a flag for each kind; a lost one never stops.
    static constexpr size_t most_codes = 8;

    const void *context_;
    std::array<GLenum, most_codes> codes_{};
    size_t count_ = 0;
};

}  // namespace clgl::layer
