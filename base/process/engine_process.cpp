#include "base/process/engine_process.h"

#include <fcntl.h>
#include <poll.h>

#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <sstream>

#include "base/files/file_error.h"
#include "base/process/group_cpu_time.h"
#include "base/process/shell_word.h"
#include "base/text/terminal_text.h"

namespace katachi::base {

namespace fs = std::filesystem;

namespace {

constexpr std::chrono::milliseconds longest_wait{100};  // between two looks at the stop flag
constexpr std::size_t longest_error_text = 4096;

[[noreturn]] void fail(const std::string& what, int error) { throw FileError(what + ": " + std::strerror(error)); }

void close_if_open(int& descriptor) {
    if (descriptor >= 0) ::close(descriptor);
    descriptor = -1;
}

bool is_program(const fs::path& path) { return ::access(path.c_str(), X_OK) == 0 && !fs::is_directory(path); }

bool is_in_search_path(const std::string& program) {
    const char* path = std::getenv("PATH");
    std::istringstream folders(path == nullptr ? "/usr/bin:/bin" : path);
    for (std::string folder; std::getline(folders, folder, ':');)
        if (is_program(fs::path(folder) / program)) return true;
    return false;
}

constexpr const char* shell_signs = "'\"\\$=;&|<>(){}*?~";

std::string first_word(const std::string& command) {
    constexpr const char* blanks = " \t\n";
    const auto begin = std::min(command.find_first_not_of(blanks), command.size());
    return command.substr(begin, command.find_first_of(blanks, begin) - begin);
}

bool is_path(const std::string& program) { return program.find('/') != std::string::npos; }

bool holds_several_commands(const std::string& command) {
    char quote = 0;
    bool is_escaped = false;
    for (const char c : command) {
        if (is_escaped) {
            is_escaped = false;
        } else if (c == '\\' && quote != '\'') {
            is_escaped = true;
        } else if (quote != 0) {
            if (c == quote) quote = 0;
        } else if (c == '\'' || c == '"') {
            quote = c;
        } else if (c == ';' || c == '&' || c == '|' || c == '\n') {
            return true;
        }
    }
    return false;
}

// Whether the shell has nothing to do but to run a program, which in quotes is as located_command writes it.
bool is_one_program(const std::string& command) {
    if (holds_several_commands(command)) return false;
    const std::string word = first_word(command);
    if (word.starts_with('\'')) return true;
    return word.find_first_of(shell_signs) == std::string::npos && (is_path(word) || is_in_search_path(word));
}

// What the child makes of its descriptors, signals and folder.
class SpawnPlan {
  public:
    SpawnPlan(const fs::path& folder, int input, int output, int errors) {
        posix_spawn_file_actions_init(&actions_);
        posix_spawn_file_actions_adddup2(&actions_, input, STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&actions_, output, STDOUT_FILENO);
        posix_spawn_file_actions_adddup2(&actions_, errors, STDERR_FILENO);
        posix_spawn_file_actions_addchdir_np(&actions_, folder.c_str());
        posix_spawnattr_init(&attributes_);
        // A group of its own: Ctrl-C is for us, and what the engine starts ends with it.
        posix_spawnattr_setpgroup(&attributes_, 0);
        sigset_t usual;
        sigemptyset(&usual);
        posix_spawnattr_setsigmask(&attributes_, &usual);
        sigaddset(&usual, SIGINT);
        sigaddset(&usual, SIGPIPE);
        sigaddset(&usual, SIGXFSZ);
        posix_spawnattr_setsigdefault(&attributes_, &usual);
        posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    }
    ~SpawnPlan() {
        posix_spawn_file_actions_destroy(&actions_);
        posix_spawnattr_destroy(&attributes_);
    }
    SpawnPlan(const SpawnPlan&) = delete;
    SpawnPlan& operator=(const SpawnPlan&) = delete;

    int spawn(const std::string& command, pid_t& pid) const {
        // Without a shell in between, its exit status and signal are its own.
        std::string script = (is_one_program(command) ? "exec " : "") + command;
        std::array<std::string, 2> words{"sh", "-c"};
        const std::array<char*, 4> arguments{words[0].data(), words[1].data(), script.data(), nullptr};
        return posix_spawn(&pid, "/bin/sh", &actions_, &attributes_, arguments.data(), environ);
    }

