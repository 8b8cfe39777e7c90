/* Memory usage of this process, for tests of memory growth. */
#ifndef OWN_MEMORY_H
#define OWN_MEMORY_H

#include <stddef.h>

/* Returns the anonymous memory of this process in KiB, including swapped-out memory. File pages are excluded,
 * because other processes affect their number. */
size_t own_memory_kib(void);

#endif
