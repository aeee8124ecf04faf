// Questions and answers of the Go Text Protocol with an engine that may crash, hang or talk nonsense.
#pragma once

#include <atomic>
#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <variant>

#include "regression/engine_process.h"

namespace katachi {

struct EngineAnswer {
    bool success = true;  // `=`, else `?`
    std::string text;     // without the mark and number, blanks around it and carriage returns
};

// No answer came; the engine is of no use any more.
struct EngineFault {
    bool stopped = false;  // by the user
    std::string message;   // "no answer within 10 s"
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
    EngineReply ask(const std::string& command);

  private:
    EngineFault fault(std::string message);
    // Nothing while the answer is not complete.
    std::optional<EngineReply> take_answer(const std::string& number);

    const EngineSettings& settings_;
    EngineProcess process_;
    int asked_ = 0;
    std::string incoming_;
    std::optional<EngineFault> fault_;
};

}  // namespace katachi
