#include "probe.hpp"

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

// Runs commands that the library tests before their first use.
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

    // Runs the commands with read-write textures of this type and format.
    void run(clgl_texture_type type, clgl_format format)
    {
        type_ = clgl_texture_type_name(type);
        format_ = CLGL_FORMAT_INFO_INIT;
        check(clgl_format_get_info(format, &format_));
        clgl_texture texture = nullptr, other = nullptr;
        if (run("clgl_texture_create", [&] { return create(type, format, texture); }) &&
            run("clgl_texture_create", [&] { return create(type, format, other); }))
            run_with(texture, other);
        for (clgl_texture created : {texture, other})
            if (created) check(clgl_texture_destroy(created));
    }

private:
    clgl_result create(clgl_texture_type type, clgl_format format, clgl_texture &texture) const
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
        return clgl_texture_create(context_, &desc, &texture);
    }

    void run_with(clgl_texture texture, clgl_texture other)
    {
        const float color[4] = {};
        const size_t origin[3] = {};
        clgl_pixel_layout layout = CLGL_PIXEL_LAYOUT_INIT;
        layout.component_type = CLGL_PIXEL_FLOAT32;
        run("clgl_texture_fill",
            [&] { return clgl_texture_fill(queue_, texture, nullptr, color, 0, nullptr, nullptr); });
        run("clgl_texture_copy",
            [&] { return clgl_texture_copy(queue_, texture, other, nullptr, origin, 0, nullptr, nullptr); });
        run("clgl_texture_copy_to_buffer", [&] {
            return clgl_texture_copy_to_buffer(queue_, texture, buffer_, nullptr, 0, 0, nullptr, nullptr);
        });
        run("clgl_buffer_copy_to_texture", [&] {
            return clgl_buffer_copy_to_texture(queue_, buffer_, texture, 0, nullptr, 0, nullptr, nullptr);
        });
        if (!is_converted(format_)) return;
        run("clgl_convert_texture_to_buffer", [&] {
            return clgl_convert_texture_to_buffer(queue_, texture, nullptr, buffer_, &layout, 0, 0, 0, nullptr,
                                                  nullptr);
        });
        run("clgl_convert_buffer_to_texture", [&] {
            return clgl_convert_buffer_to_texture(queue_, buffer_, &layout, texture, nullptr, 0, 0, 0, nullptr,
                                                  nullptr);
        });
    }

    // Calls a function of the library and waits for its command. Returns whether both succeeded; records errors.
    bool run(const char *function, const std::function<clgl_result()> &call)
    {
        recorder_.step(
            (std::string("tested with ") + function + " and textures of " + format_.name + " (" + type_ + ")")
                .c_str());
        clgl_result result = call();
        if (result >= 0) result = clgl_queue_finish(queue_);
        recorder_.set("tested", ++tested_);
        if (result >= 0) return true;
        Value entry = Value::object();
        entry.set("function", function);
        entry.set("format", format_.name);
        entry.set("type", type_);
        entry.set("error", clgl_result_name(result));
        entry.set("message", clgl_error_message());
        recorder_.set("failed/" + std::to_string(failed_++), entry);
        return false;
    }

    const Recorder &recorder_;
    clgl_context context_;
    clgl_queue queue_ = nullptr;
    clgl_buffer buffer_ = nullptr;
    clgl_format_info format_ = CLGL_FORMAT_INFO_INIT;
    std::string type_;
    uint64_t tested_ = 0;
    size_t failed_ = 0;
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
