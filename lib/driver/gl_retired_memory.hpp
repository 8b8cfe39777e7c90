// Retires the memory objects of destroyed clgl buffers and textures on software OpenGL. llvmpipe unmaps the
// memory of a deleted memory object at once. Pending commands, and framebuffers and views that outlive the
// texture, would then access unmapped memory. So GlRetiredMemory keeps the memory object alive, and with it the
// mapping. It frees the pages of library-owned objects when OpenGL has finished the commands. Remaining
// framebuffers and views then read zeros. The pages of application-owned objects remain until their memory object
// is deleted.
#pragma once

#include <epoxy/gl.h>

#include <atomic>
#include <cstdint>
#include <functional>
#include <list>

namespace clgl
{

// The application-owned GL object that uses the memory as its storage. Empty if there is none.
struct MemoryOwner {
    GLuint buffer = 0;
    GLuint texture = 0;

    explicit operator bool() const { return buffer != 0 || texture != 0; }
    bool operator==(const MemoryOwner &) const = default;
    // Returns whether the GL object still exists.
    bool is_there() const { return buffer ? glIsBuffer(buffer) : glIsTexture(texture); }
};

class GlRetiredMemory
{
public:
    struct Item {
        GLuint memory = 0;
        uint64_t bytes = 0;
        MemoryOwner keeper{};
        // Returns the pages to the system, and returns whether that succeeded. The function object holds open
        // files until it is destroyed.
        std::function<bool()> discard{};
        // A sync that is signalled after the last command that may use the pages; nullptr after an error
        GLsync done = nullptr;
    };
    // A list node. It is allocated in advance, so that retiring memory cannot fail.
    using Node = std::list<Item>;

    // The following functions must be called with the context current. Only one thread may call them at a time.
    // add() waits, and deletes memory objects, if too many are retired.
    void add(Node &node) noexcept;
    // Frees pages whose commands OpenGL has finished. Does not wait.
    void sweep() noexcept;
    // If pages are waiting to be freed, waits until OpenGL has finished all commands, then frees these pages.
    // Returns whether any memory objects remain.
    bool settle() noexcept;
    // Like settle. Also deletes all memory objects that no object of the application uses.
    void finish() noexcept;
    // Moves all memory objects of another instance to this one. Call other.settle() first.
    void take_over(GlRetiredMemory &other) noexcept;

    // Returns whether pages are waiting to be freed. May be called from any thread.
    bool has_pages() const { return waiting_bytes_.load(std::memory_order_relaxed) != 0; }

private:
    bool is_done(Item &item, GLuint64 timeout_ns) const;
    // Moves the first item of waiting_ to empty_. If `done` is true, OpenGL does not use the pages any more, and
    // they are freed.
    void take_first(bool done) noexcept;
    void delete_oldest(size_t count) noexcept;
    // Moves items from used_ to empty_ if the application has deleted the GL object that used their memory.
    void find_unused() noexcept;
    // Moves the items of `keeper` from used_ to empty_. Must be called if a new GL object has the same name.
    void find_unused(const MemoryOwner &keeper) noexcept;
    // Moves an item from used_ to empty_, and returns the next item in used_.
    Node::iterator end_use(Node::iterator item) noexcept;

    // used_ holds memory that an application-owned GL object still uses. waiting_ holds memory whose pages are
    // freed when commands have finished. empty_ holds other unused memory; kept_bytes_ counts its remaining
    // pages. The oldest item is the first.
    Node used_, waiting_, empty_;
    std::atomic<uint64_t> waiting_bytes_{0};
    // Number of bytes in empty_ whose pages were not freed
    uint64_t kept_bytes_ = 0;
};

}  // namespace clgl
