/* Reports the memory usage of a test, to check that it does not grow. */
#ifndef OWN_MEMORY_H
#define OWN_MEMORY_H

#include <stddef.h>

/* Memory of this process alone, in KiB, whether it is resident or swapped out. What the machine evicts and reads
 * back of files is not counted, so that other processes change nothing. */
size_t own_memory_kib(void);

#endif
