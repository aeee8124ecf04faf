// Questions and answers of the Go Text Protocol with an engine that may crash, hang or talk nonsense.
#pragma once

#include <atomic>
#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <variant>

#include "base/process/engine_process.h"

namespace katachi::regression {

struct EngineAnswer {
    bool success = true;  // `=`, else `?`
    std::string text;     // without the mark and number, blanks around it and carriage returns
};

// No answer came; the engine is of no use any more.
struct EngineFault {
    // Stopped: by the user.
    enum class Kind { stopped, timed_out, ended, nonsense };

    Kind kind = Kind::stopped;
    std::string message;  // "no answer within 10 s"

    bool was_stopped() const { return kind == Kind::stopped; }
};

using EngineReply = std::variant<EngineAnswer, EngineFault>;

struct EngineSettings {
    std::string command;                         // for the shell
    std::chrono::milliseconds timeout{600'000};  // for each answer
    const std::atomic<bool>* stop = nullptr;     // never null
};

class GtpChannel {
  public:
    // Starts the engine. Throws FileError.
    GtpChannel(const EngineSettings& settings, const std::filesystem::path& folder);

    // `command` is one line without a number. After a fault there are only faults.
    EngineReply ask(const std::string& command) { return ask(command, settings_.timeout); }
    EngineReply ask(const std::string& command, std::chrono::milliseconds timeout);

    // It is like EngineProcess::cpu_seconds.
    double cpu_seconds() { return process_.cpu_seconds(); }

  private:
    EngineFault fault(EngineFault::Kind kind, std::string message);
    // Nothing while the answer is not complete.
    std::optional<EngineReply> take_answer(const std::string& number);

    const EngineSettings& settings_;
    base::EngineProcess process_;
    int asked_ = 0;
    std::string incoming_;
    std::optional<EngineFault> fault_;
};

}  // namespace katachi::regression
