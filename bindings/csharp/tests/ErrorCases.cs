using System;
using System.Threading;
using System.Threading.Tasks;
using Clgl;
using Clgl.Native;

namespace ClglTests
{
    internal static unsafe class ErrorCases
    {
        [Case]
        public static void TheLibraryIsOfThisVersion()
        {
            Check.Equal(Constants.CLGL_VERSION_MAJOR, ClglLibrary.Version.Major);
            Check.Equal(ClglLibrary.Version.ToString(), ClglLibrary.VersionString);
            Check.That(ClglLibrary.Path.Contains("libclgl"), ClglLibrary.Path);
        }

        [Case]
        public static void FailuresCarryResultMessageAndNativeCode()
        {
            using (Stage stage = Stage.ComputeOnly())
            {
                ClglException error = Check.Fails(ClglResult.BuildFailed,
                                                  () => ClglProgram.Create(stage.Context, "kernel void broken("));
                Check.Equal("CLGL_ERROR_BUILD_FAILED", error.ResultName);
                Check.Equal(ClglNativeSource.OpenCL, error.NativeSource);
                Check.Equal("CL_BUILD_PROGRAM_FAILURE", error.NativeName);
                Check.Equal("the program does not build", error.NativeCause);
                Check.Equal("read its build log", error.NativeFix);
                Check.That(error.Message.Contains("clgl_program_create"), "the message names the call");
            }
        }

        [Case]
        public static void ResultsHaveNames()
        {
            Check.Equal("CLGL_TIMEOUT", Name(ClglResult.Timeout));
            Check.Equal("CLGL_UNKNOWN_RESULT", Name((ClglResult)12345));
        }

        [Case]
        public static void ValuesAreComparedAndPrinted()
        {
            ClglSize size = new ClglSize(1, 2, 3);
            ClglRegion region = new ClglRegion(ClglSize.Zero, size);
            Check.That(size == new ClglSize(1, 2, 3) && size != new ClglSize(1, 2) && !size.Equals("1"), "sizes");
            Check.That(region == new ClglRegion(ClglSize.Zero, size) && region != new ClglRegion(size, size), "regions");
            Check.That(new ClglRange(1, 2) == new ClglRange(1, 2) && new ClglRange(1, 2) != new ClglRange(2, 1), "ranges");
            Check.Equal(size.GetHashCode(), new ClglSize(1, 2, 3).GetHashCode());
            Check.Equal("(1, 2, 3)", size.ToString());
            Check.Equal("2 bytes from 1", new ClglRange(1, 2).ToString());
            Check.Equal("(1, 2, 3) from (0, 0, 0), pitches 16 and 0", new ClglRegion(ClglSize.Zero, size, 16).ToString());
            Check.Equal("(5, 1, 1)", new ClglLaunch(5).ToString());
            Check.Equal("(4, 6, 1) in groups of (2, 3, 1) from (1, 0, 0)",
                        new ClglLaunch(4, 6).InGroupsOf(2, 3).From(1).ToString());
        }

        [Case]
        public static void UseAfterDispose()
        {
            using (Stage stage = Stage.ComputeOnly())
            {
                ClglBuffer buffer = stage.Plain(64);
                Check.That(!buffer.IsDisposed, "a new object is not disposed of");
                buffer.Dispose();
                buffer.Dispose();
                Check.That(buffer.IsDisposed, "it was disposed of");
                Check.Throws<ObjectDisposedException>(() => buffer.Fill(stage.Queue, new[] { 1 }));
                Check.Throws<ObjectDisposedException>(() => Check.Equal(0u, buffer.Info.MapCount));
                ClglFence fence = stage.Queue.Marker();
                fence.Dispose();
                Check.Throws<ObjectDisposedException>(() => stage.Queue.Barrier(fence));
                Check.Throws<ArgumentNullException>(() => ClglQueue.Create(null));
            }
        }

        [Case]
        public static void StaleHandles()
        {
            using (Stage stage = Stage.ComputeOnly())
            {
                ClglBuffer buffer = stage.Plain(64);
                Check.Equal(0, Api.clgl_buffer_destroy(buffer.Handle));
                Check.Fails(ClglResult.InvalidHandle, () => buffer.Fill(stage.Queue, new[] { 1 }));
                buffer.Dispose();
                Check.Equal((int)ClglResult.InvalidHandle, Api.clgl_buffer_destroy((IntPtr)12345));
                Check.Equal((int)ClglResult.InvalidHandle, Api.clgl_buffer_destroy(stage.Queue.Handle));
            }
        }

