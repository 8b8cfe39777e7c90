/* Reports the memory usage of a test, to check that it does not grow. */
#ifndef OWN_MEMORY_H
#define OWN_MEMORY_H

#include <stddef.h>

/* Memory of this process alone, in KiB, whether it is resident or swapped out. Pages of files that the system
 * evicts and reads back are not counted, so that other processes do not affect the result. */
size_t own_memory_kib(void);

#endif
