/* Loaded before every test of a build with sanitizers: what drivers do at run time that the sanitizers cannot
 * follow. */

/* Drivers stay loaded until the process ends. LeakSanitizer looks for leaks at the very end, and what a driver
 * still points to from its own data would count as lost once it is unloaded, without a name to suppress it by. */
int dlclose(void *handle);

int dlclose(void *handle)
{
    (void)handle;
    return 0;
}

/* Kernels and shaders that are compiled at run time do not tell the unwinder where their frames lie. It would
 * sort what they tell in memory that it allocates while it holds its lock, and the sanitizer, which unwinds the
 * stack of each allocation, would wait for that lock for ever. No exception passes through a kernel, so nothing
 * is lost. */
void __register_frame(void *begin);
void __deregister_frame(void *begin);

void __register_frame(void *begin) { (void)begin; }

void __deregister_frame(void *begin) { (void)begin; }
