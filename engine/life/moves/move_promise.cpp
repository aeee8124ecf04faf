#include "engine/life/moves/move_promise.h"

#include <algorithm>

#include "engine/board/diagonal_steps.h"
#include "engine/life/moves/closed_promise.h"
#include "engine/life/moves/promise_weights.h"
#include "engine/life/moves/weight_sum.h"
#include "engine/reading/superstring.h"

namespace katachi::life {

namespace {

using board::Colour;
using board::Vertex;

int distance_from(Vertex last_move, Vertex vertex) {
    if (last_move == board::pass_vertex) return no_last_move;
    return distance_class(board::row_of(vertex) - board::row_of(last_move),
                          board::column_of(vertex) - board::column_of(last_move));
}

void count_neighbours(const MoveSurroundings& around, Vertex vertex, MoveCounts& result) {
    const board::Board& board = around.board;
    std::array<Vertex, 4> seen{};
    const auto is_new = [&](Vertex stone) {
        const Vertex origin = board.origin(stone);
        if (std::find(seen.begin(), seen.begin() + result.own_strings, origin) != seen.begin() + result.own_strings)
            return false;
        seen[static_cast<std::size_t>(result.own_strings++)] = origin;
        return true;
    };
    for (const int step : board::neighbour_steps) {
        const Vertex next = vertex + step;
        if (!board.on_board(next)) continue;
        if (around.open.contains(next)) ++result.open_points;
        const Colour colour = board.at(next);
        if (colour == Colour::empty) continue;
        const int liberties = board.liberties(next), size = board.string_size(next);
        if (colour == around.to_move) {
            ++result.own_stones;
            if (!is_new(next)) continue;
            result.joined += size;
            if (liberties == 1) result.saved += size;
        } else {
            ++result.other_stones;
            if (liberties == 1) result.captured += size;
            if (liberties == 2) result.most_in_atari = std::max(result.most_in_atari, size);
            if (liberties == 3) result.is_near_atari = true;
        }
    }
}

void count_diagonals(const MoveSurroundings& around, Vertex vertex, MoveCounts& result) {
    for (const int step : board::diagonal_steps) {
        if (!around.board.on_board(vertex + step)) continue;
        const Colour colour = around.board.at(vertex + step);
        if (colour == Colour::empty) continue;
        ++(colour == around.to_move ? result.own_diagonals : result.other_diagonals);
    }
}

}  // namespace

MoveCounts move_counts(const MoveSurroundings& around, Vertex vertex) {
    const board::Board& board = around.board;
    MoveCounts result{
        .corner_place = corner_place(board.size(), board::row_of(vertex), board::column_of(vertex)),
        .liberties = board.count_liberties_without_captures(around.to_move, vertex),
        .liberties_of_opponent = board.count_liberties_without_captures(board::opponent(around.to_move), vertex),
        .is_open = around.open.contains(vertex),
        .is_goal_liberty = around.goal_liberties.contains(vertex),
        .distance_class = distance_from(around.last_move, vertex),
        .is_untouched = around.untouched.contains(vertex),
        .is_liberty_of_last = around.liberties_of_last.contains(vertex),
        .open_in_room = around.open_count,
        .goal_liberties = around.goal_liberty_count};
    count_neighbours(around, vertex, result);
    count_diagonals(around, vertex, result);
    return result;
}

MoveSurroundings move_surroundings(const board::Board& board, const DragonGoal& goal,
                                   const board::VertexSet& goal_stones, board::Colour to_move,
                                   const board::VertexSet& safe) {
    const board::VertexSet takable = board.stones(goal.attacker()) - safe;
    MoveSurroundings result{
        .board = board,
        .to_move = to_move,
        .is_attacker = to_move == goal.attacker(),
        .open = ((board.empty_points() | takable) & goal.region) - safe.beside(),
        .goal_liberties = reading::liberties_of_strings(board, goal_stones),
        .last_move = board.history().empty() ? board::pass_vertex : board.history().back().vertex,
        .is_by_net = !goal.is_region_open && (board.empty_points() & goal.region).count() <= most_points_of_net};
    if (!result.is_by_net) return result;
    result.untouched = (result.open & board.empty_points()) - board.stones(goal.attacker()).beside();
    if (result.last_move != board::pass_vertex && !safe.contains(result.last_move))
        result.liberties_of_last = reading::liberties_of_strings(board, board::VertexSet::of(result.last_move));
    result.open_count = result.open.count();
    result.goal_liberty_count = result.goal_liberties.count();
    return result;
}

int move_promise(const MoveSurroundings& around, Vertex vertex) {
    const MoveCounts counts = move_counts(around, vertex);
    if (around.is_by_net) return closed_promise(counts, around.is_attacker);
    WeightSum sum(promise_weights[around.is_attacker ? 1 : 0].data());
    each_promise_group(counts, [&](int number, int count) { sum.add(number, count); });
    return sum.sum();
}

}  // namespace katachi::life
