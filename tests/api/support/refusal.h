/* Tables of refused calls. Each row has a name for the mistake, the call, the expected error, and words of the
 * expected message. */
#ifndef REFUSAL_H
#define REFUSAL_H

#include "support.h"

/* A row for a call without out parameters. */
#define REFUSED(name, call, error, words)                                                                        \
    check_refused((call), CLGL_ERROR_##error, words, name ": " #call, __FILE__, __LINE__)
/* A row for a call that must also set the out parameter to zero. */
#define REFUSED_OUT(name, out, call, error, words)                                                               \
    do {                                                                                                         \
        memset(&(out), RUBBISH, sizeof(out));                                                                    \
        REFUSED(name, call, error, words);                                                                       \
        expect_zero(&(out), sizeof(out));                                                                        \
    } while (0)

/* Expects that `result` is this error, with a message that contains `words`. */
void check_refused(clgl_result result, clgl_result expected, const char *words, const char *call,
                   const char *file, int line);

/* A row for a structure with one wrong field, which the test passes to its calls. */
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

/* Sets the wrong field of the row in a structure. */
void set_wrong(void *structure, const wrong_field *row);
/* Checks a call with such a structure by check_refused. */
#define refused_field(call, row)                                                                                 \
    check_refused((call), (row)->expected, (row)->words, (row)->name, __FILE__, __LINE__)

#endif
