#include "format_table.hpp"

#include "probe.hpp"

namespace clglinfo
{

namespace
{

clgl_format_info info_of(clgl_format format)
{
    clgl_format_info info = CLGL_FORMAT_INFO_INIT;
    check(clgl_format_get_info(format, &info));
    return info;
}

Value row_of(const clgl_format_info &info)
{
    Value row = Value::object();
    row.set("name", info.name);
    row.set("format", info.format);
    row.set("gl_internal_format", info.gl_internal_format);
    row.set("gl_internal_format_name", info.gl_internal_format_name);
    row.set("gl_format", info.gl_format);
    row.set("gl_type", info.gl_type);
    row.set("cl_channel_order", info.cl_channel_order);
    row.set("cl_channel_order_name", info.cl_channel_order_name);
    row.set("cl_channel_data_type", info.cl_channel_data_type);
    row.set("cl_channel_data_type_name", info.cl_channel_data_type_name);
    row.set("bytes_per_pixel", info.bytes_per_pixel);
    row.set("components", info.components);
    row.set("specification", info.specification);
    row.set("nearest", info.nearest == CLGL_FORMAT_NONE ? "" : info_of(info.nearest).name);
    return row;
}

}  // namespace

Value format_table()
{
    uint32_t count = 0;
    check(clgl_format_get_count(&count));
    Value table = Value::array();
    for (uint32_t i = 1; i <= count; ++i)
        table.append(row_of(info_of(static_cast<clgl_format>(i))));
    return table;
}

}  // namespace clglinfo
