#include <clgl/compute.h>

#include "abi/guard.hpp"
#include "core/program.hpp"

using namespace clgl;

clgl_result clgl_program_create(clgl_context context, const clgl_program_desc *desc, clgl_program *program)
{
    return abi::guarded(__func__, [&] {
        clgl_program &out = abi::out(program, "program");
        const auto pinned = abi::pin<Context>(context);
        out = abi::handle_of<clgl_program>(make_ref<Program>(pinned.ref(), abi::read_desc(desc, "desc")));
    });
}

clgl_result clgl_program_destroy(clgl_program program) { return abi::destroy<Program>(__func__, program); }

clgl_result clgl_program_get_build_log(clgl_program program, size_t capacity, char *text, size_t *size)
{
    return abi::guarded(__func__, [&] {
        abi::TextOut out(capacity, text, size);
        out.write(abi::pin<Program>(program)->build_log());
    });
}
