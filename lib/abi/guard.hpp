// Helpers for all ABI functions. They convert exceptions to results, look up handles, read descriptors and store
// results.
#pragma once

#include "base/caller_list.hpp"
#include "base/error.hpp"
#include "base/last_error.hpp"
#include "base/log.hpp"
#include "base/text.hpp"
#include "base/time.hpp"
#include "core/object/handles.hpp"

#include <clgl/common.h>

#include <algorithm>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace clgl::abi
{

// Clears the last error of the thread, then calls `body`, the implementation of the ABI function `function`.
// Converts an exception to a result, and stores its message as the last error of the thread.
template <typename Body> clgl_result guarded(const char *function, Body &&body) noexcept
{
    const bool traced = log::tracing();
    const int64_t start = traced ? now_ns() : 0;
    last_error::clear();
    clgl_result result = CLGL_SUCCESS;
    {
        const log::Postpone until_end;
        try {
            if constexpr (std::is_void_v<std::invoke_result_t<Body>>)
                body();
            else
                result = body();
        } catch (...) {
            result = last_error::store_current_exception(function);
            log::report_failure();
        }
    }
    if (traced) log::trace(function, result, now_ns() - start);
    return result;
}

// Sets the value at `pointer` to zero and returns it. Throws CLGL_ERROR_INVALID_ARGUMENT for NULL.
template <typename T> T &out(T *pointer, const char *name)
{
    if (!pointer)
        fail(CLGL_ERROR_INVALID_ARGUMENT, text(name, " is NULL; pass a pointer that receives the result"));
    *pointer = T{};
    return *pointer;
}

// Sets the value at `pointer` to zero, unless the pointer is NULL. Returns the pointer.
template <typename T> T *optional_out(T *pointer)
{
    if (pointer) *pointer = T{};
    return pointer;
}

template <typename T> T *not_null(T *pointer, const char *name)
{
    if (!pointer) fail(CLGL_ERROR_INVALID_ARGUMENT, text(name, " is NULL"));
    return pointer;
}

// The largest accepted struct_size. All structures are smaller, so a larger value is uninitialised memory. It is
// rejected before the structure is read.
constexpr uint32_t largest_struct_size = 4096;

// Returns the name of the macro that initialises a structure, such as "CLGL_BUFFER_DESC_INIT".
template <typename T> std::string init_macro()
{
    constexpr std::string_view in = __PRETTY_FUNCTION__, before = "T = ";
    constexpr size_t start = in.find(before) + before.size();
    constexpr std::string_view type = in.substr(start, in.find_first_of(";]", start) - start);
    // Removes the namespace. Only structures in tests have one.
    std::string macro(type.substr(type.rfind(':') + 1));
    std::ranges::transform(macro, macro.begin(),
                           [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
    return macro + "_INIT";
}

template <typename T>
[[noreturn, gnu::cold]] void fail_struct_size(uint32_t size, size_t minimum, const char *name)
{
    const std::string limit = size == 0        ? std::string()
                              : size < minimum ? text(", less than ", minimum)
                                               : text(", more than ", largest_struct_size);
    fail(CLGL_ERROR_INVALID_STRUCT_SIZE,
         text(name, "->struct_size is ", size, limit, ": initialise the structure with ", init_macro<T>()));
}

template <typename T> void check_struct_size(uint32_t size, size_t minimum, const char *name)
{
    if (size < minimum || size > largest_struct_size) fail_struct_size<T>(size, minimum, name);
}

// Throws CLGL_ERROR_INVALID_ARGUMENT if a reserved field is not 0, because a later version may give the field a
// meaning.
template <typename T> void reject_reserved(const T &desc, const char *name)
{
    if constexpr (requires { desc.reserved; })
        if (desc.reserved != 0)
            fail(CLGL_ERROR_INVALID_ARGUMENT, text(name, "->reserved is ", desc.reserved,
                                                   ", not 0: initialise the structure with ", init_macro<T>()));
    if constexpr (requires { desc.reserved2; })
        if (desc.reserved2 != 0)
            fail(CLGL_ERROR_INVALID_ARGUMENT, text(name, "->reserved2 is ", desc.reserved2,
                                                   ", not 0: initialise the structure with ", init_macro<T>()));
}

// Returns a copy of a descriptor. Accepts a larger descriptor of a newer clgl version if its additional bytes are
// zero. `minimum` is the size that the structure had in its first version. Throws CLGL_ERROR_INVALID_STRUCT_SIZE
// if the size is not accepted. Throws CLGL_ERROR_INVALID_ARGUMENT if `pointer` is NULL or a reserved field is not
// 0.
template <typename T> T read_desc(const T *pointer, const char *name, size_t minimum = sizeof(T))
{
    const uint32_t size = not_null(pointer, name)->struct_size;
    check_struct_size<T>(size, minimum, name);
    const auto *bytes = reinterpret_cast<const unsigned char *>(pointer);
    if (size > sizeof(T) && std::any_of(bytes + sizeof(T), bytes + size, [](unsigned char b) { return b != 0; }))
        fail(CLGL_ERROR_INVALID_STRUCT_SIZE,
             text(name, " sets fields that this version of the library does not support: set them to 0"));
    T desc{};
    std::memcpy(static_cast<void *>(&desc), bytes, std::min<size_t>(size, sizeof(T)));
    desc.struct_size = sizeof(T);
    reject_reserved(desc, name);
    return desc;
}

// Returns copies of the descriptors in an array. All elements must have the same struct_size. Throws like
// read_desc.
template <typename T> std::vector<T> read_descs(uint32_t count, const T *pointer, const char *name)
{
    std::vector<T> descs;
    check_list(count, pointer, name);
    if (count == 0) return descs;
    const uint32_t size = pointer->struct_size;
    if (size % alignof(T) != 0)
        fail(CLGL_ERROR_INVALID_STRUCT_SIZE,
             text(name, "[0].struct_size is ", size, ", which is not a multiple of ", alignof(T),
                  ": initialise all elements with ", init_macro<T>()));
    descs.reserve(count);
    for (uint32_t i = 0; i < count; ++i) {
        const auto *bytes = reinterpret_cast<const unsigned char *>(pointer) + size_t{i} * size;
        const auto *element = reinterpret_cast<const T *>(bytes);
        if (element->struct_size != size)
            fail(CLGL_ERROR_INVALID_STRUCT_SIZE,
                 text(name, '[', i, "].struct_size is ", element->struct_size, ", but ", name,
                      "[0].struct_size is ", size, ": initialise all elements with ", init_macro<T>()));
        descs.push_back(read_desc(element, name));
    }
    return descs;
}

// Reads an array of descriptors like read_descs. Copies the array only if its struct_size is not sizeof(T). The
// array must stay valid while this object lives.
template <typename T> class Descs
{
public:
    Descs(uint32_t count, const T *pointer, const char *name)
    {
        check_list(count, pointer, name);
        if (count == 0) return;
        if (pointer->struct_size != sizeof(T)) {
            copied_ = read_descs(count, pointer, name);
            all_ = copied_;
            return;
        }
        all_ = {pointer, count};
        for (uint32_t i = 0; i < count; ++i) {
            if (pointer[i].struct_size != sizeof(T)) read_descs(count, pointer, name);
            reject_reserved(pointer[i], name);
        }
    }
    Descs(const Descs &) = delete;
    Descs &operator=(const Descs &) = delete;

    std::span<const T> all() const { return all_; }

private:
    std::vector<T> copied_;
    std::span<const T> all_;
};

// Writes an output structure of the caller. The constructor sets its fields to zero. Writes struct_size bytes,
// and leaves struct_size unchanged. Sets fields that this clgl version does not know to zero.
template <typename T> class InfoOut
{
public:
    InfoOut(T *pointer, const char *name, size_t minimum = sizeof(T))
        : pointer_(not_null(pointer, name)), size_(pointer_->struct_size)
    {
        check_struct_size<T>(size_, minimum, name);
        write(T{});
    }

    void write(T info)
    {
        info.struct_size = size_;
        std::memset(static_cast<void *>(pointer_), 0, size_);
        std::memcpy(static_cast<void *>(pointer_), &info, std::min<size_t>(size_, sizeof(T)));
    }

private:
    T *pointer_;
    uint32_t size_;
};

// Sets an output structure to zero, except for struct_size. Does nothing if `info` is NULL or struct_size is
// invalid.
template <typename T> void clear_info(T *info) noexcept
{
    if (!info || info->struct_size < sizeof(T) || info->struct_size > largest_struct_size) return;
    const uint32_t size = info->struct_size;
    std::memset(static_cast<void *>(info), 0, size);
    info->struct_size = size;
}

// Writes a string into the caller's memory, truncated to `capacity` bytes including the terminator. Stores the
// untruncated size, including the terminator, in `*size` unless `size` is NULL.
class TextOut
{
public:
    TextOut(size_t capacity, char *text, size_t *size)
        : capacity_(capacity), text_(text), size_(optional_out(size))
    {
        if (!size_ || capacity_ != 0) not_null(text_, "text");
        if (capacity_ != 0) *text_ = '\0';
    }

    void write(const std::string &whole)
    {
        if (capacity_ != 0) text_[whole.copy(text_, capacity_ - 1)] = '\0';
        if (size_) *size_ = whole.size() + 1;
    }

private:
    size_t capacity_;
    char *text_;
    size_t *size_;
};

inline bool as_bool(uint32_t value, const char *name)
{
    if (value > 1) fail(CLGL_ERROR_INVALID_ARGUMENT, text(name, " is ", value, "; use 0 or 1"));
    return value != 0;
}

inline void reject_unknown_flags(uint32_t flags, uint32_t known, const char *name)
{
    if (flags & ~known) fail(CLGL_ERROR_INVALID_ARGUMENT, text(name, " has unknown bits ", hex(flags & ~known)));
}

template <typename Handle> uintptr_t value_of(Handle handle) { return reinterpret_cast<uintptr_t>(handle); }

template <typename T, typename Handle> Pinned<T> pin(Handle handle) { return Pinned<T>(value_of(handle)); }

// Creates and returns a handle of an object.
template <typename Handle, typename T> Handle handle_of(const Ref<T> &object)
{
    return reinterpret_cast<Handle>(handles::insert(object));
}

// Implements the clgl_..._destroy functions. Does nothing for NULL. Removes the handle and calls `end`. Errors of
// `end` are only logged, because destroying a valid handle always succeeds. In a forked child `end` is not called
// and the object is never destroyed, because the drivers belong to the parent process.
template <typename T, typename Handle> clgl_result destroy(
    const char *function, Handle handle, void (*end)(T &) = [](T &object) { object.on_destroy(); }) noexcept
{
    return guarded(function, [&] {
        if (!handle) return;
        const Ref<Object> object = handles::remove(value_of(handle), T::object_type);
        if (handles::forked()) return object->retain();
        try {
            end(static_cast<T &>(*object));
        } catch (const std::exception &error) {
            log::write(CLGL_LOG_ERROR, text("destroying an object failed: ", error.what()));
        }
    });
}

}  // namespace clgl::abi
