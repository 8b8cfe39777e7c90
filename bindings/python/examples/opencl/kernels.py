"""Kernels: the names and types of arguments, sizes, values of every type, local memory, and clones."""

import numpy as np

import clgl

SOURCE = """
typedef struct { int count; float weight; } item;
kernel void blend(global float *out, const float4 color, int number, item one, local float *room, constant float *table)
{
    room[get_local_id(0)] = get_global_id(0);
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = color.y + number + one.count * one.weight + room[0] + table[0];
}
"""

with clgl.Context.compute_only() as context, context.queue() as queue:
    kernel = context.program(SOURCE).kernel("blend")
    for index in range(kernel.info.argument_count):
        info = kernel.argument_info(index)
        print(f"{info.name}: {info.type_name}, {info.type.name}, {info.address.name}")
    group = kernel.work_group_info()
    print("work-groups of up to", group.work_group_size >= 1, "work-items; index of room:", kernel.find_argument("room"))

    out = context.buffer(np.zeros(4, np.float32))
    table = context.buffer(np.array([100], np.float32), access=clgl.Access.READ_ONLY)
    one = np.array((3, 0.5), [("count", np.int32), ("weight", np.float32)])
    kernel(queue, 4, out, (0, 1000, 0, 0), np.int32(7), one, clgl.LocalMemory(8), table, local_size=2)
    print("with a local size of 2:", out.read(queue))
    kernel[1, 4, queue](out, np.zeros(4, np.float32), 7, one, clgl.LocalMemory(16), table)
    print("one work-group of 4:", out.read(queue))

    twin = kernel.clone()
    twin.set(out, (0, 1, 0, 0), 0, one, clgl.LocalMemory(4), table)
    twin.set_launch(clgl.Launch(global_size=(4,), local_size=(1,)))
    twin.launch(queue)
    print("a clone with arguments that are set:", out.read(queue))
