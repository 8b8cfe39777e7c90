"""Typed views of device memory, which correspond to NumPy views: slices, transposed and reshaped views, and
commands."""

import numpy as np

import clgl

with clgl.Context.compute_only() as context, context.queue() as queue:
    buffer = context.buffer(np.arange(12, dtype=np.float32).reshape(3, 4))
    view = buffer.view()
    print("shape and strides:", view.shape, view.strides)
    print("a row:", view[1].read(queue))
    print("a column, backwards:", view[::-1, 2].read(queue))
    print("transposed:", view.T.read(queue).shape)
    view[1:, ::2] = 0
    view[0] = np.array([9, 8, 7, 6], np.float32)
    print("after assignments:", *view.read(queue), sep="\n")
    print("an item:", view.item(0, 1))
    print("other types:", buffer.view(np.uint32, (2,)).read(queue), buffer.view("B").shape)
    other = context.buffer(np.zeros((4, 3), np.float32))
    view.copy(other.view().T, queue)
    print("copied, transposed:", other.read(queue)[0])
