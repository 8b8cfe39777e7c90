/* Keeps drivers loaded until the process ends. LeakSanitizer looks for leaks at the very end, and what a driver still
 * points to from its own data counts as lost once the driver is unloaded, without a name to suppress it by. */
int dlclose(void *handle);

int dlclose(void *handle)
{
    (void)handle;
    return 0;
}
