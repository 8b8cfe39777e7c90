/* Declares POSIX functions for tests in C and C++. */
#ifndef WINDOWS_ENVIRONMENT_H
#define WINDOWS_ENVIRONMENT_H

#ifdef __cplusplus
extern "C" {
#endif

/* Under Wine, these functions also change the environment of the host, which the drivers read. */
int setenv(const char *name, const char *value, int replace);
int unsetenv(const char *name);
char *mkdtemp(char *pattern);

#ifdef __cplusplus
}
#endif

#endif
