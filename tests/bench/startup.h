/* The kernel that startup_by_clgl and startup_by_hand run. */
#ifndef CLGL_STARTUP_H
#define CLGL_STARTUP_H

#define STARTUP_KERNEL "fill"
#define STARTUP_SOURCE "kernel void fill(global float *a) { a[get_global_id(0)] = sin((float)get_global_id(0)); }"
#define STARTUP_SIZE 1024u

#endif
