// A game as the positions of its moves, for the plain programs that judge searches.
#pragma once

#include <vector>

#include "engine/sgf/game.h"

namespace katachi::games {

struct ReplayedGame {
    std::vector<board::Position> positions;  // one more than there are moves
    std::vector<board::Move> moves;          // moves[i] is played in positions[i]
};

inline ReplayedGame replayed(const sgf::Game& game) {
    ReplayedGame played;
    board::Board board(game.size);
    for (const sgf::Event& event : game.events) {
        if (event.kind == sgf::Event::Kind::move) {
            played.positions.push_back(board.position());
            played.moves.push_back({event.colour, event.vertex});
        }
        sgf::execute(event, board);
    }
    played.positions.push_back(board.position());
    return played;
}

}  // namespace katachi::games
