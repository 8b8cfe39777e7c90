// Records that a probe sends to its parent, one value at a time, so that the parent has all earlier values when a
// driver ends the process.
#pragma once

#include "value.hpp"

namespace clglinfo
{

class Recorder
{
public:
    void set(const std::string &path, const Value &value) const;
    // Records the next step, in words that follow "while it was". The report contains it if the driver ends the
    // process.
    void step(const char *doing) const { set("step", doing); }
};

// Moves the complete records at the start of `received` to `data`.
void take_records(std::string &received, Value &data);

}  // namespace clglinfo
