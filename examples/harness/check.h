/* Ends an example after an error. Prints a message on stderr and exits with status 1. */
#ifndef HARNESS_CHECK_H
#define HARNESS_CHECK_H

#include <clgl/clgl.h>

/* Ends the process with the clgl error message if the call failed. */
void check(clgl_result result);

/* Ends the process with a message. */
void fail(const char *format, ...);

#endif
