"""Images: formats, pixels from and to arrays, regions, fills, samplers, and PNG output."""

import numpy as np

import clgl

SOURCE = """
kernel void half_size(read_only image2d_t from, sampler_t sampler, write_only image2d_t to)
{
    const int2 at = (int2)(get_global_id(0), get_global_id(1));
    write_imagef(to, at, read_imagef(from, sampler, (convert_float2(at) + 0.5f) / convert_float2(get_image_dim(to))));
}
"""

with clgl.Context.compute_only() as context, context.queue() as queue:
    formats = context.texture_list_formats(clgl.TextureType.TEXTURE_2D, clgl.Access.READ_WRITE)
    info = clgl.format_get_info(clgl.Format.RGBA8)
    print("formats:", clgl.Format.RGBA8 in formats, info.name, info.gl_internal_format_name, info.cl_channel_order_name)

    pixels = np.zeros((4, 4, 4), np.uint8)
    pixels[::2, ::2] = pixels[1::2, 1::2] = 255
    board = context.texture(pixels)
    print("from an array:", board.format.name, board.shape, board.dtype)

    small = context.texture(width=2, height=2, format=clgl.Format.RGBA8)
    sampler = context.sampler(filter=clgl.SamplerFilter.LINEAR)
    context.program(SOURCE).kernel("half_size")(queue, (2, 2), board, sampler, small)
    print("half the size:", small.read(queue)[..., 0].tolist())

    board.fill((1, 0, 0, 1), queue, region=clgl.TextureRegion(extent=(1, 1, 1)))
    print("a filled pixel:", board.read(queue)[0, 0])
    with board.map(queue, clgl.MapFlags.READ) as mapped:
        print("mapped:", mapped.shape)
    print("a PNG file:", board.png(queue)[1:4])
