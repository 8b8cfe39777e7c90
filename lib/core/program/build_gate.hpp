// Excludes queries of a program while it is built: drivers do not support both at once.
#pragma once

#include <atomic>
#include <optional>
#include <utility>

namespace clgl
{

class BuildGate
{
public:
    // No build begins while one exists.
    class Reading
    {
    public:
        explicit Reading(BuildGate &gate) : gate_(&gate) { ++gate.readings_; }
        Reading(Reading &&other) noexcept : gate_(std::exchange(other.gate_, nullptr)) {}
        Reading &operator=(Reading &&) = delete;
        ~Reading()
        {
            if (gate_ && --gate_->readings_ == 0) gate_->readings_.notify_all();
        }

    private:
        BuildGate *gate_;
    };

    // Returns nothing while a build runs or waits to begin.
    std::optional<Reading> try_read()
    {
        Reading reading(*this);
        if (is_building()) return std::nullopt;
        return reading;
    }

    bool is_building() const { return building_; }

    // Waits until no thread reads; this thread must not be reading. Returns false if a build runs already.
    bool begin()
    {
        if (building_.exchange(true)) return false;
        for (int left = readings_; left != 0; left = readings_)
            readings_.wait(left);
        return true;
    }
    void end() { building_ = false; }

private:
    std::atomic<bool> building_{false};
    std::atomic<int> readings_{0};
};

}  // namespace clgl
