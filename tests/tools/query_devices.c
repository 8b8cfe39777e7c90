/* Prints the number of platforms. Then prints a line per device with the result of each query, as bytes in
 * hexadecimal. The test compares these results with the output of clglinfo. Usage: query_devices PARAMETER... */
#include <clgl/clgl.h>

#include <stdio.h>
#include <stdlib.h>

#define MOST_DEVICES 16
#define MOST_BYTES 65536

static void check(clgl_result result)
{
    if (result == CLGL_SUCCESS) return;
    fprintf(stderr, "%s: %s\n", clgl_result_name(result), clgl_error_message());
    exit(EXIT_FAILURE);
}

static void print(clgl_device device, uint32_t parameter)
{
    static unsigned char bytes[MOST_BYTES];
    size_t size = 0;
    check(clgl_device_query(device, parameter, sizeof bytes, bytes, &size));
    for (size_t i = 0; i < size; ++i)
        printf("%02x", bytes[i]);
}

int main(int count, char **arguments)
{
    uint32_t platforms = 0, devices = 0;
    clgl_device device[MOST_DEVICES];
    check(clgl_platform_get_count(&platforms));
    printf("%u\n", platforms);
    check(clgl_device_list(0, 0, NULL, &devices));
    if (devices > MOST_DEVICES) return EXIT_FAILURE;
    check(clgl_device_list(0, devices, device, &devices));
    for (uint32_t d = 0; d < devices; ++d)
        for (int i = 1; i < count; ++i) {
            print(device[d], (uint32_t)strtoul(arguments[i], NULL, 0));
            putchar(i + 1 < count ? ' ' : '\n');
        }
    return EXIT_SUCCESS;
}
