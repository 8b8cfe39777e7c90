/* Initialises the libepoxy that is linked into a test program. Windows calls DllMain only for DLLs. In a program,
 * it calls the functions whose addresses are in sections .CRT$XL: when the process starts, and when a thread
 * starts or ends. */
#include <windows.h>

#include <epoxy/gl.h>
#include <epoxy/wgl.h>

BOOL WINAPI DllMain(HINSTANCE library, DWORD reason, void *reserved);

static void NTAPI attach(void *library, DWORD reason, void *reserved)
{
    DllMain(library, reason, reserved);
    if (reason != DLL_PROCESS_ATTACH) return;
    /* With the second call, libepoxy switches to function tables of threads, and replaces all its function
     * pointers. Later, it would replace the hooks of a test. */
    epoxy_handle_external_wglMakeCurrent();
    epoxy_handle_external_wglMakeCurrent();
}

__attribute__((used, section(".CRT$XLF"))) static const PIMAGE_TLS_CALLBACK callback = attach;
