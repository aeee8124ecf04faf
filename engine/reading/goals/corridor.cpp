#include "engine/reading/goals/corridor.h"

#include <algorithm>

namespace katachi::reading {

Reach::Reach(const board::Board& board, board::Vertex from, int limit, int capturable)
    : Reach(board, board.at(from), board.string_stones(from), {}, limit, capturable) {}

Reach::Reach(const board::Board& board, board::Colour owner, const board::VertexSet& from, const board::VertexSet& to,
             int limit, int capturable) {
    std::array<board::VertexSet, max_moves_apart + 1> due;
    const auto reach_later = [&](int moves, const board::VertexSet& points) {
        if (moves <= limit) due[static_cast<std::size_t>(moves)] |= points;
    };
    board::VertexSet reached = from;
    board::VertexSet known;  // stones of the opponent and guard points that were met
    const board::VertexSet& empty = board.empty_points();
    const board::VertexSet crowded = empty - empty.beside();
    for (moves_ = 0; moves_ <= limit; ++moves_) {
        reached |= due[static_cast<std::size_t>(moves_)];
        for (const board::Vertex vertex : reached.beside() - reached - known - empty)
            if (board.at(vertex) == owner) reached |= board.string_stones(vertex);
        within_[static_cast<std::size_t>(moves_)] = reached;
        if (reached.intersects(to)) return;

        const board::VertexSet ring = reached.beside() - reached - known;
        for (const board::Vertex vertex : ring - empty) {
            if (!known.insert(vertex) || board.at(vertex) == board::Colour::off_board) continue;
            known |= board.string_stones(vertex);
            if (board.liberties(vertex) <= capturable)
                reach_later(moves_ + board.liberties(vertex), board.string_stones(vertex));
        }
        board::VertexSet next = ring & empty;
        for (const board::Vertex vertex : next& crowded)
            if (board.is_self_atari(owner, vertex)) {
                next.remove(vertex);
                reach_later(moves_ + 2, board::VertexSet::of(vertex));
            }
        reach_later(moves_ + 1, next);
    }
}

int moves_apart(const board::Board& board, board::Vertex a, board::Vertex b, int limit, int capturable) {
    return moves_apart(board, a, board::VertexSet::of(b), limit, capturable);
}

int moves_apart(const board::Board& board, board::Vertex a, const board::VertexSet& area, int limit, int capturable) {
    return Reach(board, board.at(a), board.string_stones(a), area, limit, capturable).moves();
}

Corridor::Corridor(const board::Board& board, board::Vertex a, const board::VertexSet& area, int apart, int slack,
                   int capturable)
    : board_(board),
      owner_(board.at(a)),
      apart_(apart),
      limit_(std::min(apart + slack, max_moves_apart)),
      capturable_(capturable),
      from_a_(board, a, limit_, capturable),
      from_b_(board, owner_, area, {}, limit_, capturable) {}

board::VertexSet Corridor::passable(int cost) const {
    board::VertexSet result;
    for (int i = std::max(0, cost - limit_); i <= std::min(cost, limit_); ++i)
        result |= from_a_.within(i) & from_b_.within(cost - i);
    return result;
}

board::VertexSet Corridor::links(int slack) const {
    board::VertexSet result;
    for (const board::Vertex vertex : passable(apart_ + slack) - board_.empty_points())
        if (board_.at(vertex) == owner_) result.insert(board_.origin(vertex));
    return result;
}

board::VertexSet Corridor::cutters(int slack) const {
    board::VertexSet result;
    for (int liberties = 1; liberties <= capturable_; ++liberties)
        for (const board::Vertex vertex : passable(apart_ + slack + liberties) - board_.empty_points())
            if (board_.at(vertex) == board::opponent(owner_) && board_.liberties(vertex) == liberties)
                result.insert(board_.origin(vertex));
    return result;
}

}  // namespace katachi::reading
