// Threads of the library that no object joins.
//
// When a thread ends, drivers free its thread-specific data. If they do that while the process exits and unloads
// the drivers, the process crashes. Therefore an exit handler joins these threads.
#pragma once

#include <chrono>
#include <functional>
#include <list>
#include <thread>

namespace clgl
{

struct LibraryThread {
    std::thread thread;
    // True after the function of the thread called note_thread_returns()
    bool returned = false;
};

// Runs `body` on a new thread, which no object joins. Destroys `body` on that thread. Throws std::system_error if
// the thread cannot be started.
void start_unjoined(std::function<void()> body);

// Hands over the thread in `node`, which is the calling thread and must call note_thread_returns() later.
void leave_unjoined(std::list<LibraryThread> node) noexcept;

// Must be the last call of a function that runs on a thread for leave_unjoined(). Has no effect on other threads.
void note_thread_returns() noexcept;

// Joins the threads whose functions return within `patience`, except the calling thread.
void join_unjoined(std::chrono::milliseconds patience);

}  // namespace clgl