  private:
    posix_spawn_file_actions_t actions_{};
    posix_spawnattr_t attributes_{};
};

}  // namespace

std::string located_command(const std::string& command, const std::string& option) {
    const std::string program = first_word(command);
    if (program.empty()) throw FileError("the engine's command is empty; name one with " + option);
    // What needs the shell is left to the shell, also a command of its own: `cd folder && ./engine`.
    if (program.find_first_of(shell_signs) != std::string::npos) return command;
    const bool is_there = is_path(program) ? is_program(program) : is_in_search_path(program);
    if (!is_there && !is_path(program) && holds_several_commands(command)) return command;
    if (!is_there)
        throw FileError(program + ": there is no such engine; install it, or name another one with " + option);
    if (!is_path(program)) return command;
    return shell_quoted(fs::absolute(program).string()) + command.substr(command.find(program) + program.size());
}

EngineProcess::EngineProcess(const std::string& command, const fs::path& folder) {
    try {
        spawn(command, folder);
    } catch (...) {
        close_if_open(input_);
        close_if_open(output_);
        close_if_open(errors_);
        throw;
    }
}

void EngineProcess::spawn(const std::string& command, const fs::path& folder) {
    if (!fs::is_directory(folder))
        throw FileError(folder.string() + ": there is no such folder, and an engine is to run in it; make it anew");
    std::array<int, 2> input{-1, -1};
    std::array<int, 2> output{-1, -1};
    std::array<int, 2> errors{-1, -1};
    const bool opened = ::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, input.data()) == 0 &&
                        ::pipe2(output.data(), O_CLOEXEC) == 0 && ::pipe2(errors.data(), O_CLOEXEC) == 0;
    int error = opened ? 0 : errno;
    input_ = input[0];
    output_ = output[0];
    errors_ = errors[0];
    if (opened) error = SpawnPlan(folder, input[1], output[1], errors[1]).spawn(command, pid_);
    for (int descriptor : {input[1], output[1], errors[1]}) close_if_open(descriptor);
    if (error != 0) fail("the engine cannot be started: " + command, error);
    for (const int descriptor : {input_, output_, errors_}) ::fcntl(descriptor, F_SETFL, O_NONBLOCK);
}

EngineProcess::~EngineProcess() {
    end();
    close_if_open(input_);
    close_if_open(output_);
    close_if_open(errors_);
}

// The process's wait status; it and its group are gone afterwards.
int EngineProcess::end() {
    if (pid_ < 0) return 0;
    ::kill(-pid_, SIGKILL);
    int status = 0;
    while (::waitpid(pid_, &status, 0) < 0 && errno == EINTR) continue;
    pid_ = -1;
    return status;
}

bool EngineProcess::write_some(std::string& outgoing) {
    const ssize_t written = ::send(input_, outgoing.data(), outgoing.size(), MSG_NOSIGNAL);
    if (written < 0) return errno == EAGAIN || errno == EINTR;
    outgoing.erase(0, static_cast<std::size_t>(written));
    return true;
}

void EngineProcess::keep_errors() {
    std::array<char, 4096> buffer;
    for (;;) {
        const ssize_t count = ::read(errors_, buffer.data(), buffer.size());
        if (count < 0 && (errno == EAGAIN || errno == EINTR)) return;
        if (count <= 0) return close_if_open(errors_);
        errors_written_.append(buffer.data(), static_cast<std::size_t>(count));
        if (errors_written_.size() > longest_error_text)
            errors_written_.erase(0, errors_written_.size() - longest_error_text);
        if (static_cast<std::size_t>(count) < buffer.size()) return;
    }
}

EngineProcess::Event EngineProcess::exchange(std::string& outgoing, std::string& incoming, Deadline until,
                                             const std::atomic<bool>& stop) {
    for (;;) {
        if (stop.load()) return Event::stopped;
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(until - Deadline::clock::now());
        if (left.count() <= 0) return has_ended() ? Event::closed : Event::timed_out;
        std::array<pollfd, 3> waiting{{{.fd = output_, .events = POLLIN, .revents = 0},
                                       {.fd = errors_, .events = POLLIN, .revents = 0},
                                       {.fd = outgoing.empty() ? -1 : input_, .events = POLLOUT, .revents = 0}}};
        if (::poll(waiting.data(), waiting.size(), static_cast<int>(std::min(left, longest_wait).count())) < 0)
            continue;
        if (waiting[1].revents != 0) keep_errors();
        if (waiting[2].revents != 0 && !write_some(outgoing)) outgoing.clear();  // it reads no more; what does it say?
        if (waiting[0].revents == 0) continue;
        std::array<char, 1 << 16> buffer;
        const ssize_t count = ::read(output_, buffer.data(), buffer.size());
        if (count < 0 && (errno == EAGAIN || errno == EINTR)) continue;
        if (count <= 0) return Event::closed;
        incoming.append(buffer.data(), static_cast<std::size_t>(count));
        return Event::data;
    }
}

// It stays to be waited for.
bool EngineProcess::has_ended() const {
    if (pid_ < 0) return true;
    siginfo_t information{};
    return ::waitid(P_PID, static_cast<id_t>(pid_), &information, WEXITED | WNOHANG | WNOWAIT) != 0 ||
           information.si_pid != 0;
}

std::string EngineProcess::how_it_ended() {
    // Who has closed his output is about to end; his status tells more than ours would.
    for (int i = 0; i < 50 && !has_ended(); ++i) ::usleep(10'000);
    const bool ended_alone = has_ended();
    if (errors_ >= 0) keep_errors();
    const int status = end();
    std::string text = WIFEXITED(status) ? "it ended with exit status " + std::to_string(WEXITSTATUS(status))
                       : !ended_alone    ? "it closed its output"
                                         : "it ended with signal " + std::to_string(WTERMSIG(status)) + " (" +
                                            ::strsignal(WTERMSIG(status)) + ")";
    errors_written_.erase(errors_written_.find_last_not_of(" \r\n") + 1);
    if (!errors_written_.empty()) text += ": " + printable(errors_written_.substr(errors_written_.rfind('\n') + 1));
    return text;
}

double EngineProcess::cpu_seconds() {
    if (pid_ >= 0) cpu_seconds_ = std::max(cpu_seconds_, group_cpu_seconds(pid_));
    return cpu_seconds_;
}

}  // namespace katachi::base
