// The OpenCL drivers registered on this machine, and environments that show only some of them to a process.
#pragma once

#include "child.hpp"

#include <filesystem>

namespace clglinfo
{

struct Driver {
    // Source of the entry: an .icd file, or the name of a variable; on Windows a key of the registry, or a
    // display adapter.
    std::string named_by;
    std::string library;
    // Empty if the source is a variable.
    std::filesystem::path icd;
};

// True if an environment variable can limit a process to one driver. The loader of Windows has no variable for
// that.
#ifdef _WIN32
constexpr bool drivers_can_be_alone = false;
#else
constexpr bool drivers_can_be_alone = true;
#endif

// Returns where the ICD loader searches: OCL_ICD_VENDORS, OPENCL_VENDOR_PATH (ocl-icd), else /etc/OpenCL/vendors;
// on Windows a key of the registry.
std::string vendor_place();
std::vector<Driver> registered_drivers();

// Directories of links to .icd files, which every ICD loader accepts as OCL_ICD_VENDORS; removed by the
// destructor.
class Vendors
{
public:
    Vendors();
    ~Vendors();
    Vendors(const Vendors &) = delete;
    Vendors &operator=(const Vendors &) = delete;

    // Returns an environment that shows only these drivers, if they can be alone.
    Environment only(const std::vector<Driver> &drivers);

private:
    std::filesystem::path root_;
    unsigned made_ = 0;
};

}  // namespace clglinfo
