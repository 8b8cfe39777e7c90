// Objects of which each thread has one.
#pragma once

#ifdef _WIN32
#include <new>
#endif

namespace clgl
{

#ifdef _WIN32
// A pointer of which each thread has one. When a thread ends, `destroy` is called with its pointer, unless that
// is nullptr.
class ThreadPointer
{
public:
    explicit ThreadPointer(void (*destroy)(void *)) noexcept;
    void *get() const noexcept;
    // Returns false if the pointer cannot be stored.
    bool set(void *object) const noexcept;

private:
    unsigned long index_;
};
#endif

// Returns this thread's object of type T. The first call on a thread creates the object, which is destroyed when
// the thread ends. Returns nullptr if there is not enough memory.
template <typename T> T *thread_object() noexcept
{
#ifdef _WIN32
    // mingw-w64 frees the memory of thread-local variables before it calls their destructors.
    static const ThreadPointer pointer([](void *object) { delete static_cast<T *>(object); });
    if (void *const object = pointer.get()) return static_cast<T *>(object);
    T *const object = new (std::nothrow) T;
    if (!object || pointer.set(object)) return object;
    delete object;
    return nullptr;
#else
    static thread_local T instance;
    return &instance;
#endif
}

}  // namespace clgl
