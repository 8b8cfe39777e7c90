using System;
using System.Threading.Tasks;

namespace Clgl
{
    // Arrays that a command under way uses: they stay where they are until it has ended.
    internal static class Transfer
    {
        public static Task Hold(ClglFence fence, Pin pin)
        {
            Task ended;
            try
            {
                ended = fence.AsTask();
            }
            catch (Exception)
            {
                Release(fence, pin, true);
                throw;
            }
            return Hold(ended, fence, pin);
        }

        private static async Task Hold(Task ended, ClglFence fence, Pin pin)
        {
            try
            {
                await ended.ConfigureAwait(false);
            }
            finally
            {
                Release(fence, pin, false);
            }
        }

        private static void Release(ClglFence fence, Pin pin, bool wait)
        {
            using (pin)
            using (fence)
            {
                if (wait)
                    fence.Wait();
            }
        }
    }
}
