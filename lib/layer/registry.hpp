// Tracks OpenCL objects of the layer by handle.
//
// The application uses the handles of the driver, so calls that the layer does not implement need no translation.
// The registry counts the references of the application. It does not use the reference count of the driver,
// because that count includes references of lib/core. As in OpenCL, a handle stays valid while any object
// references its object. For example, a queue keeps its context alive.
//
// In a forked child process, find() and all() return nothing, because the objects belong to the parent process.
// If the parent had tracked any object at the fork, retain() and release() do nothing and succeed.
#pragma once

#include "base/immortal.hpp"
#include "base/lock_order.hpp"
#include "base/ref.hpp"
#include "core/object/handles.hpp"
#include "driver/cl.hpp"

#include <atomic>
#include <mutex>
#include <unordered_map>
#include <vector>

namespace clgl::layer
{

template <typename T> class Registry;

// Base class of tracked objects. `ClHandle` is the OpenCL handle type.
template <typename T, typename ClHandle> class Tracked : public Counted
{
public:
    using Handle = ClHandle;

    explicit Tracked(Handle handle) : handle_(handle) {}
    ~Tracked() override { Registry<T>::instance().remove(*this); }

    Handle handle() const { return handle_; }
    // Returns the number of references that the application holds.
    cl_uint references() const;

private:
    friend class Registry<T>;

    const Handle handle_;
    // Protected by the mutex of the registry. self_ keeps the object alive while the count is not 0.
    cl_uint references_ = 0;
    Ref<Tracked> self_;
};

template <typename T> class Registry
{
public:
    using Handle = typename T::Handle;
    using Base = Tracked<T, Handle>;

    // Returns the registry. It is never destroyed, because OpenCL may be called until the process ends.
    static Registry &instance() { return immortal<Registry>(); }

    // Adds an object. The application holds one reference to it.
    void add(const Ref<T> &object)
    {
        std::lock_guard lock(mutex_);
        objects_.insert_or_assign(object->handle(), object.get());
        object->references_ = 1;
        object->self_ = Ref<Base>(object.get());
        count_.store(objects_.size(), std::memory_order_relaxed);
    }

    // Returns the object, or an empty reference if the handle is not tracked. Costs one atomic load if no object
    // is tracked.
    Ref<T> find(Handle handle)
    {
        if (count_.load(std::memory_order_relaxed) == 0 || handles::forked()) return {};
        std::lock_guard lock(mutex_);
        return find_locked(handle);
    }

    // Returns whether this is a forked child whose parent tracked objects.
    bool is_inherited() const { return count_.load(std::memory_order_relaxed) != 0 && handles::forked(); }

    // Returns all objects.
    std::vector<Ref<T>> all()
    {
        // Must be declared before the lock, because destructors of objects lock the same mutex.
        std::vector<Ref<T>> found;
        if (handles::forked()) return found;
        std::lock_guard lock(mutex_);
        for (const auto &[handle, object] : objects_)
            if (Ref<T> alive = Ref<T>::lock(object)) found.push_back(std::move(alive));
        return found;
    }

    // Adds a reference of the application. Returns false if the handle is not tracked.
    bool retain(Handle handle)
    {
        if (count_.load(std::memory_order_relaxed) == 0) return false;
        if (handles::forked()) return true;
        std::lock_guard lock(mutex_);
        const Ref<T> object = find_locked(handle);
        if (!object) return false;
        if (object->references_++ == 0) object->self_ = Ref<Base>(object.get());
        return true;
    }
    // Removes a reference of the application. Calls `forward` if the handle is not tracked. Returns `invalid` if
    // the application holds no reference, even if other objects keep the object alive.
    template <typename Forward> cl_int release(Handle handle, cl_int invalid, Forward forward)
    {
        if (count_.load(std::memory_order_relaxed) == 0) return forward(handle);
        if (handles::forked()) return CL_SUCCESS;
        // Must be declared before the lock, because destructors of objects lock the same mutex.
        Ref<T> object;
        Ref<Base> self;
        {
            std::lock_guard lock(mutex_);
            object = find_locked(handle);
            if (object && object->references_ == 0) return invalid;
            if (object && --object->references_ == 0) std::swap(self, object->self_);
        }
        return object ? CL_SUCCESS : forward(handle);
    }
    cl_uint references(const Base &object)
    {
        std::lock_guard lock(mutex_);
        return object.references_;
    }

private:
    friend Base;

    Ref<T> find_locked(Handle handle)
    {
        const auto found = objects_.find(handle);
        return found == objects_.end() ? Ref<T>() : Ref<T>::lock(found->second);
    }
    // Removes an object. Does nothing if the driver has already reused the handle for another object.
    void remove(const Base &object)
    {
        std::lock_guard lock(mutex_);
        const auto found = objects_.find(object.handle());
        if (found == objects_.end() || found->second != &object) return;
        objects_.erase(found);
        count_.store(objects_.size(), std::memory_order_relaxed);
    }

    OrderedMutex<LockOrder::layer_registry> mutex_;
    std::unordered_map<Handle, T *> objects_;
    std::atomic<size_t> count_{0};
};

template <typename T, typename ClHandle> cl_uint Tracked<T, ClHandle>::references() const
{
    return Registry<T>::instance().references(*this);
}

template <typename T> Ref<T> find(typename T::Handle handle) { return Registry<T>::instance().find(handle); }

}  // namespace clgl::layer
