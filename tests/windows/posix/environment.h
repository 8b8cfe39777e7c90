/* Declares functions that set environment variables. Under Wine, they also change the environment of the host,
 * which the drivers read. */
#ifndef WINDOWS_ENVIRONMENT_H
#define WINDOWS_ENVIRONMENT_H

#ifdef __cplusplus
extern "C" {
#endif

int setenv(const char *name, const char *value, int replace);
int unsetenv(const char *name);

#ifdef __cplusplus
}
#endif

#endif
