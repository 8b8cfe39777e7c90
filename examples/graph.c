/* Runs kernels in an out-of-order queue. Only fences order the kernels. The profiling times show which kernels
 * ran at the same time. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/compute.h"
#include "harness/kernel.h"

enum { ELEMENTS = 1 << 13, NODES = 7, NONE = -1, COLUMNS = 60 };

/* Each node of the graph is one launch of this kernel. The loop makes the launch long enough to be visible in the
 * timeline. */
static const char kernel_source[] =  //
    "kernel void node(global const uint *a, global const uint *b, global uint *out, uint seed, uint rounds)\n"
    "{\n"
    "    const size_t i = get_global_id(0);\n"
    "    uint x = seed + (uint)i;\n"
    "    if (a) x += a[i];\n"
    "    if (b) x ^= b[i];\n"
    "    for (uint round = 0; round < rounds; ++round)\n"
    "        x = x * 1664525u + 1013904223u;\n"
    "    out[i] = x;\n"
    "}\n";

/* Nodes of the graph, with the indices of their input nodes. Each node must follow its inputs in the table. */
static const struct {
    const char *name;
    int inputs[2];
} nodes[NODES] = {
    {"start", {NONE, NONE}}, {"left", {0, NONE}}, {"middle", {0, NONE}}, {"right", {0, NONE}},
    {"join", {1, 2}},        {"late", {3, NONE}}, {"end", {4, 5}},
};

typedef struct graph {
    clgl_buffer buffers[NODES];
    clgl_fence fences[NODES];
    clgl_profiling times[NODES];
    uint32_t rounds;
} graph;

static clgl_argument value_of(const uint32_t *value)
{
    clgl_argument argument = CLGL_ARGUMENT_INIT;
    argument.type = CLGL_ARGUMENT_VALUE;
    argument.size = sizeof *value;
    argument.value = value;
    return argument;
}

static clgl_argument buffer_of(const graph *g, int node)
{
    clgl_argument argument = CLGL_ARGUMENT_INIT;
    argument.type = node == NONE ? CLGL_ARGUMENT_NULL : CLGL_ARGUMENT_BUFFER;
    if (node != NONE) argument.buffer = g->buffers[node];
    return argument;
}

/* Launches the kernel of a node. The kernel waits only for the fences of its inputs. */
static void launch_node(graph *g, clgl_queue queue, clgl_kernel kernel, int node)
{
    const int *inputs = nodes[node].inputs;
    const uint32_t seed = (uint32_t)node;
    const clgl_argument arguments[] = {buffer_of(g, inputs[0]), buffer_of(g, inputs[1]), buffer_of(g, node),
                                       value_of(&seed), value_of(&g->rounds)};
    clgl_launch launch = CLGL_LAUNCH_INIT;
    clgl_fence waits[2];
    uint32_t wait_count = 0;
    for (int i = 0; i < 2; ++i)
        if (inputs[i] != NONE) waits[wait_count++] = g->fences[inputs[i]];
    launch.global_size[0] = ELEMENTS;
    check(clgl_kernel_launch_with_arguments(queue, kernel, sizeof arguments / sizeof arguments[0], arguments,
                                            &launch, wait_count, waits, &g->fences[node]));
}

static void run(graph *g, const compute *app, clgl_queue queue)
{
    const clgl_kernel kernel = kernel_build(app->context, kernel_source, "node");
    for (int node = 0; node < NODES; ++node)
        g->buffers[node] =
            compute_buffer(app, nodes[node].name, CLGL_ACCESS_READ_WRITE, sizeof(uint32_t[ELEMENTS]), NULL);
    for (int node = 0; node < NODES; ++node)
        launch_node(g, queue, kernel, node);
    check(clgl_queue_flush(queue));
    for (int node = 0; node < NODES; ++node)
        g->times[node] = compute_times(g->fences[node]);
    check(clgl_kernel_destroy(kernel));
}

