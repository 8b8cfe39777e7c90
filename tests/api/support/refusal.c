#include "refusal.h"

void check_refused(clgl_result result, clgl_result expected, const char *words, const char *call,
                   const char *file, int line)
{
    check_error(result, expected, call, file, line);
    if (strstr(clgl_error_message(), words)) return;
    skip_without_driver_feature();
    print_error("%s failed with the message \"%s\", without \"%s\"\n", call, clgl_error_message(), words);
    _fail(file, line);
}

void set_wrong(void *structure, const wrong_field *row)
{
    const uint32_t low = (uint32_t)row->value;
    assert_true(row->size == sizeof low || row->size == sizeof row->value);
    memcpy((char *)structure + row->offset, row->size == sizeof low ? (const void *)&low : &row->value,
           row->size);
}
