// OpenGL objects that nobody needs any more, until a thread that has the context deletes them.
#pragma once

#include "driver/gl.hpp"

#include <atomic>
#include <functional>
#include <mutex>
#include <vector>

namespace clgl
{

class GlGarbage
{
public:
    // From any thread.
    void add_buffer(GLuint name);
    void add_sync(GLsync sync);
    // Something else that OpenGL must do at the next chance. What it throws is logged.
    void add_task(std::function<void()> task);

    // On a thread that has the context.
    void collect();
    // When there will be no such thread.
    void forget();

private:
    struct Heap {
        std::vector<GLuint> buffers;
        std::vector<GLsync> syncs;
        std::vector<std::function<void()>> tasks;
    };
    Heap take();

    std::mutex mutex_;
    Heap heap_;
    std::atomic<bool> any_{false};
};

}  // namespace clgl
