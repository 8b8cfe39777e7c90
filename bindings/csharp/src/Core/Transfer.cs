using System;
using System.Threading.Tasks;

namespace Clgl
{
    // Keeps arrays pinned until the command that uses them has ended.
    internal static class Transfer
    {
        public delegate ClglFence Starter(Pin pin);

        // Starts a command that returns a fence without waiting, and returns a task for the fence.
        public static Task Start<T>(T[] data, Starter start) where T : unmanaged
        {
            Pin pin = Pin.Of(data);
            ClglFence fence;
            try
            {
                fence = start(pin);
            }
            catch (Exception error)
            {
                // If memory ran out, the command may be enqueued although it has no fence.
                if (!(error is ClglException known) || known.Result != ClglResult.OutOfHostMemory)
                    pin.Dispose();
                throw;
            }
            return Hold(fence, pin);
        }

        private static Task Hold(ClglFence fence, Pin pin)
        {
            Task ended;
            try
            {
                ended = fence.AsTask();
            }
            catch (Exception)
            {
                using (fence)
                    if (HasEnded(fence))
                        pin.Dispose();
                throw;
            }
            return Hold(ended, fence, pin);
        }

        private static async Task Hold(Task ended, ClglFence fence, Pin pin)
        {
            using (pin)
            using (fence)
                await ended.ConfigureAwait(false);
        }

        // Waits for the fence. Returns false if the command may still use the array, which must then stay pinned.
        private static bool HasEnded(ClglFence fence)
        {
            try
            {
                return fence.Wait();
            }
            catch (ClglException error)
            {
                return error.Result == ClglResult.CommandFailed;
            }
        }
    }
}
