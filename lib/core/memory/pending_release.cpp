#include "core/memory/pending_release.hpp"

#include "base/text.hpp"
#include "core/sync/event_wait.hpp"
#include "transport/semaphore.hpp"

#include <string_view>
#include <utility>

namespace clgl
{

bool PendingRelease::needs_gl()
{
    std::lock_guard lock(mutex);
    return !finished && back.needs_gl(*gl_storage);
}

bool PendingRelease::ordered_on_device()
{
    std::lock_guard lock(mutex);
    return !finished && signal.is_on_its_way();
}

bool PendingRelease::is_over()
{
    std::lock_guard lock(mutex);
    return finished && end.ended();
}

bool PendingRelease::needs_wait() { return needs_gl() && !ordered_on_device() && !end.ended(); }

bool PendingRelease::take_over(PendingRelease &before)
{
    std::lock_guard lock(before.mutex);
    if (before.back.mipmaps) return false;
    if (!before.finished) back.part = back.part.hull(before.back.part);
    before.finished = true;
    before.signal = {};
    return true;
}

void PendingRelease::give_up()
{
    std::lock_guard lock(mutex);
    finished = true;
    signal = {};
}

bool PendingRelease::finish(Visibility seen)
{
    // Locked during the GL copy, so that a second thread that calls this function waits for the copy.
    std::lock_guard lock(mutex);
    if (finished) return false;
    gl_storage->release_skipped();
    finished = true;
    check_not_failed(end.event);
    const bool by_gl = signal || back.needs_gl(*gl_storage);
    if (signal) {
        GlObjects objects;
        transport::add_imported(objects, *gl_storage);
        // If the wait of OpenGL fails, the release stays unfinished. A later call waits on the CPU and does the
        // GL part.
        finished = false;
        SemaphorePool::wait_on_gl(std::exchange(signal, {}), objects);
        finished = true;
    }
    write_back(*gl_storage, back);
    if (by_gl && seen == Visibility::all_contexts) glFinish();
    return true;
}

void require_intact(const transport::GlStorage &storage)
{
    if (storage.intact()) return;
    const GLuint name = storage.name();
    const char *const noun = storage.noun();
    if (!storage.exists())
        fail(CLGL_ERROR_INVALID_GL_OBJECT,
             text("the OpenGL ", noun, ' ', name,
                  " was deleted while clgl shared it; destroy the clgl object, too"));
    const bool is_buffer = std::string_view(noun) == "buffer";
    fail(CLGL_ERROR_GL_OBJECT_CHANGED,
         text("the OpenGL ", noun, ' ', name,
              is_buffer ? " has new storage, or was unmapped," : " has new storage",
              " since clgl shared it: call ", is_buffer ? "clgl_buffer_rewrap" : "clgl_texture_rewrap",
              " if the application created the OpenGL object, otherwise create a new clgl object"));
}

void write_back(transport::GlStorage &storage, const WriteBack &back)
{
    const bool copies = storage.uses_gl() && !back.part.empty();
    if (!copies && !back.mipmaps) return;
    require_intact(storage);
    if (copies) storage.release_gl(back.part);
    if (back.mipmaps) storage.regenerate_mipmaps();
}

}  // namespace clgl
