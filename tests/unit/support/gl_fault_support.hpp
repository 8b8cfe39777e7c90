// Hooks that make one OpenGL call fail, change results of OpenGL, and count buffers, textures, syncs and
// mappings.
#pragma once

#include "fault_call.hpp"

#include <epoxy/gl.h>

#include <atomic>
#include <string>
#include <vector>

namespace clgl::gl_fault
{

// Number of calls so far on the test thread that can fail, and the index of the call that fails (from 0; negative
// = none)
inline int calls = 0;
inline int failing = -1;
// Result of glGetError after a failure. If it is GL_NO_ERROR, only functions that return a value can fail.
inline GLenum code = GL_OUT_OF_MEMORY;
using fault::failed_call;

// Properties of the context that are reported instead of the real ones
struct Disguise {
    // GL_VERSION; nullptr = real
    const char *version = nullptr;
    std::vector<std::string> hidden_extensions;
    // An additional extension; nullptr = none
    const char *added_extension = nullptr;
    // GL_RENDERER; empty = real
    std::string renderer;
    bool reports_resets = false;
};
inline Disguise disguise;

// Result of glGetGraphicsResetStatus, and the number of calls that return it before GL_NO_ERROR
inline std::atomic<GLenum> reset{GL_NO_ERROR};
inline std::atomic<int> reset_reports{0};

// Returns the number of live buffers, textures, syncs and mappings.
size_t objects_alive();
std::string names_of_objects();

// Sets the result of the next glGetError.
void leave_error(GLenum error);

// Number of errors since note_blame() that the library caused but reported as errors of the application
inline std::atomic<int> blamed{0};
void note_blame();

// Replaces the OpenGL functions with hooks until the process ends. Must be called before the first context is
// created.
void hook_opengl();

// While a Program object exists, GL calls on this thread count as calls of the application and never fail.
class Program
{
public:
    Program();
    ~Program();
    Program(const Program &) = delete;
    Program &operator=(const Program &) = delete;
};

}  // namespace clgl::gl_fault
