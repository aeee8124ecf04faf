#include "engine/gtp/conversation.h"

#include "engine/gtp/play/generated_move.h"
#include "engine/gtp/session/commands.h"

namespace katachi::gtp {

std::optional<Answer> answer_next(Session& session, std::istream& input, std::ostream& output) {
    if (session.has_quit || !output) return std::nullopt;
    ponder(session);
    const auto request = read_request(input);
    if (!request) return std::nullopt;
    AnswerWriter writer(output, request->id);
    session.stream = [&](std::string_view line) { writer.begin_or_go_on(line); };
    Answer answer = execute(session, *request);
    writer.end(answer);
    session.stream = [](std::string_view) {};
    return answer;
}

void converse(Session& session, std::istream& input, std::ostream& output) {
    while (answer_next(session, input, output)) {
    }
}

}  // namespace katachi::gtp
