#include "engine/life/moves/move_promise.h"

#include <algorithm>

#include "engine/board/diagonal_steps.h"
#include "engine/life/moves/closed_promise.h"
#include "engine/life/moves/promise_weights.h"
#include "engine/life/moves/weight_sum.h"
#include "engine/reading/string_liberties.h"

namespace katachi::life {

namespace {

using board::Colour;
using board::Vertex;

int distance_from(Vertex last_move, Vertex vertex) {
    if (last_move == board::pass_vertex) return no_last_move;
    return distance_class(board::row_of(vertex) - board::row_of(last_move),
                          board::column_of(vertex) - board::column_of(last_move));
}

// What stands beside a point.
struct Beside {
    // A stone each of the strings of a colour.
    struct Strings {
        std::array<Vertex, 4> stones{};
        std::size_t count = 0;

        // Whether no stone of the same string was added before.
        bool add(const board::Board& board, Vertex stone) {
            for (std::size_t i = 0; i < count; ++i)
                if (board.same_string(stones[i], stone)) return false;
            stones[count++] = stone;
            return true;
        }
    };

    Strings own, others;
    std::array<Vertex, 4> empty{};
    std::size_t empty_count = 0;
};

// Board::count_liberties_without_captures of a move that joins these strings.
int count_liberties(const board::Board& board, Colour colour, Vertex vertex, const Beside& beside,
                    const Beside::Strings& joined) {
    if (joined.count == 0) return static_cast<int>(beside.empty_count);
    if (joined.count > 1) return board.liberties_without_captures(colour, vertex).count();
    const board::VertexSet& liberties = board.liberty_points(joined.stones[0]);
    int count = board.liberties(joined.stones[0]) - 1;
    for (std::size_t i = 0; i < beside.empty_count; ++i)
        if (!liberties.contains(beside.empty[i])) ++count;
    return count;
}

void count_neighbours(const MoveSurroundings& around, Vertex vertex, MoveCounts& result) {
    const board::Board& board = around.board;
    Beside beside;
    for (const int step : board::neighbour_steps) {
        const Vertex next = vertex + step;
        const Colour colour = board.at(next);
        if (colour == Colour::off_board) continue;
        if (around.open.contains(next)) ++result.open_points;
        if (colour == Colour::empty) {
            beside.empty[beside.empty_count++] = next;
            continue;
        }
        const int liberties = board.liberties(next), size = board.string_size(next);
        if (colour == around.to_move) {
            ++result.own_stones;
            if (!beside.own.add(board, next)) continue;
            result.joined += size;
            if (liberties == 1) result.saved += size;
        } else {
            ++result.other_stones;
            beside.others.add(board, next);
            if (liberties == 1) result.captured += size;
            if (liberties == 2) result.most_in_atari = std::max(result.most_in_atari, size);
            if (liberties == 3) result.is_near_atari = true;
        }
    }
    const Colour other = board::opponent(around.to_move);
    result.own_strings = static_cast<int>(beside.own.count);
    result.liberties = count_liberties(board, around.to_move, vertex, beside, beside.own);
    result.liberties_of_opponent = count_liberties(board, other, vertex, beside, beside.others);
}

void count_diagonals(const MoveSurroundings& around, Vertex vertex, MoveCounts& result) {
    for (const int step : board::diagonal_steps) {
        const Colour colour = around.board.at(vertex + step);
        if (!board::is_stone(colour)) continue;
        ++(colour == around.to_move ? result.own_diagonals : result.other_diagonals);
    }
}

}  // namespace

MoveCounts move_counts(const MoveSurroundings& around, Vertex vertex) {
    const board::Board& board = around.board;
    MoveCounts result{.corner_place = corner_place(board.size(), board::row_of(vertex), board::column_of(vertex)),
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
    // A recorded suicide leaves no stone.
    if (board::is_stone(board.at(result.last_move)) && !safe.contains(result.last_move))
        result.liberties_of_last = reading::liberties_of_strings(board, board::VertexSet::of(result.last_move));
    result.open_count = result.open.count();
    result.goal_liberty_count = result.goal_liberties.count();
    return result;
}

int move_promise(const MoveSurroundings& around, Vertex vertex) {
    const MoveCounts counts = move_counts(around, vertex);
    if (around.is_by_net)
        return ClosedPromises(around.is_attacker, around.open_count, around.goal_liberty_count).of(counts);
    WeightSum sum(promise_weights[around.is_attacker ? 1 : 0].data());
    each_promise_group(counts, [&](int number, int count) { sum.add(number, count); });
    return sum.sum();
}

}  // namespace katachi::life
