#include <clgl/common.h>

#include "abi/guard.hpp"
#include "base/names.hpp"
#include "base/native_code.hpp"
#include "base/result.hpp"

using namespace clgl;

// Applications call the functions up to clgl_native_hint to examine the last error. They do not use guarded(),
// because guarded() would clear that error.

const char *clgl_result_name(clgl_result result) { return result_name(result); }

const char *clgl_error_message(void) { return last_error::message(); }

clgl_result clgl_error_get_native_code(clgl_native_source *source, int32_t *code)
{
    const Native native = last_error::native();
    if (source) *source = native.source;
    if (code) *code = native.code;
    return CLGL_SUCCESS;
}

const char *clgl_native_name(clgl_native_source source, int32_t code) { return native_name(source, code); }

const char *clgl_native_cause(clgl_native_source source, int32_t code) { return native_code(source, code).cause; }

const char *clgl_native_hint(clgl_native_source source, int32_t code) { return native_code(source, code).fix; }

clgl_result clgl_log_set_callback(clgl_log_callback callback, void *user_data, clgl_log_level max_level)
{
    return abi::guarded("clgl_log_set_callback", [&] {
        const clgl_log_level least = callback ? CLGL_LOG_ERROR : CLGL_LOG_NONE;
        if (max_level < least || max_level > CLGL_LOG_TRACE)
            fail(CLGL_ERROR_INVALID_ARGUMENT,
                 text("max_level is ", max_level, "; use CLGL_LOG_ERROR (1) to CLGL_LOG_TRACE (4)"));
        log::set_callback(callback, user_data, max_level);
    });
}

const char *clgl_native_source_name(clgl_native_source source) { return native_source_name(source); }

const char *clgl_log_level_name(clgl_log_level level) { return log_level_name(level); }
