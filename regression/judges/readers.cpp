#include "regression/judges/readers.h"

#include <fmt/core.h>

#include "base/files/file_error.h"

namespace katachi::regression {

Readers::Readers(const std::vector<Reader>& readers) {
    for (const Reader& reader : readers) {
        settings_.push_back({.command = reader.command, .stop = &never_});
        channels_.emplace_back(settings_.back(), std::filesystem::path("."));
        for (const std::string& command : reader.settings) ask(channels_.back(), command);
    }
}

std::string Readers::ask(GtpChannel& channel, const std::string& command) {
    const EngineReply reply = channel.ask(command);
    if (const auto* fault = std::get_if<EngineFault>(&reply))
        throw base::FileError(fmt::format("an engine that was asked `{}`: {}", command, fault->message));
    const EngineAnswer& answer = std::get<EngineAnswer>(reply);
    if (!answer.success)
        throw base::FileError(fmt::format("an engine that was asked `{}` answered: {}", command, answer.text));
    return answer.text;
}

void Readers::show(const std::filesystem::path& game, int move) {
    for (GtpChannel& channel : channels_) ask(channel, fmt::format("loadsgf {} {}", game.string(), move));
}

std::vector<std::string> Readers::answers_to(const std::string& command) {
    std::vector<std::string> answers;
    for (GtpChannel& channel : channels_) answers.push_back(ask(channel, command));
    return answers;
}

std::vector<std::string> Readers::answers(QuestionKind kind, const Subject& subject) {
    return answers_to(fmt::format("{} {}", name(kind), names_of(subject)));
}

std::set<std::string> Readers::codes(QuestionKind kind, const Subject& subject) {
    std::set<std::string> codes;
    for (const std::string& answer : answers(kind, subject)) codes.insert(answer.substr(0, 1));
    return codes;
}

}  // namespace katachi::regression
