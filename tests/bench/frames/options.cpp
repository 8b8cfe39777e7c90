#include "options.hpp"

#include <getopt.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace frames
{

namespace
{

constexpr const char *help =
    "frames: measures the time from a kernel that writes a picture to its draw, with clgl and other "
    "implementations\n"
    "  --winsys egl|glx   window system of the OpenGL context (default egl)\n"
    "  --size WxH         pixels of a frame; may be repeated (default 1280x720, 2048x2048 and 3840x2160)\n"
    "  --frames N         maximum frames of a pipelined run (default 300)\n"
    "  --seconds S        time limit of a run (default 0.5)\n"
    "  --only TEXT        measure only rows whose name contains TEXT\n"
    "  --frames-only      do not measure hand-overs without commands and the longest calls\n"
    "  --json FILE        also write the results to FILE\n"
    "  --check            check the promised limits, and fail if one is missed\n"
    "  --help             print this text\n";
constexpr int wrong_usage = 2;

[[noreturn]] void refuse(const char *what)
{
    std::fprintf(stderr, "frames: invalid option %s; see --help\n", what);
    std::exit(wrong_usage);
}

Winsys read_winsys(const char *text)
{
    if (std::strcmp(text, "egl") == 0) return Winsys::egl;
    if (std::strcmp(text, "glx") == 0) return Winsys::glx;
    refuse("--winsys");
}

Size read_size(const char *text)
{
    Size size;
    char end = 0;
    if (std::sscanf(text, "%ux%u%c", &size.width, &size.height, &end) != 2 || size.pixels() == 0)
        refuse("--size");
    return size;
}

uint32_t read_count(const char *text)
{
    char *end = nullptr;
    const unsigned long count = std::strtoul(text, &end, 10);
    if (*end || count == 0 || count > UINT32_MAX) refuse("--frames");
    return static_cast<uint32_t>(count);
}

double read_seconds(const char *text)
{
    char *end = nullptr;
    const double seconds = std::strtod(text, &end);
    if (*end || !(seconds > 0)) refuse("--seconds");
    return seconds;
}

void take(int option, const char *value, Options &options)
{
    switch (option) {
    case 'w':
        options.winsys = read_winsys(value);
        break;
    case 's':
        options.sizes.push_back(read_size(value));
        break;
    case 'n':
        options.effort.frames = read_count(value);
        break;
    case 't':
        options.effort.seconds = read_seconds(value);
        break;
    case 'o':
        options.only = value;
        break;
    case 'f':
        options.frames_only = true;
        break;
    case 'j':
        options.json = value;
        break;
    case 'c':
        options.check = true;
        break;
    case 'h':
        std::fputs(help, stdout);
        std::exit(EXIT_SUCCESS);
    default:
        std::exit(wrong_usage);
    }
}

}  // namespace

Options read_options(int count, char **arguments)
{
    constexpr option known[] = {
        {"winsys", required_argument, nullptr, 'w'}, {"size", required_argument, nullptr, 's'},
        {"frames", required_argument, nullptr, 'n'}, {"seconds", required_argument, nullptr, 't'},
        {"only", required_argument, nullptr, 'o'},   {"frames-only", no_argument, nullptr, 'f'},
        {"json", required_argument, nullptr, 'j'},   {"check", no_argument, nullptr, 'c'},
        {"help", no_argument, nullptr, 'h'},         {}};
    Options options;
    for (int found; (found = getopt_long(count, arguments, "", known, nullptr)) != -1;)
        take(found, optarg, options);
    if (optind < count) refuse(arguments[optind]);
    if (options.sizes.empty()) options.sizes = {{1280, 720}, {2048, 2048}, {3840, 2160}};
    return options;
}

}  // namespace frames
