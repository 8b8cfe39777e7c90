#include <clgl/clgl.h>
#include <stdio.h>

int main(void)
{
    uint32_t major, minor;

    clgl_version(&major, &minor, NULL);
    printf("compiled with %d.%d.%d, running with %s\n", CLGL_VERSION_MAJOR, CLGL_VERSION_MINOR,
           CLGL_VERSION_PATCH, clgl_version_string());
    return major != CLGL_VERSION_MAJOR || minor < CLGL_VERSION_MINOR;
}
