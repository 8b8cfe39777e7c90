#include "measure.hpp"

#include "clocks.hpp"

#include <algorithm>

namespace frames
{

namespace
{

constexpr uint32_t warm_up_frames = 10;
// Number of pipelined runs; only the fastest counts
constexpr int pipelined_runs = 3;
// Effort::frames divided by this number is the number of frames in the latency measurement
constexpr uint32_t frames_per_latency = 3;
// Minimum number of frames per run, so that each texture of a ring is used more than once
constexpr uint32_t fewest_frames = 10;

// An implementation, and the number of its next frame
class Run
{
public:
    Run(Way &way, const Screen &screen) : way_(way), screen_(screen) {}

    // Returns the milliseconds per frame of `count` consecutive frames.
    double pipelined(uint32_t count)
    {
        const uint32_t ahead = std::min(way_.ahead(), count);
        const int64_t start = now_ns();
        for (uint32_t i = 0; i < count + ahead; ++i) {
            if (i < count) way_.fill(next_ + i);
            if (i >= ahead) draw(next_ + i - ahead);
        }
        way_.finish();
        const int64_t taken = now_ns() - start;
        next_ += count;
        return static_cast<double>(taken) / ns_per_ms / count;
    }

    // Returns the median time of `count` frames in milliseconds. Each frame is finished before the next begins.
    // Measures fewer frames if they take longer than `seconds`.
    double latency(uint32_t count, double seconds)
    {
        std::vector<double> all;
        const int64_t start = now_ns();
        while (all.size() < count && static_cast<double>(now_ns() - start) < seconds * ns_per_s)
            all.push_back(pipelined(1));
        return median(all);
    }

    // Throws if the last frame has wrong pixels.
    void check_pixels() const
    {
        const std::string wrong = first_wrong_pixel(screen_.read(), screen_.size(), way_.shown(next_ - 1));
        if (!wrong.empty()) throw std::runtime_error("frame " + std::to_string(next_ - 1) + ": " + wrong);
    }

private:
    // Draws a frame and flushes, as applications do. Without a flush, llvmpipe omits draws that later draws
    // cover.
    void draw(uint32_t frame)
    {
        screen_.draw(way_.texture(frame));
        way_.drawn(frame);
        glFlush();
    }

    Way &way_;
    const Screen &screen_;
    uint32_t next_ = 0;
};

void measure(Way &way, const Screen &screen, const Effort &effort, FrameTimes &times)
{
    Run run(way, screen);
    run.pipelined(std::min(warm_up_frames, effort.frames));
    times.latency_ms = run.latency(std::max(effort.frames / frames_per_latency, 1u), effort.seconds);
    run.check_pixels();
    const auto affordable = static_cast<uint32_t>(effort.seconds * 1e3 / times.latency_ms);
    const uint32_t count = std::min(effort.frames, std::max(affordable, fewest_frames));
    double best = run.pipelined(count);
    for (int i = 1; i < pipelined_runs; ++i)
        best = std::min(best, run.pipelined(count));
    run.check_pixels();
    check_gl("drawing the frames");
    times.pipelined_ms = best;
}

}  // namespace

FrameTimes measure_frames(Session &session, const Row &row, const Screen &screen, const Effort &effort)
{
    FrameTimes times;
    times.row = &row;
    times.size = screen.size();
    attempt(times, [&] {
        const std::unique_ptr<Way> way = row.make(session, screen.size());
        measure(*way, screen, effort, times);
    });
    return times;
}

}  // namespace frames
