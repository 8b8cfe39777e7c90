/* Declared in windows_posix.h. */
