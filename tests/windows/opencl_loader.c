/* OpenCL.dll for tests under Wine. Calls host_opencl.dll through the layers in OPENCL_LAYERS, like the loader of
 * Khronos. */
#define CL_TARGET_OPENCL_VERSION 300
#define CL_USE_DEPRECATED_OPENCL_1_0_APIS
#define CL_USE_DEPRECATED_OPENCL_1_1_APIS
#define CL_USE_DEPRECATED_OPENCL_1_2_APIS
#define CL_USE_DEPRECATED_OPENCL_2_0_APIS
#define CL_USE_DEPRECATED_OPENCL_2_1_APIS
#define CL_USE_DEPRECATED_OPENCL_2_2_APIS
#include <CL/cl.h>
#include <CL/cl_ext.h>
#include <CL/cl_gl.h>
#include <CL/cl_icd.h>
#include <CL/cl_layer.h>

#include <windows.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ENTRIES (sizeof(cl_icd_dispatch) / sizeof(void *))

static cl_icd_dispatch host;
static const cl_icd_dispatch *top = &host;

static void add_layer(const char *path)
{
    HMODULE const library = LoadLibraryA(path);
    pfn_clGetLayerInfo get_info = NULL;
    pfn_clInitLayer init = NULL;
    cl_layer_api_version version = 0;
    const cl_icd_dispatch *layer = NULL;
    cl_uint count = 0;
    if (library) *(FARPROC *)&get_info = GetProcAddress(library, "clGetLayerInfo");
    if (library) *(FARPROC *)&init = GetProcAddress(library, "clInitLayer");
    if (get_info && init && get_info(CL_LAYER_API_VERSION, sizeof version, &version, NULL) == CL_SUCCESS &&
        version == CL_LAYER_API_VERSION_100 && init(ENTRIES, top, &count, &layer) == CL_SUCCESS &&
        count == ENTRIES)
        top = layer;
    else
        fprintf(stderr, "OpenCL.dll: %s is not a layer\n", path);
}

static void fill_host(void);

static BOOL CALLBACK start(INIT_ONCE *once, void *unused, void **result)
{
    const char *const named = getenv("OPENCL_LAYERS");
    char *const names = _strdup(named ? named : "");
    (void)once;
    (void)unused;
    (void)result;
    fill_host();
    for (char *name = strtok(names, ";"); name; name = strtok(NULL, ";"))
        add_layer(name);
    free(names);
    return TRUE;
}

static const cl_icd_dispatch *table(void)
{
    static INIT_ONCE once = INIT_ONCE_STATIC_INIT;
    InitOnceExecuteOnce(&once, start, NULL, NULL);
    return top;
}

#include "opencl_loader.inc"

static void fill_host(void)
{
    HMODULE const library = LoadLibraryA("host_opencl.dll");
#define FIND(name) *(FARPROC *)&host.name = GetProcAddress(library, #name);
    FUNCTIONS(FIND)
#undef FIND
}
