/* The options of the command line. */
#ifndef HARNESS_OPTIONS_H
#define HARNESS_OPTIONS_H

#include <stdint.h>

/* Reads the text that follows an option into its target; returns 0 if it is not what the option takes. */
typedef int harness_reader(const char *text, void *target);

/* An option: a flag sets an int to 1, any other is followed by a text that its reader understands. */
typedef struct harness_option {
    /* "--frames" */
    const char *name;
    /* What follows it, as --help shows it; NULL for a flag */
    const char *value;
    const char *help;
    /* NULL for a flag */
    harness_reader *read;
    void *target;
} harness_option;

/* What the options that all examples have were set to. */
typedef struct harness_options {
    /* 0 for no end */
    int frames;
    int width;
    int height;
    int headless;
    /* NULL for none */
    const char *screenshot;
    /* CLGL_TRANSPORT_... */
    int32_t transport;
    /* NULL for clgl's choice */
    const char *device;
    int vsync;
    int verbose;
} harness_options;

struct harness_about;

/* Reads the command line, or ends the program: after --help, or because of a bad option. */
void options_read(harness_options *options, const struct harness_about *about, int argc, char **argv);

#endif
