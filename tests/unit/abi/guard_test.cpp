// Tests the code that every ABI function uses to handle exceptions, descriptors, infos and texts.
#include "abi/guard.hpp"

#include <algorithm>
#include <csetjmp>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

extern "C" {
#include <cmocka.h>
}

using namespace clgl;

namespace
{

struct Grown {
    uint32_t struct_size;
    uint32_t first;
    uint64_t second;
};
constexpr size_t first_version = offsetof(Grown, second);
constexpr size_t largest = 2 * sizeof(Grown);
constexpr uint32_t garbage_sizes[] = {abi::largest_struct_size + 1, 0x80000000, UINT32_MAX};
constexpr unsigned char touched = 0xa5;

struct Free {
    void operator()(void *memory) const { std::free(memory); }
};
using Bytes = std::unique_ptr<unsigned char, Free>;

// Allocates exactly `size` bytes, so that a sanitizer detects overruns. Allocates at least enough for
// struct_size.
Bytes bytes_of(size_t size, unsigned char value)
{
    const size_t least = std::max(size, sizeof(uint32_t));
    Bytes bytes(static_cast<unsigned char *>(std::malloc(least)));
    std::fill_n(bytes.get(), least, value);
    const auto struct_size = static_cast<uint32_t>(size);
    std::memcpy(bytes.get(), &struct_size, sizeof struct_size);
    return bytes;
}

template <typename Body> clgl_result run(Body body) { return abi::guarded("clgl_do", body); }

void expect_message(const char *message) { assert_string_equal(last_error::message(), message); }

void exceptions_become_results(void **)
{
    assert_int_equal(run([] { throw std::bad_alloc(); }), CLGL_ERROR_OUT_OF_HOST_MEMORY);
    expect_message("clgl_do: out of host memory");
    assert_int_equal(run([] { throw std::bad_array_new_length(); }), CLGL_ERROR_OUT_OF_HOST_MEMORY);
    expect_message("clgl_do: out of host memory");
    assert_int_equal(run([] { throw std::runtime_error("what it was"); }), CLGL_ERROR_INTERNAL);
    expect_message("clgl_do: what it was");
    assert_int_equal(run([] { throw 42; }), CLGL_ERROR_INTERNAL);
    expect_message("clgl_do: unknown exception");
    assert_int_equal(last_error::native().source, CLGL_NATIVE_NONE);
    assert_int_equal(run([] {
                         throw Error(CLGL_ERROR_OPENCL, "ours", {CLGL_NATIVE_OPENCL, -5});
                     }),
                     CLGL_ERROR_OPENCL);
    expect_message("clgl_do: ours");
    assert_int_equal(last_error::native().source, CLGL_NATIVE_OPENCL);
    assert_int_equal(last_error::native().code, -5);
}

std::string message_of(clgl_result result, const std::string &what)
{
    run([&] { throw Error(result, what); });
    return last_error::message();
}

void messages_are_short(void **)
{
    constexpr size_t most = 400, name_size = 10'000;
    const std::string name(name_size, 'n'), euros = [] {
        std::string all;
        while (all.size() < name_size)
            all += "\u20ac";
        return all;
    }();
    const std::string at_limit(most - std::strlen("clgl_do: "), 'x');
    assert_string_equal(message_of(CLGL_ERROR_OPENCL, at_limit).c_str(), ("clgl_do: " + at_limit).c_str());
    const std::string named = message_of(CLGL_ERROR_OPENCL, text("no ", name, ": do this"));
    assert_int_equal(named.size(), most);
    assert_true(named.starts_with("clgl_do: no nnn"));
    assert_true(named.ends_with("nnn: do this"));
    // Each of these messages has other distances between its ends and the characters.
    for (const char *const start : {"", "-", "--"})
        for (const char *const end : {"", "-", "--"}) {
            const std::string message = message_of(CLGL_ERROR_OPENCL, text(start, euros, end));
            assert_in_range(message.size(), most - 6, most);
            assert_string_equal(as_utf8(message).c_str(), message.c_str());
        }
    assert_int_equal(message_of(CLGL_ERROR_BUILD_FAILED, name).size(), std::strlen("clgl_do: ") + name_size);
}

void lists_and_names_in_messages_are_short(void **)
{
    constexpr int kernels = 100;
    std::vector<std::string> names;
    for (int i = 0; i < kernels; ++i)
        names.push_back(text("kernel_", i));
    const std::string list = listed(names);
    assert_true(list.starts_with("kernel_0, kernel_1, "));
    assert_true(list.ends_with("kernel_15, and 84 more"));
    assert_string_equal(listed(std::vector<std::string>{"a", "b"}).c_str(), "a, b");
    assert_string_equal(listed({}).c_str(), "");
    assert_string_equal(quoted_name("line").c_str(), "\"line\"");
    const std::string name(10'000, 'n');
    assert_in_range(quoted_name(name).size(), 60, 70);
    assert_in_range(listed(std::vector<std::string>{name, name}).size(), 150, 200);
}

void other_results_leave_no_message(void **)
{
    for (clgl_result result : {CLGL_SUCCESS, CLGL_TIMEOUT, CLGL_NOT_READY}) {
        run([] { throw Error(CLGL_ERROR_OPENCL, "an earlier one", {CLGL_NATIVE_OPENCL, -5}); });
        assert_int_equal(run([&]() -> clgl_result { return result; }), result);
        expect_message("");
        assert_int_equal(last_error::native().source, CLGL_NATIVE_NONE);
        assert_int_equal(last_error::native().code, 0);
    }
}

clgl_result read(const unsigned char *bytes, Grown &read_to)
{
    return run([&] { read_to = abi::read_desc(reinterpret_cast<const Grown *>(bytes), "desc", first_version); });
}

void descriptors_of_every_size(void **)
{
    for (size_t size = 0; size <= largest; ++size) {
        const Bytes bytes = bytes_of(size, touched);
        // The descriptor is valid, because its unknown fields are zero.
        if (size > sizeof(Grown)) std::fill(bytes.get() + sizeof(Grown), bytes.get() + size, 0);
        Grown desc{};
        const clgl_result result = read(bytes.get(), desc);
        assert_int_equal(result, size < first_version ? CLGL_ERROR_INVALID_STRUCT_SIZE : CLGL_SUCCESS);
        if (result != CLGL_SUCCESS) continue;
        Grown expected{};
        std::memcpy(static_cast<void *>(&expected), bytes.get(), std::min(size, sizeof(Grown)));
        expected.struct_size = sizeof(Grown);
        assert_memory_equal(&desc, &expected, sizeof(Grown));
    }
}

void no_unknown_byte_is_overlooked(void **)
{
    for (size_t size = sizeof(Grown) + 1; size <= largest; ++size)
        for (size_t at = sizeof(Grown); at < size; ++at) {
            const Bytes bytes = bytes_of(size, 0);
            bytes.get()[at] = 1;
            Grown desc{};
            assert_int_equal(read(bytes.get(), desc), CLGL_ERROR_INVALID_STRUCT_SIZE);
            assert_non_null(std::strstr(last_error::message(), "does not support"));
        }
    assert_int_equal(run([] { abi::read_desc(static_cast<const Grown *>(nullptr), "desc"); }),
                     CLGL_ERROR_INVALID_ARGUMENT);
}

void output_structures_of_every_size(void **)
{
    const Grown value{.struct_size = 0, .first = 0x01020304, .second = 0x0506070809};
    for (size_t size = 0; size <= largest; ++size) {
        const Bytes bytes = bytes_of(size, touched);
        const Bytes before = bytes_of(size, touched);
        const clgl_result result = run([&] {
            abi::InfoOut out(reinterpret_cast<Grown *>(bytes.get()), "info", first_version);
            // All bytes after struct_size must be zero.
            for (size_t i = sizeof(uint32_t); i < size; ++i)
                assert_int_equal(bytes.get()[i], 0);
            out.write(value);
        });
        assert_int_equal(result, size < first_version ? CLGL_ERROR_INVALID_STRUCT_SIZE : CLGL_SUCCESS);
        const size_t there = std::max(size, sizeof(uint32_t));
        if (result != CLGL_SUCCESS) {
            assert_memory_equal(bytes.get(), before.get(), there);
            continue;
        }
        Grown expected = value;
        expected.struct_size = static_cast<uint32_t>(size);
        assert_memory_equal(bytes.get(), &expected, std::min(size, sizeof(Grown)));
        for (size_t i = sizeof(Grown); i < size; ++i)
            assert_int_equal(bytes.get()[i], 0);
    }
}

void text_is_cut_to_every_capacity(void **)
{
    const std::string whole = "text to be copied";
    for (size_t capacity = 0; capacity <= whole.size() + 2; ++capacity) {
        const Bytes bytes = bytes_of(capacity + 1, touched);
        std::fill_n(bytes.get(), capacity + 1, touched);
        char *const text = reinterpret_cast<char *>(bytes.get());
        size_t size = 0;
        assert_int_equal(run([&] { abi::TextOut(capacity, text, &size).write(whole); }), CLGL_SUCCESS);
        assert_int_equal(size, whole.size() + 1);
        assert_int_equal(bytes.get()[capacity], touched);
        if (capacity != 0) assert_string_equal(text, whole.substr(0, capacity - 1).c_str());
    }
}

void text_may_be_read_in_part(void **)
{
    const std::string whole = "text";
    size_t size = 0;
    char text[] = "before";
    assert_int_equal(run([&] { abi::TextOut(0, nullptr, &size).write(whole); }), CLGL_SUCCESS);
    assert_int_equal(size, whole.size() + 1);
    assert_int_equal(run([&] { abi::TextOut(sizeof text, text, nullptr).write(whole); }), CLGL_SUCCESS);
    assert_string_equal(text, "text");
    assert_int_equal(run([&] { abi::TextOut(sizeof text, nullptr, &size).write(whole); }),
                     CLGL_ERROR_INVALID_ARGUMENT);
    assert_int_equal(size, 0);
    assert_int_equal(run([&] { abi::TextOut(0, nullptr, nullptr).write(whole); }), CLGL_ERROR_INVALID_ARGUMENT);
    // A failed call returns an empty string.
    size = sizeof text;
    assert_int_equal(run([&] {
                         const abi::TextOut out(sizeof text, text, &size);
                         throw Error(CLGL_ERROR_INTERNAL, "on the way");
                     }),
                     CLGL_ERROR_INTERNAL);
    assert_int_equal(size, 0);
    assert_string_equal(text, "");
}

// Absurdly large values of struct_size must be rejected. Otherwise the call would read too many bytes.
void sizes_beyond_the_largest_are_not_followed(void **)
{
    for (uint32_t size : garbage_sizes) {
        Grown one{.struct_size = size, .first = 1, .second = 2};
        Grown desc{};
        assert_int_equal(run([&] { desc = abi::read_desc(&one, "desc"); }), CLGL_ERROR_INVALID_STRUCT_SIZE);
        assert_non_null(
            std::strstr(last_error::message(), "more than 4096: initialise the structure with GROWN_INIT"));
        assert_int_equal(run([&] { abi::InfoOut(&one, "info").write({}); }), CLGL_ERROR_INVALID_STRUCT_SIZE);
        assert_non_null(std::strstr(last_error::message(), "initialise the structure with GROWN_INIT"));
        assert_int_equal(one.second, 2);
    }
    const Bytes bytes = bytes_of(abi::largest_struct_size, 0);
    Grown desc{};
    assert_int_equal(read(bytes.get(), desc), CLGL_SUCCESS);
}

struct WithReserved {
    uint32_t struct_size;
    uint32_t reserved;
};

void reserved_fields_are_zero(void **)
{
    WithReserved desc{.struct_size = sizeof desc, .reserved = 0};
    assert_int_equal(run([&] { abi::read_desc(&desc, "desc"); }), CLGL_SUCCESS);
    desc.reserved = 1;
    assert_int_equal(run([&] { abi::read_desc(&desc, "desc"); }), CLGL_ERROR_INVALID_ARGUMENT);
    expect_message("clgl_do: desc->reserved is 1, not 0: initialise the structure with WITHRESERVED_INIT");
}

class Leaving final : public Object
{
public:
    static constexpr ObjectType object_type = ObjectType::device;

    explicit Leaving(void (*leave)()) : Object(ObjectType::device), leave_(leave) {}
    void on_destroy() override { leave_(); }

private:
    void (*leave_)();
};

void destroying_works_after_failures(void **)
{
    for (void (*leave)() : {+[] { throw Error(CLGL_ERROR_OPENGL, "no"); }, +[] { throw std::bad_alloc(); }}) {
        const auto handle = abi::handle_of<clgl_device>(make_ref<Leaving>(leave));
        assert_int_equal(abi::destroy<Leaving>("clgl_do", handle), CLGL_SUCCESS);
        expect_message("");
    }
}

void threads_with_a_message_are_counted(void **)
{
    const auto fails = [] { run([] { throw Error(CLGL_ERROR_OPENGL, "no"); }); };
    const auto succeeds = [] { run([] {}); };
    const auto count = [] { return last_error::threads_with_message.load(); };
    succeeds();
    assert_int_equal(count(), 0);
    std::thread(fails).join();
    assert_int_equal(count(), 0);
    fails();
    fails();
    assert_int_equal(count(), 1);
    {
        const last_error::Keep keep;
        fails();
        succeeds();
        assert_int_equal(count(), 0);
    }
    assert_int_equal(count(), 1);
    expect_message("clgl_do: no");
    succeeds();
    {
        const last_error::Keep keep;
    }
    assert_int_equal(count(), 0);
}

std::string logged;

void log_text(clgl_log_level, const char *message, void *)
{
    // Calls made by a callback are not logged, and do not change the error message of the thread.
    run([] {
        log::write(CLGL_LOG_ERROR, "not logged. ");
        throw Error(CLGL_ERROR_OPENCL, "in the callback");
    });
    logged += message;
}

// A call may hold mutexes, which the callback of the log may also lock.
void messages_are_logged_at_the_end_of_the_call(void **)
{
    assert_int_equal(clgl_log_set_callback(log_text, nullptr, CLGL_LOG_INFO), CLGL_SUCCESS);
    assert_int_equal(run([] {
                         log::write(CLGL_LOG_WARNING, "first, ");
                         log::write(CLGL_LOG_TRACE, "not wanted, ");
                         log::write(CLGL_LOG_INFO, "second, ");
                         assert_string_equal(logged.c_str(), "");
                         throw Error(CLGL_ERROR_OPENGL, "no");
                     }),
                     CLGL_ERROR_OPENGL);
    assert_string_equal(logged.c_str(), "first, second, ");
    expect_message("clgl_do: no");
    // A callback of the application that runs during a call makes another call.
    run([] {
        log::write(CLGL_LOG_INFO, "outer call, ");
        run([] { log::write(CLGL_LOG_INFO, "inner call, "); });
        assert_string_equal(logged.c_str(), "first, second, inner call, ");
    });
    assert_string_equal(logged.c_str(), "first, second, inner call, outer call, ");
    // A callback that is removed during the call is not called.
    run([] {
        log::write(CLGL_LOG_INFO, "too late");
        clgl_log_set_callback(nullptr, nullptr, CLGL_LOG_NONE);
    });
    assert_string_equal(logged.c_str(), "first, second, inner call, outer call, ");
}

}  // namespace

int main()
{
    const CMUnitTest tests[] = {
        cmocka_unit_test(exceptions_become_results),
        cmocka_unit_test(messages_are_short),
        cmocka_unit_test(lists_and_names_in_messages_are_short),
        cmocka_unit_test(other_results_leave_no_message),
        cmocka_unit_test(descriptors_of_every_size),
        cmocka_unit_test(no_unknown_byte_is_overlooked),
        cmocka_unit_test(output_structures_of_every_size),
        cmocka_unit_test(text_is_cut_to_every_capacity),
        cmocka_unit_test(sizes_beyond_the_largest_are_not_followed),
        cmocka_unit_test(reserved_fields_are_zero),
        cmocka_unit_test(text_may_be_read_in_part),
        cmocka_unit_test(destroying_works_after_failures),
        cmocka_unit_test(threads_with_a_message_are_counted),
        cmocka_unit_test(messages_are_logged_at_the_end_of_the_call),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
