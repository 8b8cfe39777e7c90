// Measures the growth of the cost of a hand-over with the number of existing objects, the number of objects in
// one hand-over, the number of threads, and the buffer size. Measures the cost over a million hand-overs, too.
// Usage: growth [external|native|mapped|staged [FILE.json]]
#include "frames/clocks.hpp"

#include <clgl/clgl.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <functional>
#include <latch>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace
{

using frames::median;
using frames::now_ns;

constexpr size_t small = 4096, kibibyte = 1024;

void check(clgl_result result)
{
    if (result < 0) throw std::runtime_error(clgl_error_message());
}

// A headless context with a queue. Its OpenGL context is current on the thread that creates the session. Only
// that thread may use the session.
class Session
{
public:
    explicit Session(clgl_transport transport) : transport_(transport)
    {
        clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
        desc.flags = CLGL_CONTEXT_HEADLESS;
        check(clgl_context_create(&desc, &context_));
        check(clgl_queue_create(context_, nullptr, &queue_));
        check(clgl_context_make_current(context_, 1));
    }
    ~Session()
    {
        clgl_queue_finish(queue_);
        clear();
        clgl_queue_destroy(queue_);
        clgl_context_make_current(context_, 0);
        clgl_context_destroy(context_);
    }
    Session(const Session &) = delete;
    Session &operator=(const Session &) = delete;

    clgl_context context() const { return context_; }
    size_t count() const { return buffers_.size(); }

    void add(size_t bytes)
    {
        clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
        desc.size = bytes;
        desc.transport = transport_;
        clgl_buffer buffer = nullptr;
        check(clgl_buffer_create(context_, &desc, &buffer));
        buffers_.push_back(buffer);
    }
    void clear()
    {
        for (clgl_buffer buffer : buffers_)
            clgl_buffer_destroy(buffer);
        buffers_.clear();
    }

    // Acquires and releases the first `buffers` buffers, without commands in between.
    void hand_over(size_t buffers = 1) const
    {
        const clgl_handover all = first(buffers);
        check(clgl_acquire(queue_, &all, 0, nullptr, nullptr));
        check(clgl_release(queue_, &all, 0, nullptr, nullptr));
    }
    // Acquires the first `buffers` buffers, writes four bytes of the first one, and releases all of them.
    void write_one(size_t buffers = 1) const
    {
        const clgl_handover all = first(buffers);
        const clgl_range word = {0, sizeof(uint32_t)};
        const uint32_t value = 1;
        check(clgl_acquire(queue_, &all, 0, nullptr, nullptr));
        check(clgl_buffer_fill(queue_, buffers_.front(), &word, &value, sizeof value, 0, nullptr, nullptr));
        check(clgl_release(queue_, &all, 0, nullptr, nullptr));
    }
    void finish() const { check(clgl_queue_finish(queue_)); }

private:
    clgl_handover first(size_t buffers) const
    {
        clgl_handover all = CLGL_HANDOVER_INIT;
        all.buffers = buffers_.data();
        all.buffer_count = static_cast<uint32_t>(buffers);
        return all;
    }

    clgl_transport transport_;
    clgl_context context_ = nullptr;
    clgl_queue queue_ = nullptr;
    std::vector<clgl_buffer> buffers_;
};

struct Series {
    // The measured quantity, its unit, and the parameter that varies
    const char *name, *unit, *over;
    std::vector<std::pair<double, double>> points = {};
    // Reason why the series ended early; empty = it is complete
    std::string ended_by = {};
};

// Returns the median time in microseconds of a call followed by clgl_queue_finish. Slow calls are repeated fewer
// times.
template <typename Call> double cost(const Session &session, Call call)
{
    constexpr int warm_up = 3, repeats = 1000;
    constexpr double seconds = 0.4;
    std::vector<double> all;
    const int64_t end = now_ns() + static_cast<int64_t>(seconds * frames::ns_per_s);
    for (int i = 0; i < warm_up + repeats && (all.empty() || now_ns() < end); ++i) {
        const int64_t start = now_ns();
        call();
        session.finish();
        if (i >= warm_up) all.push_back(static_cast<double>(now_ns() - start) / frames::ns_per_us);
    }
    return median(all);
}

// Adds measurements to the series until one fails.
template <typename Measure> Series series(Series result, const std::vector<size_t> &over, Measure measure)
{
    for (const size_t each : over) {
        try {
            result.points.emplace_back(static_cast<double>(each), measure(each));
            std::fprintf(stderr, "%s, %zu %s\n", result.name, each, result.over);
        } catch (const std::runtime_error &failed) {
            result.ended_by = failed.what();
            break;
        }
    }
    std::printf("%s, %s\n", result.name, result.unit);
    for (const auto &[x, y] : result.points)
        std::printf("%16.0f %-10s %12.3f\n", x, result.over, y);
    if (!result.ended_by.empty()) std::printf("    ended by: %s\n", result.ended_by.c_str());
    return result;
}

const std::vector<size_t> object_counts = {1, 10, 100, 1000, 10000};

Series objects_alive(clgl_transport transport)
{
    Session session(transport);
    return series({"Hand-over of one buffer", "us", "alive"}, object_counts, [&](size_t wanted) {
        while (session.count() < wanted)
            session.add(small);
        return cost(session, [&] { session.write_one(); });
    });
}

Series creation(clgl_transport transport)
{
    Session session(transport);
    return series({"Creation of a buffer", "us", "alive"}, object_counts, [&](size_t wanted) {
        const size_t before = session.count();
        const int64_t start = now_ns();
        while (session.count() < wanted)
            session.add(small);
        return static_cast<double>(now_ns() - start) / frames::ns_per_us / static_cast<double>(wanted - before);
    });
}

Series objects_together(clgl_transport transport)
{
    Session session(transport);
    return series({"Hand-over of several buffers", "us", "buffers"}, {1, 4, 16, 64, 256, 1024},
                  [&](size_t wanted) {
                      while (session.count() < wanted)
                          session.add(small);
                      return cost(session, [&] { session.write_one(wanted); });
                  });
}

struct Period {
    int64_t start = 0, end = 0;
    size_t calls = 0;
    std::string failure = {};
};

// Hands over a buffer in a new context. Starts when all threads are ready.
void work(clgl_transport transport, std::latch &ready, Period &period)
{
    constexpr size_t most_calls = 5000;
    constexpr auto duration = static_cast<int64_t>(0.3 * frames::ns_per_s);
    bool waited = false;
    try {
        Session session(transport);
        session.add(small);
        session.write_one();
        session.finish();
        waited = true;
        ready.arrive_and_wait();
        period.start = now_ns();
        for (; period.calls < most_calls && now_ns() - period.start < duration; ++period.calls)
            session.hand_over();
        session.finish();
        period.end = now_ns();
    } catch (const std::runtime_error &failed) {
        period.failure = failed.what();
        if (!waited) ready.count_down();
    }
}

double hand_overs_per_ms(clgl_transport transport, size_t count)
{
    std::latch ready(static_cast<std::ptrdiff_t>(count));
    std::vector<Period> periods(count);
    std::vector<std::thread> all;
    for (Period &period : periods)
        all.emplace_back(work, transport, std::ref(ready), std::ref(period));
    for (std::thread &thread : all)
        thread.join();
    int64_t start = INT64_MAX, end = 0;
    size_t calls = 0;
    for (const Period &period : periods) {
        if (!period.failure.empty()) throw std::runtime_error(period.failure);
        start = std::min(start, period.start);
        end = std::max(end, period.end);
        calls += period.calls;
    }
    return static_cast<double>(calls) * frames::ns_per_ms / static_cast<double>(end - start);
}

Series threads(clgl_transport transport)
{
    return series({"Hand-overs of all threads together", "1/ms", "threads"}, {1, 2, 4, 8, 16, 32, 64},
                  [&](size_t count) { return hand_overs_per_ms(transport, count); });
}

Series sizes(clgl_transport transport)
{
    constexpr size_t smallest = 4 * kibibyte, largest = size_t{8} * kibibyte * kibibyte * kibibyte, step = 8;
    std::vector<size_t> all;
    for (size_t bytes = smallest; bytes < largest; bytes *= step)
        all.push_back(bytes);
    all.push_back(largest);
    Session session(transport);
    return series({"Hand-over of a buffer", "us", "bytes"}, all, [&](size_t bytes) {
        session.clear();
        session.add(bytes);
        return cost(session, [&] { session.write_one(); });
    });
}

double resident_kib()
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.rfind("VmRSS:", 0) == 0) return std::strtod(line.c_str() + std::strlen("VmRSS:"), nullptr);
    throw std::runtime_error("/proc/self/status has no VmRSS");
}

