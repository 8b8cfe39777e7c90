/* Table entries for library calls with one variable handle, and checks of such a call with an invalid handle. */
#ifndef HANDLE_ENTRY_H
#define HANDLE_ENTRY_H

#include "support.h"

#define GARBAGE ((void *)(uintptr_t)0x123456789abcdef0u)

typedef clgl_result (*call_with)(void *handle);

typedef struct entry {
    /* Type of the handle; each test defines the values */
    unsigned wanted;
    call_with call;
    const char *name;
} entry;

/* DEFINE_CALL expands a table row to a function. ENTRY expands a table row to an array element. */
#define DEFINE_CALL(wanted, name, expression)                                                                    \
    static clgl_result name(void *handle) { return expression; }
#define ENTRY(wanted, name, expression) {wanted, name, #expression},

/* Expects CLGL_ERROR_INVALID_HANDLE, an error message, and a cleared out parameter. */
static void expect_refused(const entry *e, void *handle, clgl_result result, const void *out)
{
    void *rubbish = NULL;
    memset(&rubbish, RUBBISH, sizeof rubbish);
    if (result != CLGL_ERROR_INVALID_HANDLE)
        fail_msg("%s with %p: %s (%s)", e->name, handle, clgl_result_name(result), clgl_error_message());
    check_error(result, CLGL_ERROR_INVALID_HANDLE, e->name, __FILE__, __LINE__);
    if (out && out != rubbish) fail_msg("%s left its out parameter %p", e->name, out);
}

#endif
