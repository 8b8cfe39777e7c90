#include "own_memory.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

size_t own_memory_kib(void)
{
    static const char *const parts[] = {"RssAnon: %zu", "RssShmem: %zu", "VmSwap: %zu"};
    FILE *status = fopen("/proc/self/status", "r");
    char line[128];
    size_t sum = 0, kib = 0;
    assert_non_null(status);
    while (fgets(line, sizeof line, status))
        for (size_t i = 0; i < sizeof parts / sizeof parts[0]; ++i)
            if (sscanf(line, parts[i], &kib) == 1) sum += kib;
    fclose(status);
    assert_int_not_equal(sum, 0);
    return sum;
}
