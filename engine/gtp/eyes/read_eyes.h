// The eye spaces of the board as it is shown, each searched as far as a person waits for it.
#pragma once

#include "engine/eyes/solved_eyes.h"
#include "engine/eyespaces/eye_spaces.h"
#include "engine/gtp/reading/read_worms.h"
#include "engine/gtp/reading/tactical_question.h"

namespace katachi::gtp {

// Some hundredths of a second for each space of a position that takes so many.
constexpr std::size_t most_positions_on_board = 50'000;

struct ReadEyes {
    const eyespaces::EyeSpaces spaces;
    eyespaces::SafeMoves& safe_moves;
    eyespaces::KnownGames& known;
    const worms::Worms& worms;
};

// What `ask` answers of the eye spaces of the board.
template <typename Ask>
auto ask_eye_spaces(Session& session, Ask ask) {
    const worms::Worms worms = read_worms(session).worms;
    return read_tactics(session, string_reader, "eyes", [&](reading::Tactics& tactics, board::Board& board) {
        eyespaces::KnownGames known(solved_eyes().eyes, most_positions_on_board);
        eyespaces::SafeMoves safe_moves(board, tactics);
        const ReadEyes eyes{eyespaces::EyeSpaces(board, worms, tactics, known), safe_moves, known, worms};
        auto answer = ask(eyes);
        session.eye_nodes += known.positions();
        return answer;
    });
}

}  // namespace katachi::gtp
