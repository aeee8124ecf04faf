// Moves that threaten two things at once, of whatever kind, of which one cannot be saved (GNU Go's manual, chapter
// 6.3.10: threats that are one too many).
#pragma once

#include <span>
#include <vector>

#include "engine/combinations/target.h"

namespace katachi::combinations {

struct DoubleThreat {
    board::Vertex move = board::pass_vertex;
    std::vector<std::size_t> targets;  // that the move threatens, two at least, by their places in the question

    friend bool operator==(const DoubleThreat&, const DoubleThreat&) = default;
};

// All moves of `attacker` that threaten two of the targets or more, so that no answer saves all of these. A target that
// he takes at once is none: that needs no combination. Each is proved as far as its targets are. The board is the same
// afterwards.
std::vector<DoubleThreat> double_threats(board::Board& board, board::Colour attacker, std::span<Target* const> targets);

}  // namespace katachi::combinations
