/* clgl lets OpenCL and OpenGL work on the same memory. This header includes all other headers; see clgl(7).
 *
 * The tag @threads in the comment of a function says which threads may call the function: "any" = any thread;
 * "GL" = a thread on which an OpenGL context of the share group is current; or a sentence. clgl_threads(7)
 * describes the exception for headless contexts. Attributes in braces, such as {nullable}, and the other tags are
 * for the generators of bindings; bindings/README.md describes them.
 *
 * Comments of functions do not repeat the errors of invalid handles and of wait lists. The pages of the functions
 * in the manual list all errors. */
#ifndef CLGL_CLGL_H
#define CLGL_CLGL_H

#include <clgl/acquire.h>
#include <clgl/buffer.h>
#include <clgl/common.h>
#include <clgl/compute.h>
#include <clgl/context.h>
#include <clgl/convert.h>
#include <clgl/device.h>
#include <clgl/fence.h>
#include <clgl/format.h>
#include <clgl/kernel.h>
#include <clgl/literal.h>
#include <clgl/native.h>
#include <clgl/program.h>
#include <clgl/queue.h>
#include <clgl/ring.h>
#include <clgl/sampler.h>
#include <clgl/texture.h>
#include <clgl/version.h>
#include <clgl/view.h>

#endif
