// Finds the OpenCL drivers that are registered on this machine. Creates environments in which a process finds
// only some of them.
#pragma once

#include "child.hpp"

#include <filesystem>

namespace clglinfo
{

struct Driver {
    // Place where the driver is registered. On POSIX, an .icd file or an environment variable. On Windows, a
    // registry key or a display adapter.
    std::string named_by;
    std::string library;
    // Path of the .icd file; empty if there is none
    std::filesystem::path icd;
};

// True if environment variables can restrict a process to one driver. The ICD loader of Windows has no such
// variable.
#ifdef _WIN32
constexpr bool drivers_can_be_alone = false;
#else
constexpr bool drivers_can_be_alone = true;
#endif

// Returns the place in which the ICD loader searches for drivers. On Windows, the place is a registry key.
// Otherwise it is OCL_ICD_VENDORS, OPENCL_VENDOR_PATH (ocl-icd), or /etc/OpenCL/vendors, in this order.
std::string vendor_place();
std::vector<Driver> registered_drivers();

// Creates directories of links to .icd files. Every ICD loader accepts such a directory as OCL_ICD_VENDORS. The
// destructor removes the directories.
class Vendors
{
public:
    Vendors();
    ~Vendors();
    Vendors(const Vendors &) = delete;
    Vendors &operator=(const Vendors &) = delete;

    // Returns an environment in which a process finds only these drivers. On Windows the process finds all
    // drivers.
    Environment only(const std::vector<Driver> &drivers);

private:
    std::filesystem::path root_;
    unsigned made_ = 0;
};

}  // namespace clglinfo
