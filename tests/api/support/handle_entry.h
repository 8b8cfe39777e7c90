/* A library call with a handle as a parameter, and the checks for a bad handle. */
#ifndef HANDLE_ENTRY_H
#define HANDLE_ENTRY_H

#include "support.h"

#define GARBAGE ((void *)(uintptr_t)0x123456789abcdef0u)

typedef clgl_result (*call_with)(void *handle);

typedef struct entry {
    /* Type of the handle, an enumerator of the test */
    unsigned wanted;
    call_with call;
    const char *name;
} entry;

/* Expand the rows of a table into functions (DEFINE_CALL) and into elements of an array (ENTRY). */
#define DEFINE_CALL(wanted, name, expression)                                                                    \
    static clgl_result name(void *handle) { return expression; }
#define ENTRY(wanted, name, expression) {wanted, name, #expression},

/* Checks the result of a call with a bad handle, and that its out parameter was cleared. */
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
