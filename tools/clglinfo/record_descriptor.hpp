// The descriptor for the records of a probe, on POSIX.
#pragma once

namespace clglinfo
{

constexpr int record_descriptor = 3;

}  // namespace clglinfo
