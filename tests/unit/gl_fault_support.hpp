// OpenGL functions that fail at a chosen call or tell something else, with every name, sync and mapping counted.
#pragma once

#include "fault_call.hpp"

#include <epoxy/gl.h>

#include <atomic>
#include <string>
#include <vector>

namespace clgl::gl_fault
{

// Which call of the test's own thread fails, counted from 0 over all that can; none while it is negative.
inline int calls = 0;
inline int failing = -1;
// What glGetError says then; with GL_NO_ERROR only functions that give something back can fail.
inline GLenum code = GL_OUT_OF_MEMORY;
using fault::failed_call;

// What the context claims to be instead of what it is.
struct Disguise {
    // GL_VERSION, or nullptr for the true one
    const char *version = nullptr;
    std::vector<std::string> hidden_extensions;
    // One that the driver does not have, or nullptr
    const char *added_extension = nullptr;
    // GL_RENDERER; empty for the true one
    std::string renderer;
    bool reports_resets = false;
};
inline Disguise disguise;

// What glGetGraphicsResetStatus says, and how often before it says GL_NO_ERROR again.
inline std::atomic<GLenum> reset{GL_NO_ERROR};
inline std::atomic<int> reset_tellings{0};

// Buffers, syncs and mappings that were made and not given back.
size_t objects_alive();
std::string names_of_objects();

// What OpenGL says at the next glGetError.
void leave_error(GLenum error);

// How often the library took an error of its own for the program's, from the first note on.
inline std::atomic<int> blamed{0};
void note_blame();

// Until the process ends; before the first context.
void hook_opengl();

// While it lives, what this thread calls is the program's: it never fails.
class Program
{
public:
    Program();
    ~Program();
    Program(const Program &) = delete;
    Program &operator=(const Program &) = delete;
};

}  // namespace clgl::gl_fault
