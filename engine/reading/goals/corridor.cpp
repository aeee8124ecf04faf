#include "engine/reading/goals/corridor.h"

#include <algorithm>

#include "engine/board/strings_among.h"

namespace katachi::reading {

namespace {

constexpr int detour = 1;  // moves above the cheapest way

// Who spreads from where, and how far; as Reach has it.
struct Start {
    board::Colour owner;
    const board::VertexSet& from;
    int limit;
    int capturable;
};

// Shows what is reached by each number of moves, up to the limit, until `show` has seen enough, or a point of `doors`
// is to be played on: then the next move arrives. The number of moves; limit + 1 where neither is.
template <typename Show>
int spread(const board::Board& board, const Start& start, const Show& show, const board::VertexSet& doors = {}) {
    const board::Colour owner = start.owner;
    const int limit = start.limit;
    std::array<board::VertexSet, max_moves_apart + 1> late;  // what takes more than one move, by when it is reached
    const auto reach_later = [&](int moves, const board::VertexSet& points) {
        if (moves <= limit) late[static_cast<std::size_t>(moves)] |= points;
    };
    board::VertexSet reached = start.from;
    board::VertexSet fresh = start.from;  // what the last move reached
    board::VertexSet met;                 // stones of the opponent
    const board::VertexSet& empty = board.empty_points();
    const board::VertexSet& own = board.stones(owner);
    const board::VertexSet& others = board.stones(board::opponent(owner));
    const board::VertexSet crowded = empty - empty.beside();
    for (int moves = 0;; ++moves) {
        board::VertexSet ring = fresh.beside() - reached;
        if (ring.intersects(own)) {
            const board::VertexSet joined = board::whole_strings(board, ring & own);
            reached |= joined;
            ring = (ring | joined.beside()) - reached;
        }
        if (show(moves, reached)) return moves;
        if (moves == limit) return limit + 1;

        fresh = ring & empty;
        for (const board::Vertex vertex : fresh& crowded)
            if (board.is_self_atari(owner, vertex)) {
                fresh.remove(vertex);
                reach_later(moves + 2, board::VertexSet::of(vertex));
            }
        if (fresh.intersects(doors)) return moves + 1;
        for (const board::Vertex vertex : (ring & others) - met) {
            if (met.contains(vertex)) continue;
            met |= board.string_stones(vertex);
            if (board.liberties(vertex) <= start.capturable)
                reach_later(moves + board.liberties(vertex), board.string_stones(vertex));
        }
        const board::VertexSet& arriving = late[static_cast<std::size_t>(moves + 1)];
        // The last move arrives through a door, or late.
        if (moves + 1 == limit && !doors.empty() && arriving.empty()) return limit + 1;
        fresh = (fresh | arriving) - reached;
        reached |= fresh;
    }
}

// Whether one move joins two strings, where that is told by their liberties alone.
bool is_one_move_apart(const board::Board& board, board::Vertex a, board::Vertex b) {
    for (const board::Vertex vertex : board.liberty_points(a) & board.liberty_points(b)) {
        const bool is_open = std::any_of(board::neighbour_steps.begin(), board::neighbour_steps.end(),
                                         [&](int step) { return board.at(vertex + step) == board::Colour::empty; });
        if (is_open || !board.is_self_atari(board.at(a), vertex)) return true;
    }
    return false;
}

}  // namespace

Reach::Reach(const board::Board& board, board::Vertex from, int limit, int capturable)
    : Reach(board, board.at(from), board.string_stones(from), limit, capturable) {}

Reach::Reach(const board::Board& board, board::Colour owner, const board::VertexSet& from, int limit, int capturable) {
    spread(board, {owner, from, limit, capturable}, [&](int moves, const board::VertexSet& reached) {
        within_[static_cast<std::size_t>(moves)] = reached;
        return false;
    });
}

int moves_apart(const board::Board& board, board::Vertex a, board::Vertex b, int limit, int capturable) {
    if (limit > 0 && !board.same_string(a, b) && is_one_move_apart(board, a, b)) return 1;
    return spread(
        board, {board.at(a), board.string_stones(a), limit, capturable},
        [&](int, const board::VertexSet& reached) { return reached.contains(b); }, board.liberty_points(b));
}

int moves_apart(const board::Board& board, board::Vertex a, const board::VertexSet& area, int limit, int capturable) {
    return spread(board, {board.at(a), board.string_stones(a), limit, capturable},
                  [&](int, const board::VertexSet& reached) { return reached.intersects(area); });
}

Corridor::Corridor(const board::Board& board, board::Vertex a, const board::VertexSet& area, int apart, int slack,
                   int capturable)
    : board_(board),
      owner_(board.at(a)),
      apart_(apart),
      limit_(std::min(apart + slack, max_moves_apart)),
      capturable_(capturable),
      from_a_(board, a, limit_, capturable),
      from_b_(board, owner_, area, limit_, capturable) {}

board::VertexSet Corridor::passable(int cost) const {
    board::VertexSet result;
    for (int i = std::max(0, cost - limit_); i <= std::min(cost, limit_); ++i)
        result |= from_a_.within(i) & from_b_.within(cost - i);
    return result;
}

board::VertexSet Corridor::links() const {
    return board::origins_of(board_, passable(apart_ + detour) & board_.stones(owner_));
}

board::VertexSet Corridor::cutters() const {
    board::VertexSet result;
    for (int liberties = 1; liberties <= capturable_; ++liberties)
        for (const board::Vertex vertex : passable(apart_ + detour + liberties) - board_.empty_points())
            if (board_.at(vertex) == board::opponent(owner_) && board_.liberties(vertex) == liberties)
                result.insert(board_.origin(vertex));
    return result;
}

}  // namespace katachi::reading
