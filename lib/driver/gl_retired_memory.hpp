// Memory objects whose buffers and textures are gone, where OpenGL draws in software: llvmpipe unmaps the memory
// with the memory object, also under commands that are under way, and under framebuffers and views that outlive
// the texture. So the memory's pages go as soon as OpenGL is done with the commands, and the mapping stays: what
// still stands for the texture reads zeros.
#pragma once

#include <epoxy/gl.h>

#include <atomic>
#include <cstdint>
#include <functional>
#include <list>

namespace clgl
{

// What of the program's has memory for its storage, for as long as OpenGL has it; or nothing.
struct MemoryOwner {
    GLuint buffer = 0;
    GLuint texture = 0;

    explicit operator bool() const { return buffer != 0 || texture != 0; }
    bool operator==(const MemoryOwner &) const = default;
    // Whether OpenGL has one of the name.
    bool is_there() const { return buffer ? glIsBuffer(buffer) : glIsTexture(texture); }
};

class GlRetiredMemory
{
public:
    struct Item {
        GLuint memory = 0;
        uint64_t bytes = 0;
        MemoryOwner keeper{};
        // Gives the pages back; whether they are gone. Keeps what it needs, files among them, until it is
        // dropped.
        std::function<bool()> discard{};
        // After the last command that may use the pages
        GLsync done = nullptr;
    };
    // One item, made before it is needed: to retire it needs no memory.
    using Node = std::list<Item>;

    // All on a thread that has the context, one at a time.
    void add(Node &node) noexcept;
    // Gives back the pages of what OpenGL is done with.
    void sweep() noexcept;
    // Gives back all pages, after OpenGL has finished. Whether any memory objects are left.
    bool settle() noexcept;
    // The same, and deletes all but what the program's objects have.
    void finish() noexcept;
    // All of another one that is settled.
    void take_over(GlRetiredMemory &other) noexcept;

    // Whether there are pages to give back, from any thread.
    bool has_pages() const { return waiting_bytes_.load(std::memory_order_relaxed) != 0; }

private:
    bool is_done(Item &item, GLuint64 timeout_ns) const;
    // From waiting_ to empty_; without its pages if OpenGL is done with them.
    void take_first(bool done) noexcept;
    void delete_oldest(size_t count) noexcept;
    // From used_ to empty_, where the program has deleted the keeper.
    void find_unused() noexcept;
    // The same of one keeper's, which has other memory now: the program gave the name to another object.
    void find_unused(const MemoryOwner &keeper) noexcept;
    // What is next in used_, after it has gone to empty_.
    Node::iterator end_use(Node::iterator item) noexcept;

    // Those of the program's objects; those of nobody's with their pages, and with (mostly) none, the oldest
    // first.
    Node used_, waiting_, empty_;
    std::atomic<uint64_t> waiting_bytes_{0};
    // Of those in empty_ whose pages could not be given back.
    uint64_t kept_bytes_ = 0;
};

}  // namespace clgl
