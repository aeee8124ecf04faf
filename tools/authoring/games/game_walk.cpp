#include "tools/authoring/games/game_walk.h"

namespace katachi::authoring {

board::Board walk_game(const sgf::Game& game,
                       const std::function<void(const board::Board& before, const board::Move& move)>& visit) {
    board::Board board(game.size);
    for (const sgf::Event& event : game.events) {
        if (event.kind == sgf::Event::Kind::move) visit(board, {event.colour, event.vertex});
        sgf::execute(event, board);
    }
    return board;
}

}  // namespace katachi::authoring
