// Prevents queries of a program during its build, because drivers do not support both at the same time.
#pragma once

#include <atomic>
#include <optional>
#include <utility>

namespace clgl
{

class BuildGate
{
public:
    // Prevents builds: begin() waits until all objects of this class are destroyed.
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

    // Returns std::nullopt if a build is running or waiting to start.
    std::optional<Reading> try_read()
    {
        Reading reading(*this);
        if (is_building()) return std::nullopt;
        return reading;
    }

    bool is_building() const { return building_; }

    // Waits until all Reading objects are destroyed. The calling thread must not hold one. Returns false if a
    // build is already running or waiting to start.
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
