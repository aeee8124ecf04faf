#include "engine/reading/goals/break_in_goal.h"

#include <algorithm>

#include "engine/board/zobrist.h"
#include "engine/reading/goals/chain.h"

namespace katachi::reading {

BreakInGoal::BreakInGoal(const board::Board& board, board::Vertex string, const board::VertexSet& area)
    : ConnectionGoal(board, string, string), string_(string), area_(area) {}

std::uint64_t BreakInGoal::hash() const {
    std::uint64_t hash = board::zobrist_keys[static_cast<std::size_t>(string_)];
    for (const board::Vertex vertex : area_)
        hash = std::rotl(hash, 5) ^ board::zobrist_keys[static_cast<std::size_t>(vertex)];
    return hash;
}

board::VertexSet BreakInGoal::enterable(const board::Board& board, int capturable) const {
    board::VertexSet result = area_;
    for (const board::Vertex vertex : area_& board.stones(board::opponent(seeker())))
        if (board.liberties(vertex) > capturable) result.remove(vertex);
    return result;
}

int BreakInGoal::apart(const board::Board& board, int capturable) const {
    return moves_apart(board, string_, enterable(board, capturable), max_moves_apart, capturable);
}

GoalStatus BreakInGoal::status(const board::Board& board, board::Colour to_move, std::size_t) const {
    if (board.at(string_) != seeker()) return GoalStatus::prevented;
    const Chain chain = chain_of(board, string_);
    for (const board::Vertex string : chain.strings)
        if (board.liberties(string) > 1 && board.string_stones(string).intersects(area_)) return GoalStatus::reached;
    if (to_move != seeker()) return GoalStatus::open;
    const board::VertexSet entries = chain.liberties & area_;
    const bool enters = std::any_of(entries.begin(), entries.end(), [&](board::Vertex vertex) {
        return board.count_liberties_without_captures(to_move, vertex) > 2;
    });
    if (enters) return GoalStatus::reached;
    return apart(board, usually_capturable) <= max_moves_apart ? GoalStatus::open : GoalStatus::prevented;
}

// What is further apart than reading goes is cut off for sure.
bool BreakInGoal::is_given_up(const board::Board& board, board::Colour) const {
    return board.at(string_) == seeker() && apart(board, max_moves_apart) <= max_moves_apart;
}

Effort BreakInGoal::estimate(const board::Board& board, board::Colour to_move) const {
    const auto each = static_cast<std::uint32_t>(apart(board, usually_capturable));
    return to_move == seeker() ? Effort{1 + 8 * each, 4} : Effort{8 + 12 * each, 2};
}

void BreakInGoal::add_moves(const board::Board& board, board::Colour to_move, int tier, MoveList& moves) const {
    if (to_move != seeker() && tier >= cut_tiers) return;
    const int moves_apart = apart(board, usually_capturable);
    if (moves_apart > max_moves_apart) return moves.add(board::pass_vertex);
    const Corridor corridor(board, string_, enterable(board, usually_capturable), moves_apart, 2);
    if (to_move == seeker())
        add_joins(board, corridor, tier, moves);
    else
        add_cuts(board, corridor, tier, moves);
}

}  // namespace katachi::reading
