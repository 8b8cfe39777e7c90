#include "layer/log.hpp"

#include "base/log.hpp"

#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace clgl::layer
{

namespace
{

void on_core_message(clgl_log_level, const char *message, void *) { write_log(message); }

// The file is never closed, because OpenCL may be called until the process ends.
std::FILE *open_target()
{
    const char *const value = std::getenv("CLGL_LAYER_LOG");
    const std::string_view wanted = value ? value : "";
    if (wanted.empty() || wanted == "0") return nullptr;
    std::FILE *const file = wanted == "1" ? stderr : std::fopen(value, "ae");
    if (!file) {
        std::fprintf(stderr, "clgl layer: CLGL_LAYER_LOG: cannot open the file %s; logging to stderr\n", value);
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
