#include <epoxy/egl.h>

#include <windows.h>

#include <epoxy/wgl.h>

#include <pthread.h>

/* Calls these functions directly, because the wrappers of libepoxy need a function table for each thread. */
#undef wglCreateContext
#undef wglDeleteContext
#undef wglGetCurrentContext
#undef wglGetProcAddress
#undef wglMakeCurrent

#define MOST_ATTRIBUTES 8

static HDC device;
static __thread EGLenum bound_api = EGL_OPENGL_API;
static PFNWGLCREATECONTEXTATTRIBSARBPROC create;

static LRESULT CALLBACK receive(HWND window, UINT message, WPARAM word, LPARAM value)
{
    if (message == WM_DESTROY) PostQuitMessage(0);
    return DefWindowProcA(window, message, word, value);
}

static HWND make_window(void)
{
    WNDCLASSA window_class = {0};
    window_class.style = CS_OWNDC;
    window_class.lpfnWndProc = receive;
    window_class.hInstance = GetModuleHandleA(NULL);
    window_class.lpszClassName = "clgl test";
    RegisterClassA(&window_class);
    return CreateWindowA("clgl test", "", WS_POPUP, 0, 0, 1, 1, NULL, NULL, window_class.hInstance, NULL);
}

/* Creates the window on a separate thread, because Windows destroys a window when the thread that created it
 * ends. */
static DWORD WINAPI keep_window(void *made)
{
    MSG message;
    HWND const window = make_window();
    device = window ? GetDC(window) : NULL;
    SetEvent(made);
    while (GetMessageA(&message, NULL, 0, 0) > 0)
        DispatchMessageA(&message);
    return 0;
}

static void open_window(void)
{
    const PIXELFORMATDESCRIPTOR format = {.nSize = sizeof format,
                                          .nVersion = 1,
                                          .dwFlags = PFD_DRAW_TO_WINDOW | PFD_SUPPORT_OPENGL,
                                          .iPixelType = PFD_TYPE_RGBA,
                                          .cColorBits = 32};
    HANDLE const made = CreateEventA(NULL, TRUE, FALSE, NULL);
    HGLRC first;
    CloseHandle(CreateThread(NULL, 0, keep_window, made, 0, NULL));
    WaitForSingleObject(made, INFINITE);
    CloseHandle(made);
    if (!device || !SetPixelFormat(device, ChoosePixelFormat(device, &format), &format)) return;
    /* wglCreateContextAttribsARB can be queried only while a context is current. */
    first = wglCreateContext(device);
    wglMakeCurrent(device, first);
    *(PROC *)&create = wglGetProcAddress("wglCreateContextAttribsARB");
    /* The first call only notifies libepoxy that a context exists. */
    epoxy_handle_external_wglMakeCurrent();
    wglMakeCurrent(NULL, NULL);
    wglDeleteContext(first);
}

EGLDisplay windows_display(void)
{
    static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
    HGLRC const before = wglGetCurrentContext();
    HDC const drawable = wglGetCurrentDC();
    pthread_mutex_lock(&mutex);
    if (!device) open_window();
    pthread_mutex_unlock(&mutex);
    if (wglGetCurrentContext() != before) wglMakeCurrent(drawable, before);
    return create ? device : EGL_NO_DISPLAY;
}

EGLBoolean destroy_window(EGLDisplay display)
{
    HWND const window = WindowFromDC(display);
    device = NULL;
    /* Only the thread that created the window can destroy it. */
    SendMessageA(window, WM_CLOSE, 0, 0);
    return window && !IsWindow(window) ? EGL_TRUE : 0;
}

EGLBoolean eglBindAPI(EGLenum api)
{
    bound_api = api;
    return EGL_TRUE;
}

EGLContext egl_create_context(EGLContext share, const EGLint *attributes)
{
    int wanted[MOST_ATTRIBUTES] = {WGL_CONTEXT_PROFILE_MASK_ARB, WGL_CONTEXT_CORE_PROFILE_BIT_ARB};
    int *next = wanted + 2;
    if (bound_api == EGL_OPENGL_ES_API) wanted[1] = WGL_CONTEXT_ES2_PROFILE_BIT_EXT;
    for (; *attributes != EGL_NONE; attributes += 2) {
        switch (attributes[0]) {
        case EGL_CONTEXT_MAJOR_VERSION:
            *next++ = WGL_CONTEXT_MAJOR_VERSION_ARB;
            break;
        case EGL_CONTEXT_MINOR_VERSION:
            *next++ = WGL_CONTEXT_MINOR_VERSION_ARB;
            break;
        default:
            wanted[1] = WGL_CONTEXT_COMPATIBILITY_PROFILE_BIT_ARB;
            continue;
        }
        *next++ = attributes[1];
    }
    /* Without attributes, wglCreateContextAttribsARB creates a compatibility profile of the latest version. */
    return create(device, share, *attributes == EGL_NONE && next == wanted + 2 ? NULL : wanted);
}

EGLBoolean egl_make_current(EGLContext context)
{
    /* Wine reports an error if there is no current context to release. */
    if (!context && !wglGetCurrentContext()) return EGL_TRUE;
    if (!wglMakeCurrent(context ? device : NULL, context)) return 0;
    if (context) epoxy_handle_external_wglMakeCurrent();
    return EGL_TRUE;
}

EGLBoolean egl_destroy_context(EGLContext context) { return wglDeleteContext(context) ? EGL_TRUE : 0; }

EGLContext eglGetCurrentContext(void) { return wglGetCurrentContext(); }

EGLint eglGetError(void) { return (EGLint)GetLastError(); }
