/* Exits while other threads are in calls and callbacks of the library. Windows ends these threads before the exit
 * handler of the DLL runs, and they never release their locks. So the handler must not wait: this program
 * replaces the functions with which the DLL waits, and fails if such a wait would block.
 *
 * Usage: exit_test return|exit_process */
#include <clgl/clgl.h>

#include <windows.h>

#include <stdint.h>
#include <stdio.h>
#include <string.h>

static BOOLEAN(NTAPI *is_exiting)(void);
static HANDLE in_callback;

static DWORD must_not_block(DWORD result)
{
    static const char message[] = "the exit handler waits for a thread that has ended\n";
    DWORD written = 0;
    if (result != WAIT_TIMEOUT) return result;
    WriteFile(GetStdHandle(STD_ERROR_HANDLE), message, sizeof message - 1, &written, NULL);
    TerminateProcess(GetCurrentProcess(), 1);
    return result;
}

static DWORD WINAPI checked_wait_one(HANDLE object, DWORD timeout_ms)
{
    if (timeout_ms == 0 || !is_exiting()) return WaitForSingleObject(object, timeout_ms);
    return must_not_block(WaitForSingleObject(object, 0));
}

static DWORD WINAPI checked_wait_many(DWORD count, const HANDLE *objects, BOOL all, DWORD timeout_ms)
{
    if (timeout_ms == 0 || !is_exiting()) return WaitForMultipleObjects(count, objects, all, timeout_ms);
    return must_not_block(WaitForMultipleObjects(count, objects, all, 0));
}

/* Replaces a function of kernel32.dll in the import table of a DLL. Returns whether the DLL imports the function.
 */
static int replace_import(char *dll, const char *name, uintptr_t replacement)
{
    const uintptr_t function = (uintptr_t)GetProcAddress(GetModuleHandleA("kernel32.dll"), name);
    const IMAGE_NT_HEADERS *const headers = (void *)(dll + ((IMAGE_DOS_HEADER *)dll)->e_lfanew);
    const IMAGE_DATA_DIRECTORY table = headers->OptionalHeader.DataDirectory[IMAGE_DIRECTORY_ENTRY_IMPORT];
    const IMAGE_IMPORT_DESCRIPTOR *library = (void *)(dll + table.VirtualAddress);
    int found = 0;
    for (; library->Name; ++library)
        for (uintptr_t *entry = (void *)(dll + library->FirstThunk); *entry; ++entry) {
            DWORD protection = 0;
            if (*entry != function) continue;
            VirtualProtect(entry, sizeof *entry, PAGE_READWRITE, &protection);
            *entry = replacement;
            VirtualProtect(entry, sizeof *entry, protection, &protection);
            found = 1;
        }
    return found;
}

static int check_waits(void)
{
    char *const dll = (char *)GetModuleHandleA("libclgl-0.dll");
    *(FARPROC *)&is_exiting = GetProcAddress(GetModuleHandleA("ntdll.dll"), "RtlDllShutdownInProgress");
    return dll && is_exiting && replace_import(dll, "WaitForSingleObject", (uintptr_t)checked_wait_one) &&
           replace_import(dll, "WaitForMultipleObjects", (uintptr_t)checked_wait_many);
}

static void block(clgl_fence fence, clgl_fence_status status, void *unused)
{
    (void)fence;
    (void)status;
    (void)unused;
    SetEvent(in_callback);
    Sleep(INFINITE);
}

static DWORD WINAPI wait_for_fence(void *fence)
{
    clgl_fence_wait(fence, CLGL_FOREVER);
    return 0;
}

/* Starts a callback and a wait that do not end. */
static int keep_threads_in_library(void)
{
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    clgl_context context = NULL;
    clgl_fence signalled = NULL, unsignalled = NULL;
    desc.flags = CLGL_CONTEXT_COMPUTE_ONLY;
    in_callback = CreateEventA(NULL, FALSE, FALSE, NULL);
    return clgl_context_create(&desc, &context) == CLGL_SUCCESS &&
           clgl_fence_create_user(context, &signalled) == CLGL_SUCCESS &&
           clgl_fence_create_user(context, &unsignalled) == CLGL_SUCCESS &&
           clgl_fence_set_callback(signalled, block, NULL) == CLGL_SUCCESS &&
           CreateThread(NULL, 0, wait_for_fence, unsignalled, 0, NULL) &&
           clgl_fence_signal(signalled, 0) == CLGL_SUCCESS &&
           WaitForSingleObject(in_callback, INFINITE) == WAIT_OBJECT_0;
}

int main(int argc, char **argv)
{
    if (argc != 2) return 2;
    if (!keep_threads_in_library()) {
        fprintf(stderr, "%s\n", clgl_error_message());
        return 1;
    }
    if (!check_waits()) {
        fprintf(stderr, "the waits of the DLL cannot be checked\n");
        return 1;
    }
    if (strcmp(argv[1], "exit_process") == 0) ExitProcess(0);
    return 0;
}
