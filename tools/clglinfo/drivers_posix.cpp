#include "drivers.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <system_error>

namespace clglinfo
{

namespace
{

namespace fs = std::filesystem;

constexpr const char *default_place = "/etc/OpenCL/vendors";
constexpr const char *vendors_variable = "OCL_ICD_VENDORS";
constexpr const char *filenames_variable = "OCL_ICD_FILENAMES";

std::string variable(const char *name)
{
    const char *value = std::getenv(name);
    return value ? value : "";
}

Driver read_icd(const fs::path &path)
{
    Driver driver{path.string(), "", path};
    std::ifstream(path) >> driver.library;
    return driver;
}

}  // namespace

std::string vendor_place()
{
    for (const char *name : {vendors_variable, "OPENCL_VENDOR_PATH"})
        if (const std::string place = variable(name); !place.empty()) return place;
    return default_place;
}

std::vector<Driver> registered_drivers()
{
    std::vector<Driver> drivers;
    const fs::path place = vendor_place();
    std::error_code error;
    if (fs::is_directory(place, error)) {
        for (const fs::directory_entry &entry : fs::directory_iterator(place, error))
            if (entry.path().extension() == ".icd") drivers.push_back(read_icd(entry.path()));
        std::ranges::sort(drivers, {}, &Driver::named_by);
    } else if (place.extension() == ".icd") {
        drivers.push_back(read_icd(place));
    } else if (place != default_place) {
        drivers.push_back({vendors_variable, place.string(), {}});
    }
    // The Khronos loader also uses the libraries in this variable.
    std::istringstream names(variable(filenames_variable));
    for (std::string name; std::getline(names, name, ':');)
        if (!name.empty()) drivers.push_back({filenames_variable, name, {}});
    return drivers;
}

Vendors::Vendors()
{
    std::string name = (fs::temp_directory_path() / "clglinfo-XXXXXX").string();
    if (!mkdtemp(name.data())) throw std::system_error(errno, std::generic_category(), "mkdtemp of " + name);
    root_ = name;
}

Vendors::~Vendors()
{
    std::error_code ignored;
    fs::remove_all(root_, ignored);
}

// Writes an .icd file for a driver that a variable names. Creates a link to the .icd file of each other driver.
Environment Vendors::only(const std::vector<Driver> &drivers)
{
    const fs::path directory = root_ / std::to_string(made_++);
    fs::create_directory(directory);
    for (size_t i = 0; i < drivers.size(); ++i) {
        if (drivers[i].icd.empty())
            std::ofstream(directory / (std::to_string(i) + ".icd")) << drivers[i].library << '\n';
        else
            fs::create_symlink(fs::absolute(drivers[i].icd), directory / drivers[i].icd.filename());
    }
    return {{vendors_variable, directory.string()}, {filenames_variable, ""}};
}

}  // namespace clglinfo
