/* An OpenCL driver for Windows that fails while it is loaded: hang.dll hangs, any other file name crashes. */
#include <windows.h>

#include <string.h>

BOOL WINAPI DllMain(HINSTANCE self, DWORD reason, void *reserved)
{
    char path[MAX_PATH] = "";
    (void)reserved;
    if (reason != DLL_PROCESS_ATTACH) return TRUE;
    GetModuleFileNameA(self, path, sizeof path);
    if (strstr(path, "hang.dll")) Sleep(INFINITE);
    /* Loaders may handle an exception in DllMain. */
    TerminateProcess(GetCurrentProcess(), (UINT)EXCEPTION_ACCESS_VIOLATION);
    return FALSE;
}
