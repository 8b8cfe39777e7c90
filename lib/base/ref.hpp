// Defines reference-counted objects, and a pointer that owns a reference. For example, a queue holds a reference
// to its context.
#pragma once

#include <atomic>
#include <cstdint>
#include <utility>

namespace clgl
{

class Counted
{
public:
    Counted() = default;
    Counted(const Counted &) = delete;
    Counted &operator=(const Counted &) = delete;

    void retain() const noexcept { count_.fetch_add(1, std::memory_order_relaxed); }
    // Adds a reference. The caller need not own a reference. Returns false if the object is being destroyed.
    bool try_retain() const noexcept
    {
        uint32_t count = count_.load(std::memory_order_relaxed);
        while (count != 0)
            if (count_.compare_exchange_weak(count, count + 1, std::memory_order_relaxed)) return true;
        return false;
    }
    void release() const noexcept
    {
        if (count_.fetch_sub(1, std::memory_order_acq_rel) == 1) delete this;
    }

protected:
    virtual ~Counted() = default;

private:
    mutable std::atomic<uint32_t> count_{0};
};

template <typename T> class Ref
{
public:
    Ref() = default;
    explicit Ref(T *object) noexcept : object_(object)
    {
        if (object_) object_->retain();
    }
    Ref(const Ref &other) noexcept : Ref(other.object_) {}
    Ref(Ref &&other) noexcept : object_(std::exchange(other.object_, nullptr)) {}
    template <typename U> Ref(const Ref<U> &other) noexcept : Ref(static_cast<T *>(other.get())) {}
    ~Ref()
    {
        if (object_) object_->release();
    }
    Ref &operator=(Ref other) noexcept
    {
        std::swap(object_, other.object_);
        return *this;
    }

    // Returns a reference, or an empty one if the object is being destroyed.
    static Ref lock(T *object) noexcept
    {
        Ref ref;
        if (object->try_retain()) ref.object_ = object;
        return ref;
    }

    T *get() const noexcept { return object_; }
    T *operator->() const noexcept { return object_; }
    T &operator*() const noexcept { return *object_; }
    explicit operator bool() const noexcept { return object_ != nullptr; }
    friend bool operator==(const Ref &a, const Ref &b) noexcept { return a.object_ == b.object_; }

private:
    T *object_ = nullptr;
};

template <typename T, typename... Args> Ref<T> make_ref(Args &&...args)
{
    return Ref<T>(new T(std::forward<Args>(args)...));
}

}  // namespace clgl
