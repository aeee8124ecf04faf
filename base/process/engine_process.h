// An engine as a child process: bytes in, bytes out, a deadline, and how it ended.
#pragma once

#include <sys/types.h>

#include <atomic>
#include <chrono>
#include <filesystem>
#include <string>

namespace katachi::base {

using Deadline = std::chrono::steady_clock::time_point;

// The same command with a path to its program that holds in any folder. Throws FileError where there is no such
// program; `option` is how the user names one: "--engine".
std::string located_command(const std::string& command, const std::string& option = "--engine");

class EngineProcess {
  public:
    // `command` is for the shell, `folder` where it runs. Throws FileError.
    EngineProcess(const std::string& command, const std::filesystem::path& folder);
    // Ends the process and all that it started.
    ~EngineProcess();
    EngineProcess(const EngineProcess&) = delete;
    EngineProcess& operator=(const EngineProcess&) = delete;

    enum class Event { data, closed, timed_out, stopped };

    // Writes from `outgoing` and waits for bytes, which are added to `incoming`; what was written is gone from
    // `outgoing`. What the engine started may hold the output open after the engine's end, and may speak for it. So
    // such an end is told at the deadline alone, as `closed`.
    Event exchange(std::string& outgoing, std::string& incoming, Deadline until, const std::atomic<bool>& stop);

    // Once it has closed its output: "it ended with signal 11 (Segmentation fault)", and the last line that it wrote
    // to standard error. Ends it if need be.
    std::string how_it_ended();

    // Processor seconds that the engine and all that it started have used. After it has ended: the figure last asked
    // for.
    double cpu_seconds();

  private:
    void spawn(const std::string& command, const std::filesystem::path& folder);
    bool write_some(std::string& outgoing);
    void keep_errors();
    bool has_ended() const;
    int end();

    pid_t pid_ = -1;
    int input_ = -1;   // a socket, so that writing to a dead engine raises no signal
    int output_ = -1;  // the engine's
    int errors_ = -1;
    std::string errors_written_;
    double cpu_seconds_ = 0;
};

}  // namespace katachi::base
