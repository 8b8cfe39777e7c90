#include "layer/log.hpp"

#include "base/log.hpp"
#include "base/platform/process.hpp"

#include <cstdio>
#include <string>

namespace clgl::layer
{

namespace
{

void on_core_message(clgl_log_level, const char *message, void *) { write_log(message); }

// The file is never closed, because OpenCL may be called until the process ends.
std::FILE *open_target()
{
    const std::string wanted = environment_variable("CLGL_LAYER_LOG");
    if (wanted.empty() || wanted == "0") return nullptr;
    std::FILE *const file = wanted == "1" ? stderr : open_for_appending(wanted);
    if (!file) {
        std::fprintf(stderr, "clgl layer: CLGL_LAYER_LOG: cannot open the file %s; logging to stderr\n",
                     wanted.c_str());
        return stderr;
    }
    return file;
}

std::FILE *target()
{
    static std::FILE *const file = open_target();
    return file;
}

}  // namespace

bool logging() noexcept
{
    static const bool on = [] {
        if (!target()) return false;
        log::set_callback(on_core_message, nullptr, CLGL_LOG_INFO);
        return true;
    }();
    return on;
}

void write_log(const std::string &line) noexcept
{
    std::fprintf(target(), "clgl layer: %s\n", line.c_str());
    std::fflush(target());
}

}  // namespace clgl::layer
