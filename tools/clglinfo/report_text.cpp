#include "report.hpp"
#include "survey.hpp"

#include <algorithm>
#include <cstdio>
#include <filesystem>

namespace clglinfo
{

namespace
{

// Extensions that transports may use. The report lists other extensions only with --all.
constexpr const char *cl_sharing_extensions[] = {"cl_khr_gl_sharing",
                                                 "cl_khr_gl_event",
                                                 "cl_khr_gl_msaa_sharing",
                                                 "cl_khr_gl_depth_images",
                                                 "cl_khr_external_memory_opaque_fd",
                                                 "cl_khr_external_memory_dma_buf",
                                                 "cl_khr_semaphore",
                                                 "cl_khr_external_semaphore_opaque_fd",
                                                 "cl_khr_external_semaphore_sync_fd",
                                                 "cl_khr_device_uuid",
                                                 "cl_khr_pci_bus_info"};
constexpr const char *gl_sharing_extensions[] = {
    "GL_ARB_buffer_storage", "GL_EXT_buffer_storage",   "GL_ARB_sync",      "GL_ARB_cl_event",
    "GL_EXT_memory_object",  "GL_EXT_memory_object_fd", "GL_EXT_semaphore", "GL_EXT_semaphore_fd"};

constexpr size_t label_width = 10;
constexpr size_t all_label_width = 42;

std::string padded(std::string text, size_t width)
{
    text.resize(std::max(width, text.size() + 1), ' ');
    return text;
}

std::string counted(size_t count, const std::string &what)
{
    return count == 0 ? "no " + what : std::to_string(count) + ' ' + what + (count == 1 ? "" : "s");
}

std::string duration(const Value &nanoseconds)
{
    constexpr double ns_per_us = 1e3, us_per_ms = 1e3;
    const double us = static_cast<double>(nanoseconds.number()) / ns_per_us;
    char text[sizeof "1234567890123456789.00 us"];
    std::snprintf(text, sizeof text, us < us_per_ms ? "%.1f us" : "%.1f ms",
                  us < us_per_ms ? us : us / us_per_ms);
    return text;
}

template <size_t Count> std::string present(const char *const (&wanted)[Count], const std::string &list)
{
    std::string found;
    for (const char *name : wanted)
        if ((" " + list + " ").find(std::string(" ") + name + " ") != std::string::npos)
            found += (found.empty() ? "" : " ") + std::string(name);
    return found.empty() ? "none" : found;
}

class Report
{
public:
    Report(const Value &survey, bool all) : survey_(survey), all_(all) {}

    std::string write()
    {
        out_ = "clglinfo " + survey_["clglinfo"].text() + ": " + verdict() + "\n";
        drivers();
        devices();
        contexts();
        joins();
        hints();
        return std::move(out_);
    }

private:
    void section(const std::string &name) { out_ += '\n' + name + '\n'; }
    void line(const std::string &label, const std::string &text)
    {
        if (!text.empty()) out_ += "    " + padded(label, label_width) + text + '\n';
    }
    void outcome(const Value &probe)
    {
        if (probe["status"].text() != "ok") line(probe["status"].text(), probe["message"].text());
        for (const auto &[_, warning] : probe["warnings"].members())
            line("warning", warning.text());
        if (probe.has("output") && (all_ || probe["status"].text() != "ok"))
            line("output", probe["output"].text());
    }

    std::string verdict() const
    {
        if (!survey_["can_share"].truth()) return "OpenCL and OpenGL cannot share here";
        for (const auto &[_, join] : survey_["sharing"].members())
            for (const auto &[__, transport] : join["transports"].members())
                if (join["status"].text() == "ok" && transport["buffer_status"].text() == "selected")
                    return "OpenCL and OpenGL can share here (" + join["opengl"].text() + " with " +
                           join["device_name"].text() + " by " + transport["name"].text() + ")";
        return "OpenCL and OpenGL can share here";
    }

    void drivers()
    {
        section("OpenCL drivers, from " + survey_["opencl"]["vendors"].text());
        for (const auto &[_, driver] : survey_["opencl"]["drivers"].members()) {
            const std::string name = std::filesystem::path(driver["named_by"].text()).filename().string();
            const std::string what =
                driver["status"].text() == "ok" && !driver.has("platforms") ? "loads"
                : driver["status"].text() == "ok"
                    ? counted(driver["platforms"].members().size(), "platform") + ", " +
                          counted(static_cast<size_t>(driver["device_count"].number()), "device")
                    : driver["message"].text();
            out_ += "  " + name + " (" + driver["library"].text() + "): " + what + '\n';
            if (driver["status"].text() != "ok" || all_) line("output", driver["output"].text());
        }
        outcome(survey_["opencl"]);
    }

