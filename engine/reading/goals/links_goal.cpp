#include "engine/reading/goals/links_goal.h"

#include <algorithm>
#include <bit>

#include "engine/reading/goals/chain.h"

namespace katachi::reading {

LinksGoal::LinksGoal(const board::Board& board, std::span<const Link> links, const ConnectionReach& reach)
    : links_(links.begin(), links.end()) {
    for (const Link& link : links) connections_.emplace_back(board, link.a, link.b, reach);
}

std::uint64_t LinksGoal::hash() const {
    std::uint64_t hash = 0;
    for (const ConnectionGoal& connection : connections_) hash = std::rotl(hash, 1) ^ connection.hash();
    return hash;
}

// Within a chain no two links need the same point; nor may two chains, or a move there would threaten both.
std::size_t LinksGoal::held(const board::Board& board) const {
    std::size_t count = 0;
    board::VertexSet seen;
    board::VertexSet needed;
    for (const Link& link : links_) {
        if (seen.contains(board.origin(link.a))) continue;
        const Chain chain = chain_of(board, link.a);
        const bool is_apart = !chain.needed.intersects(needed);
        for (const Link& other : links_) {
            const board::Vertex a = board.origin(other.a);
            const bool is_new = chain.strings.contains(a) && !seen.contains(a);
            if (is_new && is_apart && chain.strings.contains(board.origin(other.b))) ++count;
        }
        seen |= chain.strings;
        needed |= chain.needed;
    }
    return count;
}

// The owner, to move, may join the last link by that move.
GoalStatus LinksGoal::status(const board::Board& board, board::Colour to_move, std::size_t depth) const {
    bool is_each_reached = true;
    for (const ConnectionGoal& connection : connections_) {
        const GoalStatus status = connection.status(board, to_move, depth);
        if (status == GoalStatus::prevented) return GoalStatus::prevented;
        is_each_reached = is_each_reached && status == GoalStatus::reached;
    }
    if (!is_each_reached) return GoalStatus::open;
    const std::size_t least_held = links_.size() - (to_move == seeker() ? 1 : 0);
    return held(board) >= least_held ? GoalStatus::reached : GoalStatus::open;
}

// Where one link is cut for sure, what is taken to be so of the others does not matter; which it was is not known here.
bool LinksGoal::is_given_up(const board::Board& board, board::Colour to_move) const {
    return std::all_of(connections_.begin(), connections_.end(),
                       [&](const ConnectionGoal& connection) { return connection.is_given_up(board, to_move); });
}

Effort LinksGoal::estimate(const board::Board& board, board::Colour to_move) const {
    Effort all = connections_.front().estimate(board, to_move);
    for (std::size_t i = 1; i < connections_.size(); ++i) {
        const Effort one = connections_[i].estimate(board, to_move);
        all = {all.proof + one.proof, std::min(all.disproof, one.disproof)};
    }
    return all;
}

void LinksGoal::add_moves(const board::Board& board, board::Colour to_move, int tier, MoveList& moves) const {
    for (const ConnectionGoal& connection : connections_) connection.add_moves(board, to_move, tier, moves);
}

}  // namespace katachi::reading
