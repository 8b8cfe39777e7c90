#define _GNU_SOURCE
#include "compute_support.h"

#define MOST_DEVICES 16

clgl_context_desc compute_desc(void)
{
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    desc.flags = CLGL_CONTEXT_COMPUTE_ONLY;
    return desc;
}

clgl_context make_compute(const char *device)
{
    clgl_context_desc desc = compute_desc();
    clgl_context context = NULL;
    desc.device = find_device(device);
    expect_success(clgl_context_create(&desc, &context));
    return context;
}

clgl_context make_compute_on(const clgl_device *devices, uint32_t count)
{
    clgl_context_desc desc = compute_desc();
    clgl_context context = NULL;
    desc.devices = devices;
    desc.device_count = count;
    expect_success(clgl_context_create(&desc, &context));
    return context;
}

clgl_queue make_queue_on(clgl_context context, clgl_device device, uint32_t flags)
{
    clgl_queue_desc desc = CLGL_QUEUE_DESC_INIT;
    clgl_queue queue = NULL;
    desc.device = device;
    desc.flags = flags;
    expect_success(clgl_queue_create(context, &desc, &queue));
    return queue;
}

clgl_fence user_fence(clgl_context context)
{
    clgl_fence fence = NULL;
    expect_success(clgl_fence_create_user(context, &fence));
    return fence;
}

clgl_context_info info_of_context(clgl_context context)
{
    clgl_context_info info = CLGL_CONTEXT_INFO_INIT;
    expect_success(clgl_context_get_info(context, &info));
    return info;
}

void choose_two_devices(void)
{
    setenv("POCL_DEVICES", "pthread basic", 1);
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
}

two_devices open_two_devices(void)
{
    two_devices two;
    clgl_device all[MOST_DEVICES];
    uint32_t count = 0, found = 0;
    expect_success(clgl_device_list(0, MOST_DEVICES, all, &count));
    for (uint32_t i = 0; i < count; ++i) {
        clgl_device_info info = CLGL_DEVICE_INFO_INIT;
        expect_success(clgl_device_get_info(all[i], &info));
        if (strstr(info.platform_name, POCL) && found < COUNT(two.devices)) two.devices[found++] = all[i];
    }
    assert_int_equal(found, COUNT(two.devices));
    two.context = make_compute_on(two.devices, found);
    for (size_t i = 0; i < COUNT(two.queues); ++i)
        two.queues[i] = make_queue_on(two.context, two.devices[i], 0);
    return two;
}

void close_two_devices(two_devices *two)
{
    for (size_t i = 0; i < COUNT(two->queues); ++i)
        expect_success(clgl_queue_destroy(two->queues[i]));
    expect_no_memory(two->context);
    expect_success(clgl_context_destroy(two->context));
}

void launch_scale(clgl_queue queue, clgl_kernel kernel, clgl_buffer buffer, size_t count, uint32_t by)
{
    const clgl_launch launch = launch_of(count, 0);
    expect_success(clgl_kernel_set_buffer(kernel, 0, buffer));
    expect_success(clgl_kernel_set_value(kernel, 1, sizeof by, &by));
    expect_success(clgl_kernel_launch(queue, kernel, &launch, 0, NULL, NULL));
}

void fill_numbers(uint32_t *numbers)
{
    for (uint32_t i = 0; i < NUMBERS; ++i)
        numbers[i] = i + 1;
}

void expect_scaled(clgl_queue queue, clgl_buffer buffer, uint32_t by)
{
    uint32_t got[NUMBERS];
    read_buffer(queue, buffer, got);
    for (uint32_t i = 0; i < NUMBERS; ++i)
        assert_int_equal(got[i], (i + 1) * by);
}

clgl_buffer make_numbers(clgl_context context)
{
    uint32_t numbers[NUMBERS];
    fill_numbers(numbers);
    return compute_buffer(context, sizeof numbers, numbers);
}
