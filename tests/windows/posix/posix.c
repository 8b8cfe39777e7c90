#include "windows_posix.h"

#include <windows.h>

#include <aclapi.h>
#include <fcntl.h>
#include <io.h>
#include <process.h>
#include <sys/stat.h>

#define MS_PER_S 1000

/* Type of a function in host_opencl.dll */
typedef int(WINAPI *host_setenv)(const char *name, const char *value);

static void set_on_host(const char *name, const char *value)
{
    HMODULE const bridge = LoadLibraryA("host_opencl.dll");
    host_setenv on_host = NULL;
    if (bridge) *(FARPROC *)&on_host = GetProcAddress(bridge, "host_setenv");
    if (on_host) on_host(name, value);
}

/* Passes environment variables of the parent process on to the host. On Windows a child process inherits them,
 * but on the host it does not. */
static void __attribute__((constructor)) inherit(void)
{
    static const char *const names[] = {"MESA_EXTENSION_OVERRIDE", "MESA_GL_VERSION_OVERRIDE",
                                        "MESA_GLES_VERSION_OVERRIDE", "OCL_ICD_VENDORS"};
    for (size_t i = 0; i < sizeof names / sizeof *names; ++i)
        if (getenv(names[i])) set_on_host(names[i], getenv(names[i]));
}

static int set(const char *name, const char *value)
{
    set_on_host(name, value);
    SetEnvironmentVariableA(name, value);
    return _putenv_s(name, value ? value : "");
}

int setenv(const char *name, const char *value, int replace)
{
    return !replace && getenv(name) ? 0 : set(name, value);
}

int unsetenv(const char *name) { return set(name, NULL); }

char *mkdtemp(char *pattern) { return _mktemp(pattern) && CreateDirectoryA(pattern, NULL) ? pattern : NULL; }

int windows_mkstemp(char *pattern)
{
    return _mktemp(pattern) ? _open(pattern, _O_RDWR | _O_CREAT | _O_EXCL | _O_BINARY, _S_IREAD | _S_IWRITE) : -1;
}

unsigned windows_handles(void)
{
    DWORD count = 0;
    GetProcessHandleCount(GetCurrentProcess(), &count);
    return count;
}

static void CALLBACK ring(void *unused, BOOLEAN fired)
{
    (void)unused;
    (void)fired;
    fprintf(stderr, "alarm: the call does not return\n");
    _exit(EXIT_FAILURE);
}

unsigned alarm(unsigned seconds)
{
    static HANDLE timer;
    if (timer) (void)DeleteTimerQueueTimer(NULL, timer, NULL);
    timer = NULL;
    if (seconds != 0) CreateTimerQueueTimer(&timer, NULL, ring, NULL, seconds * MS_PER_S, 0, WT_EXECUTEONLYONCE);
    return 0;
}

int windows_chmod(const char *path, int mode)
{
    EXPLICIT_ACCESSA everybody = {0};
    PACL list = NULL, longer = NULL;
    PSECURITY_DESCRIPTOR descriptor = NULL;
    DWORD code = GetNamedSecurityInfoA((char *)path, SE_FILE_OBJECT, DACL_SECURITY_INFORMATION, NULL, NULL, &list,
                                       NULL, &descriptor);
    everybody.grfAccessPermissions = GENERIC_WRITE;
    everybody.grfAccessMode = mode & 02 ? GRANT_ACCESS : REVOKE_ACCESS;
    everybody.Trustee.TrusteeForm = TRUSTEE_IS_NAME;
    everybody.Trustee.ptstrName = (char *)"EVERYONE";
    if (code == ERROR_SUCCESS) code = SetEntriesInAclA(1, &everybody, list, &longer);
    if (code == ERROR_SUCCESS)
        code = SetNamedSecurityInfoA((char *)path, SE_FILE_OBJECT, DACL_SECURITY_INFORMATION, NULL, NULL, longer,
                                     NULL);
    LocalFree(longer);
    LocalFree(descriptor);
    return code == ERROR_SUCCESS ? 0 : -1;
}

ssize_t pread(int file, void *to, size_t size, off_t offset)
{
    if (_lseek(file, offset, SEEK_SET) < 0) return -1;
    return _read(file, to, (unsigned)size);
}
