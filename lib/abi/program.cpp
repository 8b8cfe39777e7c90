#include <clgl/program.h>

#include "abi/guard.hpp"
#include "base/names.hpp"
#include "core/program/program.hpp"

using namespace clgl;

namespace
{

// The struct_size of clgl_program_desc in the first version of the library.
constexpr size_t first_desc_size = offsetof(clgl_program_desc, sources);

clgl_build_desc read_build_desc(const clgl_build_desc *desc)
{
    constexpr clgl_build_desc defaults = CLGL_BUILD_DESC_INIT;
    return desc ? abi::read_desc(desc, "desc") : defaults;
}

}  // namespace

clgl_result clgl_program_create(clgl_context context, const clgl_program_desc *desc, clgl_program *program)
{
    return abi::guarded(__func__, [&] {
        clgl_program &out = abi::out(program, "program");
        const auto pinned = abi::pin<Context>(context);
        const clgl_program_desc read = abi::read_desc(desc, "desc", first_desc_size);
        abi::reject_unknown_flags(read.flags, CLGL_PROGRAM_NO_BUILD | CLGL_PROGRAM_DRIVER_BINARIES, "flags");
        out = abi::handle_of<clgl_program>(make_ref<Program>(pinned.ref(), read));
    });
}

clgl_result clgl_program_destroy(clgl_program program) { return abi::destroy<Program>(__func__, program); }

clgl_result clgl_program_build(clgl_program program, const clgl_build_desc *desc)
{
    return abi::guarded(__func__, [&] { abi::pin<Program>(program)->build(program, read_build_desc(desc)); });
}

clgl_result clgl_program_compile(clgl_program program, const clgl_build_desc *desc)
{
    return abi::guarded(__func__, [&] { abi::pin<Program>(program)->compile(program, read_build_desc(desc)); });
}

clgl_result clgl_program_link(clgl_context context, uint32_t program_count, const clgl_program *programs,
                              const clgl_build_desc *desc, clgl_program *program)
{
    return abi::guarded(__func__, [&] {
        clgl_program &out = abi::out(program, "program");
        const auto pinned = abi::pin<Context>(context);
        const Ref<Program> linked = make_ref<Program>(pinned.ref());
        check_list(program_count, programs, "programs");
        // The handle must exist before linking starts, because the build callback may receive it before this call
        // returns.
        const auto handle = abi::handle_of<clgl_program>(linked);
        try {
            linked->link(handle, {programs, program_count}, read_build_desc(desc));
        } catch (...) {
            handles::remove(abi::value_of(handle), Program::object_type);
            throw;
        }
        out = handle;
    });
}

clgl_result clgl_program_get_info(clgl_program program, clgl_program_info *info)
{
    return abi::guarded(__func__, [&] {
        abi::InfoOut out(info, "info");
        out.write(abi::pin<Program>(program)->info());
    });
}

clgl_result clgl_program_get_build_info(clgl_program program, clgl_device device, clgl_program_build_info *info)
{
    return abi::guarded(__func__, [&] {
        abi::InfoOut out(info, "info");
        out.write(abi::pin<Program>(program)->build_info(device));
    });
}

clgl_result clgl_program_get_build_log(clgl_program program, size_t capacity, char *text, size_t *size)
{
    return abi::guarded(__func__, [&] {
        abi::TextOut out(capacity, text, size);
        out.write(abi::pin<Program>(program)->build_log());
    });
}

clgl_result clgl_program_get_build_options(clgl_program program, clgl_device device, size_t capacity, char *text,
                                           size_t *size)
{
    return abi::guarded(__func__, [&] {
        abi::TextOut out(capacity, text, size);
        out.write(abi::pin<Program>(program)->build_options(device));
    });
}

clgl_result clgl_program_get_source(clgl_program program, size_t capacity, char *text, size_t *size)
{
    return abi::guarded(__func__, [&] {
        abi::TextOut out(capacity, text, size);
        out.write(abi::pin<Program>(program)->source());
    });
}

clgl_result clgl_program_get_kernel_name(clgl_program program, uint32_t index, size_t capacity, char *text,
                                         size_t *size)
{
    return abi::guarded(__func__, [&] {
        abi::TextOut out(capacity, text, size);
        out.write(abi::pin<Program>(program)->kernel_name(index));
    });
}

clgl_result clgl_program_get_binary(clgl_program program, clgl_device device, size_t capacity, void *data,
                                    size_t *size)
{
    return abi::guarded(__func__, [&] {
        size_t *out = abi::optional_out(size);
        if (capacity == 0) abi::not_null(out, "size");
        if (capacity != 0) abi::not_null(data, "data");
        const std::string binary = abi::pin<Program>(program)->binary(device);
        if (capacity != 0 && capacity < binary.size())
            fail(CLGL_ERROR_OUT_OF_RANGE, text("capacity is ", capacity, ", but the binary has ", binary.size(),
                                               " bytes: call with capacity ", binary.size()));
        if (capacity != 0) std::memcpy(data, binary.data(), binary.size());
        if (out) *out = binary.size();
    });
}

const char *clgl_build_status_name(clgl_build_status status) { return build_status_name(status); }

const char *clgl_program_origin_name(clgl_program_origin origin) { return program_origin_name(origin); }

const char *clgl_binary_type_name(clgl_binary_type type) { return binary_type_name(type); }
