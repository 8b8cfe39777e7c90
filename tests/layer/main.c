/* Runs all tests of cl_khr_gl_sharing, on the platform and the window system that environment variables select.
 *
 * Usage: sharing [TEST], which may contain wildcards */
#include "sharing.h"

int main(int argc, char **argv)
{
    if (argc > 1) cmocka_set_test_filter(argv[1]);
    return run_platform_tests() + run_context_tests() + run_buffer_tests() + run_texture_tests() +
           run_format_tests() + run_handover_tests() + run_misuse_tests() + run_event_tests() +
           run_lifetime_tests();
}
