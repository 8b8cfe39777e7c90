/* Prints all fields that clgl reports about OpenCL platforms and devices, as a table. */
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/check.h"
#include "harness/options.h"

enum { NAME_COLUMN = 42, LAST_COLUMN = 118 };

/* A field of an info structure. `hint` is the unit, the format, or the names of the bits or values. */
typedef struct field {
    const char *name;
    void (*print)(const struct field *field, const void *at);
    size_t offset;
    /* Size in bytes, or number of elements of an array */
    size_t size;
    const char *hint;
    /* Offset of the field that holds the number of elements */
    size_t count_offset;
} field;

/* Column in which the next word will be printed */
static int column;

static void print_word(const char *word, int length)
{
    if (column > NAME_COLUMN && column + 1 + length > LAST_COLUMN) {
        printf("\n%*s", NAME_COLUMN, "");
        column = NAME_COLUMN;
    }
    column += printf(" %.*s", length, word);
}

static unsigned long long number_at(const field *f, const void *at)
{
    return f->size == sizeof(uint64_t) ? *(const uint64_t *)at : *(const uint32_t *)at;
}

static void print_number(const field *f, const void *at) { printf(" %llu%s", number_at(f, at), f->hint); }

static void print_yes_no(const field *f, const void *at) { printf(" %s", number_at(f, at) ? "yes" : "no"); }

static void print_version(const field *f, const void *at)
{
    const unsigned version = (unsigned)number_at(f, at);
    printf(" %u.%u.%u", version >> 22, version >> 12 & 0x3ff, version & 0xfff);
}

/* Prints the names of the bits that are set in `wanted`. `words` begins with the name of bit 0. */
static void print_words(const char *words, unsigned long long wanted)
{
    for (; *words; wanted >>= 1) {
        const int length = (int)strcspn(words, " ");
        if (wanted & 1) print_word(words, length);
        words += length + (words[length] == ' ');
    }
}

static void print_flags(const field *f, const void *at)
{
    const unsigned long long flags = number_at(f, at);
    if (flags == 0) printf(" none");
    print_words(f->hint, flags);
}

static void print_choice(const field *f, const void *at) { print_words(f->hint, 1ull << number_at(f, at)); }

static void print_text(const field *f, const void *at)
{
    const char *text = *(const char *const *)at;
    (void)f;
    if (!*text) printf(" -");
    for (int length; *text; text += length + (text[length] == ' ')) {
        length = (int)strcspn(text, " ");
        if (length > 0) print_word(text, length);
    }
}

static void print_numbers(const field *f, const void *at)
{
    const uint64_t *numbers = at;
    if (numbers[0] == 0) printf(" -");
    for (size_t i = 0; i < f->size / sizeof *numbers && numbers[i] != 0; ++i) {
        putchar(' ');
        printf(strcmp(f->hint, "hexadecimal") == 0 ? "0x%llx" : "%llu", (unsigned long long)numbers[i]);
    }
}

static void print_bytes(const field *f, const void *at)
{
    const unsigned char *bytes = at;
    putchar(' ');
    for (size_t i = 0; i < f->size; ++i)
        printf("%02x", bytes[i]);
}

static void print_versions(const field *f, const void *at)
{
    const clgl_name_version *list = *(const clgl_name_version *const *)at;
    const char *const info = (const char *)at - f->offset;
    const uint32_t count = *(const uint32_t *)(const void *)(info + f->count_offset);
    char word[sizeof list->name + sizeof " 1023.1023.4095"];
    column += printf(" %u:", count);
    for (uint32_t i = 0; i < count; ++i) {
        const unsigned version = list[i].version;
        const int length = snprintf(word, sizeof word, "%s %u.%u.%u", list[i].name, version >> 22,
                                    version >> 12 & 0x3ff, version & 0xfff);
        print_word(word, length);
    }
}

#define FIELD(name, print, hint, count)                                                                          \
    {                                                                                                            \
#name, print, offsetof(STRUCT, name), sizeof(((STRUCT *)0)->name), hint, count                           \
    }
#define NUMBER(name, unit) FIELD(name, print_number, unit, 0)
#define NUMBERS(name, format) FIELD(name, print_numbers, format, 0)
#define YES_NO(name) FIELD(name, print_yes_no, NULL, 0)
#define FLAGS(name, words) FIELD(name, print_flags, words, 0)
#define CHOICE(name, words) FIELD(name, print_choice, words, 0)
#define TEXT(name) FIELD(name, print_text, NULL, 0)
#define BYTES(name) FIELD(name, print_bytes, NULL, 0)
#define VERSION(name) FIELD(name, print_version, NULL, 0)
#define VERSIONS(name) FIELD(name, print_versions, NULL, offsetof(STRUCT, name##_count))

#include "devices_fields.h"

static void print_fields(const field *fields, size_t count, const void *info)
{
    for (size_t i = 0; i < count; ++i) {
        column = printf("  %-*s", NAME_COLUMN - 2, fields[i].name);
        fields[i].print(&fields[i], (const char *)info + fields[i].offset);
        putchar('\n');
    }
}

static void print_devices(uint32_t platform, const char *wanted, int *printed)
{
    clgl_device *devices;
    uint32_t count = 0;
    check(clgl_device_list(0, 0, NULL, &count));
    devices = calloc(count + 1, sizeof *devices);
    if (!devices) fail("no memory for a list of %u devices", count);
    check(clgl_device_list(0, count, devices, &count));
    for (uint32_t i = 0; i < count; ++i) {
        clgl_device_info info = CLGL_DEVICE_INFO_INIT;
        check(clgl_device_get_info(devices[i], &info));
        if (info.platform != platform || !strstr(info.name, wanted)) continue;
        printf("\ndevice %u: %s\n", i, info.name);
        print_fields(device_fields, sizeof device_fields / sizeof device_fields[0], &info);
        ++*printed;
    }
    free(devices);
}

int main(int argc, char **argv)
{
    const char *wanted = "";
    int printed = 0;
    const harness_option options[] = {
        {"--device", "TEXT", "a part of the device name (default: all devices)", read_text, &wanted}};
    const harness_about about = {"devices", "prints all properties of OpenCL platforms and devices", options, 1};
    options_parse(&about, NULL, 0, argc, argv);

    uint32_t count = 0;
    check(clgl_platform_get_count(&count));
    for (uint32_t i = 0; i < count; ++i) {
        clgl_platform_info info = CLGL_PLATFORM_INFO_INIT;
        check(clgl_platform_get_info(i, &info));
        printf("%splatform %u: %s\n", i > 0 ? "\n" : "", i, info.name);
        print_fields(platform_fields, sizeof platform_fields / sizeof platform_fields[0], &info);
        print_devices(i, wanted, &printed);
    }
    if (printed == 0) fail("no device has \"%s\" in its name", wanted);
    return 0;
}
