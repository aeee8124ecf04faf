#include "engine/reading/connection_goal.h"

#include <algorithm>
#include <array>
#include <bit>

#include "engine/board/zobrist.h"

namespace katachi {

namespace {

// How many moves in a row more than at first the strings may be driven apart before they count as cut.
constexpr int driven_apart = 2;

// Two points left to join them: when one is taken, the other will do, and leaves two liberties.
bool are_miai(const Board& board, Vertex a, Vertex b) {
    const VertexSet& of_a = board.liberty_points(a);
    const VertexSet& of_b = board.liberty_points(b);
    return (of_a & of_b).count() >= 2 && (of_a | of_b).count() >= 4;
}

// One point left between them, where a lone stone of the opponent is taken at once.
bool is_cut_suicidal(const Board& board, Vertex a, Vertex b) {
    const VertexSet common = board.liberty_points(a) & board.liberty_points(b);
    if (common.count() != 1 || board.liberties(a) < 3 || board.liberties(b) < 3) return false;
    const Colour cutter = opponent(board.at(a));
    const Vertex cut = common.first();
    return board.liberties_after(cutter, cut).count() <= 1 &&
           std::none_of(neighbour_steps.begin(), neighbour_steps.end(),
                        [&](int step) { return board.at(cut + step) == cutter; });
}

}  // namespace

ConnectionGoal::ConnectionGoal(const Board& board, Vertex a, Vertex b) : a_(a), b_(b), owner_(board.at(a)) {
    furthest_ = std::min(moves_apart(board, a, b, max_moves_apart) + driven_apart, max_moves_apart);
}

std::uint64_t ConnectionGoal::hash() const {
    return std::rotl(zobrist_keys[static_cast<std::size_t>(a_)] ^ zobrist_keys[static_cast<std::size_t>(b_)], 23);
}

GoalStatus ConnectionGoal::status(const Board& board, Colour to_move) const {
    if (is_cut_short(board)) {
        // A stone taken in a ko may come back.
        const bool may_return = to_move == owner_ && (board.ko_point() == a_ || board.ko_point() == b_);
        return may_return ? GoalStatus::open : GoalStatus::prevented;
    }
    if (board.same_string(a_, b_)) return board.liberties(a_) > 1 ? GoalStatus::reached : GoalStatus::open;
    if (are_miai(board, a_, b_) || is_cut_suicidal(board, a_, b_)) return GoalStatus::reached;
    if (to_move == owner_ && moves_apart(board, a_, b_, furthest_) > furthest_) return GoalStatus::prevented;
    return GoalStatus::open;
}

Effort ConnectionGoal::estimate(const Board& board, Colour to_move) const {
    if (is_cut_short(board)) return {4, 1};
    const auto apart = static_cast<std::size_t>(moves_apart(board, a_, b_, max_moves_apart));
    constexpr std::array<Effort, max_moves_apart + 2> to_join{
        {{1, 20}, {1, 10}, {3, 5}, {8, 3}, {20, 2}, {40, 1}, {60, 1}, {80, 1}, {100, 1}}};
    constexpr std::array<Effort, max_moves_apart + 2> to_cut{
        {{2, 20}, {4, 6}, {10, 3}, {20, 2}, {40, 1}, {60, 1}, {80, 1}, {100, 1}, {120, 1}}};
    return to_move == owner_ ? to_join[apart] : to_cut[apart];
}

void ConnectionGoal::add_moves(const Board& board, Colour to_move, int tier, MoveList& moves) const {
    if (is_cut_short(board)) {
        moves.add(board.ko_point());
        return moves.add(pass_vertex);
    }
    const int apart = moves_apart(board, a_, b_, max_moves_apart);
    if (apart > max_moves_apart) return;
    const Corridor corridor(board, a_, b_, apart);
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
    if (tier == 1) {
        for (const Vertex string : corridor.cutters(1)) {
            moves.add(board.liberty_points(string));
            for (const Vertex own : board.adjacent_strings(string))
                if (board.liberties(own) <= 2) moves.add(board.liberty_points(own));
        }
        for (const Vertex string : links)
            if (board.liberties(string) == 3) moves.add(board.liberty_points(string));
        return;
    }
    moves.add(corridor.points(2));
}

}  // namespace katachi