Series memory(clgl_transport transport)
{
    Session session(transport);
    session.add(small);
    size_t done = 0;
    return series({"Memory of the process", "KiB", "hand-overs"}, {1000, 10000, 100000, 1000000},
                  [&](size_t wanted) {
                      constexpr size_t per_command = 16;
                      for (; done < wanted; ++done) {
                          session.hand_over();
                          if (done % per_command != 0) continue;
                          session.write_one();
                          session.finish();
                      }
                      session.finish();
                      return resident_kib();
                  });
}

clgl_transport transport_of(const char *name)
{
    for (const clgl_transport each :
         {CLGL_TRANSPORT_EXTERNAL, CLGL_TRANSPORT_NATIVE, CLGL_TRANSPORT_MAPPED, CLGL_TRANSPORT_STAGED})
        if (std::strcmp(clgl_transport_name(each), name) == 0) return each;
    throw std::runtime_error("usage: growth [external|native|mapped|staged [FILE.json]]");
}

void write_json(const std::vector<Series> &all, clgl_transport transport, const char *path)
{
    std::ofstream file(path);
    file << "{\n  \"transport\": \"" << clgl_transport_name(transport) << "\",\n  \"series\": [";
    const char *separator = "\n";
    for (const Series &each : all) {
        file << separator << "    {\"name\": \"" << each.name << "\", \"unit\": \"" << each.unit
             << "\", \"over\": \"" << each.over << "\", \"points\": [";
        const char *comma = "";
        for (const auto &[x, y] : each.points) {
            file << comma << '[' << static_cast<uint64_t>(x) << ", " << y << ']';
            comma = ", ";
        }
        file << "]}";
        separator = ",\n";
    }
    file << "\n  ]\n}\n";
    if (!file.flush()) throw std::runtime_error(std::string("cannot write ") + path);
}

}  // namespace

int main(int argument_count, char **arguments)
{
    try {
        const clgl_transport transport = transport_of(argument_count > 1 ? arguments[1] : "staged");
        std::vector<Series> all;
        for (const auto measure : {objects_alive, creation, objects_together, sizes, memory, threads}) {
            all.push_back(measure(transport));
            if (argument_count > 2) write_json(all, transport, arguments[2]);
        }
    } catch (const std::exception &failed) {
        std::fprintf(stderr, "growth: %s\n", failed.what());
        return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}
