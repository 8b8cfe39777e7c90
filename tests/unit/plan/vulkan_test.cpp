// Tests exported memory, and the search for the Vulkan device with a given UUID. Makes each Vulkan call fail
// once. The library must return documented errors or use another transport, without leaks.
#include "vulkan_support.hpp"

#include "base/error.hpp"
#include "core/plan/vulkan_device.hpp"
#include "driver/vk_instance.hpp"
#include "driver/vk_memory.hpp"
#include "fake_handle.hpp"
#include "patience.hpp"

#include <clgl/clgl.h>

#include <csetjmp>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

extern "C" {
#include <cmocka.h>
}

using namespace clgl;

namespace
{

constexpr int exit_skipped = 77;
constexpr uint64_t buffer_size = 4096;
constexpr uint32_t side = 33;

// Returns the UUID of the first device.
Uuid uuid_of_first()
{
    const VkInstance instance = vk_instance();
    VkPhysicalDevice device = nullptr;
    uint32_t count = 1;
    Uuid uuid{};
    vk().EnumeratePhysicalDevices(instance, &count, &device);
    if (count == 1) {
        VkPhysicalDeviceIDProperties id{};
        id.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ID_PROPERTIES;
        VkPhysicalDeviceProperties2 properties{};
        properties.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2;
        properties.pNext = &id;
        vk().GetPhysicalDeviceProperties2(device, &properties);
        std::memcpy(uuid.data(), id.deviceUUID, uuid.size());
    }
    return uuid;
}

Uuid uuid;

template <typename Call> void expect_error(clgl_result expected, const char *part, Call call)
{
    try {
        call();
    } catch (const Error &error) {
        assert_int_equal(error.result(), expected);
        if (!std::strstr(error.what(), part)) fail_msg("\"%s\" does not contain \"%s\"", error.what(), part);
        return;
    }
    fail_msg("no error with \"%s\" was thrown", part);
}

// Result of the first use of Vulkan in the process, in which the first call fails
clgl_result result_without_memory;

void note_result_without_memory()
{
    vk_fault::failing = 0;
    try {
        vk_instance();
    } catch (const Error &error) {
        result_without_memory = error.result();
    }
    vk_fault::failing = -1;
}

// The Vulkan instance must not be destroyed, because the NVIDIA driver would then detach the OpenGL context from
// the thread.
void the_instance_is_created_once(void **)
{
    assert_int_equal(result_without_memory, CLGL_ERROR_OUT_OF_DEVICE_MEMORY);
    const VkInstance instance = vk_instance();
    assert_non_null(instance);
    vk_fault::seen.clear();
    const int before = vk_fault::objects_alive;
    for (int i = 0; i < 2; ++i) {
        const VulkanDevice device({uuid});
        assert_ptr_equal(vk_instance(), instance);
    }
    assert_false(vk_fault::seen.contains("CreateInstance"));
    assert_int_equal(vk_fault::objects_alive, before);
}

void a_device_is_found_by_its_uuid(void **)
{
    const VulkanDevice device({Uuid{1, 2, 3}, uuid});
    assert_non_null(device.get());
    assert_non_null(device.get_memory());
    expect_error(CLGL_ERROR_UNSUPPORTED, "has the UUID", [] { VulkanDevice({Uuid{1, 2, 3}}); });
    expect_error(CLGL_ERROR_UNSUPPORTED, "has the UUID", [] { VulkanDevice({}); });
}

void without_a_loader_there_is_no_device(void **)
{
    VkTable *const there = vk_loader();
    vk_loader() = nullptr;
    expect_error(CLGL_ERROR_UNSUPPORTED, "no Vulkan loader", [] { VulkanDevice({uuid}); });
    vk_loader() = there;
}

void a_source_makes_one_device(void **)
{
    VulkanSource source({uuid});
    const int before = vk_fault::objects_alive;
    assert_int_equal(vk_fault::objects_alive, before);
    const auto first = source.device();
    const int with_one = vk_fault::objects_alive;
    assert_int_equal(with_one - before, 1);
    assert_ptr_equal(source.device().get(), first.get());
    assert_int_equal(vk_fault::objects_alive, with_one);
}

// Returns the shape of a small image, for host memory (linear rows) and device memory (driver layout). See
// VulkanMemoryUse.
VulkanImage::Shape shape()
{
    return {.type = VK_IMAGE_TYPE_2D, .format = VK_FORMAT_R8G8B8A8_UNORM, .extent = {side, side, 1}};
}

void memory_is_shared_and_exported(void **)
{
    constexpr uint32_t texel_bytes = 4;
    const auto device = std::make_shared<VulkanDevice>(std::vector<Uuid>{uuid});
    const size_t files = fake_handle::files_open();
    {
        const VulkanBuffer buffer(device, buffer_size, VulkanMemoryUse::host);
        assert_true(buffer.memory().size() >= buffer_size);
        std::memset(buffer.memory().map(), 1, buffer_size);
        const SharedHandle first = buffer.memory().export_handle(), second = buffer.memory().export_handle();
        assert_true(first.get() != second.get());
        assert_false(fake_handle::is_inherited(first.get()) || fake_handle::is_inherited(second.get()));
        const VulkanImage image(device, shape(), VulkanMemoryUse::host);
        assert_true(image.layout(0).rowPitch >= side * texel_bytes);
        assert_true(image.layout(0).rowPitch * side <= image.memory().size());
        const VulkanImage tiled(device, shape(), VulkanMemoryUse::device);
        assert_true(tiled.memory().dedicated());
    }
    assert_int_equal(fake_handle::files_open(), files);
    assert_int_equal(fake_handle::misuses, 0);
    VulkanImage::Shape huge = shape();
    huge.extent.width = 1u << 30;
    expect_error(CLGL_ERROR_UNSUPPORTED, "limits images of this type and format to",
                 [&] { VulkanImage(device, huge, VulkanMemoryUse::host); });
}

void the_first_suitable_memory_type_is_used(void **)
{
    const VulkanDevice device({uuid});
    constexpr uint32_t all = ~0u;
    assert_int_equal(device.memory_type(all, VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT, 0), 0);
    // lavapipe has one memory type, which has all properties. This type must be accepted despite unwanted
    // properties, because no other type exists.
    assert_int_equal(
        device.memory_type(all, VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT, VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT), 0);
    expect_error(CLGL_ERROR_UNSUPPORTED, "no memory", [&] { device.memory_type(0, 0, 0); });
    expect_error(CLGL_ERROR_UNSUPPORTED, "no memory",
                 [&] { device.memory_type(all, VK_MEMORY_PROPERTY_PROTECTED_BIT, 0); });
}

void devices_match_by_reported_ids(void **)
{
    const ExternalFacts cpu{
        .gl_imports = true, .software_gl = true, .gl_uuids = {uuid}, .cpu_device = true, .cl_uuid = {}};
    assert_string_equal(match_external(cpu).missing.c_str(), "");
    assert_true(match_external(cpu).uuids == cpu.gl_uuids);
    const ExternalFacts gpu{.gl_imports = true, .gl_uuids = {Uuid{7}, uuid}, .cl_imports = true, .cl_uuid = uuid};
    assert_string_equal(match_external(gpu).missing.c_str(), "");
    assert_true(match_external(gpu).uuids == std::vector<Uuid>{uuid});
    const struct {
        ExternalFacts facts;
        void (*change)(ExternalFacts &);
        const char *words;
    } cases[] = {
        {cpu, [](ExternalFacts &f) { f.gl_imports = false; }, fake_handle::gl_memory_extension},
        {cpu, [](ExternalFacts &f) { f.gl_uuids.clear(); }, "does not report the UUID"},
        {cpu, [](ExternalFacts &f) { f.software_gl = false; }, "draws on another device"},
        {gpu, [](ExternalFacts &f) { f.cl_imports = false; }, fake_handle::cl_memory_extension},
        {gpu, [](ExternalFacts &f) { f.cl_uuid.reset(); }, "cl_khr_device_uuid"},
        {gpu, [](ExternalFacts &f) { f.cl_uuid = Uuid{9}; }, "different UUIDs"},
    };
    for (const auto &each : cases) {
        ExternalFacts facts = each.facts;
        each.change(facts);
        const ExternalMatch match = match_external(facts);
        assert_non_null(std::strstr(match.missing.c_str(), each.words));
        assert_true(match.uuids.empty());
    }
}

// Creates a context, a buffer and a texture. Each call may fail. Returns the worst result.
clgl_result play()
{
    clgl_result worst = CLGL_SUCCESS;
    const auto step = [&](clgl_result result) {
        assert_int_equal(result < 0, *clgl_error_message() != '\0');
        assert_int_not_equal(result, CLGL_ERROR_INTERNAL);
        if (result < worst) worst = result;
    };
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    desc.flags = CLGL_CONTEXT_HEADLESS;
    clgl_buffer_desc buffer_desc = CLGL_BUFFER_DESC_INIT;
    buffer_desc.size = buffer_size;
    buffer_desc.transport = CLGL_TRANSPORT_EXTERNAL;
    clgl_texture_desc texture_desc = CLGL_TEXTURE_DESC_INIT;
    texture_desc.format = CLGL_FORMAT_RGBA8;
    texture_desc.type = CLGL_TEXTURE_TYPE_2D;
    texture_desc.width = texture_desc.height = side;
    texture_desc.transport = CLGL_TRANSPORT_EXTERNAL;
    clgl_context context = nullptr;
    clgl_buffer buffer = nullptr;
    clgl_texture texture = nullptr;
    step(clgl_context_create(&desc, &context));
    step(clgl_buffer_create(context, &buffer_desc, &buffer));
    step(clgl_texture_create(context, &texture_desc, &texture));
    assert_int_equal(clgl_buffer_destroy(buffer), CLGL_SUCCESS);
    assert_int_equal(clgl_texture_destroy(texture), CLGL_SUCCESS);
    assert_int_equal(clgl_context_destroy(context), CLGL_SUCCESS);
    return worst;
}

void each_vulkan_call_fails(void **)
{
    constexpr struct {
        VkResult code;
        clgl_result result;
    } cases[] = {{VK_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OUT_OF_HOST_MEMORY},
                 {VK_ERROR_OUT_OF_DEVICE_MEMORY, CLGL_ERROR_OUT_OF_DEVICE_MEMORY},
                 {VK_ERROR_DEVICE_LOST, CLGL_ERROR_DEVICE_LOST},
                 {VK_ERROR_UNKNOWN, CLGL_ERROR_VULKAN}};
    assert_int_equal(play(), CLGL_SUCCESS);
    const size_t files = fake_handle::files_open();
    const int objects = vk_fault::objects_alive;
    vk_fault::seen.clear();
    vk_fault::injected.clear();
    assert_int_equal(play(), CLGL_SUCCESS);
    const auto needed = vk_fault::seen;
    for (const auto &each : cases) {
        vk_fault::code = each.code;
        int call = 0;
        for (bool more = true; more; ++call) {
            vk_fault::failed_call = "";
            vk_fault::calls = 0;
            vk_fault::failing = call;
            const clgl_result result = play();
            more = *vk_fault::failed_call != '\0';
            vk_fault::failing = -1;
            if (more && result != each.result)
                fail_msg("%s when vk%s failed", clgl_result_name(result), vk_fault::failed_call);
            // PoCL 7 destroys memory objects on another thread.
            if (!becomes_true([&] { return vk_fault::objects_alive == objects; }))
                fail_msg("%d objects are left after vk%s failed", vk_fault::objects_alive.load() - objects,
                         vk_fault::failed_call);
            if (!becomes_true([&] { return fake_handle::files_open() == files; }))
                fail_msg("a file or handle is left open after vk%s failed", vk_fault::failed_call);
        }
        std::printf("%d calls failed in turn\n", call - 1);
    }
    assert_true(vk_fault::injected == needed);
    assert_int_equal(fake_handle::misuses, 0);
}

}  // namespace

int main()
{
    setenv("CLGL_DEVICE", "Portable Computing Language", 1);
    fake_handle::install();
    if (vk_loader()) {
        vk_fault::hook_vulkan();
        note_result_without_memory();
        try {
            uuid = uuid_of_first();
        } catch (const Error &error) {
            std::puts(error.what());
        }
    }
    if (uuid == Uuid{}) {
        std::puts("there is no Vulkan driver");
        return exit_skipped;
    }
    const CMUnitTest tests[] = {
        cmocka_unit_test(the_instance_is_created_once),
        cmocka_unit_test(a_device_is_found_by_its_uuid),
        cmocka_unit_test(without_a_loader_there_is_no_device),
        cmocka_unit_test(a_source_makes_one_device),
        cmocka_unit_test(memory_is_shared_and_exported),
        cmocka_unit_test(the_first_suitable_memory_type_is_used),
        cmocka_unit_test(devices_match_by_reported_ids),
        cmocka_unit_test(each_vulkan_call_fails),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
