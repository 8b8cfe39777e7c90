// <windows.h> without the macros whose names the library or other headers use.
#pragma once

#ifndef NOMINMAX
#define NOMINMAX
#endif
#include <windows.h>

#undef CreateSemaphore
#undef TextOut
#undef far
#undef near
