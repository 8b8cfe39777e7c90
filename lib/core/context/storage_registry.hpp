// Lists the storages of a context by GL object.
#pragma once

#include "base/lock_order.hpp"
#include "base/ref.hpp"
#include "core/gl/object_name.hpp"
#include "core/plan/planner.hpp"
#include "transport/transport.hpp"

#include <clgl/context.h>

#include <map>
#include <memory>
#include <mutex>
#include <vector>

namespace clgl
{

// The memory for a new storage. Either shared with OpenGL (`shared`), or used only by OpenCL (`mem`).
struct StorageMemory {
    // Exactly one of `shared` and `mem` is set
    std::shared_ptr<transport::GlStorage> shared{};
    ClMem mem{};
    // The transport and method by which the memory is shared
    Choice choice{};
    // True if the memory replaced the storage of a wrapped GL object
    bool replaced = false;
};

// The memory of an object, and the properties by which it is registered.
class RegisteredStorage : public Counted
{
public:
    // Returns whether the memory is shared with OpenGL. If not, only OpenCL uses it.
    bool shared() const { return gl_storage_ != nullptr; }
    // Returns the shared memory. Must be called only if shared() is true.
    transport::GlStorage &gl_storage() const { return *gl_storage_; }
    // Returns the GL name; 0 if only OpenCL uses the memory.
    GLuint gl_name() const { return gl_storage_ ? gl_storage_->name() : 0; }
    // Returns the key of the GL object, which is the same for all its storages.
    const GlObjectName &gl_object() const { return gl_object_; }
    cl_mem mem() const { return gl_storage_ ? gl_storage_->mem() : mem_.get(); }
    uint64_t extra_bytes() const { return gl_storage_ ? gl_storage_->extra_bytes() : 0; }
    // Returns the number of bytes that clgl_memory_usage counts as shared; 0 if another object already counts
    // them.
    uint64_t counted_bytes() const { return counted_bytes_; }
    clgl_transport transport() const { return choice_.transport; }
    // Returns why this transport was chosen.
    const std::string &reason() const { return choice_.reason; }
    // Returns whether the memory replaced the storage of a wrapped GL object.
    bool replaced() const { return replaced_; }

protected:
    explicit RegisteredStorage(StorageMemory memory)
        : gl_storage_(std::move(memory.shared)), mem_(std::move(memory.mem)), choice_(std::move(memory.choice)),
          replaced_(memory.replaced)
    {
    }

    std::shared_ptr<transport::GlStorage> gl_storage_;
    ClMem mem_;
    const Choice choice_;
    const bool replaced_;
    uint64_t counted_bytes_ = 0;
    GlObjectName gl_object_;
};

// The storages of a context, by GL object. All functions may be called on any thread.
class StorageRegistry
{
public:
    // Must be called by each storage: add at the end of its construction, remove at the start of its destruction.
    void add(RegisteredStorage &storage);
    void remove(RegisteredStorage &storage);
    // Returns the storages of a GL object. There may be several, for example if the object has several mip
    // levels, or if its storage was replaced.
    std::vector<Ref<RegisteredStorage>> find(const GlObjectName &object);
    // Returns whether a storage that is shared with OpenGL has this cl_mem.
    bool shares(cl_mem mem);
    clgl_memory_usage usage(clgl_transport transport);

private:
    OrderedMutex<LockOrder::storage_registry> mutex_;
    std::multimap<GlObjectName, RegisteredStorage *> storages_;
};

}  // namespace clgl
