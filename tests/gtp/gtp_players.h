// Conversations with a session that can play.
#pragma once

#include <sstream>
#include <string>
#include <string_view>

#include "base/files/file_error.h"
#include "engine/board/position_text.h"
#include "engine/gtp/conversation.h"
#include "engine/gtp/session/commands.h"
#include "tests/gtp/tiny_player.h"
#include "tests/support/tiny_tables.h"

namespace katachi::gtp {

inline Session playing_session(std::uint64_t playouts = 200, int threads = 1) {
    return {.matcher = match::Matcher(test::tiny_tables()),
            .read_file = [](const std::string& path) -> std::string { throw base::FileError(path + ": not here"); },
            .write_file = [](const std::string& path, std::string_view) { throw base::FileError(path + ": not here"); },
            .notice = [](std::string_view) {},
            .play = {.new_player = [=] { return new_tiny_player(playouts, threads); }}};
}

// The drawn rows, Black to move.
inline void set_up_position(Session& session, std::string_view rows, const char* rules) {
    const board::Position position = board::parse_rows(rows).value();
    session.game = TrialGame(board::Game(position, board::Colour::black, *board::find_rules(rules)));
}

inline Answer ask(Session& session, const std::string& line) {
    std::istringstream input(line);
    return execute(session, read_request(input).value());
}

// The text of an answer, which must be no failure.
inline std::string told(Session& session, const std::string& line) {
    const Answer answer = ask(session, line);
    return answer.is_success ? answer.text : "failed: " + answer.text;
}

inline void ask_all(Session& session, std::initializer_list<const char*> lines) {
    for (const char* line : lines) ask(session, line);
}

inline std::string conversation(Session& session, const std::string& lines) {
    std::istringstream input(lines);
    std::ostringstream output;
    converse(session, input, output);
    return output.str();
}

}  // namespace katachi::gtp
