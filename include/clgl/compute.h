/* Includes the headers of programs, kernels and samplers. */
#ifndef CLGL_COMPUTE_H
#define CLGL_COMPUTE_H

#include <clgl/kernel.h>
#include <clgl/program.h>
#include <clgl/sampler.h>

#endif
