// Converts strings. Windows uses UTF-16, and clglinfo uses UTF-8.
#pragma once

#include <string>

namespace clglinfo
{

std::wstring wide(const std::string &utf8);
std::string narrow(const std::wstring &utf16);
// Returns the description of a Windows error code.
std::string error_text(unsigned long code);

}  // namespace clglinfo
