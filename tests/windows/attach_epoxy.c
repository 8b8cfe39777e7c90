/* Initialises the libepoxy that is linked into a test program. Windows calls DllMain only for DLLs. */
#include <windows.h>

BOOL WINAPI DllMain(HINSTANCE library, DWORD reason, void *reserved);

__attribute__((constructor)) static void attach(void)
{
    DllMain(GetModuleHandleW(NULL), DLL_PROCESS_ATTACH, NULL);
}
