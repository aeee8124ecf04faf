#include "engine/reading/connection_goal.h"

#include <algorithm>
#include <array>
#include <bit>

#include "engine/board/zobrist.h"
#include "engine/reading/chain.h"

namespace katachi {

namespace {

// How many moves in a row more than at first the strings may be driven apart before they count as cut.
constexpr int driven_apart = 2;

// How much there is to read, the owner to move and the opponent to move, by the number of moves that join the strings.
using Efforts = std::array<Effort, max_moves_apart + 1>;
constexpr Efforts to_join{{{1, 20}, {1, 10}, {4, 4}, {10, 3}, {24, 2}, {40, 1}, {60, 1}, {80, 1}}};
constexpr Efforts to_cut{{{2, 10}, {8, 2}, {16, 2}, {30, 1}, {50, 1}, {70, 1}, {90, 1}, {100, 1}}};

// Whether the owner joins them with one move that leaves two liberties.
bool can_join(const Board& board, const Chain& chain, Vertex string) {
    const Chain other = chain_of(board, string);
    const Colour owner = board.at(string);
    for (const Vertex vertex : chain.liberties& other.liberties)
        if (board.liberties_without_captures(owner, vertex).count() >= 2) return true;
    return false;
}

}  // namespace

ConnectionGoal::ConnectionGoal(const Board& board, Vertex a, Vertex b) : a_(a), b_(b), owner_(board.at(a)) {
    furthest_ = std::min(moves_apart(board, a, b, max_moves_apart) + driven_apart, max_moves_apart);
}

std::uint64_t ConnectionGoal::hash() const {
    return std::rotl(zobrist_keys[static_cast<std::size_t>(a_)] ^ zobrist_keys[static_cast<std::size_t>(b_)], 23);
}

GoalStatus ConnectionGoal::status(const Board& board, Colour to_move, std::size_t) const {
    if (is_cut_short(board)) {
        // A stone taken in a ko may come back.
        const bool may_return = to_move == owner_ && (board.ko_point() == a_ || board.ko_point() == b_);
        return may_return ? GoalStatus::open : GoalStatus::prevented;
    }
    if (board.same_string(a_, b_)) return board.liberties(a_) > 1 ? GoalStatus::reached : GoalStatus::open;
    const Chain chain = chain_of(board, a_);
    if (chain.strings.contains(board.origin(b_))) return GoalStatus::reached;
    if (to_move != owner_) return GoalStatus::open;
    if (can_join(board, chain, b_)) return GoalStatus::reached;
    if (moves_apart(board, a_, b_, furthest_) > furthest_) return GoalStatus::prevented;
    return GoalStatus::open;
}

Effort ConnectionGoal::estimate(const Board& board, Colour to_move) const {
    if (is_cut_short(board)) return {4, 1};
    const int apart = moves_apart(board, a_, b_, max_moves_apart);
    if (apart > max_moves_apart) return {100, 1};
    return (to_move == owner_ ? to_join : to_cut)[static_cast<std::size_t>(apart)];
}

void ConnectionGoal::add_moves(const Board& board, Colour to_move, int tier, MoveList& moves) const {
    if (is_cut_short(board)) {
        moves.add(board.ko_point());
        return moves.add(pass_vertex);
    }
    const int apart = moves_apart(board, a_, b_, max_moves_apart);
    if (apart > max_moves_apart) return moves.add(pass_vertex);
    const Corridor corridor(board, a_, b_, apart, 2);
    if (to_move == owner_)
        add_joins(board, corridor, tier, moves);
    else
        add_cuts(board, corridor, tier, moves);
}

void ConnectionGoal::add_joins(const Board& board, const Corridor& corridor, int tier, MoveList& moves) const {
    const VertexSet links = corridor.links(1);
    if (tier == 0) {
        moves.add(corridor.points(0));
        for (const Vertex string : corridor.cutters(1))
            if (board.liberties(string) <= 2) moves.add(board.liberty_points(string));
        moves.add(corridor.points(1), 4);
        return;
    }
    if (tier == 1) {
        for (const Vertex string : links) {
            if (board.liberties(string) <= 2) moves.add(board.liberty_points(string));
            for (const Vertex cutter : board.adjacent_strings(string))
                if (board.liberties(cutter) <= 3) moves.add(board.liberty_points(cutter));
        }
        return moves.add(pass_vertex);
    }
    moves.add(corridor.points(2));
}

void ConnectionGoal::add_cuts(const Board& board, const Corridor& corridor, int tier, MoveList& moves) const {
    const VertexSet links = corridor.links(1);
    if (tier == 0) {
        moves.add(corridor.points(0));
        for (const Vertex string : links)
            if (board.liberties(string) <= 2) moves.add(board.liberty_points(string));
        moves.add(corridor.points(1), 4);
        return;
    }
    if (tier > 1) return;
    for (const Vertex string : corridor.cutters(1)) {
        moves.add(board.liberty_points(string));
        for (const Vertex own : board.adjacent_strings(string))
            if (board.liberties(own) <= 2) moves.add(board.liberty_points(own));
    }
    for (const Vertex string : links)
        if (board.liberties(string) == 3) moves.add(board.liberty_points(string));
}

}  // namespace katachi
