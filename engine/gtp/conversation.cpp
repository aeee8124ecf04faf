#include "engine/gtp/conversation.h"

#include "engine/gtp/play/generated_move.h"
#include "engine/gtp/session/commands.h"

namespace katachi::gtp {

void converse(Session& session, std::istream& input, std::ostream& output) {
    while (!session.has_quit && output) {
        ponder(session);
        const auto request = read_request(input);
        if (!request) break;
        AnswerWriter writer(output, request->id);
        session.stream = [&](std::string_view line) { writer.begin_or_go_on(line); };
        writer.end(execute(session, *request));
        session.stream = [](std::string_view) {};
    }
}

}  // namespace katachi::gtp
