#include <clgl/clgl.h>
#include <stdio.h>

int main(void)
{
    clgl_device devices[16];
    uint32_t count, i;

    if (clgl_device_list(0, 16, devices, &count) != CLGL_SUCCESS) {
        fprintf(stderr, "%s\n", clgl_error_message());
        return 1;
    }
    for (i = 0; i < count && i < 16; ++i) {
        clgl_device_info info = CLGL_DEVICE_INFO_INIT;
        if (clgl_device_get_info(devices[i], &info) != CLGL_SUCCESS) continue;
        printf("%s / %s: %u compute units, %u.%u\n", info.platform_name, info.name,
               (unsigned)info.max_compute_units, (unsigned)(info.numeric_version >> 22),
               (unsigned)(info.numeric_version >> 12 & 0x3ff));
        printf("    cache %s, local memory %s\n", clgl_device_cache_name(info.global_mem_cache_type),
               clgl_device_memory_name(info.local_mem_type));
    }
    return 0;
}
