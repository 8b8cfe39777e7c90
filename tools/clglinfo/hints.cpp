#include "hints.hpp"

#include "hint_texts.hpp"
#include "survey.hpp"

#include <clgl/device.h>

#include <algorithm>

namespace clglinfo
{

bool has_variable(const Value &survey, std::string_view name)
{
    return !survey["environment"][name].text().empty();
}

bool is_driven(const Value &context)
{
    return std::ranges::any_of(context["matches"].members(), [](const auto &each) {
        const std::string &match = each.second["match"].text();
        return match == "gl_query" || match == "uuid";
    });
}

namespace
{

class Hints
{
public:
    Hints(const Options &options, const Value &survey) : options_(options), survey_(survey) {}

    Value find()
    {
        const AddHint into_list = [this](const char *id, const std::string &text) { add(id, text); };
        add_registration_hints(survey_, into_list);
        for (const auto &[_, driver] : survey_["opencl"]["drivers"].members())
            about_driver(driver);
        about_devices();
        about_wanted_device();
        about_opengl();
        add_display_hints(survey_, into_list);
        about_gpus();
        about_variables();
        return std::move(hints_);
    }

private:
    void add(const char *id, const std::string &text)
    {
        Value hint = Value::object();
        hint.set("id", id);
        hint.set("text", text);
        hints_.append(hint);
    }
    auto gpu_count() const
    {
        return std::ranges::count_if(survey_["opencl"]["devices"].members(), [](const auto &device) {
            return (device.second["type"].number() & CLGL_DEVICE_TYPE_GPU) != 0;
        });
    }

    void about_driver(const Value &driver)
    {
        const std::string &status = driver["status"].text();
        const std::string name = driver["named_by"].text() + " (" + driver["library"].text() + ") ";
        if (status == "failed" && driver.has("loads") && !driver["loads"].truth())
            add("missing-library",
                name + driver["message"].text() + ". Reinstall the driver package, or remove the entry");
        if (status == "crashed" || status == "exited")
            add("driver-crashed", name + driver["message"].text() +
                                      ", as it will in every OpenCL program. Update it, or " + leave_driver_out);
        if (status == "hung")
            add("driver-hung",
                name + driver["message"].text() + ". Use --timeout for a longer limit, or " + leave_driver_out);
    }

    void about_devices()
    {
        const auto &drivers = survey_["opencl"]["drivers"].members();
        const bool any_loads =
            std::ranges::any_of(drivers, [](const auto &driver) { return driver.second["loads"].truth(); });
        if (!any_loads || !survey_["opencl"]["devices"].empty()) return;
        add("no-device", std::string("OpenCL has drivers but no device: ") + check_gpu);
    }

    void about_wanted_device()
    {
        const auto &devices = survey_["opencl"]["devices"].members();
        const auto wanted = [&](const auto &device) {
            return is_wanted(survey_, device.second, options_.device);
        };
        if (devices.empty() || std::ranges::any_of(devices, wanted)) return;
        std::string names;
        for (const auto &[_, device] : devices)
            names += (names.empty() ? "" : "; ") + full_name(device);
        add("no-such-device", "No device matches \"" + options_.device + "\". Available: " + names);
    }

    void about_opengl()
    {
        const auto &contexts = survey_["opengl"].members();
        if (std::ranges::none_of(contexts, [](const auto &each) { return each.second.has("renderer"); }))
            add("no-opengl", std::string("No OpenGL context could be created. ") + install_opengl);
    }

    void about_gpus()
    {
        const auto gpus = gpu_count();
        if (gpus == 0) return;
        for (const auto &[_, context] : survey_["opengl"].members())
            if (context.has("matches") && !is_driven(context))
                return add("wrong-gpu", "OpenGL draws with " + context["renderer"].text() +
                                            ", which matches no OpenCL GPU: they may be two devices. " +
                                            choose_gpu);
        if (gpus > 1) add("several-gpus", std::string("There are several GPUs. ") + choose_gpu);
    }

    void about_variables()
    {
        for (const char *name : {"CLGL_DEVICE", "CLGL_TRANSPORT"})
            if (has_variable(survey_, name))
                add("override", std::string(name) + "=" + survey_["environment"][name].text() +
                                    " is set: it is the default for all programs with clgl");
    }

    const Options &options_;
    const Value &survey_;
    Value hints_ = Value::array();
};

}  // namespace

Value find_hints(const Options &options, const Value &survey) { return Hints(options, survey).find(); }

}  // namespace clglinfo
