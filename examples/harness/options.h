/* Command-line options. */
#ifndef HARNESS_OPTIONS_H
#define HARNESS_OPTIONS_H

#include <stdint.h>

/* Parses the value of an option into its target. Returns 0 if the value is invalid. */
typedef int harness_reader(const char *text, void *target);

/* Describes an option. A flag sets an int to 1. Any other option has a value, which its reader parses. */
typedef struct harness_option {
    /* Name of the option, such as "--frames" */
    const char *name;
    /* Name of the value in --help; NULL for a flag */
    const char *value;
    const char *help;
    /* NULL for a flag */
    harness_reader *read;
    void *target;
} harness_option;

/* Description of an example */
typedef struct harness_about {
    const char *name;
    /* One line for --help that describes the example */
    const char *idea;
    /* Additional options of this example */
    const harness_option *options;
    int option_count;
} harness_about;

/* A size in pixels */
typedef struct harness_size {
    int width;
    int height;
} harness_size;

/* Values of the common options of the examples with OpenGL */
typedef struct harness_options {
    /* Number of frames; 0 = unlimited */
    int frames;
    harness_size size;
    int headless;
    /* Path of a PNG file for the last frame; NULL = none */
    const char *screenshot;
    /* CLGL_TRANSPORT_... */
    clgl_transport transport;
    /* Part of the device name; NULL = clgl chooses the device */
    const char *device;
    int vsync;
    int verbose;
} harness_options;

/* Readers for an int from 1 to 1,000,000,000, for a harness_size such as "640x480", and for a const char * */
harness_reader read_count;
harness_reader read_size;
harness_reader read_text;

/* Reads the command line. Ends the process after --help, and with status 2 after a wrong option. --help lists
 * first the options of the example, then the common options. */
void options_parse(const harness_about *about, const harness_option *common, int common_count, int argc,
                   char **argv);

/* Like options_parse, with the common options of the examples with OpenGL. */
void options_read(harness_options *options, const harness_about *about, int argc, char **argv);

#endif
