#define _GNU_SOURCE
#include "texture_support.h"

const clgl_texture_type image_kinds[5] = {CLGL_TEXTURE_TYPE_1D, CLGL_TEXTURE_TYPE_2D, CLGL_TEXTURE_TYPE_3D,
                                          CLGL_TEXTURE_TYPE_1D_ARRAY, CLGL_TEXTURE_TYPE_2D_ARRAY};

clgl_texture_desc describe_image(clgl_texture_type kind, clgl_format format)
{
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    const int is_3d = kind == CLGL_TEXTURE_TYPE_3D;
    const int is_array = kind == CLGL_TEXTURE_TYPE_1D_ARRAY || kind == CLGL_TEXTURE_TYPE_2D_ARRAY;
    desc.flags = CLGL_TEXTURE_COMPUTE_ONLY;
    desc.type = kind;
    desc.format = format;
    desc.width = 13;
    if (is_3d || kind == CLGL_TEXTURE_TYPE_2D || kind == CLGL_TEXTURE_TYPE_2D_ARRAY) desc.height = 7;
    if (is_3d) desc.depth = 5;
    if (is_array) desc.layers = 5;
    return desc;
}

clgl_format_info info_of_format(clgl_format format)
{
    clgl_format_info info = CLGL_FORMAT_INFO_INIT;
    expect_success(clgl_format_get_info(format, &info));
    return info;
}

static size_t at_least_1(size_t size) { return size ? size : 1; }

image make_image(clgl_context context, clgl_texture_desc desc, uint32_t seed)
{
    image i;
    i.format = info_of_format(desc.format);
    i.kind = desc.type;
    i.size[0] = desc.width;
    i.size[1] = at_least_1(desc.type == CLGL_TEXTURE_TYPE_1D_ARRAY ? desc.layers : desc.height);
    i.size[2] = at_least_1(desc.type == CLGL_TEXTURE_TYPE_2D_ARRAY ? desc.layers : desc.depth);
    i.bytes = i.size[0] * i.size[1] * i.size[2] * i.format.bytes_per_pixel;
    i.pixels = malloc(i.bytes);
    assert_non_null(i.pixels);
    fill_bytes(i.pixels, i.bytes, seed);
    desc.data = i.pixels;
    expect_success(clgl_texture_create(context, &desc, &i.texture));
    return i;
}

void destroy_image(image *i)
{
    expect_success(clgl_texture_destroy(i->texture));
    free(i->pixels);
}

void expect_image(clgl_queue queue, const image *i)
{
    unsigned char *got = malloc(i->bytes);
    assert_non_null(got);
    memset(got, RUBBISH, i->bytes);
    expect_success(clgl_texture_read(queue, i->texture, NULL, got, 1, 0, NULL, NULL));
    if (memcmp(got, i->pixels, i->bytes) != 0)
        print_error("wrong pixels in a texture of kind %d and format %s\n", (int)i->kind, i->format.name);
    expect_same_bytes(got, i->pixels, i->bytes);
    free(got);
}

clgl_texture_region whole_image(const image *i)
{
    clgl_texture_region region = CLGL_TEXTURE_REGION_INIT;
    memcpy(region.extent, i->size, sizeof region.extent);
    return region;
}

clgl_texture_region inner_part(const image *i)
{
    clgl_texture_region region = CLGL_TEXTURE_REGION_INIT;
    for (int part = 0; part < 3; ++part) {
        if (i->size[part] == 1) continue;
        region.origin[part] = 1 + (size_t)part % 2;
        region.extent[part] = i->size[part] - 3;
    }
    return region;
}

size_t region_bytes(const image *i, const clgl_texture_region *region)
{
    const size_t row = region->row_pitch ? region->row_pitch : region->extent[0] * i->format.bytes_per_pixel;
    const size_t slice = region->slice_pitch ? region->slice_pitch : row * region->extent[1];
    return slice * region->extent[2];
}

size_t in_memory(const image *i, const clgl_texture_region *region, const size_t at[3])
{
    const size_t row = region->row_pitch ? region->row_pitch : region->extent[0] * i->format.bytes_per_pixel;
    const size_t slice = region->slice_pitch ? region->slice_pitch : row * region->extent[1];
    return at[2] * slice + at[1] * row + at[0] * i->format.bytes_per_pixel;
}

size_t in_image(const image *i, const clgl_texture_region *region, const size_t at[3])
{
    const size_t x = region->origin[0] + at[0], y = region->origin[1] + at[1], z = region->origin[2] + at[2];
    return ((z * i->size[1] + y) * i->size[0] + x) * i->format.bytes_per_pixel;
}

void store_region(image *i, const clgl_texture_region *region, const void *memory)
{
    size_t at[3];
    FOR_EACH_PIXEL(region, at)
    memcpy(i->pixels + in_image(i, region, at), (const char *)memory + in_memory(i, region, at),
           i->format.bytes_per_pixel);
}

void load_region(const image *i, const clgl_texture_region *region, void *memory)
{
    size_t at[3];
    FOR_EACH_PIXEL(region, at)
    memcpy((char *)memory + in_memory(i, region, at), i->pixels + in_image(i, region, at),
           i->format.bytes_per_pixel);
}

uint32_t list_formats(clgl_context context, clgl_texture_type kind, clgl_access access, clgl_format *formats)
{
    uint32_t count = 0;
    expect_success(clgl_texture_list_formats(context, kind, access, MOST_FORMATS, formats, &count));
    assert_in_range(count, 1, MOST_FORMATS);
    return count;
}

int has_format(clgl_context context, clgl_format format)
{
    clgl_format formats[MOST_FORMATS];
    const uint32_t count = list_formats(context, CLGL_TEXTURE_TYPE_2D, CLGL_ACCESS_READ_WRITE, formats);
    for (uint32_t i = 0; i < count; ++i)
        if (formats[i] == format) return 1;
    return 0;
}
