#include "probe.hpp"

#include <algorithm>
#include <functional>

namespace clglinfo
{

namespace
{

// Small textures suffice, because the library tests each command on a small image of its own.
constexpr uint32_t texture_side = 4;
constexpr size_t largest_pixel_bytes = 16;
constexpr size_t buffer_bytes = largest_pixel_bytes * texture_side * texture_side * texture_side;

constexpr clgl_texture_type texture_types[] = {CLGL_TEXTURE_TYPE_1D, CLGL_TEXTURE_TYPE_2D, CLGL_TEXTURE_TYPE_3D,
                                               CLGL_TEXTURE_TYPE_1D_ARRAY, CLGL_TEXTURE_TYPE_2D_ARRAY};

std::vector<clgl_format> formats_of(clgl_context context, clgl_texture_type type)
{
    uint32_t count = 0;
    check(clgl_texture_list_formats(context, type, CLGL_ACCESS_READ_WRITE, 0, nullptr, &count));
    std::vector<clgl_format> formats(count);
    check(clgl_texture_list_formats(context, type, CLGL_ACCESS_READ_WRITE, count, formats.data(), &count));
    return formats;
}

// Returns whether the pixels of a format can be converted.
bool is_converted(const clgl_format_info &format)
{
    return format.numeric != CLGL_NUMERIC_SRGB && format.numeric != CLGL_NUMERIC_DEPTH;
}

// Runs each command of textures that the library tests before its first use.
class Commands
{
public:
    Commands(const Recorder &recorder, clgl_context context) : recorder_(recorder), context_(context)
    {
        check(clgl_queue_create(context, nullptr, &queue_));
        clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
        desc.flags = CLGL_BUFFER_COMPUTE_ONLY;
        desc.size = buffer_bytes;
        check(clgl_buffer_create(context, &desc, &buffer_));
    }

    void run(clgl_texture_type type, clgl_format format)
    {
        clgl_format_info info = CLGL_FORMAT_INFO_INIT;
        check(clgl_format_get_info(format, &info));
        clgl_texture texture = create(type, format), other = create(type, format);
        const float color[4] = {};
        const size_t origin[3] = {};
        clgl_pixel_layout layout = CLGL_PIXEL_LAYOUT_INIT;
        layout.component_type = CLGL_PIXEL_FLOAT32;
        const auto run_each = [&](const char *command, const std::function<clgl_result()> &enqueue) {
            run(type, info, command, enqueue);
        };
        run_each("clgl_texture_fill",
                 [&] { return clgl_texture_fill(queue_, texture, nullptr, color, 0, nullptr, nullptr); });
        run_each("clgl_texture_copy",
                 [&] { return clgl_texture_copy(queue_, texture, other, nullptr, origin, 0, nullptr, nullptr); });
        run_each("clgl_texture_copy_to_buffer", [&] {
            return clgl_texture_copy_to_buffer(queue_, texture, buffer_, nullptr, 0, 0, nullptr, nullptr);
        });
        run_each("clgl_buffer_copy_to_texture", [&] {
            return clgl_buffer_copy_to_texture(queue_, buffer_, texture, 0, nullptr, 0, nullptr, nullptr);
        });
        if (is_converted(info)) {
            run_each("clgl_convert_texture_to_buffer", [&] {
                return clgl_convert_texture_to_buffer(queue_, texture, nullptr, buffer_, &layout, 0, 0, 0,
                                                      nullptr, nullptr);
            });
            run_each("clgl_convert_buffer_to_texture", [&] {
                return clgl_convert_buffer_to_texture(queue_, buffer_, &layout, texture, nullptr, 0, 0, 0,
                                                      nullptr, nullptr);
            });
        }
        check(clgl_texture_destroy(texture));
        check(clgl_texture_destroy(other));
    }

private:
    clgl_texture create(clgl_texture_type type, clgl_format format) const
    {
        const bool has_layers = type == CLGL_TEXTURE_TYPE_1D_ARRAY || type == CLGL_TEXTURE_TYPE_2D_ARRAY;
        const bool has_rows = type != CLGL_TEXTURE_TYPE_1D && type != CLGL_TEXTURE_TYPE_1D_ARRAY;
        clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
        desc.flags = CLGL_TEXTURE_COMPUTE_ONLY;
        desc.type = type;
        desc.format = format;
        desc.width = texture_side;
        desc.height = has_rows ? texture_side : 0;
        desc.depth = type == CLGL_TEXTURE_TYPE_3D ? texture_side : 0;
        desc.layers = has_layers ? texture_side : 0;
        clgl_texture texture = nullptr;
        check(clgl_texture_create(context_, &desc, &texture));
        return texture;
    }

    void run(clgl_texture_type type, const clgl_format_info &format, const char *command,
             const std::function<clgl_result()> &enqueue)
    {
        const std::string of = std::string(format.name) + " (" + clgl_texture_type_name(type) + ")";
        recorder_.step(("tested with " + std::string(command) + " and textures of " + of).c_str());
        const bool is_refused = enqueue() < 0;
        const std::string message = clgl_error_message();
        check(clgl_queue_finish(queue_));
        recorder_.set("tested", ++tested_);
        if (!is_refused) return;
        Value entry = Value::object();
        entry.set("command", command);
        entry.set("format", format.name);
        entry.set("type", clgl_texture_type_name(type));
        entry.set("message", message);
        recorder_.set("refused/" + std::to_string(refused_++), entry);
    }

    const Recorder &recorder_;
    clgl_context context_;
    clgl_queue queue_ = nullptr;
    clgl_buffer buffer_ = nullptr;
    uint64_t tested_ = 0;
    size_t refused_ = 0;
};

}  // namespace

void probe_commands(const Recorder &recorder, const JoinRequest &request)
{
    clgl_context context = join_context(recorder, request);
    Commands commands(recorder, context);
    for (const clgl_texture_type type : texture_types)
        for (const clgl_format format : formats_of(context, type))
            commands.run(type, format);
}

}  // namespace clglinfo
