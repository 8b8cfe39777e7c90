using System;
using System.Threading.Tasks;

namespace Clgl
{
    // Arrays that a command under way uses: they stay where they are until it has ended.
    internal static class Transfer
    {
        public delegate ClglFence Starter(Pin pin);

        // A command that returns its fence without waiting.
        public static Task Start<T>(T[] data, Starter start) where T : struct
        {
            Pin pin = Pin.Of(data);
            ClglFence fence;
            try
            {
                fence = start(pin);
            }
            catch (Exception error)
            {
                // Without memory for its fence, there may be a command all the same.
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

        // Waits. False if it is not known whether the command still uses the array, which then stays where it is.
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
