"""Programs: options, kernels, logs, binaries, headers, linking, and building in the background."""

import threading

import numpy as np

import clgl

NO_BUILD = clgl.ProgramFlags.NO_BUILD
SOURCE = "kernel void scale(global float *x) { x[get_global_id(0)] *= FACTOR; }"

with clgl.Context.compute_only() as context, context.queue() as queue:
    x = context.buffer(np.ones(3, np.float32))
    program = context.program(SOURCE, options="-DFACTOR=3")
    program.kernel("scale")(queue, 3, x)
    print("built from source:", program.kernel_names, x.read(queue))

    try:
        context.program("kernel void scale(global float *x) { x[0] = nonsense; }")
    except clgl.Error as error:
        print("the log of a failure:", error.result.name, "nonsense" in error.message)

    again = context.program(binaries={context.info.device: program.binary()})
    again.kernel("scale")(queue, 3, x)
    print("from its binary:", again.info.origin.name, x.read(queue))

    header = context.program("#define FACTOR 0.5f", flags=NO_BUILD)
    part = context.program('#include "factor.h"\n' + SOURCE, flags=NO_BUILD)
    part.compile(header_names=["factor.h"], headers=[header])
    linked = clgl.Program.link(context, [part])
    linked.kernel("scale")(queue, 3, x)
    print("compiled and linked:", x.read(queue))

    built = threading.Event()
    background = context.program(SOURCE, flags=NO_BUILD)
    background.build(options="-DFACTOR=2", callback=lambda which, result: (print("called:", result.name), built.set()))
    built.wait()
    print("in the background:", background.build_info().status.name)
