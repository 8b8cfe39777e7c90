// Includes <windows.h>, and removes macros whose names clgl or other headers use.
#pragma once

#ifndef NOMINMAX
#define NOMINMAX
#endif
#include <windows.h>

#undef CreateSemaphore
#undef TextOut
#undef far
#undef near
