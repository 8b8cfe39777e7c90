// The OpenCL drivers that are registered on this machine, and environments that show a process only some of them.
#pragma once

#include "child.hpp"

#include <filesystem>

namespace clglinfo
{

struct Driver {
    // What named it: an .icd file, or the variable that does.
    std::string named_by;
    std::string library;
    // Empty if a variable named it.
    std::filesystem::path icd;
};

// Where the ICD loader looks: OCL_ICD_VENDORS, OPENCL_VENDOR_PATH (ocl-icd), else /etc/OpenCL/vendors.
std::string vendor_place();
std::vector<Driver> registered_drivers();

// Directories of links to .icd files, which every ICD loader takes as OCL_ICD_VENDORS; removed with the object.
class Vendors
{
public:
    Vendors();
    ~Vendors();
    Vendors(const Vendors &) = delete;
    Vendors &operator=(const Vendors &) = delete;

    // Shows these drivers only.
    Environment only(const std::vector<Driver> &drivers);

private:
    std::filesystem::path root_;
    unsigned made_ = 0;
};

}  // namespace clglinfo
