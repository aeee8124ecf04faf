#include "tests/regression/judges/asked_engine.h"

#include <fmt/core.h>

#include <variant>

#include "base/files/file_error.h"

namespace katachi::regression {

namespace {

base::FileError trouble(const EngineSettings& settings, const std::string& command, const std::string& text) {
    return base::FileError(fmt::format("{} was asked `{}`: {}", settings.command, command, text));
}

}  // namespace

AskedEngine::AskedEngine(const std::string& command, const std::filesystem::path& folder, const std::atomic<bool>& stop)
    : settings_{.command = command, .stop = &stop}, channel_(settings_, folder) {}

EngineAnswer AskedEngine::answer(const std::string& command) {
    EngineReply reply = channel_.ask(command);
    if (const auto* fault = std::get_if<EngineFault>(&reply)) throw trouble(settings_, command, fault->message);
    return std::get<EngineAnswer>(std::move(reply));
}

std::string AskedEngine::ask(const std::string& command) {
    EngineAnswer answered = answer(command);
    if (!answered.success) throw trouble(settings_, command, answered.text);
    return std::move(answered.text);
}

}  // namespace katachi::regression
