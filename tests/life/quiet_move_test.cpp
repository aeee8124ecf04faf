// What is said of quiet moves before they are played, against what is seen after them.
#include <gtest/gtest.h>

#include <iostream>
#include <random>

#include "engine/life/end_at_sight.h"
#include "engine/life/ends/sure_death.h"
#include "engine/life/moves/move_promise.h"
#include "tests/life/closed_region.h"
#include "tests/support/random_position.h"

namespace katachi::life {
namespace {

using board::Board;
using board::Colour;
using board::Vertex;

constexpr int regions = 300, most_moves = 12;

// The same stones, where walls with a liberty outside are given and the region is a judgement.
DragonGoal open_goal(const Board& board, const DragonGoal& closed) {
    DragonGoal goal = closed;
    goal.given_safe = safe_stones(board, closed, closed.attacker());
    goal.is_region_open = true;
    return goal;
}

struct Seen {
    int kept_open = 0, ended = 0;  // quiet moves of the attacker that end nothing as is said; others that do end it
    int roomy = 0;                 // quiet moves of the defender who has much room
};

void look_at_moves(Board& board, const DragonGoal& goal, const board::VertexSet& stones, Colour to_move, Seen& seen) {
    const board::VertexSet before = safe_stones(board, goal, goal.attacker());
    const bool is_attacker = to_move == goal.attacker(), is_roomy = has_much_room(board, goal, stones, before);
    for (const Vertex vertex : goal.region& board.empty_points()) {
        if (!board.is_quiet(to_move, vertex)) continue;
        const bool may_end = may_end_by(board, goal, stones, before, vertex);
        board.play(to_move, vertex);
        const board::VertexSet safe = still_safe(board, goal.attacker(), before);
        SCOPED_TRACE(board::vertex_name(vertex, board.size()));
        if (is_attacker) {
            const bool ends = end_at_sight({board, goal, stones, safe, {}}, board::opponent(to_move)).has_value();
            EXPECT_TRUE(may_end || !ends);
            ++(ends ? seen.ended : seen.kept_open);
        } else if (is_roomy) {
            EXPECT_FALSE(sure_death(board, goal, stones, board::opponent(to_move), safe));
            ++seen.roomy;
        }
        board.undo();
    }
}

TEST(QuietMoves, EndNoMoreThanIsSaidBefore) {
    std::mt19937 random(test::test_seed());
    Seen seen;
    for (int i = 0; i < regions; ++i) {
        const ClosedRegion region = random_closed_region(4, 16, random);
        Board board(region.position);
        const DragonGoal goal = open_goal(board, region.goal);
        Colour to_move = i % 2 == 0 ? goal.attacker() : goal.defender;
        for (int move = 0; move < most_moves; ++move, to_move = board::opponent(to_move)) {
            const board::VertexSet stones = goal.stones & board.stones(goal.defender);
            const board::VertexSet safe = safe_stones(board, goal, goal.attacker());
            if (end_at_sight({board, goal, stones, safe, {}}, to_move)) break;
            look_at_moves(board, goal, stones, to_move, seen);
            const board::VertexSet points = goal.region & board.empty_points();
            if (points.empty()) break;
            board.play(to_move, points.nth(static_cast<int>(random() % static_cast<unsigned>(points.count()))));
        }
    }
    std::cout << seen.kept_open << " kept open, " << seen.ended << " ended, " << seen.roomy << " with much room\n";
    EXPECT_GT(seen.kept_open, 0);
    EXPECT_GT(seen.ended, 0);
    EXPECT_GT(seen.roomy, 0);
}

TEST(MoveCounts, HaveTheLibertiesOfTheBoard) {
    std::mt19937 random(test::test_seed());
    for (int i = 0; i < 50; ++i) {
        const Board board(test::random_position(9, 0.6, random));
        const DragonGoal goal{.stones = board.stones(Colour::black)};
        const MoveSurroundings around = move_surroundings(board, goal, goal.stones, Colour::white, {});
        for (const Vertex vertex : board.empty_points()) {
            const MoveCounts counts = move_counts(around, vertex);
            EXPECT_EQ(counts.liberties, board.count_liberties_without_captures(Colour::white, vertex));
            EXPECT_EQ(counts.liberties_of_opponent, board.count_liberties_without_captures(Colour::black, vertex));
        }
    }
}

}  // namespace
}  // namespace katachi::life
