// Explains why a Linux machine has no OpenCL platform: no driver, or drivers that cannot be loaded or offer no
// platform. Finds the drivers like the ICD loader: with OCL_ICD_VENDORS, or by default in the files in
// /etc/OpenCL/vendors, and with OCL_ICD_FILENAMES.
#include "driver/icd.hpp"

#include "base/platform/library.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <vector>

namespace clgl
{

namespace
{

namespace fs = std::filesystem;

constexpr const char *default_vendors = "/etc/OpenCL/vendors";
constexpr const char *advice = "; install a driver (on Debian, pocl-opencl-icd runs on any CPU), or set "
                               "OCL_ICD_VENDORS to the directory that holds its .icd file";

// The library of a driver, and the file or environment variable that names the library.
struct Driver {
    std::string named_by;
    std::string library;
};

std::string environment(const char *name)
{
    const char *value = std::getenv(name);
    return value ? value : "";
}

std::vector<fs::path> icd_files(const fs::path &directory)
{
    std::vector<fs::path> files;
    std::error_code error;
    for (const fs::directory_entry &entry : fs::directory_iterator(directory, error))
        if (entry.path().extension() == ".icd") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

Driver read_icd_file(const fs::path &path)
{
    std::string library;
    std::ifstream(path) >> library;
    return {path.string(), library};
}

// OCL_ICD_VENDORS is a directory, an .icd file or a library. OCL_ICD_FILENAMES contains additional libraries.
std::vector<Driver> named_drivers(const std::string &vendors)
{
    std::vector<Driver> drivers;
    std::error_code error;
    if (fs::is_directory(vendors, error)) {
        for (const fs::path &file : icd_files(vendors))
            drivers.push_back(read_icd_file(file));
    } else if (fs::path(vendors).extension() == ".icd") {
        drivers.push_back(read_icd_file(vendors));
    } else if (vendors != default_vendors) {
        drivers.push_back({"OCL_ICD_VENDORS", vendors});
    }
    std::istringstream names(environment("OCL_ICD_FILENAMES"));
    for (std::string name; std::getline(names, name, ':');)
        if (!name.empty()) drivers.push_back({"OCL_ICD_FILENAMES", name});
    return drivers;
}

std::string verdict(const Driver &driver)
{
    if (driver.library.empty()) return text(driver.named_by, " is empty or cannot be read");
    if (!find_library(driver.library.c_str(), Find::load))
        return text(driver.named_by, " names ", driver.library, ", which cannot be loaded (", library_error(),
                    ")");
    // The library is not unloaded: drivers crash if they are unloaded while LLVM is still partly loaded.
    return text(driver.named_by, " names ", driver.library, ", which loads but offers no platform");
}

}  // namespace

std::string explain_missing_opencl()
{
    const std::string set = environment("OCL_ICD_VENDORS");
    const std::string vendors = set.empty() ? default_vendors : set;
    const std::vector<Driver> drivers = named_drivers(vendors);
    std::string why;
    for (const Driver &driver : drivers)
        why += text(why.empty() ? "" : "; ", verdict(driver));
    if (drivers.empty())
        why = text("no driver is installed: ", vendors, set.empty() ? "" : " (from OCL_ICD_VENDORS)",
                   " holds no .icd file");
    return why + advice;
}

}  // namespace clgl
