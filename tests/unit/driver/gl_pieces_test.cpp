// Tests transfers that are split because they are too large for one GL call. The GL functions are fakes that
// record their arguments.
#include "driver/gl_pieces.hpp"

#include "base/error.hpp"
#include "instead.hpp"
#include "winsys/winsys.hpp"

#include <csetjmp>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <vector>

extern "C" {
#include <cmocka.h>
}

using namespace clgl;

namespace
{

constexpr uint64_t gib = uint64_t{1} << 30;
constexpr uint64_t large = 4 * gib + gib / 2 + 12;
constexpr uint64_t from_offset = 3 * gib + 4, to_offset = 8;
// The first layers of a copy between images
constexpr GLint from_layer = 1, to_layer = 4;

// Range that one call transfers: its offset in the source, its offset in the destination, and its size, in bytes.
// Offsets in host memory are addresses.
struct Moved {
    uint64_t from, to, bytes;
};
std::vector<Moved> moved;
// A box that one call transfers, and the distance in bytes from the first texel of the image to the first texel
// of the box
struct MovedBox {
    uint64_t place;
    GlBox box;
};
std::vector<MovedBox> boxes;
std::vector<uint64_t> allocated;

uint64_t number(const void *pointer) { return reinterpret_cast<uintptr_t>(pointer); }
uint64_t number(GLintptr value) { return static_cast<uint64_t>(value); }
void *address(uint64_t value) { return reinterpret_cast<void *>(static_cast<uintptr_t>(value)); }

void copy_sub_data(GLenum, GLenum, GLintptr from, GLintptr to, GLsizeiptr bytes)
{
    moved.push_back({number(from), number(to), number(bytes)});
}
void write_sub_data(GLenum, GLintptr to, GLsizeiptr bytes, const void *data)
{
    moved.push_back({number(data), number(to), number(bytes)});
}
void read_sub_data(GLenum, GLintptr from, GLsizeiptr bytes, void *data)
{
    moved.push_back({number(from), number(data), number(bytes)});
}
void buffer_data(GLenum, GLsizeiptr bytes, const void *, GLenum) { allocated.push_back(number(bytes)); }
void *map_nothing(GLenum, GLintptr, GLsizeiptr, GLbitfield) { return nullptr; }

void note_box(const void *texels, GLint x, GLint y, GLint z, GLsizei width, GLsizei height, GLsizei depth)
{
    const auto size = [](GLint value) { return static_cast<uint64_t>(value); };
    boxes.push_back({number(texels), {{size(x), size(y), size(z)}, {size(width), size(height), size(depth)}}});
}
void read_texture(GLuint, GLint, GLint x, GLint y, GLint z, GLsizei width, GLsizei height, GLsizei depth, GLenum,
                  GLenum, GLsizei room, void *texels)
{
    note_box(texels, x, y, z, width, height, depth);
    assert_true(room > 0);
}
void write_2d(GLenum, GLint, GLint x, GLint y, GLsizei width, GLsizei height, GLenum, GLenum, const void *texels)
{
    note_box(texels, x, y, 0, width, height, 1);
}
void write_3d(GLenum, GLint, GLint x, GLint y, GLint z, GLsizei width, GLsizei height, GLsizei depth, GLenum,
              GLenum, const void *texels)
{
    note_box(texels, x, y, z, width, height, depth);
}
void read_pixels(GLint x, GLint y, GLsizei width, GLsizei height, GLenum, GLenum, void *texels)
{
    note_box(texels, x, y, 0, width, height, 1);
}
void copy_image(GLuint, GLenum, GLint, GLint x, GLint y, GLint z, GLuint, GLenum, GLint, GLint to_x, GLint to_y,
                GLint to_z, GLsizei width, GLsizei height, GLsizei depth)
{
    note_box(nullptr, x, y, z - from_layer, width, height, depth);
    assert_int_equal(to_x, x);
    assert_int_equal(to_y, y);
    assert_int_equal(to_z - to_layer, z - from_layer);
}
GLenum complete(GLenum) { return GL_FRAMEBUFFER_COMPLETE; }

// Checks that the calls transfer adjacent ranges in order, each of at most 1 GiB.
void expect_pieces(uint64_t from, uint64_t to, uint64_t size)
{
    uint64_t done = 0;
    for (const Moved &each : moved) {
        assert_int_equal(each.from, from + done);
        assert_int_equal(each.to, to + done);
        assert_in_range(each.bytes, 1, gib);
        done += each.bytes;
    }
    assert_int_equal(done, size);
    moved.clear();
}

// Checks that the boxes cover `whole`. Each box must consist of whole slices, or of rows of one slice.
void expect_boxes(const GlImage &image, const GlBox &whole)
{
    const uint64_t row = image.size[0] * image.texel_bytes, slice = image.size[1] * row;
    uint64_t texels = 0, y = 0, z = 0;
    assert_true(boxes.size() > 1);
    for (const MovedBox &each : boxes) {
        const GlBox &box = each.box;
        assert_int_equal(box.origin[0], whole.origin[0]);
        assert_int_equal(box.origin[1], whole.origin[1] + y);
        assert_int_equal(box.origin[2], whole.origin[2] + z);
        assert_int_equal(box.extent[0], whole.extent[0]);
        assert_in_range(box.extent[2] * slice, 1, std::max(gib, slice));
        assert_in_range(box.extent[1] * row, 1, gib);
        texels += box.extent[0] * box.extent[1] * box.extent[2];
        y += box.extent[1];
        if (y < whole.extent[1]) continue;
        y = 0;
        z += box.extent[2];
    }
    assert_int_equal(texels, whole.extent[0] * whole.extent[1] * whole.extent[2]);
    boxes.clear();
}

// Checks the boxes, and that each box has its own place in a packed image.
void expect_transfers(const GlImage &image, const GlBox &whole)
{
    const uint64_t row = image.size[0] * image.texel_bytes, slice = image.size[1] * row;
    for (const auto &[place, box] : boxes)
        assert_int_equal(place, box.origin[2] * slice + box.origin[1] * row + box.origin[0] * image.texel_bytes);
    expect_boxes(image, whole);
}

GlCaps caps;

void buffers_are_copied_in_pieces(void **)
{
    const Instead copy(epoxy_glCopyBufferSubData, &copy_sub_data);
    copy_gl_buffer(caps, 0, from_offset, 0, to_offset, large);
    expect_pieces(from_offset, to_offset, large);
    copy_gl_buffer(caps, 0, 4, 0, 0, 2 * gib);
    assert_int_equal(moved.size(), 2);
    expect_pieces(4, 0, 2 * gib);
    copy_gl_buffer(caps, 0, 4, 0, 0, 16);
    assert_int_equal(moved.size(), 1);
    expect_pieces(4, 0, 16);
    copy_gl_buffer(caps, 0, 4, 0, 0, 0);
    expect_pieces(4, 0, 0);
}

void buffers_are_written_and_read_in_pieces(void **)
{
    const Instead write(epoxy_glBufferSubData, &write_sub_data);
    const Instead read(epoxy_glGetBufferSubData, &read_sub_data);
    write_gl_buffer(caps, 0, to_offset, large, address(from_offset));
    expect_pieces(from_offset, to_offset, large);
    read_gl_buffer(caps, 0, from_offset, large, address(to_offset));
    expect_pieces(from_offset, to_offset, large);
}

// If the buffer cannot be mapped, temporary buffers transfer the data. Each temporary buffer has the size of one
// piece.
void other_buffers_have_the_size_of_a_piece(void **)
{
    const Instead data(epoxy_glBufferData, &buffer_data);
    const Instead copy(epoxy_glCopyBufferSubData, &copy_sub_data);
    const Instead map(epoxy_glMapBufferRange, &map_nothing);
    copy_into_gl_buffer(caps, 0, to_offset, large, address(from_offset));
    assert_int_equal(allocated.size(), 5);
    uint64_t done = 0;
    for (size_t i = 0; i < allocated.size(); ++i) {
        assert_int_equal(moved[i].from, 0);
        assert_int_equal(moved[i].to, to_offset + done);
        assert_int_equal(moved[i].bytes, allocated[i]);
        assert_in_range(allocated[i], 1, gib);
        done += allocated[i];
    }
    assert_int_equal(done, large);
    allocated.clear();
    moved.clear();

    GlCaps without_reads = caps;
    without_reads.get_buffer_sub_data = false;
    bool failed = false;
    try {
        read_gl_buffer(without_reads, 0, from_offset, large, nullptr);
    } catch (const Error &) {
        failed = true;
    }
    assert_true(failed);
    assert_int_equal(allocated.size(), 1);
    assert_int_equal(allocated[0], gib);
    allocated.clear();
    moved.clear();
}

GlImage image_of(GLenum target, uint64_t width, uint64_t height, uint64_t depth)
{
    GlImage image;
    image.target = target;
    image.size[0] = width;
    image.size[1] = height;
    image.size[2] = depth;
    image.internal_format = GL_RGBA32F;
    image.type = GL_FLOAT;
    image.texel_bytes = 16;
    return image;
}

void read_and_write(const GlImage &image, const GlBox &box)
{
    const GlTexels texels = GlTexels::packed(image, 0, nullptr);
    read_gl_image(caps, image, box, texels);
    expect_transfers(image, box);
    write_gl_image(caps, image, box, texels);
    expect_transfers(image, box);
}

void textures_are_moved_in_pieces(void **)
{
    const Instead read(epoxy_glGetTextureSubImage, &read_texture);
    const Instead two(epoxy_glTexSubImage2D, &write_2d);
    const Instead three(epoxy_glTexSubImage3D, &write_3d);
    const GlImage flat = image_of(GL_TEXTURE_2D, 16384, 16384, 1);
    read_and_write(flat, whole_box(flat));
    read_and_write(flat, {{3, 5, 0}, {16000, 16001, 1}});
    const GlImage deep = image_of(GL_TEXTURE_3D, 1024, 1000, 300);
    read_and_write(deep, whole_box(deep));
    read_and_write(deep, {{1, 2, 3}, {1000, 900, 280}});
    const GlImage array = image_of(GL_TEXTURE_2D_ARRAY, 16384, 8192, 3);
    read_and_write(array, whole_box(array));
}

// Each piece of a compressed texture must contain whole blocks.
void pieces_of_compressed_textures_begin_with_a_block(void **)
{
    const Instead read(epoxy_glGetTextureSubImage, &read_texture);
    GlImage image = image_of(GL_TEXTURE_2D, 16380, 16380, 1);
    image.compressed = true;
    read_gl_image(caps, image, {{0, 0, 0}, {4, 4, 1}}, GlTexels::packed(image, 0, nullptr));
    for (const MovedBox &each : boxes)
        for (const uint64_t block : {4, 5, 6, 8, 10, 12})
            assert_int_equal(each.box.origin[1] % block, 0);
    expect_transfers(image, whole_box(image));
}

void framebuffers_are_read_in_pieces(void **)
{
    const Instead status(epoxy_glCheckFramebufferStatus, &complete);
    const Instead read(epoxy_glReadPixels, &read_pixels);
    GlCaps without_reads = caps;
    without_reads.get_texture_sub_image = false;
    const GlImage image = image_of(GL_TEXTURE_2D, 16384, 16384, 1);
    read_gl_image(without_reads, image, whole_box(image), GlTexels::packed(image, 0, nullptr));
    expect_transfers(image, whole_box(image));
}

void copy(const GlImage &image, const GlBox &box) { copy_gl_image({image, from_layer}, {image, to_layer}, box); }

void images_are_copied_in_pieces(void **)
{
    const Instead whole(epoxy_glCopyImageSubData, &copy_image);
    const GlImage flat = image_of(GL_TEXTURE_2D, 16384, 16384, 1);
    copy(flat, whole_box(flat));
    expect_boxes(flat, whole_box(flat));
    copy(flat, {{3, 5, 0}, {16000, 16001, 1}});
    expect_boxes(flat, {{3, 5, 0}, {16000, 16001, 1}});
    const GlImage deep = image_of(GL_TEXTURE_3D, 1024, 1000, 300);
    copy(deep, {{1, 2, 3}, {1000, 900, 280}});
    expect_boxes(deep, {{1, 2, 3}, {1000, 900, 280}});
    const GlImage cube = image_of(GL_TEXTURE_CUBE_MAP, 16384, 16384, 6);
    copy(cube, whole_box(cube));
    expect_boxes(cube, whole_box(cube));
    const GlImage tiny = image_of(GL_TEXTURE_2D, 16, 16, 1);
    copy(tiny, whole_box(tiny));
    assert_int_equal(boxes.size(), 1);
    boxes.clear();
}

// glCopyImageSubData treats the layers of a 1D array as slices.
void arrays_of_lines_are_copied_in_pieces(void **)
{
    const Instead whole(epoxy_glCopyImageSubData, &copy_image);
    copy(image_of(GL_TEXTURE_1D_ARRAY, 16384, 16384, 1), {{7, 11, 0}, {16000, 16001, 1}});
    expect_boxes(image_of(GL_TEXTURE_2D_ARRAY, 16384, 1, 16384), {{7, 0, 11}, {16000, 1, 16001}});
}

}  // namespace

int main()
{
    const auto context = winsys::make_headless([](const winsys::OwnContext &) { return true; });
    winsys::make_current(context->binding());
    caps = read_gl_caps();
    caps.get_texture_sub_image = true;
    const CMUnitTest tests[] = {
        cmocka_unit_test(buffers_are_copied_in_pieces),
        cmocka_unit_test(buffers_are_written_and_read_in_pieces),
        cmocka_unit_test(other_buffers_have_the_size_of_a_piece),
        cmocka_unit_test(textures_are_moved_in_pieces),
        cmocka_unit_test(pieces_of_compressed_textures_begin_with_a_block),
        cmocka_unit_test(framebuffers_are_read_in_pieces),
        cmocka_unit_test(images_are_copied_in_pieces),
        cmocka_unit_test(arrays_of_lines_are_copied_in_pieces),
    };
    const int result = cmocka_run_group_tests(tests, nullptr, nullptr);
    winsys::make_current({});
    return result;
}
