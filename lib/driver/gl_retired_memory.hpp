// Retires memory objects of deleted buffers and textures on software OpenGL. llvmpipe unmaps the memory with its
// memory object, even under pending commands, framebuffers and views that outlive the texture. So the pages are
// freed once OpenGL has finished the commands, but the mapping stays: framebuffers and views that remain read
// zeros.
#pragma once

#include <epoxy/gl.h>

#include <atomic>
#include <cstdint>
#include <functional>
#include <list>

namespace clgl
{

// The GL object of the application that has the memory as its storage; empty if there is none.
struct MemoryOwner {
    GLuint buffer = 0;
    GLuint texture = 0;

    explicit operator bool() const { return buffer != 0 || texture != 0; }
    bool operator==(const MemoryOwner &) const = default;
    // Returns whether the object still exists in OpenGL.
    bool is_there() const { return buffer ? glIsBuffer(buffer) : glIsTexture(texture); }
};

class GlRetiredMemory
{
public:
    struct Item {
        GLuint memory = 0;
        uint64_t bytes = 0;
        MemoryOwner keeper{};
        // Gives the pages back to the system. Returns whether that succeeded. Keeps files open until it is
        // destroyed.
        std::function<bool()> discard{};
        // Signals after the last command that may use the pages
        GLsync done = nullptr;
    };
    // A list node allocated in advance, so that retiring memory cannot fail.
    using Node = std::list<Item>;

    // All of these must be called with the context current, by one thread at a time.
    void add(Node &node) noexcept;
    // Frees the pages that OpenGL has finished with.
    void sweep() noexcept;
    // Waits for OpenGL and frees all pages. Returns whether any memory objects remain.
    bool settle() noexcept;
    // Like settle, and deletes all memory objects without an owner.
    void finish() noexcept;
    // Moves all memory objects of another instance, which must be settled.
    void take_over(GlRetiredMemory &other) noexcept;

    // Returns whether pages are waiting to be freed. May be called from any thread.
    bool has_pages() const { return waiting_bytes_.load(std::memory_order_relaxed) != 0; }

private:
    bool is_done(Item &item, GLuint64 timeout_ns) const;
    // Moves the first item from waiting_ to empty_, and frees its pages if OpenGL has finished with them.
    void take_first(bool done) noexcept;
    void delete_oldest(size_t count) noexcept;
    // Moves items from used_ to empty_ if the application has deleted their owner.
    void find_unused() noexcept;
    // Moves the items of one owner to empty_: another object has this name now.
    void find_unused(const MemoryOwner &keeper) noexcept;
    // Moves an item from used_ to empty_, and returns the next one in used_.
    Node::iterator end_use(Node::iterator item) noexcept;

    // used_: still the storage of an object of the application. waiting_: unused, with pages. empty_: unused,
    // pages freed where possible. All oldest first.
    Node used_, waiting_, empty_;
    std::atomic<uint64_t> waiting_bytes_{0};
    // Bytes of the items in empty_ that still have pages
    uint64_t kept_bytes_ = 0;
};

}  // namespace clgl
