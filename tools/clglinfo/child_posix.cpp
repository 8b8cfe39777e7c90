#include "child_process.hpp"
#include "record_descriptor.hpp"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <system_error>

namespace clglinfo
{

namespace
{

using Clock = std::chrono::steady_clock;

// Interval between checks whether the child has ended. Processes that the child started may keep its pipes open.
constexpr std::chrono::milliseconds look_again{5};

class Pipe
{
public:
    Pipe()
    {
        if (pipe2(ends_, O_CLOEXEC) != 0) throw std::system_error(errno, std::generic_category(), "pipe2");
        fcntl(ends_[0], F_SETFL, O_NONBLOCK);
    }
    ~Pipe()
    {
        close(ends_[0]);
        close_writer();
    }
    Pipe(const Pipe &) = delete;
    Pipe &operator=(const Pipe &) = delete;

    int reader() const { return ends_[0]; }
    int writer() const { return ends_[1]; }
    void close_writer()
    {
        if (ends_[1] >= 0) close(ends_[1]);
        ends_[1] = -1;
    }

    // Appends the available bytes to `text`. Returns false at the end of the pipe.
    bool drain(std::string &text)
    {
        char buffer[4096];
        ssize_t got = 0;
        while ((got = read(ends_[0], buffer, sizeof buffer)) > 0)
            text.append(buffer, static_cast<size_t>(got));
        return got < 0 && (errno == EAGAIN || errno == EINTR);
    }

private:
    int ends_[2] = {-1, -1};
};

std::vector<std::string> merged(const Environment &changes)
{
    std::vector<std::string> variables;
    for (const auto &[name, value] : changes)
        variables.push_back(name + '=' + value);
    for (char **entry = environ; *entry; ++entry) {
        const std::string_view variable = *entry;
        const std::string_view name = variable.substr(0, variable.find('='));
        bool changed = false;
        for (const auto &change : changes)
            changed |= change.first == name;
        if (!changed) variables.emplace_back(variable);
    }
    return variables;
}

std::vector<char *> pointers(std::vector<std::string> &texts)
{
    std::vector<char *> list;
    for (std::string &text : texts)
        list.push_back(text.data());
    list.push_back(nullptr);
    return list;
}

// Starts a child in a new process group. The processes that its driver starts can then be killed together with
// the child.
pid_t spawn(const std::vector<std::string> &words, const Environment &environment, const Pipe &records,
            const Pipe &output)
{
    std::vector<std::string> arguments = {"clglinfo", "--probe"};
    arguments.insert(arguments.end(), words.begin(), words.end());
    std::vector<std::string> variables = merged(environment);

    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&files, output.writer(), STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&files, output.writer(), STDERR_FILENO);
    posix_spawn_file_actions_adddup2(&files, records.writer(), record_descriptor);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);

    pid_t pid = 0;
    const int error = posix_spawn(&pid, "/proc/self/exe", &files, &attributes, pointers(arguments).data(),
                                  pointers(variables).data());
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&files);
    if (error) throw std::system_error(error, std::generic_category(), "posix_spawn of a probe");
    return pid;
}

std::string signal_name(int number)
{
    static constexpr struct {
        int number;
        const char *name;
    } names[] = {
        {SIGABRT, "SIGABRT"}, {SIGBUS, "SIGBUS"},   {SIGFPE, "SIGFPE"},   {SIGILL, "SIGILL"},
        {SIGKILL, "SIGKILL"}, {SIGPIPE, "SIGPIPE"}, {SIGSEGV, "SIGSEGV"}, {SIGSYS, "SIGSYS"},
        {SIGTERM, "SIGTERM"}, {SIGTRAP, "SIGTRAP"},
    };
    for (const auto &known : names)
        if (known.number == number) return known.name;
    return "signal " + std::to_string(number);
}

// Records how the process ended.
void set_end(Outcome &outcome, int status)
{
    outcome.hung = false;
    if (WIFSIGNALED(status))
        outcome.crash = signal_name(WTERMSIG(status));
    else
        outcome.exit_status = WEXITSTATUS(status);
}

Outcome wait_for(pid_t pid, Pipe &records, Pipe &output, Clock::time_point deadline)
{
    Outcome outcome;
    pollfd wanted[] = {{records.reader(), POLLIN, 0}, {output.reader(), POLLIN, 0}};
    for (int status = 0;;) {
        poll(wanted, std::size(wanted), static_cast<int>(look_again.count()));
        const bool ended = waitpid(pid, &status, WNOHANG) == pid;
        // A pipe that has ended gets a negative descriptor, which poll ignores.
        if (!records.drain(outcome.records)) wanted[0].fd = -1;
        if (!output.drain(outcome.output)) wanted[1].fd = -1;
        if (outcome.output.size() > most_output) outcome.output.resize(most_output);
        if (ended) set_end(outcome, status);
        if (ended || Clock::now() >= deadline) break;
    }
    kill(-pid, SIGKILL);
    if (outcome.hung) waitpid(pid, nullptr, 0);
    return outcome;
}

}  // namespace

Outcome run_child(const std::vector<std::string> &words, const Environment &environment,
                  std::chrono::seconds timeout)
{
    Pipe records, output;
    const pid_t pid = spawn(words, environment, records, output);
    records.close_writer();
    output.close_writer();
    return wait_for(pid, records, output, Clock::now() + timeout);
}

}  // namespace clglinfo
