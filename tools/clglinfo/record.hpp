// Sends values from a probe to its parent process. Each value is sent immediately, so that the parent has it even
// if a driver ends the process later.
#pragma once

#include "value.hpp"

namespace clglinfo
{

class Recorder
{
public:
    void set(const std::string &path, const Value &value) const;
    // Records the next step of the probe. `doing` must complete the words "while it was". The report contains
    // this step if a driver ends the process.
    void step(const char *doing) const { set("step", doing); }
};

// Moves the complete records at the start of `received` into `data`. Leaves an incomplete record in `received`.
void take_records(std::string &received, Value &data);

}  // namespace clglinfo
