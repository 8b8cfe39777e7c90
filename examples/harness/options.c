#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <clgl/clgl.h>

#include "options.h"

enum { DEFAULT_WIDTH = 640, DEFAULT_HEIGHT = 480, LARGEST_SIDE = 16384, BAD_OPTION = 2 };

/* Parses a number from 1 to `most`, and sets *end to the first character after it. Returns 0 if there is no such
 * number. */
static int number(const char *text, long most, char **end)
{
    errno = 0;
    *end = (char *)text;
    if (*text < '0' || *text > '9') return 0;
    const long value = strtol(text, end, 10);
    return errno == 0 && value <= most ? (int)value : 0;
}

int read_count(const char *text, void *target)
{
    enum { LARGEST_COUNT = 1000000000 };
    char *end;
    const int count = number(text, LARGEST_COUNT, &end);
    *(int *)target = count;
    return count > 0 && *end == '\0';
}

int read_size(const char *text, void *target)
{
    harness_size *size = target;
    char *end;
    size->width = number(text, LARGEST_SIDE, &end);
    if (*end != 'x') return 0;
    size->height = number(end + 1, LARGEST_SIDE, &end);
    return size->width > 0 && size->height > 0 && *end == '\0';
}

int read_text(const char *text, void *target)
{
    *(const char **)target = text;
    return *text != '\0';
}

static int read_transport(const char *text, void *target)
{
    static const struct {
        const char *name;
        clgl_transport transport;
    } transports[] = {{"external", CLGL_TRANSPORT_EXTERNAL},
                      {"native", CLGL_TRANSPORT_NATIVE},
                      {"mapped", CLGL_TRANSPORT_MAPPED},
                      {"staged", CLGL_TRANSPORT_STAGED}};
    for (size_t i = 0; i < sizeof transports / sizeof transports[0]; ++i) {
        if (strcmp(text, transports[i].name) != 0) continue;
        *(int32_t *)target = transports[i].transport;
        return 1;
    }
    return 0;
}

static int read_switch(const char *text, void *target)
{
    *(int *)target = strcmp(text, "on") == 0;
    return *(int *)target || strcmp(text, "off") == 0;
}

static void bad_option(const harness_about *about)
{
    fprintf(stderr, "; %s --help lists the options\n", about->name);
    exit(BAD_OPTION);
}

static const harness_option *find(const harness_option *options, int count, const char *name)
{
    for (int i = 0; i < count; ++i)
        if (strcmp(options[i].name, name) == 0) return &options[i];
    return NULL;
}

static void print_options(const harness_option *options, int count)
{
    enum { HELP_COLUMN = 30 };
    for (int i = 0; i < count; ++i) {
        const char *value = options[i].value ? options[i].value : "";
        const int written = printf("  %s %s", options[i].name, value);
        printf("%*s%s\n", written < HELP_COLUMN ? HELP_COLUMN - written : 1, "", options[i].help);
    }
}

/* Reads an option and its value. Returns the number of arguments that were read. */
static int read_option(const harness_option *option, const harness_about *about, const char *text)
{
    if (!option->read) {
        *(int *)option->target = 1;
        return 1;
    }
    if (!text) {
        fprintf(stderr, "%s needs a value %s", option->name, option->value);
        bad_option(about);
    } else if (!option->read(text, option->target)) {
        fprintf(stderr, "%s %s: invalid value \"%s\"", option->name, option->value, text);
        bad_option(about);
    }
    return 2;
}

void options_parse(const harness_about *about, const harness_option *common, int common_count, int argc,
                   char **argv)
{
    int help = 0;
    const harness_option for_help = {"--help", NULL, "print this text", NULL, &help};
    for (int i = 1; i < argc;) {
        const harness_option *option = find(common, common_count, argv[i]);
        if (!option) option = find(about->options, about->option_count, argv[i]);
        if (!option) option = find(&for_help, 1, argv[i]);
        if (!option) {
            fprintf(stderr, "unknown option \"%s\"", argv[i]);
            bad_option(about);
        }
        i += read_option(option, about, argv[i + 1]);
    }
    if (!help) return;
    printf("%s: %s\n\n", about->name, about->idea);
    print_options(about->options, about->option_count);
    print_options(common, common_count);
    print_options(&for_help, 1);
    exit(EXIT_SUCCESS);
}

void options_read(harness_options *options, const harness_about *about, int argc, char **argv)
{
    const harness_option common[] = {
        {"--frames", "N", "end after N frames (1 without a visible window)", read_count, &options->frames},
        {"--size", "WxH", "pixels to draw (640x480)", read_size, &options->size},
        {"--headless", NULL, "no window, even if there is a display", NULL, &options->headless},
        {"--screenshot", "FILE.png", "write the last frame to a file", read_text, &options->screenshot},
        {"--transport", "external|native|mapped|staged", "how memory is shared", read_transport,
         &options->transport},
        {"--device", "TEXT", "a part of the OpenCL device name", read_text, &options->device},
        {"--vsync", "on|off", "wait for the display (on)", read_switch, &options->vsync},
        {"--verbose", NULL, "print more on stderr", NULL, &options->verbose},
    };
    memset(options, 0, sizeof *options);
    options->size.width = DEFAULT_WIDTH;
    options->size.height = DEFAULT_HEIGHT;
    options->vsync = 1;
    options_parse(about, common, sizeof common / sizeof common[0], argc, argv);
}
