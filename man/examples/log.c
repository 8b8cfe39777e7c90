#include <clgl/clgl.h>
#include <stdio.h>

static void print(clgl_log_level level, const char *message, void *user_data)
{
    fprintf(user_data, "clgl %s: %s\n", level == CLGL_LOG_ERROR ? "error" : "log", message);
}

int main(void)
{
    uint32_t platforms;

    clgl_log_set_callback(print, stderr, CLGL_LOG_TRACE);
    clgl_platform_get_count(&platforms); /* logged if CLGL_TRACE is 1 */
    return clgl_log_set_callback(NULL, NULL, 0);
}