        [Case]
        public static void TheWrongThread()
        {
            using (Stage stage = new Stage())
            {
                Exception thrown = Check.OnOtherThread(() => ClglBuffer.Create(stage.Context, 64));
                Check.Equal(ClglResult.NoGLContext, ((ClglException)thrown).Result);
                using (ClglBuffer buffer = ClglBuffer.Create(stage.Context, 64))
                {
                    thrown = Check.OnOtherThread(() => ClglFence.InsertGL(stage.Context));
                    Check.Equal(ClglResult.NoGLContext, ((ClglException)thrown).Result);
                    Check.Equal(null, Check.OnOtherThread(buffer.Dispose));
                }
            }
        }

        [Case]
        public static void MessagesAreOfTheirThread()
        {
            using (Stage stage = Stage.ComputeOnly())
            {
                Check.Equal((int)ClglResult.InvalidHandle, Api.clgl_queue_flush(IntPtr.Zero));
                string message = new ClglException((int)ClglResult.InvalidHandle).Message;
                Check.That(message.Contains("clgl_queue_flush"), message);
                Check.Equal(null, Check.OnOtherThread(stage.Queue.Flush));
                Check.Equal(message, new ClglException((int)ClglResult.InvalidHandle).Message);
            }
        }

        [Case]
        public static void TextsWithNul()
        {
            using (Stage stage = Stage.ComputeOnly())
                Check.Throws<ArgumentException>(() => ClglProgram.Create(stage.Context, "kernel\0void"));
        }

        [Case]
        public static void ArraysThatAreTooShort()
        {
            using (Stage stage = Stage.ComputeOnly())
            using (ClglTexture texture = TextureCases.Plain(stage, 4, 4))
            {
                Check.Throws<ArgumentException>(() => texture.Read(stage.Queue, new byte[4 * 4 * 4 - 1]));
                Check.Throws<ArgumentException>(() => ClglBuffer.Create(stage.Context, new ClglBufferDesc
                {
                    Flags = ClglBufferFlags.ComputeOnly, Size = 8, Data = new byte[7]
                }));
            }
        }

        [Case]
        public static void LogsGoToTheCallback()
        {
            int count = 0;
            ClglLog.SetCallback((level, message) => ++count, ClglLogLevel.Trace);
            ClglLog.SetCallback(null);
            Check.Fails(ClglResult.InvalidArgument, () => ClglLog.SetCallback((level, message) => { },
                                                                              (ClglLogLevel)99));
        }

        [Case]
        public static void TheLogIsReplacedFromWithinAndByAnotherThreadAtOnce()
        {
            using (Stage stage = new Stage())
            using (ManualResetEvent inside = new ManualResetEvent(false))
            {
                ClglLog.SetCallback((level, message) =>
                {
                    inside.Set();
                    // Gives the other thread time to start waiting for the end of this call.
                    Thread.Sleep(200);
                    ClglLog.SetCallback(null);
                });
                Task other = Task.Run(() =>
                {
                    Check.Soon(inside, "a message");
                    ClglLog.SetCallback((level, message) => { }, ClglLogLevel.Error);
                });
                // clgl logs the pending OpenGL error.
                stage.GL.glEnable(uint.MaxValue);
                ClglFence.InsertGL(stage.Context).Dispose();
                Check.That(other.Wait(Check.Patience), "neither waits for the other");
                ClglLog.SetCallback(null);
            }
        }

        [Case]
        public static void ExceptionsInCallbacksStayInCSharp()
        {
            Exception reported = null;
            Action<Exception> handler = error => reported = error;
            ClglCallbacks.UnhandledException += handler;
            try
            {
                using (Stage stage = Stage.ComputeOnly())
                using (ClglFence fence = ClglFence.CreateUser(stage.Context))
                {
                    fence.OnEnd(status => Throw("thrown in a callback"));
                    fence.Signal();
                    Check.Soon(() => reported is CheckFailed, "the report of the exception");
                    reported = null;
                    ClglFence failed = stage.Queue.HostFunction(() => Throw("thrown in a queue"));
                    using (failed)
                    {
                        Check.Equal(-59, Check.Fails(ClglResult.CommandFailed, () => failed.Wait()).NativeCode);
                        Task task = failed.AsTask();
                        AggregateException outer = Check.Throws<AggregateException>(task.Wait);
                        Check.Equal(-59, ((ClglException)outer.InnerException).NativeCode);
                    }
                    Check.That(reported is CheckFailed, "the exception of a host function is reported, not " + reported);
                }
            }
            finally
            {
                ClglCallbacks.UnhandledException -= handler;
            }
        }

        private static void Throw(string message)
        {
            throw new CheckFailed(message);
        }

        private static string Name(ClglResult result)
        {
            return System.Runtime.InteropServices.Marshal.PtrToStringAnsi((IntPtr)Api.clgl_result_name((int)result));
        }
    }
}
