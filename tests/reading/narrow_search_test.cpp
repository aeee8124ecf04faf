// A look at few moves: within its limit of nodes, the board as before, and mostly what a plain search of all moves
// shows.
#include "engine/reading/narrow_search.h"

#include <gtest/gtest.h>

#include <array>
#include <iostream>
#include <random>

#include "engine/reading/goals/connection_goal.h"
#include "engine/reading/tactics.h"
#include "tests/reading/plain_links.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"

namespace katachi::reading {
namespace {

using board::Board;
using board::Colour;

constexpr std::uint64_t enough_nodes = 250;

struct Pair {
    board::Vertex a;
    board::Vertex b;
};

// Hands on boards of five lines with two strings of one colour whose connection is open.
template <typename Ask>
void for_each_pair(int rounds, Ask ask) {
    std::mt19937 random(test::test_seed());
    for (int round = 0; round < rounds; ++round) {
        Board board(test::random_position(5, 0.5, random));
        const Colour owner = random() % 2 == 0 ? Colour::black : Colour::white;
        const board::VertexSet strings = board.strings(owner);
        if (!is_every_string_alive(board) || strings.count() < 2) continue;
        const Pair pair{strings.first(), strings.nth(1)};
        const ConnectionGoal goal(board, pair.a, pair.b);
        if (goal.status(board, board::opponent(owner), 0) == GoalStatus::open) ask(board, goal, pair);
    }
}

TEST(NarrowSearch, LeavesTheBoardAndKeepsToItsLimit) {
    std::uint64_t read = 0;
    int cut_short = 0;
    for_each_pair(200, [&](Board& board, const ConnectionGoal& goal, const Pair&) {
        const std::uint64_t before = board.hash();
        for (const std::uint64_t most_nodes : {1U, 5U, 40U}) {
            const NarrowResult result =
                narrow_search(board, goal, board::opponent(goal.seeker()), {}, {.nodes = most_nodes});
            ASSERT_EQ(board.hash(), before);
            ASSERT_TRUE(result.is_complete ? result.nodes < most_nodes : result.nodes >= most_nodes);
            read += result.nodes;
            cut_short += result.is_complete ? 0 : 1;
        }
    });
    EXPECT_GT(read, 1000U);
    EXPECT_GT(cut_short, 100);
}

TEST(NarrowSearch, MostlyFindsWhatAPlainSearchFinds) {
    int compared = 0;
    int different = 0;
    for_each_pair(test::rounds(400, 20'000), [&](Board& board, const ConnectionGoal& goal, const Pair& pair) {
        const Colour cutter = board::opponent(goal.seeker());
        const PlainOutcome plain = plain_links(board, std::array{Link{pair.a, pair.b}}, cutter, 4);
        const NarrowResult result = narrow_search(board, goal, cutter, {goal.seeker()}, {.nodes = enough_nodes});
        if (plain == PlainOutcome::open || !result.is_complete) return;
        ++compared;
        if (result.is_reached != (plain == PlainOutcome::hold)) ++different;
    });
    std::cout << different << " of " << compared << " different\n";
    EXPECT_GT(compared, 50);
    EXPECT_LE(different, compared / 10);
}

// E5 is all that keeps the two white stones apart.
TEST(NarrowSearch, TellsTheMove) {
    Board board(
        board::parse_rows("........./........./........./...X.X.../...O.O.../...X.X.../........./........./.........")
            .value());
    const auto vertex = [&](const char* name) { return board::parse_vertex(name, board.size()).value(); };
    const ConnectionGoal goal(board, vertex("D5"), vertex("F5"));
    const NarrowResult joined = narrow_search(board, goal, Colour::white, {}, {.nodes = enough_nodes});
    EXPECT_TRUE(joined.is_reached);
    EXPECT_EQ(board::vertex_name(joined.move, board.size()), "E5");
    const NarrowResult cut = narrow_search(board, goal, Colour::black, {}, {.nodes = enough_nodes});
    EXPECT_FALSE(cut.is_reached);
    EXPECT_EQ(board::vertex_name(cut.move, board.size()), "E5");
    EXPECT_TRUE(cut.tried.contains(vertex("E5")));
}

// What the search leaves open, so that the side to move gets it, a look answers for a quick reader. A quick reader also
// reads a little further where the search finds a cut only as far as it goes.
TEST(NarrowSearch, AnswersForAQuickReaderWhatIsOpen) {
    Tactics careful({.nodes = 30});
    Tactics quick({.nodes = 30, .is_quick = true});
    int open = 0;
    int different = 0;
    for_each_pair(300, [&](Board& board, const ConnectionGoal&, const Pair& pair) {
        const TacticalAnswer with_care = careful.disconnect(board, pair.a, pair.b);
        const TacticalAnswer answer = quick.disconnect(board, pair.a, pair.b);
        if (with_care.is_settled) {
            const bool is_read_further = with_care.code != TacticalCode::failure;
            EXPECT_TRUE(answer.is_settled || is_read_further);
            EXPECT_TRUE(answer.code == with_care.code || (is_read_further && answer.is_settled));
            return;
        }
        EXPECT_FALSE(answer.is_settled);
        ++open;
        if (answer.code != with_care.code) ++different;
    });
    EXPECT_GT(open, 10);
    EXPECT_GT(different, 0);
}

// The first search cuts at M5 and reads no further where White's strings are driven apart; White saves them by
// captures.
TEST(NarrowSearch, AQuickReaderReadsOnWhereACutIsTakenToWork) {
    Board board(
        board::parse_rows(
            ".................../.O..XO.......XXXX../O.O.XOXX...XOXOXOX./XOOXXXOX..OXXO.OOO./.XXX.O...XXOOO...../"
            "X.XO..O..XOO....O../OXOO.....XXOXXXX.O./.OXO......OXOOO.X../..........OX...OX../..O.......OX..OXO../"
            "..OX.X...XXOOO.XOO./..OXXO...OXXO..XXO./..OXOX.X.OX.XO.XO../.XXXOXX.O.OX.X.XO../OOOOO.OXO.O....XO../"
            "OXXXO.O.XOOX..XOO../X.X.XX.OO.OX.X.XO../...XXOO..OX.X..X.../...........X.......")
            .value());
    const auto vertex = [&](const char* name) { return board::parse_vertex(name, board.size()).value(); };
    const TacticalAnswer believed = Tactics({.nodes = 3000}).disconnect(board, vertex("M6"), vertex("M4"));
    EXPECT_EQ(believed.code, TacticalCode::win);
    const TacticalAnswer read =
        Tactics({.nodes = 3000, .is_quick = true}).disconnect(board, vertex("M6"), vertex("M4"));
    EXPECT_EQ(read.code, TacticalCode::failure);
    EXPECT_TRUE(read.is_settled);
    const TacticalAnswer doubted =
        Tactics({.nodes = 40, .is_quick = true}).disconnect(board, vertex("M6"), vertex("M4"));
    EXPECT_EQ(doubted.code, TacticalCode::win);
    EXPECT_FALSE(doubted.is_settled);
}

}  // namespace
}  // namespace katachi::reading
