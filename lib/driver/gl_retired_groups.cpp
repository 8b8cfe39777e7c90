#include "driver/gl_retired_groups.hpp"

#include "base/immortal.hpp"
#include "base/lock_order.hpp"
#include "driver/gl.hpp"

#include <list>
#include <mutex>

namespace clgl::retired_groups
{

namespace
{

// The maximum number of entries, one for each call of leave(). Without a limit, entries of share groups in which
// no other clgl context is created would be stored forever.
constexpr size_t most_groups = 64;

struct Group {
    Group(GLuint buffer, const std::string &name) : sentinel(buffer), label(name) {}

    GLuint sentinel;
    std::string label;
    GlRetiredMemory memory;
};

struct Groups {
    OrderedMutex<LockOrder::retired_groups> mutex;
    std::list<Group> list;
};

// Returns the list of groups. It is never destroyed, because contexts may be destroyed during process exit.
Groups &groups() { return immortal<Groups>(); }

}  // namespace

void leave(GLuint sentinel, const std::string &label, GlRetiredMemory &memory)
{
    std::lock_guard lock(groups().mutex);
    std::list<Group> &list = groups().list;
    list.emplace_back(sentinel, label).memory.take_over(memory);
    if (list.size() > most_groups) list.pop_front();
}

void adopt(GlRetiredMemory &into)
{
    std::lock_guard lock(groups().mutex);
    std::erase_if(groups().list, [&](Group &group) {
        if (!glIsBuffer(group.sentinel) || !is_gl_buffer_labelled(group.sentinel, group.label)) return false;
        into.take_over(group.memory);
        glDeleteBuffers(1, &group.sentinel);
        return true;
    });
}

}  // namespace clgl::retired_groups
