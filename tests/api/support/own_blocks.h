/* Counts the memory blocks that a library has allocated with operator new and not yet freed. Blocks of drivers do
 * not count, so the number is the same with every driver. */
#ifndef OWN_BLOCKS_H
#define OWN_BLOCKS_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Starts to count the blocks of a loaded library. `name` is a part of its file name. Blocks that it allocated
 * before do not count. Fails the test if the library is not loaded. */
void count_blocks_of(const char *name);
/* Returns the number of counted blocks that are not freed. Fails the test if the library has allocated none since
 * the call above, because the operators are then not replaced. Returns 0 under sanitizers, which report leaks,
 * and on Windows, where a program cannot replace the operators of a library. */
size_t blocks_alive(void);

#ifdef __cplusplus
}
#endif

#endif
