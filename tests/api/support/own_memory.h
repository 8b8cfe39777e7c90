/* Reports the memory usage of a test, to check that it does not grow. */
#ifndef OWN_MEMORY_H
#define OWN_MEMORY_H

#include <stddef.h>

/* Returns the anonymous memory of this process in KiB, resident or swapped out. File pages are not counted,
 * because their number depends on other processes. */
size_t own_memory_kib(void);

#endif
