// Games that moves are learned from, or that what was learned is judged on.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/sgf/game.h"

namespace katachi::games {

// Moves from an empty board of max_board_size, all legal.
struct TrainingGame {
    std::vector<board::Move> moves;
    std::uint64_t hash = 0;    // of the moves: the same game in two collections has the same
    bool is_held_out = false;  // as held_out_games.h says
};

// Nothing for other boards, handicaps and set-up, games with warnings, and those of less than `fewest_moves`.
constexpr std::size_t fewest_moves = 30;
std::optional<TrainingGame> training_game(const sgf::Game& game);

}  // namespace katachi::games
