// The file descriptor to which a probe writes its records, on POSIX.
#pragma once

namespace clglinfo
{

constexpr int record_descriptor = 3;

}  // namespace clglinfo
