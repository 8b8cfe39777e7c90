/* clgl lets OpenCL and OpenGL work on the same memory; this header includes all others. See clgl(7). */
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
