// What the weights of move promises are about: one list, for whole boards and for small ones.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>

namespace katachi::life {

// What stands around a point, from the side of who plays there.
struct MoveCounts {
    int corner_place = 0;  // corner_place
    int own_stones = 0, other_stones = 0, open_points = 0;
    int own_diagonals = 0, other_diagonals = 0;
    int own_strings = 0, joined = 0;  // strings, and stones in them
    int captured = 0, saved = 0;      // stones of strings in atari
    int most_in_atari = 0;            // of a string that the move leaves one liberty
    bool is_near_atari = false;       // or leaves two
    int liberties = 0;                // of the string that the move makes, but for those that captures make
    int liberties_of_opponent = 0;    // the same if the opponent played there
    bool is_open = false;
    bool is_goal_liberty = false;
    int distance_class = 0;  // distance_class
    // For closed_promise.h alone:
    bool is_untouched = false;        // open, and no stone of the attacker touches it
    bool is_liberty_of_last = false;  // of the string of the last move, unless nobody can take it
    int open_in_room = 0;             // of the position: open points, and liberties of the goal
    int goal_liberties = 0;
};

// Steps to the nearest sides of the board, three at most, in either order.
inline int corner_place(int size, int row, int column) {
    const int last = size - 1;
    const int a = std::min({row, last - row, 3}), b = std::min({column, last - column, 3});
    constexpr std::array<std::array<int, 4>, 4> places{{{0, 1, 2, 3}, {1, 4, 5, 6}, {2, 5, 7, 8}, {3, 6, 8, 9}}};
    return places[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)];
}

// From the last move, so many rows and columns away.
constexpr int no_last_move = 5;
inline int distance_class(int rows, int columns) {
    rows = std::abs(rows);
    columns = std::abs(columns);
    if (rows + columns == 1) return 0;
    if (rows == 1 && columns == 1) return 1;
    return std::min(4, rows + columns);
}

inline int liberty_class(const MoveCounts& move) {
    if (move.liberties <= 1 && move.captured == 0) return std::min(2, move.joined);
    if (move.liberties == 2) return move.joined > 0 ? 4 : 3;
    return move.liberties == 3 ? 5 : move.liberties >= 4 ? 6 : 7;
}

// Calls with the feature of each group, and how many features the group has.
template <typename Add>
[[gnu::always_inline]] inline void each_promise_group(const MoveCounts& move, Add add) {
    add(move.corner_place, 10);
    add(move.own_stones * 5 + move.other_stones, 25);
    add(move.own_diagonals * 5 + move.other_diagonals, 25);
    add(liberty_class(move), 8);
    add(std::min(3, move.captured), 4);
    add(move.most_in_atari <= 1 ? move.most_in_atari : move.most_in_atari <= 3 ? 2 : 3, 4);
    add(std::min(3, move.saved), 4);
    add(move.is_near_atari ? 1 : 0, 2);
    add(std::min(3, move.own_strings), 4);
    add((move.is_open ? 5 : 0) + move.open_points, 10);
    add(move.distance_class, 6);
    add(move.is_goal_liberty ? 1 : 0, 2);
    add(std::min(3, move.liberties_of_opponent), 4);
}

// The same of the groups that closed_promise.h sees: those of the move, and then those of the position, which all moves
// there have in common.
template <typename Add>
[[gnu::always_inline]] inline void each_closed_move_group(const MoveCounts& move, Add add) {
    each_promise_group(move, add);
    add(move.is_untouched ? 1 : 0, 2);
    add(move.is_liberty_of_last ? 1 : 0, 2);
}
template <typename Add>
[[gnu::always_inline]] inline void each_closed_position_group(int open_in_room, int goal_liberties, Add add) {
    add(std::min(13, open_in_room), 14);
    add(std::min(11, goal_liberties), 12);
}
template <typename Add>
[[gnu::always_inline]] inline void each_closed_promise_group(const MoveCounts& move, Add add) {
    each_closed_move_group(move, add);
    each_closed_position_group(move.open_in_room, move.goal_liberties, add);
}

}  // namespace katachi::life