    void every_field(const Value &device)
    {
        for (const auto &[name, value] : device.members())
            out_ += "    " + padded(name, all_label_width) + device_field_text(name, value) + '\n';
    }

    void device(size_t index, const Value &device)
    {
        const auto text = [&](const char *field) { return device_field_text(field, device[field]); };
        out_ += "  " + std::to_string(index) + ": " + full_name(device) + '\n';
        if (all_) return every_field(device);
        line("type", text("type") + ", " + text("max_compute_units") + " compute units at " +
                         text("max_clock_frequency"));
        line("version", text("version") + ", driver " + text("driver_version"));
        line("memory", text("global_mem_size") + ", at most " + text("max_mem_alloc_size") + " in a buffer, " +
                           text("local_mem_size") + " local");
        line("images", device["image_support"].number()
                           ? text("image2d_max_width") + " x " + text("image2d_max_height")
                           : "none");
        line("sharing", present(cl_sharing_extensions, text("extensions")));
        if (device["has_uuid"].number()) line("UUID", text("uuid"));
    }

    void devices()
    {
        section("OpenCL devices");
        const auto &devices = survey_["opencl"]["devices"].members();
        if (devices.empty()) out_ += "  none\n";
        for (size_t i = 0; i < devices.size(); ++i)
            device(i, devices[i].second);
    }

    static std::string joined(const Value &list)
    {
        std::string text;
        for (const auto &[_, each] : list.members())
            text += (text.empty() ? "" : " ") + each.text();
        return text;
    }

    void context(const Value &context)
    {
        out_ += "  " + context["kind"].text() + ": " + context["description"].text() + '\n';
        line("renderer", context["renderer"].text());
        line("vendor", context["vendor"].text());
        line("version", context["version"].text());
        if (context.has("place"))
            line("place", context["place"].text() + ", " + context["winsys_vendor"].text() + ' ' +
                              context["winsys_version"].text());
        if (context.has("extensions"))
            line("sharing", all_ ? joined(context["extensions"])
                                 : present(gl_sharing_extensions, joined(context["extensions"])));
        std::string matches;
        for (const auto &[_, match] : context["matches"].members())
            matches +=
                (matches.empty() ? "" : ", ") + match["device"].text() + " (" + match["match"].text() + ")";
        line("devices", matches);
        if (context.has("choice"))
            line("choice", context["choice"]["device"].text() + ": " + context["choice"]["reason"].text());
        outcome(context);
    }

    void contexts()
    {
        section("OpenGL");
        for (const auto &[_, each] : survey_["opengl"].members())
            context(each);
    }

    // Returns whether clgl uses a transport for a type of object, and the reason.
    static std::string use_of(const Value &transport, const std::string &type)
    {
        return transport[type + "_status"].text() + ": " + transport[type + "_reason"].text();
    }

    void transport(const Value &transport)
    {
        const Value &handover = transport["handover"];
        const std::string buffers = use_of(transport, "buffer"), textures = use_of(transport, "texture");
        line(transport["name"].text(), buffers == textures ? buffers : "buffers " + buffers);
        if (buffers != textures) line("", "textures " + textures);
        if (transport["self_test"].text() != "not run")
            line("", "self-test " + transport["self_test"].text() + " in " + duration(transport["self_test_ns"]) +
                         (transport["self_test_stored"].truth() ? ", in an earlier process" : ""));
        if (handover.has("median_ns"))
            line("", "hand-over of " + bytes_text(static_cast<uint64_t>(handover["bytes"].number())) + " in " +
                         duration(handover["median_ns"]) + " (median of " + handover["rounds"].text() +
                         "), copies to acquire " + handover["copies_per_acquire"].text() + ", to release " +
                         handover["copies_per_release"].text());
        if (handover.has("message")) line("", "hand-over failed: " + handover["message"].text());
    }

    void joins()
    {
        section("Sharing");
        if (survey_["sharing"].empty()) out_ += "  nothing to join\n";
        for (const auto &[_, join] : survey_["sharing"].members()) {
            out_ += "  " + join["opengl"].text() + " with " + join["device"].text() + ", " +
                    join["device_name"].text() + '\n';
            for (const auto &[__, each] : join["transports"].members())
                transport(each);
            outcome(join);
        }
    }

    void hints()
    {
        if (survey_["hints"].empty()) return;
        section("Hints");
        for (const auto &[_, hint] : survey_["hints"].members())
            out_ += "  " + hint["id"].text() + ": " + hint["text"].text() + '\n';
    }

    const Value &survey_;
    bool all_;
    std::string out_;
};

}  // namespace

std::string text_report(const Value &survey, bool all) { return Report(survey, all).write(); }

}  // namespace clglinfo
