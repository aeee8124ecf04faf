#include "engine/life/moves/move_promise.h"

#include <algorithm>
#include <cstdlib>

#include "engine/life/moves/promise_weights.h"

namespace katachi::life {

namespace {

using board::Colour;
using board::Vertex;

constexpr std::array<int, 4> diagonal_steps{board::stride + 1, board::stride - 1, 1 - board::stride,
                                            -1 - board::stride};

// Steps to the nearest sides, three at most, in either order.
int corner_place(const board::Board& board, Vertex vertex) {
    const int last = board.size() - 1, row = board::row_of(vertex), column = board::column_of(vertex);
    const int a = std::min({row, last - row, 3}), b = std::min({column, last - column, 3});
    constexpr std::array<std::array<int, 4>, 4> places{{{0, 1, 2, 3}, {1, 4, 5, 6}, {2, 5, 7, 8}, {3, 6, 8, 9}}};
    return places[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)];
}

int distance_class(Vertex vertex, Vertex last_move) {
    if (last_move == board::pass_vertex) return 5;
    const int rows = std::abs(board::row_of(vertex) - board::row_of(last_move));
    const int columns = std::abs(board::column_of(vertex) - board::column_of(last_move));
    if (rows + columns == 1) return 0;
    if (rows == 1 && columns == 1) return 1;
    return std::min(4, rows + columns);
}

// What stands beside a point, from the side of who plays there.
struct Beside {
    int own_stones = 0, other_stones = 0, open_points = 0;
    int own_strings = 0, joined = 0;  // strings, and stones in them
    int captured = 0, saved = 0;      // stones of strings in atari
    int most_in_atari = 0;            // of a string that the move leaves one liberty
    bool is_near_atari = false;       // or leaves two
};

Beside beside(const MoveSurroundings& around, Vertex vertex) {
    const board::Board& board = around.board;
    Beside result;
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
    return result;
}

int diagonal_class(const MoveSurroundings& around, Vertex vertex) {
    int own = 0, other = 0;
    for (const int step : diagonal_steps) {
        if (!around.board.on_board(vertex + step)) continue;
        const Colour colour = around.board.at(vertex + step);
        if (colour == Colour::empty) continue;
        ++(colour == around.to_move ? own : other);
    }
    return own * 5 + other;
}

int liberty_class(int liberties, const Beside& near) {
    if (liberties <= 1 && near.captured == 0) return std::min(2, near.joined);
    if (liberties == 2) return near.joined > 0 ? 4 : 3;
    return liberties == 3 ? 5 : liberties >= 4 ? 6 : 7;
}

}  // namespace

MoveSurroundings move_surroundings(const board::Board& board, const DragonGoal& goal,
                                   const board::VertexSet& goal_stones, board::Colour to_move,
                                   const board::VertexSet& safe) {
    board::VertexSet liberties;
    for (board::VertexSet left = goal_stones; !left.empty();) {
        const Vertex string = left.first();
        left -= board.string_stones(string);
        liberties |= board.liberty_points(string);
    }
    const board::VertexSet takable = board.stones(goal.attacker()) - safe;
    return {.board = board,
            .to_move = to_move,
            .is_attacker = to_move == goal.attacker(),
            .open = ((board.empty_points() | takable) & goal.region) - safe.beside(),
            .goal_liberties = liberties,
            .last_move = board.history().empty() ? board::pass_vertex : board.history().back().vertex};
}

MoveFeatures move_features(const MoveSurroundings& around, Vertex vertex) {
    const board::Board& board = around.board;
    const Beside near = beside(around, vertex);
    const int liberties = board.count_liberties_without_captures(around.to_move, vertex);
    const int of_opponent = board.count_liberties_without_captures(board::opponent(around.to_move), vertex);
    MoveFeatures features{};
    std::size_t group = 0;
    int first = 0;
    const auto add = [&](int number, int count) {
        features[group++] = static_cast<std::uint8_t>(first + number);
        first += count;
    };
    add(corner_place(board, vertex), 10);
    add(near.own_stones * 5 + near.other_stones, 25);
    add(diagonal_class(around, vertex), 25);
    add(liberty_class(liberties, near), 8);
    add(std::min(3, near.captured), 4);
    add(near.most_in_atari <= 1 ? near.most_in_atari : near.most_in_atari <= 3 ? 2 : 3, 4);
    add(std::min(3, near.saved), 4);
    add(near.is_near_atari ? 1 : 0, 2);
    add(std::min(3, near.own_strings), 4);
    add((around.open.contains(vertex) ? 5 : 0) + near.open_points, 10);
    add(distance_class(vertex, around.last_move), 6);
    add(around.goal_liberties.contains(vertex) ? 1 : 0, 2);
    add(std::min(3, of_opponent), 4);
    return features;
}

int move_promise(const MoveSurroundings& around, Vertex vertex) {
    const auto& weights = promise_weights[around.is_attacker ? 1 : 0];
    int sum = 0;
    for (const std::uint8_t feature : move_features(around, vertex)) sum += weights[feature];
    return sum;
}

}  // namespace katachi::life
