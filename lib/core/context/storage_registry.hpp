// The storages of a context, found by the OpenGL object that they share.
#pragma once

#include "base/lock_order.hpp"
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

// Memory as it was created: shared with OpenGL, or used by OpenCL only.
struct StorageMemory {
    // One of the two
    std::shared_ptr<transport::GlStorage> shared{};
    ClMem mem{};
    // How it is shared
    Choice choice{};
    // True if it replaced the storage of a wrapped GL object
    bool replaced = false;
};

// The memory behind an object, and the keys under which it is registered.
class RegisteredStorage : public Counted
{
public:
    // Returns whether it is shared with OpenGL; otherwise only OpenCL uses it.
    bool shared() const { return gl_storage_ != nullptr; }
    // Valid for shared storages only
    transport::GlStorage &gl_storage() const { return *gl_storage_; }
    // 0 for memory that only OpenCL uses
    GLuint gl_name() const { return gl_storage_ ? gl_storage_->name() : 0; }
    // The key that all storages of one OpenGL object have in common
    const GlObjectName &gl_object() const { return gl_object_; }
    cl_mem mem() const { return gl_storage_ ? gl_storage_->mem() : mem_.get(); }
    uint64_t extra_bytes() const { return gl_storage_ ? gl_storage_->extra_bytes() : 0; }
    // The bytes that clgl_memory_usage counts as shared: 0 where another object already counts them
    uint64_t counted_bytes() const { return counted_bytes_; }
    clgl_transport transport() const { return choice_.transport; }
    // Why its transport was chosen
    const std::string &reason() const { return choice_.reason; }
    // True if the storage of the wrapped GL object was replaced
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

// Any thread may call any function.
class StorageRegistry
{
public:
    // Called by each storage at the end of its creation and at the start of its destruction.
    void add(RegisteredStorage &storage);
    void remove(RegisteredStorage &storage);
    // Returns the storages of an OpenGL object: several if it got another storage meanwhile, or has levels.
    std::vector<Ref<RegisteredStorage>> find(const GlObjectName &object);
    // Returns whether a storage that is shared with OpenGL has this cl_mem.
    bool shares(cl_mem mem);
    clgl_memory_usage usage(clgl_transport transport);

private:
    OrderedMutex<LockOrder::storage_registry> mutex_;
    std::multimap<GlObjectName, RegisteredStorage *> storages_;
};

}  // namespace clgl
