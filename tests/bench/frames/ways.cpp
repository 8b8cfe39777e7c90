// The list of implementations.
#include "way.hpp"

#include <algorithm>

namespace frames
{

namespace
{

// Name of a kind of implementation in the table
struct FamilyName {
    Family family;
    const char *name;
    // End of the name: "ring of 4", "4 textures", or nothing if there is only one texture
    enum { none, ring, textures } counts;
};
constexpr FamilyName family_names[] = {
    {Family::floor, "draw alone", FamilyName::none},
    {Family::external, "clgl external", FamilyName::textures},
    {Family::external_ring, "clgl external", FamilyName::ring},
    {Family::native, "clgl native", FamilyName::textures},
    {Family::native_ring, "clgl native", FamilyName::ring},
    {Family::mapped, "clgl mapped", FamilyName::textures},
    {Family::mapped_ring, "clgl mapped", FamilyName::ring},
    {Family::staged, "clgl staged", FamilyName::textures},
    {Family::staged_ring, "clgl staged", FamilyName::ring},
    {Family::hand_semaphores, "by hand, Vulkan's memory, semaphores", FamilyName::ring},
    {Family::hand_waits, "by hand, Vulkan's memory, waits", FamilyName::ring},
    {Family::hand_native, "by hand, cl_khr_gl_sharing", FamilyName::textures},
    {Family::hand_mapped, "by hand, mapped pixel buffer", FamilyName::none},
    {Family::hand_pixel_buffers, "by hand, staged pixel buffers", FamilyName::ring},
    {Family::hand_host, "by hand, through the host", FamilyName::none},
    {Family::cuda_texture, "CUDA, registered texture", FamilyName::none},
    {Family::cuda_buffer, "CUDA, registered pixel buffer", FamilyName::none},
    {Family::cuda_buffer_waits, "CUDA, registered pixel buffer, a wait", FamilyName::none},
};

const FamilyName &name_of(Family family) { return *std::ranges::find(family_names, family, &FamilyName::family); }

// Numbers of textures that are used in turns, without a ring
constexpr uint32_t texture_counts[] = {1, 4};
// Number of textures with cl_khr_gl_sharing
constexpr uint32_t native_textures = 2;

struct ClglFamily {
    clgl_transport transport;
    Family textures, ring;
};
constexpr ClglFamily clgl_families[] = {
    {CLGL_TRANSPORT_EXTERNAL, Family::external, Family::external_ring},
    {CLGL_TRANSPORT_NATIVE, Family::native, Family::native_ring},
    {CLGL_TRANSPORT_MAPPED, Family::mapped, Family::mapped_ring},
    {CLGL_TRANSPORT_STAGED, Family::staged, Family::staged_ring},
};

Row ring_row(const ClglFamily &family, uint32_t slots)
{
    return {family.ring, slots, [transport = family.transport, slots](Session &session, Size size) {
                return make_clgl_ring(session, size, transport, slots, CLGL_FOREVER);
            }};
}

Row hand_row(Family family, HandOrder order, uint32_t slots)
{
    return {family, slots, [order, slots](Session &session, Size size) {
                return make_hand_vulkan(session, size, order, slots);
            }};
}

void add_clgl(std::vector<Row> &rows, const ClglFamily &family)
{
    for (const uint32_t slots : texture_counts)
        rows.push_back(
            {family.textures, slots, [transport = family.transport, slots](Session &session, Size size) {
                 return make_clgl_textures(session, size, transport, slots);
             }});
    for (const uint32_t slots : ring_sizes) {
        if (family.ring == Family::external_ring) {
            rows.push_back(hand_row(Family::hand_semaphores, HandOrder::semaphores, slots));
            rows.push_back(hand_row(Family::hand_waits, HandOrder::waits, slots));
        }
        if (family.ring == Family::staged_ring)
            rows.push_back({Family::hand_pixel_buffers, slots, [slots](Session &session, Size size) {
                                return make_hand_pixel_buffers(session, size, slots);
                            }});
        rows.push_back(ring_row(family, slots));
    }
}

}  // namespace

const char *Row::family_name() const { return name_of(family).name; }

std::string Row::name() const
{
    const FamilyName &of = name_of(family);
    const std::string count = std::to_string(slots);
    if (of.counts == FamilyName::ring) return std::string(of.name) + ", ring of " + count;
    if (of.counts == FamilyName::textures)
        return std::string(of.name) + ", " + count + (slots == 1 ? " texture" : " textures");
    return of.name;
}

std::vector<Row> all_rows()
{
    std::vector<Row> rows{{Family::floor, 1, &make_floor}};
    for (const ClglFamily &family : clgl_families)
        add_clgl(rows, family);
    rows.push_back({Family::hand_native, native_textures, [](Session &session, Size size) {
                        return make_hand_native(session, size, native_textures);
                    }});
    rows.push_back({Family::hand_mapped, 1, &make_hand_mapped});
    rows.push_back({Family::hand_host, 1, &make_hand_host});
    rows.push_back({Family::cuda_texture, 1, &make_cuda_texture});
    const auto buffer = [](bool waits) {
        return [waits](Session &session, Size size) { return make_cuda_buffer(session, size, waits); };
    };
    rows.push_back({Family::cuda_buffer, 1, buffer(false)});
    rows.push_back({Family::cuda_buffer_waits, 1, buffer(true)});
    return rows;
}

}  // namespace frames
