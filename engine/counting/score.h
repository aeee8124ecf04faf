// Counting: whose points the board shows once the dead stones are off it.
#pragma once

#include <string>

#include "engine/board/board.h"
#include "engine/board/rules.h"

namespace katachi::counting {

// The empty points of the board without the dead stones, by who alone touches their region.
struct Surrounded {
    board::VertexSet black;
    board::VertexSet white;
    board::VertexSet neutral;  // both touch it, or nobody does
};

Surrounded surrounded_points(const board::Board& board, const board::VertexSet& dead = {});
// The same of living stones and the points without any.
Surrounded surrounded_points(const board::VertexSet& black, const board::VertexSet& white, board::VertexSet left);

// Whether no more empty points are neutral than the board has lines, or than eight in a hundred of its points if these
// are more, once the dead stones are off it. Few games end with more.
bool has_few_dame(const board::Board& board, const board::VertexSet& dead);
// The same where it is known whose the points without living stones are.
bool has_few_dame(const board::Board& board, const Surrounded& surrounded);

// Black's points less White's, komi not counted. Area: living stones and surrounded points. Territory: surrounded
// points and prisoners, the dead stones among them; eyes in seki count here, as nothing tells them apart.
int board_balance(const board::Board& board, board::Scoring scoring, const board::VertexSet& dead = {});
// The same where it is known whose the points without living stones are.
int board_balance(const board::Board& board, board::Scoring scoring, const board::VertexSet& dead,
                  const Surrounded& surrounded);

// Tromp and Taylor's rules count all that stands at the end as alive; others take dead stones off first.
bool dead_stones_stay(const board::Rules& rules);

// What White is given for `stones` of handicap.
int handicap_points(board::HandicapPoints given, int stones);

// "B+3.5", "W+12", "0", as SGF and GTP have it.
std::string result_text(double balance);

}  // namespace katachi::counting
