// Converts strings to and from UTF-16, which Windows functions use.
#pragma once

#include <string>

namespace clgl
{

// Returns UTF-8 as UTF-16. Invalid bytes become U+FFFD.
std::wstring wide(const std::string &utf8);

// Returns UTF-16 as UTF-8.
std::string narrow(const wchar_t *utf16);

// Returns the message of a Windows error code, in UTF-8, without the line end and full stop.
std::string windows_error(unsigned long code);

}  // namespace clgl
