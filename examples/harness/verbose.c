#include "verbose.h"

#include <stdio.h>
#include <stdlib.h>

#include "check.h"

static void log_to_stderr(clgl_log_level level, const char *message, void *user_data)
{
    static const char *const levels[] = {"", "error", "warning", "info", "trace"};
    (void)user_data;
    fprintf(stderr, "clgl %s: %s\n", levels[level], message);
}

void verbose_log(void) { check(clgl_log_set_callback(log_to_stderr, NULL, CLGL_LOG_TRACE)); }

void verbose_context(clgl_context context)
{
    size_t size = 0;
    check(clgl_context_get_report(context, 0, NULL, &size));
    char *text = malloc(size);
    if (!text) fail("no memory for the report of a context");
    check(clgl_context_get_report(context, size, text, NULL));
    fputs(text, stderr);
    free(text);
}
