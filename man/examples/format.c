#include <clgl/clgl.h>
#include <stdio.h>
#include <stdlib.h>

static void check(clgl_result result)
{
    if (result >= 0) return;
    fprintf(stderr, "%s\n", clgl_error_message());
    exit(EXIT_FAILURE);
}

int main(void)
{
    clgl_format_info info = CLGL_FORMAT_INFO_INIT;
    clgl_format_info nearest = CLGL_FORMAT_INFO_INIT;
    uint32_t count;
    int format;

    check(clgl_format_get_count(&count));
    for (format = 1; format <= (int)count; ++format) {
        check(clgl_format_get_info((clgl_format)format, &info));
        check(clgl_format_get_info(info.nearest, &nearest));
        printf("%-36s %2u bytes  %-6s %s\n", info.name, (unsigned)info.bytes_per_pixel,
               clgl_numeric_type_name(info.numeric), (int)info.nearest == format ? "" : nearest.name);
    }
    return 0;
}
