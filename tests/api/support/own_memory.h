/* Returns the memory usage of a test, so that the test can check that it does not grow. */
#ifndef OWN_MEMORY_H
#define OWN_MEMORY_H

#include <stddef.h>

/* Returns the anonymous memory of this process in KiB, both resident and swapped out. File pages are not counted,
 * because their number depends on other processes. */
size_t own_memory_kib(void);

#endif
