#include <clgl/format.h>

#include "abi/guard.hpp"
#include "base/names.hpp"
#include "core/format/formats.hpp"

using namespace clgl;

namespace
{

clgl_format found(const Format *format, const std::string &what)
{
    if (!format) fail(CLGL_ERROR_UNSUPPORTED, text("no CLGL_FORMAT_ constant matches ", what));
    return format->id;
}

}  // namespace

clgl_result clgl_format_get_count(uint32_t *count)
{
    return abi::guarded(__func__, [&] {
        uint32_t &out = abi::out(count, "count");
        out = static_cast<uint32_t>(formats().size());
    });
}

clgl_result clgl_format_get_info(clgl_format format, clgl_format_info *info)
{
    return abi::guarded(__func__, [&] {
        abi::InfoOut out(info, "info");
        out.write(info_of(known_format(format)));
    });
}

clgl_result clgl_format_from_gl(uint32_t gl_internal_format, clgl_format *format)
{
    return abi::guarded(__func__, [&] {
        clgl_format &out = abi::out(format, "format");
        out = found(find_gl_format(gl_internal_format),
                    text("the OpenGL internal format ", hex(gl_internal_format)));
    });
}

clgl_result clgl_format_from_cl(uint32_t order, uint32_t data_type, clgl_format *format)
{
    return abi::guarded(__func__, [&] {
        clgl_format &out = abi::out(format, "format");
        out = found(find_cl_format({order, data_type}), text("the OpenCL channel order ", hex(order),
                                                             " with the channel data type ", hex(data_type)));
    });
}

const char *clgl_format_name(clgl_format format)
{
    if (format == CLGL_FORMAT_NONE) return "NONE";
    return format > 0 && format <= static_cast<int32_t>(formats().size()) ? formats()[format - 1].name
                                                                          : "unknown";
}

const char *clgl_numeric_type_name(clgl_numeric_type type) { return numeric_type_name(type); }
