#include "base/process/captured_run.h"

#include <fcntl.h>
#include <poll.h>

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>

#include "base/files/file_error.h"
#include "base/long_work/interrupt.h"

namespace katachi::base {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t most_errors = std::size_t{64} << 10;
constexpr std::chrono::milliseconds between_looks{100};  // at the stop flag

[[noreturn]] void cannot_run(const std::filesystem::path& program, int error) {
    throw FileError(program.string() + ": cannot be run: " + std::strerror(error));
}

// Both ends are closed when it ends.
class Pipe {
  public:
    explicit Pipe(const std::filesystem::path& program) {
        if (::pipe2(ends_.data(), O_CLOEXEC) != 0) cannot_run(program, errno);
    }
    ~Pipe() {
        close_writing();
        if (ends_[0] >= 0) ::close(ends_[0]);
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;

    int reading() const { return ends_[0]; }
    int writing() const { return ends_[1]; }
    void close_writing() {
        if (ends_[1] >= 0) ::close(ends_[1]);
        ends_[1] = -1;
    }

  private:
    std::array<int, 2> ends_{-1, -1};
};

class Child {
  public:
    Child(const std::filesystem::path& program, const std::vector<std::string>& arguments, const Pipe& output,
          const Pipe& errors) {
        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
        posix_spawn_file_actions_adddup2(&actions, output.writing(), STDOUT_FILENO);
        posix_spawn_file_actions_adddup2(&actions, errors.writing(), STDERR_FILENO);
        posix_spawnattr_t attributes;
        posix_spawnattr_init(&attributes);
        // A group of its own: Ctrl-C is for us, and what the program starts ends with it.
        posix_spawnattr_setpgroup(&attributes, 0);
        sigset_t usual;
        sigemptyset(&usual);
        posix_spawnattr_setsigmask(&attributes, &usual);
        for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGXFSZ}) sigaddset(&usual, signal);
        posix_spawnattr_setsigdefault(&attributes, &usual);
        posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
        std::string name = program.string();
        std::vector<std::string> words(arguments);
        std::vector<char*> pointers{name.data()};
        for (std::string& word : words) pointers.push_back(word.data());
        pointers.push_back(nullptr);
        const int error = posix_spawn(&process_, name.c_str(), &actions, &attributes, pointers.data(), environ);
        posix_spawn_file_actions_destroy(&actions);
        posix_spawnattr_destroy(&attributes);
        if (error != 0) cannot_run(program, error);
    }
    ~Child() {
        if (process_ <= 0) return;
        kill();
        wait();
    }
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    void kill() const { ::kill(-process_, SIGKILL); }

    // The answer is the status that waitpid gives.
    int wait() {
        int status = 0;
        while (::waitpid(process_, &status, 0) < 0 && errno == EINTR) {
        }
        process_ = -1;
        return status;
    }

  private:
    pid_t process_ = -1;
};

// Whether there may be more.
bool read_some(int descriptor, std::string& text, std::size_t most,
               const std::function<void(std::string_view)>& hear = {}) {
    std::array<char, std::size_t{1} << 16> bytes{};
    const ssize_t count = ::read(descriptor, bytes.data(), bytes.size());
    if (count < 0) return errno == EINTR || errno == EAGAIN;
    const std::size_t room = most - std::min(most, text.size());
    text.append(bytes.data(), std::min(static_cast<std::size_t>(count), room));
    if (hear && count > 0) hear({bytes.data(), static_cast<std::size_t>(count)});
    return count > 0;
}

// What ends the reading before the program has closed its output.
CapturedRun::End read_all(const Pipe& output, const Pipe& errors, const RunLimits& limits, CapturedRun& run) {
    const Clock::time_point until = Clock::now() + limits.longest;
    std::array<pollfd, 2> ends{{{output.reading(), POLLIN, 0}, {errors.reading(), POLLIN, 0}}};
    while (ends[0].fd >= 0 || ends[1].fd >= 0) {
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now());
        if (left.count() <= 0) return CapturedRun::End::took_too_long;
        if (is_stopped(limits.stop)) return CapturedRun::End::stopped;
        const auto wait = static_cast<int>(std::min(left, between_looks).count());
        const int ready = ::poll(ends.data(), ends.size(), wait);
        if (ready < 0 && errno != EINTR) break;
        if (ready <= 0) continue;
        if (ends[0].revents != 0 && !read_some(ends[0].fd, run.output, limits.most_output + 1)) ends[0].fd = -1;
        if (ends[1].revents != 0 && !read_some(ends[1].fd, run.errors, most_errors, limits.hear_errors))
            ends[1].fd = -1;
        if (run.output.size() > limits.most_output) return CapturedRun::End::wrote_too_much;
    }
    return CapturedRun::End::exited;
}

}  // namespace

CapturedRun captured_run(const std::filesystem::path& program, const std::vector<std::string>& arguments,
                         const RunLimits& limits) {
    Pipe output(program), errors(program);
    Child child(program, arguments, output, errors);
    output.close_writing();
    errors.close_writing();
    CapturedRun run;
    run.end = read_all(output, errors, limits, run);
    if (run.end != CapturedRun::End::exited) child.kill();
    const int status = child.wait();
    if (run.end != CapturedRun::End::exited) return run;
    if (WIFEXITED(status))
        run.status = WEXITSTATUS(status);
    else
        run.end = CapturedRun::End::killed;
    return run;
}

}  // namespace katachi::base
