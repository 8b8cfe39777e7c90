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

/* What an example is. */
typedef struct harness_about {
    const char *name;
    /* One line for --help */
    const char *idea;
    /* Options of its own, besides those that all examples have */
    const harness_option *options;
    int option_count;
} harness_about;

/* Pixels */
typedef struct harness_size {
    int width;
    int height;
} harness_size;

/* What the options that all examples with OpenGL have were set to. */
typedef struct harness_options {
    /* 0 for no end */
    int frames;
    harness_size size;
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

/* Readers: into an int from 1 to 1,000,000,000, a harness_size ("640x480"), a const char *. */
harness_reader read_count;
harness_reader read_size;
harness_reader read_text;

/* Reads the command line, or ends the program: after --help, or with status 2 because of a bad option. --help
 * lists the example's own options first, then the common ones. */
void options_parse(const harness_about *about, const harness_option *common, int common_count, int argc,
                   char **argv);

/* The same with the common options of the examples with OpenGL. */
void options_read(harness_options *options, const harness_about *about, int argc, char **argv);

#endif
