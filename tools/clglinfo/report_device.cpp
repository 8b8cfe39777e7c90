#include "device_fields.hpp"
#include "report.hpp"

#include <clgl/device.h>

#include <cstdio>
#include <cstring>
#include <span>

namespace clglinfo
{

namespace
{

struct Bit {
    uint32_t bit;
    const char *name;
};

constexpr Bit types[] = {{CLGL_DEVICE_TYPE_DEFAULT, "default"},
                         {CLGL_DEVICE_TYPE_CPU, "CPU"},
                         {CLGL_DEVICE_TYPE_GPU, "GPU"},
                         {CLGL_DEVICE_TYPE_ACCELERATOR, "accelerator"},
                         {CLGL_DEVICE_TYPE_CUSTOM, "custom"}};
constexpr Bit floating_point[] = {
    {CLGL_DEVICE_FP_DENORM, "denorm"},
    {CLGL_DEVICE_FP_INF_NAN, "inf-nan"},
    {CLGL_DEVICE_FP_ROUND_TO_NEAREST, "round-to-nearest"},
    {CLGL_DEVICE_FP_ROUND_TO_ZERO, "round-to-zero"},
    {CLGL_DEVICE_FP_ROUND_TO_INF, "round-to-inf"},
    {CLGL_DEVICE_FP_FMA, "fma"},
    {CLGL_DEVICE_FP_SOFT_FLOAT, "soft-float"},
    {CLGL_DEVICE_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT, "correctly-rounded-divide-sqrt"}};
constexpr Bit executions[] = {{CLGL_DEVICE_EXEC_KERNEL, "kernel"},
                              {CLGL_DEVICE_EXEC_NATIVE_KERNEL, "native-kernel"}};
constexpr Bit queues[] = {{CLGL_DEVICE_QUEUE_OUT_OF_ORDER, "out-of-order"},
                          {CLGL_DEVICE_QUEUE_PROFILING, "profiling"}};
constexpr Bit enqueues[] = {{CLGL_DEVICE_ENQUEUE_SUPPORTED, "supported"},
                            {CLGL_DEVICE_ENQUEUE_REPLACEABLE_DEFAULT, "replaceable-default"}};
constexpr Bit affinities[] = {
    {CLGL_DEVICE_AFFINITY_NUMA, "numa"},         {CLGL_DEVICE_AFFINITY_L4_CACHE, "l4-cache"},
    {CLGL_DEVICE_AFFINITY_L3_CACHE, "l3-cache"}, {CLGL_DEVICE_AFFINITY_L2_CACHE, "l2-cache"},
    {CLGL_DEVICE_AFFINITY_L1_CACHE, "l1-cache"}, {CLGL_DEVICE_AFFINITY_NEXT_PARTITIONABLE, "next-partitionable"}};
constexpr Bit shared_memories[] = {{CLGL_DEVICE_SVM_COARSE_GRAIN_BUFFER, "coarse-grain-buffer"},
                                   {CLGL_DEVICE_SVM_FINE_GRAIN_BUFFER, "fine-grain-buffer"},
                                   {CLGL_DEVICE_SVM_FINE_GRAIN_SYSTEM, "fine-grain-system"},
                                   {CLGL_DEVICE_SVM_ATOMICS, "atomics"}};
constexpr Bit atomics[] = {
    {CLGL_DEVICE_ATOMIC_ORDER_RELAXED, "relaxed"},        {CLGL_DEVICE_ATOMIC_ORDER_ACQ_REL, "acq-rel"},
    {CLGL_DEVICE_ATOMIC_ORDER_SEQ_CST, "seq-cst"},        {CLGL_DEVICE_ATOMIC_SCOPE_WORK_ITEM, "work-item"},
    {CLGL_DEVICE_ATOMIC_SCOPE_WORK_GROUP, "work-group"},  {CLGL_DEVICE_ATOMIC_SCOPE_DEVICE, "device"},
    {CLGL_DEVICE_ATOMIC_SCOPE_ALL_DEVICES, "all-devices"}};

std::string words(std::span<const Bit> names, uint64_t bits)
{
    std::string text;
    for (const Bit &each : names)
        if (bits & each.bit) text += (text.empty() ? "" : " ") + std::string(each.name);
    return text.empty() ? "none" : text;
}

std::string version_text(uint64_t version)
{
    constexpr unsigned patch_bits = 12, minor_bits = 10;
    const auto low = [](uint64_t value, unsigned bits) { return std::to_string(value & ((1u << bits) - 1)); };
    return std::to_string(version >> (patch_bits + minor_bits)) + '.' + low(version >> patch_bits, minor_bits) +
           '.' + low(version, patch_bits);
}

Meaning meaning_of(const std::string &field)
{
#define CLGLINFO_MEANING(name, meaning)                                                                          \
    if (field == #name) return Meaning::meaning;
    CLGLINFO_DEVICE_FIELDS(CLGLINFO_MEANING)
#undef CLGLINFO_MEANING
    return Meaning::plain;
}

// Returns the names of the bits, or an empty list if the field is not a bit field.
std::span<const Bit> names_of(Meaning meaning)
{
    switch (meaning) {
    case Meaning::type:
        return types;
    case Meaning::fp:
        return floating_point;
    case Meaning::exec:
        return executions;
    case Meaning::queue:
        return queues;
    case Meaning::enqueue:
        return enqueues;
    case Meaning::affinity:
        return affinities;
    case Meaning::svm:
        return shared_memories;
    case Meaning::atomic:
        return atomics;
    default:
        return {};
    }
}

std::string list_text(const Value &list)
{
    std::string text;
    for (const auto &[_, each] : list.members()) {
        text += text.empty() ? "" : " ";
        text += each.has("name")
                    ? each["name"].text() + "-" + version_text(static_cast<uint64_t>(each["version"].number()))
                    : each.text();
    }
    return text;
}

}  // namespace

std::string bytes_text(uint64_t bytes)
{
    static constexpr const char *units[] = {"bytes", "KiB", "MiB", "GiB", "TiB"};
    constexpr double step = 1024;
    double amount = static_cast<double>(bytes);
    size_t unit = 0;
    for (; amount >= step && unit + 1 < std::size(units); ++unit)
        amount /= step;
    char text[sizeof "1234.567 bytes" + 20];
    std::snprintf(text, sizeof text, "%.4g %s", amount, units[unit]);
    return text;
}

std::string device_field_text(const std::string &field, const Value &value)
{
    if (value.kind() == Value::Kind::array) return list_text(value);
    const auto number = static_cast<uint64_t>(value.number());
    const Meaning meaning = meaning_of(field);
    if (const std::span<const Bit> names = names_of(meaning); !names.empty()) return words(names, number);
    switch (meaning) {
    case Meaning::bytes:
        return bytes_text(number);
    case Meaning::bits:
        return value.text() + " bits";
    case Meaning::pixels:
        return value.text() + " pixels";
    case Meaning::nanoseconds:
        return value.text() + " ns";
    case Meaning::megahertz:
        return value.text() + " MHz";
    case Meaning::yes_no:
        return number ? "yes" : "no";
    case Meaning::cache:
        return clgl_device_cache_name(static_cast<clgl_device_cache>(number));
    case Meaning::memory:
        return clgl_device_memory_name(static_cast<clgl_device_memory>(number));
    case Meaning::version:
        return version_text(number);
    default:
        return value.text();
    }
}

}  // namespace clglinfo
