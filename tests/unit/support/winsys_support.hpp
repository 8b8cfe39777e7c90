// Shared code of the tests of window systems.
#pragma once

// This header must be included before the EGL and GLX headers, because they declare the same names.
#include <epoxy/gl.h>

#include "base/error.hpp"
#include "winsys/winsys.hpp"

#include <csetjmp>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <thread>
#include <utility>

extern "C" {
#include <cmocka.h>
}

namespace clgl::winsys
{

// Returns the error that a call throws. The test fails if it throws none.
template <typename Call> Error error_of(Call &&call)
{
    try {
        std::forward<Call>(call)();
    } catch (const Error &error) {
        return error;
    }
    fail_msg("no error was thrown");
    return Error(CLGL_SUCCESS, "");
}

template <typename Call> void on_another_thread(Call &&call) { std::thread(std::forward<Call>(call)).join(); }

inline bool mentions(const std::string &whole, const std::string &part)
{
    return whole.find(part) != std::string::npos;
}

inline bool any_suits(const OwnContext &) { return true; }

inline bool same(const Binding &a, const Binding &b)
{
    return a.platform == b.platform && a.display == b.display && a.context == b.context && a.draw == b.draw &&
           a.read == b.read;
}

// Checks that a name created in one context exists in the other context. No context is current afterwards.
inline void check_sharing(const Binding &one, const Binding &other)
{
    GLuint buffer = 0;
    make_current(one);
    glGenBuffers(1, &buffer);
    glBindBuffer(GL_ARRAY_BUFFER, buffer);
    glBufferData(GL_ARRAY_BUFFER, 64, nullptr, GL_STATIC_DRAW);
    glFinish();
    make_current(other);
    assert_true(glIsBuffer(buffer));
    glDeleteBuffers(1, &buffer);
    make_current({});
}

inline std::ptrdiff_t open_descriptors()
{
    using std::filesystem::directory_iterator;
    return std::distance(directory_iterator("/proc/self/fd"), directory_iterator());
}

}  // namespace clgl::winsys
