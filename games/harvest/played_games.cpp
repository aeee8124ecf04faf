#include "games/harvest/played_games.h"

#include "games/harvest/held_out_games.h"

namespace katachi::games {

void PlayedGames::add(const sgf::Game& game) {
    if (is_held_out(game)) {
        ++held_out_;
        return;
    }
    Game& kept = games_.emplace_back(Game{game.size, {}});
    kept.events.reserve(game.events.size());
    for (const sgf::Event& event : game.events)
        kept.events.push_back({event.kind, event.colour, static_cast<std::uint16_t>(event.vertex)});
}

}  // namespace katachi::games
