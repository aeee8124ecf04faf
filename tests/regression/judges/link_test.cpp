// How far apart strings are, kinds of links, and what is proved of links that every player knows.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "regression/judges/apart.h"
#include "regression/judges/link_kind.h"
#include "regression/judges/truth.h"
#include "tests/regression/judges/plain_checker.h"
#include "tests/regression/judges/played_board.h"
#include "tests/regression/judges/played_proof.h"
#include "tests/support/random_position.h"

namespace katachi::regression {
namespace {

using board::Board;
using board::Colour;
using board::Vertex;

constexpr TruthLimits link_limits{.code = {.nodes = 2000}, .move = {.nodes = 200}};

bool holds(const Proof& proof, const Board& board, Colour to_move) {
    return !objection(proof, board, to_move).has_value();
}

Contest cut(const Board& board, Vertex a, Vertex b) {
    return {a, board.at(a), board::opponent(board.at(a)), KoRight::nobody, apart_moves, b};
}

// Whether so many legal moves in a row can join the two.
bool can_join(Board& board, const Contest& contest, int moves) {
    if (board.same_string(contest.target, contest.other)) return true;
    if (moves == 0) return false;
    for (const Vertex move : board::VertexSet(board.empty_points())) {
        if (board.play(contest.owner, move) != board::Legality::ok) continue;
        const bool joins = can_join(board, contest, moves - 1);
        board.undo();
        if (joins) return true;
    }
    return false;
}

TEST(MovesToJoin, AreThoseOfAPlainCount) {
    std::mt19937 random(test::test_seed());
    int compared = 0;
    for (int i = 0; i < 100; ++i) {
        const Board board = played_board(9, 20 + static_cast<int>(random() % 50), random);
        for (const Link& link : links_of(board)) {
            const Contest contest = cut(board, link.a, link.b);
            ASSERT_EQ(moves_to_join(board, contest, apart_moves), moves_by_plain_count(board, contest))
                << board::to_rows(board.position());
            ++compared;
        }
    }
    EXPECT_GT(compared, 500);
}

TEST(MovesToJoin, AreNoMoreThanJoinThemOnTheBoard) {
    std::mt19937 random(test::test_seed());
    constexpr int most = 3;
    int joined = 0;
    for (int i = 0; i < 100; ++i) {
        Board board = played_board(5, 8 + static_cast<int>(random() % 12), random);
        for (const Link& link : links_of(board)) {
            const Contest contest = cut(board, link.a, link.b);
            int moves = 1;
            while (moves <= most && !can_join(board, contest, moves)) ++moves;
            if (moves > most) continue;
            ++joined;
            ASSERT_LE(moves_to_join(board, contest, apart_moves), moves) << board::to_rows(board.position());
        }
    }
    EXPECT_GT(joined, 200);
}

TEST(LinkKinds, AreThoseOfTheNearestStones) {
    const Board board(
        board::parse_rows("........./........./..X.X..../........./....X...X/........./........./........./"
                          "X.X......")
            .value());
    std::string found;
    for (const Link& link : links_of(board))
        found += std::string(name(link.kind)) + ' ' + board::vertex_name(link.a, 9) + ' ' +
                 board::vertex_name(link.b, 9) + '\n';
    EXPECT_EQ(found,
              "one-point-jump C7 E7\n"
              "elephant C7 E5\n"
              "one-point-jump E7 E5\n"
              "edge A1 C1\n");
    EXPECT_EQ(link_kind_named("large-knight"), LinkKind::large_knight);
    EXPECT_FALSE(link_kind_named("bridge"));
}

// "1", "0", or "open".
std::string code(const char* rows, const char* a, const char* b, bool is_cut) {
    Board board(board::parse_rows(rows).value());
    const Subject subject{board::parse_vertex(a, board.size()).value(), board::parse_vertex(b, board.size()).value()};
    const Colour owner = board.at(subject.string);
    const auto found = find_truth(board, subject, is_cut ? board::opponent(owner) : owner, link_limits, holds);
    return found ? std::to_string(static_cast<int>(found->code)) : "open";
}
std::string connect(const char* rows, const char* a, const char* b) { return code(rows, a, b, false); }
std::string disconnect(const char* rows, const char* a, const char* b) { return code(rows, a, b, true); }

TEST(Links, OfADiagonalHold) {
    EXPECT_EQ(disconnect("......./......./..X..../...X.../......./......./.......", "C5", "D4"), "0");
}

TEST(Links, OfABambooJointHold) {
    EXPECT_EQ(disconnect("......./......./..XX.../......./..XX.../......./.......", "C5", "C3"), "0");
}

TEST(Links, OfAStoneOnTheOtherSideOfAWallAreCut) {
    const char* const rows =
        "....O..../....O..../....O..../....O..../..X.O.X../....O..../....O..../....O..../....O....";
    EXPECT_EQ(connect(rows, "C5", "G5"), "0");
    EXPECT_EQ(disconnect(rows, "C5", "G5"), "1");
}

TEST(Links, HoldWhereTheCuttingStoneIsCaptured) {
    const char* const rows =
        "........./........./...XO..../..XO...../...X...../........./........./........./.........";
    EXPECT_EQ(connect(rows, "D7", "C6"), "1");
}

TEST(Links, BreakWhereAStringIsCaptured) {
    const char* const rows =
        "........./........./........./........./..XXX..../.XOO.O.../..XXX..../........./.........";
    EXPECT_EQ(disconnect(rows, "D4", "F4"), "1");
    EXPECT_EQ(connect(rows, "D4", "F4"), "1");
}

}  // namespace
}  // namespace katachi::regression
