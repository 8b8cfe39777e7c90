#include "gl_fault_support.hpp"

#include "fake_handle.hpp"

#include <clgl/common.h>

#include <algorithm>
#include <cstring>
#include <map>
#include <mutex>
#include <thread>
#include <type_traits>
#include <utility>

namespace clgl::gl_fault
{

namespace
{

enum class Kind { buffer, sync, mapping, memory };
using Created = std::pair<Kind, uint64_t>;

std::mutex mutex;
std::map<Created, const char *> alive;
GLenum pending = GL_NO_ERROR;
std::thread::id faulty_thread;
thread_local int program_depth = 0;

void note_created(Kind kind, uint64_t name, const char *call)
{
    std::lock_guard lock(mutex);
    if (name != 0) alive[{kind, name}] = call;
}

void note_deleted(Kind kind, uint64_t name)
{
    std::lock_guard lock(mutex);
    alive.erase({kind, name});
}

uint64_t value_of(GLsync sync) { return reinterpret_cast<uintptr_t>(sync); }

bool is_to_fail(const char *name)
{
    if (std::this_thread::get_id() != faulty_thread || program_depth != 0 || calls++ != failing) return false;
    failed_call = name;
    leave_error(code);
    return true;
}

bool is_hidden(const char *extension)
{
    const auto &hidden = disguise.hidden_extensions;
    return std::find(hidden.begin(), hidden.end(), extension) != hidden.end();
}

const GLubyte *as_gl(const char *text) { return reinterpret_cast<const GLubyte *>(text); }

template <typename R> R failed_value()
{
    if constexpr (std::is_same_v<R, GLenum>)
        return GL_WAIT_FAILED;
    else
        return R();
}

// Wraps a function pointer of libepoxy.
template <auto *Pointer, typename Function = std::remove_pointer_t<decltype(Pointer)>> struct Hook;
template <auto *Pointer, typename R, typename... Args> struct Hook<Pointer, R (*)(Args...)> {
    static inline const char *name = "";
    static inline bool can_fail = false;
    static inline R (*real)(Args...) = nullptr;
    // Function that is called in place of the driver function (nullptr = none). The function can record or change
    // the result.
    static inline R (*watch)(Args...) = nullptr;
    // Function that is called before a failure is returned, to simulate side effects of the failure (nullptr =
    // none)
    static inline void (*spoil)(Args...) = nullptr;

    static R call(Args... args)
    {
        const bool fits = code != GL_NO_ERROR || !std::is_void_v<R>;
        if (can_fail && fits && is_to_fail(name)) {
            if (spoil) spoil(args...);
            return failed_value<R>();
        }
        return watch ? watch(args...) : real(args...);
    }
};
#define CLGL_TEST_REAL(function) Hook<&epoxy_##function>::real

GLuint bound_at(GLenum target)
{
    const GLenum query = target == GL_COPY_READ_BUFFER    ? GL_COPY_READ_BUFFER_BINDING
                         : target == GL_COPY_WRITE_BUFFER ? GL_COPY_WRITE_BUFFER_BINDING
                                                          : GL_ARRAY_BUFFER_BINDING;
    GLint name = 0;
    CLGL_TEST_REAL(glGetIntegerv)(query, &name);
    return static_cast<GLuint>(name);
}

GLsync fence_sync(GLenum condition, GLbitfield flags)
{
    const GLsync sync = CLGL_TEST_REAL(glFenceSync)(condition, flags);
    note_created(Kind::sync, value_of(sync), "glFenceSync");
    return sync;
}

void delete_sync(GLsync sync)
{
    note_deleted(Kind::sync, value_of(sync));
    CLGL_TEST_REAL(glDeleteSync)(sync);
}

void gen_buffers(GLsizei count, GLuint *names)
{
    CLGL_TEST_REAL(glGenBuffers)(count, names);
    for (GLsizei i = 0; i < count; ++i)
        note_created(Kind::buffer, names[i], "glGenBuffers");
}

void delete_buffers(GLsizei count, const GLuint *names)
{
    for (GLsizei i = 0; i < count; ++i) {
        note_deleted(Kind::buffer, names[i]);
        note_deleted(Kind::mapping, names[i]);
    }
    CLGL_TEST_REAL(glDeleteBuffers)(count, names);
}

void create_memory_objects(GLsizei count, GLuint *names)
{
    CLGL_TEST_REAL(glCreateMemoryObjectsEXT)(count, names);
    for (GLsizei i = 0; i < count; ++i)
        note_created(Kind::memory, names[i], "glCreateMemoryObjectsEXT");
}

void delete_memory_objects(GLsizei count, const GLuint *names)
{
    for (GLsizei i = 0; i < count; ++i)
        note_deleted(Kind::memory, names[i]);
    CLGL_TEST_REAL(glDeleteMemoryObjectsEXT)(count, names);
}

void *map_buffer_range(GLenum target, GLintptr offset, GLsizeiptr size, GLbitfield access)
{
    void *const pointer = CLGL_TEST_REAL(glMapBufferRange)(target, offset, size, access);
    if (pointer) note_created(Kind::mapping, bound_at(target), "glMapBufferRange");
    return pointer;
}

GLboolean unmap_buffer(GLenum target)
{
    note_deleted(Kind::mapping, bound_at(target));
    return CLGL_TEST_REAL(glUnmapBuffer)(target);
}

GLenum get_error()
{
    const GLenum of_driver = CLGL_TEST_REAL(glGetError)();
    std::lock_guard lock(mutex);
    // OpenGL stores only the first error until glGetError is called.
    const GLenum first = std::exchange(pending, GL_NO_ERROR);
    return first != GL_NO_ERROR ? first : of_driver;
}

GLenum get_graphics_reset_status()
{
    if (!disguise.reports_resets) return CLGL_TEST_REAL(glGetGraphicsResetStatus)();
    if (reset_reports <= 0) return GL_NO_ERROR;
    --reset_reports;
    return reset;
}

const GLubyte *get_string(GLenum what)
{
    if (what == GL_VERSION && disguise.version) return as_gl(disguise.version);
    if (what == GL_RENDERER && !disguise.renderer.empty()) return as_gl(disguise.renderer.c_str());
    return CLGL_TEST_REAL(glGetString)(what);
}

const GLubyte *get_stringi(GLenum what, GLuint index)
{
    if (what != GL_EXTENSIONS) return CLGL_TEST_REAL(glGetStringi)(what, index);
    GLint count = 0;
    CLGL_TEST_REAL(glGetIntegerv)(GL_NUM_EXTENSIONS, &count);
    if (index == static_cast<GLuint>(count)) return as_gl(disguise.added_extension);
    const GLubyte *extension = CLGL_TEST_REAL(glGetStringi)(what, index);
    return is_hidden(reinterpret_cast<const char *>(extension)) ? as_gl("GL_hidden") : extension;
}

void get_integerv(GLenum what, GLint *value)
{
    if (what == GL_RESET_NOTIFICATION_STRATEGY && disguise.reports_resets) {
        *value = GL_LOSE_CONTEXT_ON_RESET;
        return;
    }
    CLGL_TEST_REAL(glGetIntegerv)(what, value);
    if (what == GL_NUM_EXTENSIONS && disguise.added_extension) ++*value;
}

// Creates a texture that is too large for its memory, so that Mesa leaves the texture without storage.
void spoil_texture(GLenum target, GLsizei levels, GLenum format, GLsizei width, GLsizei height, GLuint memory,
                   GLuint64 offset)
{
    constexpr GLsizei too_much = 64;
    CLGL_TEST_REAL(glTexStorageMem2DEXT)
    (target, levels, format, width * too_much, height * too_much, memory, offset);
}

enum class Fails { never, when_asked };

template <auto *Pointer> void hook(const char *name, Fails fails, std::remove_pointer_t<decltype(Pointer)> watch)
{
    using H = Hook<Pointer>;
    H::name = name;
    H::can_fail = fails == Fails::when_asked;
    H::real = fake_handle::real_gl(*Pointer, name);
    H::watch = watch;
    *Pointer = &H::call;
}

}  // namespace

size_t objects_alive()
{
    std::lock_guard lock(mutex);
    return alive.size();
}

std::string names_of_objects()
{
    std::lock_guard lock(mutex);
    std::string names;
    for (const auto &[thing, call] : alive)
        names += std::string(" ") + call + "(" + std::to_string(thing.second) + ")";
    return names;
}

void leave_error(GLenum error)
{
    std::lock_guard lock(mutex);
    pending = error;
}

void note_blame()
{
    const auto count = [](clgl_log_level, const char *message, void *) {
        if (std::strstr(message, "had a pending OpenGL error")) ++blamed;
    };
    clgl_log_set_callback(count, nullptr, CLGL_LOG_WARNING);
}

void hook_opengl()
{
    faulty_thread = std::this_thread::get_id();
#define CLGL_TEST_HOOK(function, fails, watch) hook<&epoxy_##function>(#function, Fails::fails, watch);
    CLGL_TEST_HOOK(glClientWaitSync, when_asked, nullptr)
    CLGL_TEST_HOOK(glWaitSync, when_asked, nullptr)
    CLGL_TEST_HOOK(glBufferStorage, when_asked, nullptr)
    CLGL_TEST_HOOK(glCopyBufferSubData, when_asked, nullptr)
    CLGL_TEST_HOOK(glGetBufferSubData, when_asked, nullptr)
    CLGL_TEST_HOOK(glBufferData, when_asked, nullptr)
    CLGL_TEST_HOOK(glBufferSubData, when_asked, nullptr)
    CLGL_TEST_HOOK(glFenceSync, when_asked, fence_sync)
    CLGL_TEST_HOOK(glGenBuffers, when_asked, gen_buffers)
    CLGL_TEST_HOOK(glMapBufferRange, when_asked, map_buffer_range)
    CLGL_TEST_HOOK(glCreateMemoryObjectsEXT, when_asked, create_memory_objects)
    hook<fake_handle::import_gl_memory>(handle_type::import_gl_memory_name, Fails::when_asked, nullptr);
    CLGL_TEST_HOOK(glBufferStorageMemEXT, when_asked, nullptr)
    CLGL_TEST_HOOK(glTexStorageMem2DEXT, when_asked, nullptr)
    Hook<&epoxy_glTexStorageMem2DEXT>::spoil = spoil_texture;
    CLGL_TEST_HOOK(glCopyImageSubData, when_asked, nullptr)
    CLGL_TEST_HOOK(glDeleteMemoryObjectsEXT, never, delete_memory_objects)
    CLGL_TEST_HOOK(glDeleteSync, never, delete_sync)
    CLGL_TEST_HOOK(glDeleteBuffers, never, delete_buffers)
    CLGL_TEST_HOOK(glUnmapBuffer, never, unmap_buffer)
    CLGL_TEST_HOOK(glGetError, never, get_error)
    CLGL_TEST_HOOK(glGetGraphicsResetStatus, never, get_graphics_reset_status)
    CLGL_TEST_HOOK(glGetString, never, get_string)
    CLGL_TEST_HOOK(glGetStringi, never, get_stringi)
    CLGL_TEST_HOOK(glGetIntegerv, never, get_integerv)
#undef CLGL_TEST_HOOK
}

Program::Program() { ++program_depth; }
Program::~Program() { --program_depth; }

}  // namespace clgl::gl_fault
