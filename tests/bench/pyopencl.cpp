// Measures PyOpenCL. The times are only printed for comparison.
#include "bench.hpp"

#include <cstdio>
#include <cstdlib>
#include <memory>

namespace bench
{

namespace
{

std::string quoted(const std::string &text)
{
    std::string out = "'";
    for (const char c : text)
        out += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return out + "'";
}

std::string command()
{
    clgl_context_info info = CLGL_CONTEXT_INFO_INIT;
    clgl_device_info device = CLGL_DEVICE_INFO_INIT;
    check(clgl_context_get_info(setup().context, &info));
    check(clgl_device_get_info(info.device, &device));
    // Debian installs PyOpenCL for this interpreter, which may not be the first python3 in PATH.
    return "/usr/bin/python3 -B " + quoted(BENCH_PYOPENCL) + " " + quoted(device.platform_name) + " " +
           quoted(device.name) + " 2>/dev/null";
}

}  // namespace

std::map<std::string, double> pyopencl_times()
{
    std::map<std::string, double> times;
    std::FILE *const lines = popen(command().c_str(), "r");
    if (!lines) return times;
    char name[64];
    double nanoseconds = 0;
    while (std::fscanf(lines, "%63[^\t]\t%lf ", name, &nanoseconds) == 2)
        times[name] = nanoseconds;
    if (pclose(lines) != 0) times.clear();
    return times;
}

}  // namespace bench
