#include "child_process.hpp"
#include "wide.hpp"

#include <windows.h>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <stdexcept>
#include <thread>

namespace clglinfo
{

namespace
{

struct CloseHandleOf {
    using pointer = HANDLE;
    void operator()(HANDLE handle) const { CloseHandle(handle); }
};
using Handle = std::unique_ptr<HANDLE, CloseHandleOf>;

[[noreturn]] void fail_child(const char *function)
{
    throw std::runtime_error(std::string(function) + " failed: " + error_text(GetLastError()));
}

// A pipe whose write end the child inherits. A thread reads the pipe, because Windows cannot wait for several
// pipes.
class Pipe
{
public:
    Pipe()
    {
        SECURITY_ATTRIBUTES inherited{sizeof inherited, nullptr, TRUE};
        HANDLE reader = nullptr, writer = nullptr;
        if (!CreatePipe(&reader, &writer, &inherited, 0)) fail_child("CreatePipe");
        reader_.reset(reader);
        writer_.reset(writer);
        SetHandleInformation(reader, HANDLE_FLAG_INHERIT, 0);
    }

    HANDLE writer() const { return writer_.get(); }
    // Appends the output of the child to `text`, up to `most` bytes in all. Must be called after the child was
    // started.
    void start(std::string &text, size_t most)
    {
        writer_.reset();
        thread_ = std::thread([this, &text, most] {
            char buffer[4096];
            for (DWORD got = 0; ReadFile(reader_.get(), buffer, sizeof buffer, &got, nullptr) && got > 0;)
                text.append(buffer, std::min<size_t>(got, most - text.size()));
        });
    }
    // Waits until all processes that can write to the pipe have ended.
    void finish() { thread_.join(); }

private:
    Handle reader_;
    Handle writer_;
    std::thread thread_;
};

// Quotes a word so that the C runtime of the child splits the command line correctly.
std::wstring quoted(const std::string &word)
{
    std::string text = "\"";
    size_t backslashes = 0;
    for (const char c : word) {
        if (c == '"') text.append(backslashes + 1, '\\');
        backslashes = c == '\\' ? backslashes + 1 : 0;
        text += c;
    }
    return wide(text.append(backslashes, '\\') + '"');
}

std::wstring command_line(const std::vector<std::string> &words)
{
    std::wstring line = L"clglinfo --probe";
    for (const std::string &word : words)
        line += L' ' + quoted(word);
    return line;
}

std::wstring program_path()
{
    std::wstring path(MAX_PATH, L'\0');
    for (;;) {
        const DWORD size = GetModuleFileNameW(nullptr, path.data(), static_cast<DWORD>(path.size()));
        if (size == 0) fail_child("GetModuleFileName");
        if (size < path.size()) return path.substr(0, size);
        path.resize(path.size() * 2);
    }
}

// Creates a job. When the job is closed or this process ends, Windows kills the child and the processes of its
// drivers.
Handle make_job()
{
    Handle job(CreateJobObjectW(nullptr, nullptr));
    if (!job) fail_child("CreateJobObject");
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits{};
    limits.BasicLimitInformation.LimitFlags =
        JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE | JOB_OBJECT_LIMIT_DIE_ON_UNHANDLED_EXCEPTION;
    SetInformationJobObject(job.get(), JobObjectExtendedLimitInformation, &limits, sizeof limits);
    return job;
}

// Starts the child and returns its process. Its standard input is the pipe for records, because a probe reads no
// input.
Handle start(const std::vector<std::string> &words, HANDLE job, const Pipe &records, const Pipe &output)
{
    STARTUPINFOW setup{};
    setup.cb = sizeof setup;
    setup.dwFlags = STARTF_USESTDHANDLES;
    setup.hStdInput = records.writer();
    setup.hStdOutput = setup.hStdError = output.writer();
    PROCESS_INFORMATION started{};
    std::wstring line = command_line(words);
    if (!CreateProcessW(program_path().c_str(), line.data(), nullptr, nullptr, TRUE, CREATE_SUSPENDED, nullptr,
                        nullptr, &setup, &started))
        fail_child("CreateProcess of a probe");
    const Handle thread(started.hThread);
    AssignProcessToJobObject(job, started.hProcess);
    ResumeThread(thread.get());
    return Handle(started.hProcess);
}

// Returns the name of the exception that ended a process. The exit code is then the exception code, such as
// 0xC0000005 for an access violation.
std::string exception_name(DWORD code)
{
    char text[sizeof "exception 0x12345678"];
    std::snprintf(text, sizeof text, "exception 0x%08lx", code);
    return text;
}

void set_end(Outcome &outcome, DWORD code)
{
    constexpr DWORD first_error = 0xC0000000;
    outcome.hung = false;
    if (code >= first_error)
        outcome.crash = exception_name(code);
    else
        outcome.exit_status = static_cast<int>(code);
}

}  // namespace

Outcome run_child(const std::vector<std::string> &words, const Environment &, std::chrono::seconds timeout)
{
    Outcome outcome;
    Pipe records, output;
    const Handle job = make_job();
    const Handle process = start(words, job.get(), records, output);
    records.start(outcome.records, outcome.records.max_size());
    output.start(outcome.output, most_output);
    const auto wait_ms = static_cast<DWORD>(std::chrono::milliseconds(timeout).count());
    DWORD code = 0;
    if (WaitForSingleObject(process.get(), wait_ms) == WAIT_OBJECT_0 && GetExitCodeProcess(process.get(), &code))
        set_end(outcome, code);
    TerminateJobObject(job.get(), EXIT_FAILURE);
    records.finish();
    output.finish();
    return outcome;
}

}  // namespace clglinfo