/* Computes element i of the output of every node on the CPU, and stores it in expected[node]. */
static void compute_element(uint32_t expected[NODES], uint32_t i, uint32_t rounds)
{
    for (int node = 0; node < NODES; ++node) {
        const int *inputs = nodes[node].inputs;
        uint32_t x = (uint32_t)node + i;
        if (inputs[0] != NONE) x += expected[inputs[0]];
        if (inputs[1] != NONE) x ^= expected[inputs[1]];
        for (uint32_t round = 0; round < rounds; ++round)
            x = x * 1664525u + 1013904223u;
        expected[node] = x;
    }
}

static void check_results(const graph *g, clgl_queue queue)
{
    static uint32_t results[NODES][ELEMENTS];
    for (int node = 0; node < NODES; ++node)
        check(clgl_buffer_read(queue, g->buffers[node], NULL, results[node], 1, 0, NULL, NULL));
    for (uint32_t i = 0; i < ELEMENTS; ++i) {
        uint32_t expected[NODES];
        compute_element(expected, i, g->rounds);
        for (int node = 0; node < NODES; ++node)
            if (results[node][i] != expected[node])
                fail("%s: element %u is %u, not %u", nodes[node].name, i, results[node][i], expected[node]);
    }
}

static void check_order(const graph *g)
{
    for (int node = 0; node < NODES; ++node)
        for (int i = 0; i < 2; ++i) {
            const int input = nodes[node].inputs[i];
            if (input != NONE && g->times[node].started_ns < g->times[input].ended_ns)
                fail("%s started before %s had ended", nodes[node].name, nodes[input].name);
        }
}

/* Prints one line per node. The full width of a line is the time from the first start to the last end. */
static void draw_timeline(const graph *g)
{
    uint64_t first = g->times[0].started_ns, last = 0;
    for (int node = 0; node < NODES; ++node)
        if (g->times[node].ended_ns > last) last = g->times[node].ended_ns;
    const uint64_t whole = last > first ? last - first : 1;
    for (int node = 0; node < NODES; ++node) {
        const uint64_t start = g->times[node].started_ns - first, end = g->times[node].ended_ns - first;
        const int from = (int)(start * (COLUMNS - 1) / whole), to = (int)(end * (COLUMNS - 1) / whole);
        char line[COLUMNS + 1];
        memset(line, ' ', COLUMNS);
        memset(line + from, '=', (size_t)(to - from + 1));
        line[COLUMNS] = '\0';
        printf("%-7s|%s| %8.3f to %8.3f ms", nodes[node].name, line, (double)start / 1e6, (double)end / 1e6);
        for (int i = 0; i < 2; ++i)
            if (nodes[node].inputs[i] != NONE)
                printf("%s %s", i ? " and" : ", after", nodes[nodes[node].inputs[i]].name);
        putchar('\n');
    }
}

int main(int argc, char **argv)
{
    int rounds = 5000;
    const harness_option options[] = {
        {"--rounds", "N", "loop iterations per kernel (default 5000)", read_count, &rounds}};
    const harness_about about = {"graph", "runs kernels ordered by fences, and prints a timeline of them",
                                 options, 1};
    compute app;
    compute_open(&app, &about, argc, argv);

    const clgl_queue queue = compute_queue(&app, CLGL_QUEUE_OUT_OF_ORDER | CLGL_QUEUE_PROFILING);
    graph g;
    g.rounds = (uint32_t)rounds;
    run(&g, &app, queue);
    check_results(&g, queue);
    printf("%d kernels on %s / %s:\n", NODES, app.device.platform_name, app.device.name);
    if (compute_has_times(&app)) {
        check_order(&g);
        draw_timeline(&g);
        puts("All results match the CPU, and no kernel started before its inputs were complete.");
    } else {
        puts("All results match the CPU. There is no timeline, because the driver does not support profiling.");
    }
    for (int node = 0; node < NODES; ++node)
        check(clgl_buffer_destroy(g.buffers[node]));
    check(clgl_queue_destroy(queue));
    compute_close(&app);
    return 0;
}
