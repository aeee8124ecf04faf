#include "tools/authoring/games/game_walk.h"

namespace katachi::authoring {

GameWalk::GameWalk(const sgf::Game& game) : game_(game), board_(game.size) { set_up(); }

void GameWalk::play() {
    sgf::execute(game_.events[next_++], board_);
    set_up();
}

void GameWalk::set_up() {
    while (next_ != game_.events.size() && game_.events[next_].kind != sgf::Event::Kind::move)
        sgf::execute(game_.events[next_++], board_);
}

board::Board walk_game(const sgf::Game& game,
                       const std::function<void(const board::Board& before, const board::Move& move)>& visit) {
    GameWalk walk(game);
    for (const sgf::Event& event : game.events) {
        if (event.kind != sgf::Event::Kind::move) continue;
        visit(walk.board(), {event.colour, event.vertex});
        walk.play();
    }
    return walk.board();
}

}  // namespace katachi::authoring
