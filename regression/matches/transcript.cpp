#include "regression/matches/transcript.h"

#include <fmt/core.h>

namespace katachi::regression {

void Transcript::add(const std::string& speaker, const char* mark, const std::string& what) {
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin_).count();
    text_ += fmt::format("{:10.3f} {} {} {}", seconds, speaker, mark, what);
    text_.erase(text_.find_last_not_of(' ') + 1);
    text_ += '\n';
}

void Transcript::add_question(const std::string& speaker, const std::string& command) { add(speaker, "<", command); }

void Transcript::add_reply(const std::string& speaker, const EngineReply& reply) {
    if (const auto* answer = std::get_if<EngineAnswer>(&reply))
        add(speaker, ">", (answer->success ? "= " : "? ") + answer->text);
    else
        add(speaker, "!", std::get<EngineFault>(reply).message);
}

}  // namespace katachi::regression
