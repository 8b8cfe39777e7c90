#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "check.h"

void fail(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
    exit(EXIT_FAILURE);
}

void check(clgl_result result)
{
    if (result < 0) fail("%s", clgl_error_message());
}
