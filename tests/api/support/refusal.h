/* Macros and functions for calls that must fail. Each row has a name for the mistake, the call, the expected
 * error, and a part of the message. */
#ifndef REFUSAL_H
#define REFUSAL_H

#include "support.h"

/* Expects an error from a call without out parameters. */
#define REFUSED(name, call, error, words)                                                                        \
    check_refused((call), CLGL_ERROR_##error, words, name ": " #call, __FILE__, __LINE__)
/* Expects an error from a call that must also clear its out parameter. */
#define REFUSED_OUT(name, out, call, error, words)                                                               \
    do {                                                                                                         \
        memset(&(out), RUBBISH, sizeof(out));                                                                    \
        REFUSED(name, call, error, words);                                                                       \
        expect_zero(&(out), sizeof(out));                                                                        \
    } while (0)

/* Expects that `result` is `expected`, and that the message contains `words`. */
void check_refused(clgl_result result, clgl_result expected, const char *words, const char *call,
                   const char *file, int line);

/* A row that sets one field of a structure to a wrong value, and names the expected error. */
typedef struct wrong_field {
    const char *name;
    size_t offset, size;
    uint64_t value;
    clgl_result expected;
    const char *words;
} wrong_field;

#define WRONG(type, field, value, error, words)                                                                  \
    {                                                                                                            \
#field " = " #value, offsetof(type, field), sizeof(((type *)0)->field), (uint64_t)(value),               \
            CLGL_ERROR_##error, words                                                                            \
    }

/* Sets the field of the row in the structure. */
void set_wrong(void *structure, const wrong_field *row);
/* Expects the error of the row from a call with the structure. */
#define refused_field(call, row)                                                                                 \
    check_refused((call), (row)->expected, (row)->words, (row)->name, __FILE__, __LINE__)

#endif
