#include "drivers.hpp"
#include "wide.hpp"

#include <windows.h>

#include <cstdio>
#include <memory>

namespace clglinfo
{

namespace
{

// vendors_key lists OpenCL drivers. Keys of display adapters, under adapters_key, name the OpenCL drivers of
// GPUs.
constexpr const wchar_t *vendors_key = L"SOFTWARE\\Khronos\\OpenCL\\Vendors";
constexpr const wchar_t *adapters_key =
    L"SYSTEM\\CurrentControlSet\\Control\\Class\\{4d36e968-e325-11ce-bfc1-08002be10318}";
constexpr DWORD most_name = 16384;

struct CloseKey {
    void operator()(HKEY key) const { RegCloseKey(key); }
};
using Key = std::unique_ptr<std::remove_pointer_t<HKEY>, CloseKey>;

Key open_key(HKEY parent, const std::wstring &name)
{
    HKEY key = nullptr;
    return Key(RegOpenKeyExW(parent, name.c_str(), 0, KEY_READ, &key) == ERROR_SUCCESS ? key : nullptr);
}

// Adds the drivers of vendors_key. The name of each value is a library; the value 0 means enabled.
void add_vendors(std::vector<Driver> &drivers)
{
    const Key key = open_key(HKEY_LOCAL_MACHINE, vendors_key);
    std::wstring name(most_name, L'\0');
    for (DWORD i = 0; key; ++i) {
        DWORD size = most_name, type = 0, value = 1, value_size = sizeof value;
        const LSTATUS status = RegEnumValueW(key.get(), i, name.data(), &size, nullptr, &type,
                                             reinterpret_cast<BYTE *>(&value), &value_size);
        if (status == ERROR_NO_MORE_ITEMS) return;
        if (status == ERROR_SUCCESS && type == REG_DWORD && value == 0)
            drivers.push_back({vendor_place(), narrow(name.substr(0, size)), {}});
    }
}

// Returns the string of a value, the first string of a list, or an empty string.
std::string text_value(HKEY key, const wchar_t *name)
{
    wchar_t text[MAX_PATH] = L"";
    DWORD size = sizeof text - sizeof *text;
    const LSTATUS status =
        RegGetValueW(key, nullptr, name, RRF_RT_REG_SZ | RRF_RT_REG_MULTI_SZ, nullptr, text, &size);
    return status == ERROR_SUCCESS ? narrow(text) : std::string();
}

void add_adapters(std::vector<Driver> &drivers)
{
    const Key adapters = open_key(HKEY_LOCAL_MACHINE, adapters_key);
    wchar_t name[MAX_PATH];
    for (DWORD i = 0; adapters; ++i) {
        DWORD size = MAX_PATH;
        const LSTATUS status = RegEnumKeyExW(adapters.get(), i, name, &size, nullptr, nullptr, nullptr, nullptr);
        if (status == ERROR_NO_MORE_ITEMS) return;
        const Key adapter = open_key(adapters.get(), name);
        if (!adapter) continue;
        const std::string library = text_value(adapter.get(), L"OpenCLDriverName");
        if (!library.empty()) drivers.push_back({text_value(adapter.get(), L"DriverDesc"), library, {}});
    }
}

}  // namespace

std::string vendor_place() { return "HKEY_LOCAL_MACHINE\\" + narrow(vendors_key); }

std::vector<Driver> registered_drivers()
{
    std::vector<Driver> drivers;
    add_vendors(drivers);
    add_adapters(drivers);
    return drivers;
}

Vendors::Vendors() = default;
Vendors::~Vendors() = default;

Environment Vendors::only(const std::vector<Driver> &) { return {}; }

}  // namespace clglinfo
