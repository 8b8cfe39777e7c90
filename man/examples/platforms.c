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
    clgl_platform_info platform = CLGL_PLATFORM_INFO_INIT;
    clgl_device devices[8];
    uint32_t count;

    check(clgl_platform_get_info(0, &platform));
    printf("%s: %u devices\n", platform.name, (unsigned)platform.device_count);

    /* Query an OpenCL parameter that has no field in clgl_platform_info: CL_PLATFORM_PROFILE. */
    char profile[64];
    check(clgl_platform_query(0, 0x0900, sizeof profile, profile, NULL));
    printf("%s\n", profile);

    /* Query CL_DEVICE_NAME of the first device. */
    check(clgl_device_list(0, 8, devices, &count));
    char name[256];
    check(clgl_device_query(devices[0], 0x102B, sizeof name, name, NULL));
    printf("%s\n", name);
    return 0;
}
