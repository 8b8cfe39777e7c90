/* The declarations are in windows_posix.h. */
