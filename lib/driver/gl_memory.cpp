#include "driver/gl_memory.hpp"

#include "base/error.hpp"
#include "driver/gl_kept_contents.hpp"
#include "driver/handle_type.hpp"

#include <memory>

namespace clgl
{

namespace
{

// Returns the function that deletes or retires a memory object. Allocates all memory in advance, so that the
// returned function cannot fail.
std::function<void()> destruction_of(GlGarbage &garbage, GLuint memory, GlExport &exported,
                                     const MemoryOwner &keeper)
{
    if (!exported.discard) return [memory] { glDeleteMemoryObjectsEXT(1, &memory); };
    auto node = std::make_shared<GlRetiredMemory::Node>(1);
    node->front() = {
        .memory = memory, .bytes = exported.size, .keeper = keeper, .discard = std::move(exported.discard)};
    return [&retired = garbage.retired_memory(), node = std::move(node)] { retired.add(*node); };
}

}  // namespace

GlMemory::GlMemory(GlGarbage &garbage, GlExport exported, const MemoryOwner &keeper) : garbage_(garbage)
{
    glCreateMemoryObjectsEXT(1, &name_);
    try {
        if (exported.dedicated) {
            const GLint dedicated = GL_TRUE;
            glMemoryObjectParameterivEXT(name_, GL_DEDICATED_MEMORY_OBJECT_EXT, &dedicated);
        }
        check_gl("glCreateMemoryObjectsEXT");
        handle_type::import_gl_memory(name_, exported.size, exported.handle.get());
        check_gl(handle_type::import_gl_memory_name);
        exported.handle.set_imported();
        destroy_ = destruction_of(garbage, name_, exported, keeper);
    } catch (...) {
        glDeleteMemoryObjectsEXT(1, &name_);
        throw;
    }
}

GlMemory::~GlMemory() { garbage_.add_call(std::move(node_), std::move(destroy_)); }

GlImportedBuffer::GlImportedBuffer(const GlCaps &caps, GlGarbage &garbage, uint64_t size, GlExport exported,
                                   const void *data)
    : caps_(caps), garbage_(garbage), memory_(garbage, std::move(exported)), size_(size), owned_(true)
{
    glGenBuffers(1, &name_);
    try {
        allocate();
        if (data) copy_into_gl_buffer(caps_, name_, 0, size_, data);
    } catch (...) {
        glDeleteBuffers(1, &name_);
        throw;
    }
}

GlImportedBuffer::GlImportedBuffer(const GlCaps &caps, GlGarbage &garbage, uint64_t size, GlExport exported,
                                   GLuint replace)
    : caps_(caps), garbage_(garbage), memory_(garbage, std::move(exported), MemoryOwner{.buffer = replace}),
      size_(size), name_(replace), owned_(false)
{
    GlKeptContents::replace_storage(
        caps, replace, size, [this] { allocate(); }, drop_own_gl_errors);
}

GlImportedBuffer::~GlImportedBuffer()
{
    if (owned_) garbage_.add_buffer(std::move(node_), name_);
}

void GlImportedBuffer::allocate()
{
    const BoundBuffer bound(caps_, name_);
    glBufferStorageMemEXT(bound.target(), static_cast<GLsizeiptr>(size_), memory_.name(), 0);
    check_gl("glBufferStorageMemEXT");
}

bool GlImportedBuffer::intact() const
{
    if (!glIsBuffer(name_)) return false;
    const GlBufferFacts facts = read_gl_buffer_facts(caps_, name_);
    return facts.size == size_ && (facts.immutable || !caps_.buffer_storage);
}

}  // namespace clgl
