/* clgl shares buffers and textures between OpenCL and OpenGL. This header includes all other headers of clgl.
 * clgl(7) states the rules that functions have in common.
 *
 * In the comment of a function, the tag @threads states which threads may call the function. "any" means any
 * thread. "GL" means a thread with a current OpenGL context of the share group of the clgl context. "with the
 * OpenGL context to join" means a thread on which this OpenGL context is current. A condition after "or any"
 * states when any thread may call the function. clgl_threads(7) describes the exception for headless contexts. In
 * the comment of a callback type, the tag states which thread calls the callback.
 *
 * bindings/README.md describes the other tags, and attributes in braces such as {nullable}.
 *
 * The comments of functions may omit the errors of invalid handles and of invalid wait lists. The pages of the
 * functions in the manual also list these errors. */
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
