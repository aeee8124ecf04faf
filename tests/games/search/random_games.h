// Games and shapes for comparing searches.
#pragma once

#include <random>
#include <string>
#include <vector>

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

// Any of these, for boards of 19 lines: often one that has a key.
Shape any_cut_shape(const sgf::Game& game, std::mt19937& random);

// The games of a text, until there are `most`.
void add_games(const std::string& text, std::size_t most, std::vector<sgf::Game>& games);

}  // namespace katachi::games
