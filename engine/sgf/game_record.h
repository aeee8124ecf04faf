// A game with what SGF says of it beside its moves: to read one from SGF, and to write it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/board/game.h"
#include "engine/board/symmetry.h"
#include "engine/sgf/game.h"

namespace katachi::sgf {

// What a record says in words, on one line each: as SGF writes it, escapes included.
struct GameTexts {
    std::string black, white, event, date;
    std::string result;                                            // of the game as it stands
    std::string encoding = "UTF-8";                                // of the texts; empty where nobody says
    std::vector<std::pair<std::string, std::string>> others = {};  // each with the name of its property
};

struct GameRecord {
    board::Game game = board::Game();
    double komi = 0;
    GameTexts texts = {};
    LeftOut left_out = {};  // of the record that was read
};

// The rules that RU names, else the others.
const board::Rules& rules_of(const Game& sgf, const board::Rules& otherwise);

// The game before move `number` of the main line, from 1 to one more than there are moves; `sgf.size` is not 0.
// Moves that the rules forbid are executed. The result is that of the whole game alone.
GameRecord record_before_move(const Game& sgf, int number, const board::Rules& rules);

// What people write to stop at: a number, or the vertex of the first move there. Where the game has no such move, one
// more than its last; nothing for other texts and numbers below 1.
std::optional<int> move_number(const Game& sgf, std::string_view text);

// All vertices of a game, to a board that is turned.
void turn(Game& sgf, board::Orientation orientation);

// What SGF calls the rules, in RU: names of the specification where it has one, else ours.
std::string_view name_in_sgf(const board::Rules& rules);

// "AB[dd][pp]AW[dp]PL[B]": stones and the side to move, turned.
std::string sgf_set_up(const board::Board& board, board::Colour to_move, board::Orientation orientation);

// One game tree: the stones as set up and the moves since.
std::string write_sgf(const GameRecord& record, board::Orientation orientation = board::Orientation::identity);

}  // namespace katachi::sgf
