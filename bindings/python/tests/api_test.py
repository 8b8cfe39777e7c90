"""Tests of the module: version, names, enumerations, structures, infos, failures, log, platforms and devices."""

import enum
import inspect
import os
import pickle
import re
import subprocess
import sys
import textwrap
import threading
import unittest

import clgl
from case import Case, ComputeCase

CL_PLATFORM_NAME, CL_DEVICE_NAME, CL_CONTEXT_REFERENCE_COUNT = 0x0902, 0x102B, 0x1080
GL_RGBA8, CL_RGBA, CL_UNORM_INT8 = 0x8058, 0x10B5, 0x10D2


def is_enumeration(value):
    return isinstance(value, type) and issubclass(value, enum.IntEnum) and value is not enum.IntEnum


def run_program(text, **environment):
    return subprocess.run([sys.executable, "-c", textwrap.dedent(text)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          text=True, check=False, env={**os.environ, **environment})


def printed(done):
    """Returns what a program printed, without the warning of rusticl 26."""
    return [line for line in done.stdout.splitlines() if not line.startswith("=== Rusticl warning")]


class Module(unittest.TestCase):
    def test_the_library_is_of_this_version(self):
        self.assertEqual(".".join(map(str, clgl.version())), clgl.__version__)
        self.assertIn(clgl.__version__, clgl.version_string())

    def test_values_have_names(self):
        self.assertEqual(clgl.result_name(clgl.Result.NOT_ACQUIRED), "CLGL_ERROR_NOT_ACQUIRED")
        for enumeration in filter(is_enumeration, vars(clgl).values()):
            name_of = getattr(clgl, re.sub(r"(?<!^)(?=[A-Z])", "_", enumeration.__name__).lower() + "_name")
            names = [name_of(value) for value in enumeration]
            with self.subTest(enumeration=enumeration.__name__):
                self.assertEqual(len(set(names)), len(names), names)
                self.assertEqual([value for value, name in zip(enumeration, names) if name == "unknown"],
                                 [value for value in enumeration if value.name == "UNKNOWN"])
        self.assertEqual(clgl.native_name(clgl.NativeSource.OPENCL, -5), "CL_OUT_OF_RESOURCES")
        self.assertTrue(clgl.native_cause(clgl.NativeSource.OPENCL, -5))
        self.assertIsInstance(clgl.native_hint(clgl.NativeSource.OPENCL, -5), str)

    def test_values_of_later_versions(self):
        later = clgl.Format(70000)
        self.assertEqual((int(later), later.name), (70000, "UNKNOWN_70000"))
        self.assertEqual(int(clgl.MapFlags(0x81)), 0x81)
        self.assertIsInstance(clgl.MapFlags.READ | clgl.MapFlags.WRITE, clgl.MapFlags)

    def test_structures_have_their_initial_values(self):
        launch = clgl.Launch(global_size=(8, 4))
        self.assertEqual((launch.dimensions, list(launch.global_size)), (0, [8, 4, 0]))
        self.assertIn("dimensions=0", repr(launch))
        desc = clgl.BufferDesc(data=b"1234", label="name")
        self.assertEqual((desc.size, desc.label), (4, b"name"))
        box = clgl.Box((0, 0, 0), (1, 2, 3))
        self.assertEqual(list(box.extent), [1, 2, 3])

    def test_formats(self):
        self.assertGreater(clgl.format_get_count(), 30)
        info = clgl.format_get_info(clgl.Format.RGBA8)
        self.assertEqual((info.name, info.components, info.numeric), ("RGBA8", 4, clgl.NumericType.UNORM))
        self.assertEqual(clgl.format_from_gl(GL_RGBA8), clgl.Format.RGBA8)
        self.assertEqual(clgl.format_from_cl(CL_RGBA, CL_UNORM_INT8), clgl.Format.RGBA8)

    def test_platforms_and_devices(self):
        self.assertEqual(len(clgl.platforms()), clgl.platform_get_count())
        device = clgl.devices()[0]
        platform = device.platform
        self.assertIn(device, platform.devices)
        self.assertEqual(platform.query(CL_PLATFORM_NAME).rstrip(b"\0").decode(), platform.info.name)
        self.assertEqual(device.query(CL_DEVICE_NAME).rstrip(b"\0").decode(), device.info.name)
        self.assertTrue(device.cl_platform)
        self.assertEqual(clgl.device_from_cl_device(device.cl_device), device)
        self.assertIn(device.info.name, repr(device))
        self.assertIn(platform.info.name, repr(platform))
        info = device.info
        self.assertEqual(len(info.max_work_item_sizes), 3)
        self.assertIsInstance(info.uuid, bytes)
        self.assertEqual(clgl.devices(info.type)[0].info, clgl.devices(info.type)[0].info)
        for extension in platform.info.extensions_with_version:
            self.assertTrue(extension.name)

    def test_no_class_has_a_constructor(self):
        with self.assertRaisesRegex(TypeError, "methods of the context"):
            clgl.Buffer()

    def test_values_are_printed_by_name(self):
        result, flags = clgl.Result.NOT_ACQUIRED, clgl.MapFlags.READ
        self.assertEqual(f"{result} {result!s:>20} {flags}", "Result.NOT_ACQUIRED  Result.NOT_ACQUIRED MapFlags.READ")
        self.assertEqual(f"{result:d} {flags:#x}", f"{int(result)} {int(flags):#x}")

    def test_every_parameter_is_documented(self):
        things = {name: getattr(clgl, name) for name in clgl.__all__}
        for name, thing in list(things.items()):
            if isinstance(thing, type) and not issubclass(thing, (int, Exception)):
                things.update((f"{name}.{key}", getattr(thing, key)) for key in dir(thing) if not key.startswith("_"))
        functions = {name: thing for name, thing in things.items() if inspect.isroutine(thing)}
        self.assertIn("Buffer.read", functions)
        for name, function in functions.items():
            with self.subTest(name=name):
                text = inspect.getdoc(function)
                self.assertTrue(text)
                parameters = inspect.signature(function).parameters.keys() - {"self"}
                self.assertEqual([key for key in parameters if not re.search(rf"\b{key}\b", text)], [])

    def test_documentation_of_methods_by_hand(self):
        for method in (clgl.Buffer.copy, clgl.Buffer.map, clgl.Context.texture):
            text = inspect.getdoc(method)
            for part in ("\n\nArgs:\n    ", "\n    flags: ", "\n\nRaises Error with:\n    Result.INVALID_ARGUMENT: "):
                self.assertEqual(text.count(part), 0 if part == "\n    flags: " and method is clgl.Buffer.copy else 1, text)

    def test_errors_are_named_after_the_package(self):
        self.assertEqual(f"{clgl.Error.__module__}.{clgl.Error.__qualname__}", "clgl.Error")

    def test_a_library_that_is_not_there(self):
        done = subprocess.run([sys.executable, "-c", "import clgl"], env={
                              **os.environ, "CLGL_LIBRARY": "/nowhere/libclgl.so.0"}, stderr=subprocess.PIPE, text=True, check=False)
        self.assertIn("LibraryNotFoundError: /nowhere/libclgl.so.0", done.stderr)
        self.assertIn("CLGL_LIBRARY", done.stderr)


class Errors(ComputeCase):
    def test_failures_carry_result_message_and_native_code(self):
        with self.fails(clgl.Result.INVALID_ARGUMENT) as failed:
            self.context.buffer(0, flags=clgl.BufferFlags.COMPUTE_ONLY)
        self.assertIn("clgl_buffer_create: ", failed.message)
        self.assertEqual(failed.error.native_source, clgl.NativeSource.NONE)
        with self.fails(clgl.Result.BUILD_FAILED) as failed:
            self.context.program("kernel void broken(")
        copy = pickle.loads(pickle.dumps(failed.error))
        self.assertEqual((copy.result, copy.message), (failed.error.result, failed.error.message))

    def test_messages_are_of_their_thread(self):
        messages = []

        def fail():
            try:
                clgl.raw.clgl_queue_flush(None)
            except clgl.Error as error:
                messages.extend([error.message, clgl.error_message()])

        thread = threading.Thread(target=fail)
        thread.start()
        thread.join()
        self.assertEqual(messages[0], messages[1])
        self.queue.flush()
        self.assertEqual(clgl.error_message(), "")
        self.assertEqual(clgl.error_get_native_code(), (clgl.NativeSource.NONE, 0))

    def test_what_is_dropped_does_not_clear_a_message(self):
        fence = self.context.user_fence()
        with self.fails(clgl.Result.INVALID_HANDLE):
            clgl.raw.clgl_queue_flush(None)
        del fence
        self.assertIn("clgl_queue_flush", clgl.error_message())
        self.queue.flush()
        self.context.user_fence().close()

    def test_closed_objects_are_refused(self):
        queue = self.context.queue()
        queue.close()
        queue.close()
        self.assertIn("closed", repr(queue))
        with self.fails(clgl.Result.INVALID_HANDLE):
            queue.flush()

    def test_the_log(self):
        clgl.log_set_callback(lambda level, text: None, clgl.LogLevel.INFO)
        clgl.log_set_callback(None, clgl.LogLevel.NONE)
        done = run_program("""
            import clgl
            said = []
            clgl.log_set_callback(lambda level, text: said.append((level, text)), clgl.LogLevel.TRACE)
            clgl.platform_get_count()
            clgl.log_set_callback(None, clgl.LogLevel.NONE)
            clgl.format_get_count()
            print(*said)
        """, CLGL_TRACE="1")
        self.assertIn("LogLevel.TRACE", done.stdout)
        self.assertIn("clgl_platform_get_count", done.stdout)
        self.assertNotIn("(<LogLevel.TRACE: 4>, 'clgl_format_get_count", done.stdout)


class Contexts(Case):
    def test_infos_and_reports(self):
        info = self.context.info
        self.assertEqual(info.flags, clgl.ContextFlags.HEADLESS)
        self.assertEqual(self.context.devices, [info.device])
        self.context.verify_transports()
        reports = [self.context.transport_report(i) for i in range(info.transport_count)]
        self.assertIn(clgl.TransportStatus.SELECTED, [report.buffer_status for report in reports])
        self.assertNotIn(clgl.TransportStatus.NOT_TRIED, [report.texture_status for report in reports])
        self.assertIn(clgl.transport_name(reports[0].transport), self.context.report)
        self.assertEqual(len(self.context.query(CL_CONTEXT_REFERENCE_COUNT)), 4)
        self.assertTrue(self.context.cl_context)
        self.assertTrue(all(self.context.gl_context))
        buffer = self.context.buffer(1024)
        self.assertEqual(self.context.memory_usage(buffer.info.transport).shared_bytes, 1024)
        self.assertIn("flags=", repr(info))
        self.assertEqual(info, self.context.info)

    def test_a_context_joins_the_current_one(self):
        with clgl.Context.from_current(label="joined") as joined:
            self.assertEqual(joined.info.label, "joined")
            self.assertEqual(joined.info.gl_renderer, self.context.info.gl_renderer)
            device, match = clgl.device_for_gl()
            self.assertIn(joined.info.device, clgl.devices())
            self.assertIsInstance(match, clgl.DeviceMatch)
            self.assertIn(device, [found for found, _ in clgl.device_list_for_gl()])

    def test_current_in_a_with_statement(self):
        self.context.make_current(False)
        with self.context.current():
            clgl.Context.from_current().close()
        with self.fails(clgl.Result.NO_GL_CONTEXT):
            clgl.Context.from_current()
        self.context.make_current()

    def test_objects_outlive_their_context(self):
        context = clgl.Context.compute_only()
        queue, buffer = context.queue(), context.buffer(b"abcd", flags=clgl.BufferFlags.COMPUTE_ONLY)
        context.close()
        self.assertEqual(bytes(buffer.read(queue)), b"abcd")
        self.assertIs(queue.context, context)

    def test_a_context_of_chosen_devices(self):
        with clgl.Context.compute_only(self.context.devices) as context:
            self.assertEqual(context.devices, self.context.devices)

    def test_output_of_kernels(self):
        said, device = [], self.context.info.device
        extensions = device.info.extensions.split()
        if "cl_arm_printf" not in extensions:
            with self.fails(clgl.Result.UNSUPPORTED):
                clgl.Context.compute_only([device], printf=said.append)


class Programs(unittest.TestCase):
    def test_a_program_may_end_with_everything_open(self):
        done = run_program("""
            import clgl
            context = clgl.Context.headless()
            queue = context.queue()
            buffer = context.buffer(64)
            scope = queue.acquire(buffer)
            fence = buffer.write(bytes(64), queue)
            print(clgl.__version__)
        """)
        self.assertEqual((printed(done), done.returncode), ([clgl.__version__], 0))

    def test_it_works_without_numpy(self):
        done = run_program("""
            import sys
            sys.modules["numpy"] = None
            import array, clgl
            with clgl.Context.headless() as context, context.queue() as queue:
                buffer = context.buffer(array.array("f", [1, 2, 3]))
                assert buffer.read(queue).tolist() == [1, 2, 3]
                with buffer.map(queue) as values:
                    values[1] = 7
                assert buffer.read(queue).tolist() == [1, 7, 3]
                texture = context.texture(memoryview(bytes(range(16))).cast("B", [2, 2, 4]))
                assert texture.read(queue).tolist()[1][1] == [12, 13, 14, 15]
                assert texture.png()[:4] == b"\\x89PNG"
                view = buffer.view()
                with queue.acquire(buffer):
                    view.fill(2.5, queue)
                assert view.read(queue).tolist() == [2.5] * 3
            print("well")
        """)
        self.assertEqual((printed(done), done.returncode), (["well"], 0))


if __name__ == "__main__":
    unittest.main()
