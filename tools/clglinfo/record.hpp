// What a probe tells its parent, one value at a time, so that nothing is lost when a driver ends the process.
#pragma once

#include "value.hpp"

namespace clglinfo
{

// The descriptor on which a probe writes its records.
constexpr int record_descriptor = 3;

class Recorder
{
public:
    void set(const std::string &path, const Value &value) const;
    // What is about to be done, in words that follow "while it was": named if the driver does not survive it.
    void step(const char *doing) const { set("step", doing); }
};

// Moves the complete records at the start of received into data.
void take_records(std::string &received, Value &data);

}  // namespace clglinfo
