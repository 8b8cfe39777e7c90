// Objects of OpenCL's of which the layer knows more than the driver, by handle.
//
// The program has the driver's own handles, so that calls which are of no concern here reach the driver
// untouched. What the program counts is counted here: the core has references of its own, which the program must
// not see. An object is found for as long as something keeps it, as in OpenCL: a queue keeps its context, whose
// handle it gives out.
//
// A forked child finds none, and retaining and releasing do nothing there: the objects are its parent's.
#pragma once

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

// `ClHandle` is what OpenCL calls it.
template <typename T, typename ClHandle> class Tracked : public Counted
{
public:
    using Handle = ClHandle;

    explicit Tracked(Handle handle) : handle_(handle) {}
    ~Tracked() override { Registry<T>::instance().remove(*this); }

    Handle handle() const { return handle_; }
    // The program's references.
    cl_uint references() const;

private:
    friend class Registry<T>;

    const Handle handle_;
    // Under the registry's mutex; while it is not 0, the object keeps itself.
    cl_uint references_ = 0;
    Ref<Tracked> self_;
};

template <typename T> class Registry
{
public:
    using Handle = typename T::Handle;
    using Base = Tracked<T, Handle>;

    // Never destroyed: OpenCL is called as late as the process's end.
    static Registry &instance()
    {
        static Registry &registry = *new Registry;
        return registry;
    }

    // With the program's first reference.
    void add(const Ref<T> &object)
    {
        std::lock_guard lock(mutex_);
        objects_.insert_or_assign(object->handle(), object.get());
        object->references_ = 1;
        object->self_ = Ref<Base>(object.get());
        count_.store(objects_.size(), std::memory_order_relaxed);
    }

    // Empty if there is none. Without objects it costs a load.
    Ref<T> find(Handle handle)
    {
        if (count_.load(std::memory_order_relaxed) == 0 || handles::forked()) return {};
        std::lock_guard lock(mutex_);
        return find_locked(handle);
    }

    // What there is at the moment.
    std::vector<Ref<T>> all()
    {
        // They go outside the mutex, which objects take when they end.
        std::vector<Ref<T>> found;
        if (handles::forked()) return found;
        std::lock_guard lock(mutex_);
        for (const auto &[handle, object] : objects_)
            if (Ref<T> alive = Ref<T>::lock(object)) found.push_back(std::move(alive));
        return found;
    }

    // Whether it is one of these; the program's references change by one.
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
    // What the program gives back, to `forward` if it is none of these, or `invalid` if it is not the program's
    // any more: others may still keep it.
    template <typename Forward> cl_int release(Handle handle, cl_int invalid, Forward forward)
    {
        if (count_.load(std::memory_order_relaxed) == 0) return forward(handle);
        if (handles::forked()) return CL_SUCCESS;
        // They go outside the mutex, which objects take when they end.
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
    // The handle may be another object's by now.
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
