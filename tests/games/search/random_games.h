// Games and shapes for comparing searches.
#pragma once

#include <random>

#include "engine/sgf/game.h"
#include "games/search/shape.h"

namespace katachi::games {

enum class GameKind : std::uint8_t {
    regular,  // many captures, passes, stones set up before the first move
    any,      // amid the game too, stones on stones, suicide
};

sgf::Game random_game(int size, int events, GameKind kind, std::mt19937& random);

// With up to so many lines on either side.
Shape made_up_shape(int most_lines, std::mt19937& random);

// What stood in a rectangle at some time, with some of its points left open.
Shape cut_shape(const sgf::Game& game, int most_lines, std::mt19937& random);

// What stood on the board or in a corner of so many lines at some time before move `last`.
Shape cut_corner(const sgf::Game& game, int lines, int last, std::mt19937& random);

}  // namespace katachi::games
