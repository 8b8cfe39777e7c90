/* Command-line options. */
#ifndef HARNESS_OPTIONS_H
#define HARNESS_OPTIONS_H

#include <stdint.h>

/* Parses the value of an option into its target; returns 0 if it is invalid. */
typedef int harness_reader(const char *text, void *target);

/* An option: a flag sets an int to 1, any other has a value that its reader parses. */
typedef struct harness_option {
    /* "--frames" */
    const char *name;
    /* Name of the value in --help; NULL for a flag */
    const char *value;
    const char *help;
    /* NULL for a flag */
    harness_reader *read;
    void *target;
} harness_option;

/* Description of an example. */
typedef struct harness_about {
    const char *name;
    /* One line for --help */
    const char *idea;
    /* Additional options of this example */
    const harness_option *options;
    int option_count;
} harness_about;

/* In pixels */
typedef struct harness_size {
    int width;
    int height;
} harness_size;

/* Values of the common options of the examples with OpenGL. */
typedef struct harness_options {
    /* 0 = unlimited */
    int frames;
    harness_size size;
    int headless;
    /* NULL = none */
    const char *screenshot;
    /* CLGL_TRANSPORT_... */
    clgl_transport transport;
    /* NULL = chosen by clgl */
    const char *device;
    int vsync;
    int verbose;
} harness_options;

/* Readers for an int from 1 to 1,000,000,000, a harness_size ("640x480"), and a const char *. */
harness_reader read_count;
harness_reader read_size;
harness_reader read_text;

/* Reads the command line. Ends the program after --help, and with status 2 for a wrong option. --help lists
 * the options of the example first, then the common ones. */
void options_parse(const harness_about *about, const harness_option *common, int common_count, int argc,
                   char **argv);

/* Like options_parse, with the common options of the examples with OpenGL. */
void options_read(harness_options *options, const harness_about *about, int argc, char **argv);

#endif
