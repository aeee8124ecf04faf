// An engine that is asked over the Go Text Protocol, and has to answer.
#pragma once

#include <atomic>
#include <filesystem>
#include <string>

#include "regression/client/gtp_channel.h"

namespace katachi::regression {

class AskedEngine {
  public:
    // `command` is one for the shell, run in `folder`.
    AskedEngine(const std::string& command, const std::filesystem::path& folder, const std::atomic<bool>& stop);
    AskedEngine(const AskedEngine&) = delete;  // the channel looks at the settings
    AskedEngine& operator=(const AskedEngine&) = delete;

    // The answer, which may be a refusal. Throws FileError where the engine gives none.
    EngineAnswer answer(const std::string& command);
    // The text of an answer. Throws FileError where the engine refuses, too.
    std::string ask(const std::string& command);
    double cpu_seconds() { return channel_.cpu_seconds(); }

  private:
    EngineSettings settings_;
    GtpChannel channel_;
};

}  // namespace katachi::regression
