// Finds the OpenCL drivers that are registered on this machine. Creates environments in which a process finds
// only some of them.
#pragma once

#include "child.hpp"

#include <filesystem>

namespace clglinfo
{

struct Driver {
    // Where the driver is registered. On POSIX, an .icd file or an environment variable. On Windows, a key of the
    // registry or a display adapter.
    std::string named_by;
    std::string library;
    // The path of the .icd file, or empty if there is none
    std::filesystem::path icd;
};

// Whether environment variables can restrict a process to one driver. The ICD loader of Windows has no such
// variable.
#ifdef _WIN32
constexpr bool drivers_can_be_alone = false;
#else
constexpr bool drivers_can_be_alone = true;
#endif

// Returns where the ICD loader searches for drivers. On Windows this is a key of the registry. Otherwise it is
// OCL_ICD_VENDORS, OPENCL_VENDOR_PATH (ocl-icd), or /etc/OpenCL/vendors, in this order.
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

    // Returns an environment in which a process finds only these drivers. On Windows it finds all drivers.
    Environment only(const std::vector<Driver> &drivers);

private:
    std::filesystem::path root_;
    unsigned made_ = 0;
};

}  // namespace clglinfo
