/* Tables of calls that must fail. Each row names the mistake, and has the call, the expected error, and words of
 * the expected message. */
#ifndef REFUSAL_H
#define REFUSAL_H

#include "support.h"

/* A row for a call without out parameters */
#define REFUSED(name, call, error, words)                                                                        \
    check_refused((call), CLGL_ERROR_##error, words, name ": " #call, __FILE__, __LINE__)
/* A row for a call that must set its out parameter to zero */
#define REFUSED_OUT(name, out, call, error, words)                                                               \
    do {                                                                                                         \
        memset(&(out), RUBBISH, sizeof(out));                                                                    \
        REFUSED(name, call, error, words);                                                                       \
        expect_zero(&(out), sizeof(out));                                                                        \
    } while (0)

/* Expects that `result` is this error, with a message that contains `words`. */
void check_refused(clgl_result result, clgl_result expected, const char *words, const char *call,
                   const char *file, int line);

/* A row for a structure with one wrong field. The test passes the structure to its calls. */
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

/* Sets the wrong field of the structure, as the row says. */
void set_wrong(void *structure, const wrong_field *row);
/* Checks a call with such a structure. Expects the error of the row. */
#define refused_field(call, row)                                                                                 \
    check_refused((call), (row)->expected, (row)->words, (row)->name, __FILE__, __LINE__)

#endif
