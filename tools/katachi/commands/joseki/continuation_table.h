// The continuations of a position as a table for people: where, how often, with what success.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "joseki/graph/library_answer.h"

namespace katachi::cli {

struct JosekiDetails {
    std::int64_t least_games = 0;  // continuations played less often are only counted
    bool are_all = false;          // rules, texts, examples and what leads here
};

// "tenuki", "Q16".
std::string move_name(board::Vertex move, int size);

// Whether its games, its class or the want of both keep a move in the table.
bool is_shown(const joseki::Edge& edge, const JosekiDetails& details);

struct ContinuationView {
    board::Colour to_move = board::Colour::black;
    int size = board::max_board_size;  // of the board
    JosekiDetails details = {};
    // What the board shows on the move's point; empty for nothing.
    std::function<std::string(board::Vertex)> mark = [](board::Vertex) { return std::string(); };
};

// A row a move, the most played first, then what ends the sequence and how many rows were left out. A column in which
// no row has anything is left out.
std::string continuation_table(const joseki::LibraryAnswer& answer, const joseki::Graph& library,
                               const ContinuationView& view);

}  // namespace katachi::cli
