#include "layer/log.hpp"

#include "base/log.hpp"

#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace clgl::layer
{

namespace
{

void take_from_core(int32_t, const char *message, void *) { write_log(message); }

// Open until the process ends: OpenCL may be called as late as that.
std::FILE *open_target()
{
    const char *const value = std::getenv("CLGL_LAYER_LOG");
    const std::string_view wanted = value ? value : "";
    if (wanted.empty() || wanted == "0") return nullptr;
    std::FILE *const file = wanted == "1" ? stderr : std::fopen(value, "ae");
    if (!file) {
        std::fprintf(stderr, "clgl layer: CLGL_LAYER_LOG names the file %s, which cannot be opened\n", value);
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
        log::set_callback(take_from_core, nullptr, CLGL_LOG_INFO);
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
