/* Additional output of --verbose. */
#ifndef HARNESS_VERBOSE_H
#define HARNESS_VERBOSE_H

#include <clgl/clgl.h>

/* Prints the log messages of the library on stderr from now on. */
void verbose_log(void);
/* Prints the report of a context on stderr. */
void verbose_context(clgl_context context);

#endif
