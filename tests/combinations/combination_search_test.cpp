// Combinations: drawn ones that a reader can check, and the quick search beside the plain one.
#include "engine/combinations/combination_search.h"

#include <gtest/gtest.h>

#include <iostream>

#include "engine/analysis/stages.h"
#include "engine/board/position_text.h"
#include "engine/combinations/move_safety.h"
#include "engine/combinations/threat_moves.h"
#include "engine/combinations/worthy_stones.h"
#include "engine/eyes/solved_eyes.h"
#include "tests/combinations/plain_combinations.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"

namespace katachi::combinations {
namespace {

using board::vertex_at;

// Black plays in the middle of the upper cut, and one of two stones falls, each of which could escape alone.
struct DoubleAtari : testing::Test {
    board::Board board{
        board::parse_rows("......../......../......../..XO..../...XO.../....X.../......../........").value()};
    board::Vertex move = vertex_at(3, 4);
    board::VertexSet stones = board.stones(board::Colour::white);
    reading::Tactics tactics{reading::SearchLimits{.nodes = 100}};
    CombinationSearch search{tactics, {.threats = 2}};
    CombinationQuestion question{.attacker = board::Colour::black, .stones = stones};
};

TEST_F(DoubleAtari, IsFound) {
    const board::Position before = board.position();
    const Combination found = search.find(board, question);
    ASSERT_TRUE(found.works);
    EXPECT_EQ(found.move, move);
    EXPECT_EQ(found.threats, 1);
    EXPECT_EQ(found.threats_read, 0);
    EXPECT_GT(found.nodes, 0U);
    EXPECT_EQ(found.size, 1);
    EXPECT_EQ(found.line.size(), 3U) << "the threat, an answer, and the capture";
    EXPECT_TRUE(found.zone.contains(move));
    EXPECT_EQ(board.position(), before);
}

TEST_F(DoubleAtari, IsNoneOfTheOtherSide) {
    question = all_stones(board, board::Colour::white);
    EXPECT_FALSE(search.find(board, question).works);
}

TEST_F(DoubleAtari, NeedsBothStones) {
    for (const board::Vertex stone : stones) {
        question.stones = board::VertexSet::of(stone);
        const Combination found = search.find(board, question);
        EXPECT_FALSE(found.works);
        EXPECT_TRUE(found.is_complete);
        EXPECT_EQ(found.threats_read, 2);
        EXPECT_EQ(found.move, board::pass_vertex);
    }
}

TEST_F(DoubleAtari, IsAnotherQuestionThanThatOfOneStone) {
    CombinationQuestion of_one = question;
    of_one.stones = board::VertexSet::of(stones.first());
    EXPECT_TRUE(search.find(board, question).works);
    EXPECT_FALSE(search.find(board, of_one).works);
    EXPECT_TRUE(search.find(board, question).works);
}

TEST_F(DoubleAtari, IsNoneWithoutStonesToCapture) {
    question.stones = {};
    const Combination found = search.find(board, question);
    EXPECT_FALSE(found.works);
    EXPECT_TRUE(found.is_complete);
    EXPECT_EQ(found.threats_read, 2);
}

TEST_F(DoubleAtari, StillWorksByItsFirstThreatAlone) {
    const Combination found = search.find(board, question);
    EXPECT_TRUE(search.still_works(board, question, found));
    board.place(board::Colour::black, move);
    EXPECT_FALSE(search.still_works(board, question, found));
}

TEST(SafeStones, AreThoseOfTheQuestion) {
    board::Board board{
        board::parse_rows("......../......../......../...OO.../......../......../......../........").value()};
    reading::Tactics tactics{reading::SearchLimits{.nodes = 100}};
    CombinationSearch search{tactics};
    const board::VertexSet one = board::VertexSet::of(vertex_at(3, 4));
    EXPECT_EQ(search.safe_stones(board, {.attacker = board::Colour::black, .stones = one}), one);
    EXPECT_TRUE(search.safe_stones(board, {.attacker = board::Colour::white, .stones = one}).empty());
}

TEST(SafeStones, HaveLiberties) {
    board::Board board{board::parse_rows(".X./XOX/.X.").value()};
    reading::Tactics tactics{reading::SearchLimits{.nodes = 100}};
    CombinationSearch search{tactics};
    EXPECT_TRUE(search.safe_stones(board, all_stones(board, board::Colour::black)).empty());
}

// One of the two strings that may fall has two stones; White saves these.
TEST(UnequalStrings, FallByTheSmallerOne) {
    for (const char* rows :
         {"........./........./......O../..XO...../...XO..../...XOX.../....X..../........./.........",
          "........./........./....X..../...XOX.../...XO..../..XO...../......O../........./........."}) {
        board::Board board{board::parse_rows(rows).value()};
        reading::Tactics tactics{reading::SearchLimits{.nodes = 200}};
        CombinationSearch search{tactics, {.threats = 2}};
        CombinationQuestion question = all_stones(board, board::Colour::black);
        const Combination found = search.find(board, question);
        ASSERT_TRUE(found.works) << rows;
        EXPECT_EQ(found.size, 1) << rows;
        for (const board::Vertex answer : board.empty_points() - found.zone) {
            board.play(board::Colour::white, answer);
            EXPECT_TRUE(search.still_works(board, question, found)) << board::vertex_name(answer, board.size());
            board.undo();
        }
        question.least_size = 2;
        EXPECT_FALSE(search.find(board, question).works) << rows;
    }
}

// White can save some of the strings that Black threatens by C6, but not two stones of one.
TEST(Combinations, CaptureSoManyStonesWhateverIsAnswered) {
    board::Board board{
        board::parse_rows(".O..XOX./XO...O../XX.OXOO./OOXOX.O./.X.OX.O./.X.X..OO/XXX.O.../.X.XOOXX").value()};
    reading::Tactics tactics{reading::SearchLimits{.nodes = 60}};
    CombinationSearch search{tactics, {.threats = 1}};
    CombinationQuestion question = all_stones(board, board::Colour::black);
    question.least_size = 2;
    const Combination found = search.find(board, question);
    ASSERT_TRUE(found.works);
    EXPECT_EQ(found.move, vertex_at(2, 2));
    const board::VertexSet safe = search.safe_stones(board, question);
    ASSERT_EQ(board.play(board::Colour::black, found.move), board::Legality::ok);
    for (const board::Vertex answer : board.empty_points()) {
        if (board.play(board::Colour::white, answer) != board::Legality::ok) continue;
        int most = 0;
        for (const board::Vertex stone : safe& board.stones(board::Colour::white))
            if (tactics.attack(board, stone).code == reading::TacticalCode::win)
                most = std::max(most, (board.string_stones(stone) & safe).count());
        EXPECT_GE(most, found.size) << board::vertex_name(answer, board.size());
        board.undo();
    }
}

TEST(Combinations, AreSoughtUntilNoneCapturesMore) {
    board::Board board{
        board::parse_rows(".X..O.X.X/X...O..../.O..X..XX/OXOX...../....XO.OO/...O.O.O./.O.X...O./.XO....../.X.OXXX..")
            .value()};
    reading::Tactics tactics{reading::SearchLimits{.nodes = 60}};
    CombinationSearch search{tactics, {.threats = 1}};
    CombinationQuestion question = all_stones(board, board::Colour::white);
    const Combination found = search.find(board, question);
    ASSERT_TRUE(found.works);
    question.least_size = found.size + 1;
    EXPECT_FALSE(search.find_shortest(board, question).works);
}

TEST(PointsWithin, StayOnTheBoard) {
    const board::Board board(9);
    EXPECT_EQ(points_within(board, board::VertexSet::of(vertex_at(4, 8)), 2).count(), 9);
    EXPECT_EQ(points_within(board, board::VertexSet::of(vertex_at(4, 4)), 2).count(), 13);
}

TEST_F(DoubleAtari, CapturesNoTwoStones) {
    question.least_size = 2;
    EXPECT_FALSE(search.find(board, question).works);
}

TEST_F(DoubleAtari, IsNotFoundWithoutReading) {
    const Combination found = CombinationSearch(tactics, {.nodes = 1}).find(board, question);
    EXPECT_FALSE(found.works);
    EXPECT_FALSE(found.is_complete);
    EXPECT_EQ(found.threats_read, 0);
}

TEST_F(DoubleAtari, IsNotReadToItsEndWhereItIsNotFound) {
    for (std::uint64_t nodes = 2; nodes < 1'000; nodes += 11) {
        const Combination found = CombinationSearch(tactics, {.nodes = nodes}).find_shortest(board, question);
        EXPECT_TRUE(found.works || found.threats_read == 0) << nodes;
    }
}

TEST_F(DoubleAtari, TakesNodesUntilNoneIsFoundThatCapturesMore) {
    reading::Tactics others{reading::SearchLimits{.nodes = 100}};
    CombinationSearch shortest{others, {.threats = 2}};
    EXPECT_GT(search.find(board, question).nodes, shortest.find_shortest(board, question).nodes);
}

TEST_F(DoubleAtari, IsPreventedThere) {
    const board::VertexSet moves = defences(board, search, question, search.find(board, question));
    EXPECT_TRUE(moves.contains(move));
    EXPECT_FALSE(moves.contains(vertex_at(0, 0)));
    for (const board::Vertex defence : moves) {
        ASSERT_EQ(board.play(board::Colour::white, defence), board::Legality::ok);
        EXPECT_FALSE(search.find(board, question).works) << board::vertex_name(defence, board.size());
        board.undo();
    }
}

TEST_F(DoubleAtari, IsWhatAMoveElsewhereRisks) {
    const board::Position before = board.position();
    const MoveRisk elsewhere = confirm_safety(board, search, question, vertex_at(0, 0));
    EXPECT_EQ(elsewhere.size, 1);
    EXPECT_NE(elsewhere.defence, board::pass_vertex);
    EXPECT_EQ(blunder_size(board, search, question, vertex_at(0, 0)).size, 0) << "it was there before";
    EXPECT_EQ(confirm_safety(board, search, question, move).size, 0);
    EXPECT_EQ(board.position(), before);
}

TEST_F(DoubleAtari, IsABlunderOfWhoMakesIt) {
    // White's lower stone comes last.
    board.place(board::Colour::empty, vertex_at(4, 4));
    question.stones = board.stones(board::Colour::white);
    EXPECT_FALSE(search.find(board, question).works);
    EXPECT_EQ(blunder_size(board, search, question, vertex_at(4, 4)).size, 1);
    EXPECT_EQ(blunder_size(board, search, question, vertex_at(3, 3)).size, 0) << "no legal move";
}

TEST(WorthyStones, AreOfDragonsThatAreNotBelievedToBeDead) {
    reading::Tactics tactics;
    eyespaces::KnownGames known(solved_eyes().eyes);
    analysis::Stages stages(tactics, known);
    stages.set(board::Board(board::parse_rows("........./..O...O../........./........./........./........./........./"
                                              "..X...X../.........")
                                .value()),
               board::Colour::black);
    const position::Dragons& dragons = stages.dragons_before_life();
    std::vector<position::Status> believed(static_cast<std::size_t>(dragons.count()), position::Status::alive);
    const board::VertexSet left = board::VertexSet::of(vertex_at(1, 2)), right = board::VertexSet::of(vertex_at(1, 6));
    EXPECT_EQ(worthy_stones(dragons, believed, board::Colour::white), left | right);
    believed[static_cast<std::size_t>(dragons.number_at(vertex_at(1, 2)))] = position::Status::dead;
    EXPECT_EQ(worthy_stones(dragons, believed, board::Colour::white), right);
}

TEST(WorthyStones, AreNoneThatFillAnEyeSpace) {
    reading::Tactics tactics;
    eyespaces::KnownGames known(solved_eyes().eyes);
    analysis::Stages stages(tactics, known);
    stages.set(board::Board(board::parse_rows(".XXXXX./XXX.XXX/XX.O.XX/XXX.XXX/XXXXXXX/X.XXXXX/.XXXXX.").value()),
               board::Colour::black);
    const position::Dragons& dragons = stages.dragons_before_life();
    const std::vector<position::Status> believed(static_cast<std::size_t>(dragons.count()), position::Status::alive);
    EXPECT_TRUE(worthy_stones(dragons, believed, board::Colour::white).empty());
}

// A position of a game that goes on by chance.
board::Board played_by_chance(int size, int moves, std::mt19937& random) {
    board::Board board(size);
    board::Colour side = board::Colour::black;
    for (int i = 0; i < moves; ++i, side = board::opponent(side)) {
        const int index = std::uniform_int_distribution<int>(0, board.empty_points().count() - 1)(random);
        board.play(side, board.empty_points().nth(index));
    }
    return board;
}

// After an answer outside of the zone of what was found, a combination works still. That is read further: an answer
// elsewhere may make a capture longer to read.
void expect_zone_holds(board::Board& board, const CombinationQuestion& question, const Combination& found) {
    reading::Tactics tactics({.nodes = 20'000});
    for (const board::Vertex move : board.empty_points() - found.zone) {
        if (board.play(board::opponent(question.attacker), move) != board::Legality::ok) continue;
        EXPECT_TRUE(plain_combination(board, tactics, question, found.threats))
            << board::vertex_name(move, board.size()) << '\n'
            << board::print_position(board.position());
        board.undo();
    }
}

struct Tally {
    int plain = 0;
    int quick = 0;
};

void compare(int size, int threats, int boards, std::mt19937& random, Tally& tally) {
    for (int round = 0; round < boards; ++round) {
        board::Board board = played_by_chance(size, size * size * (2 + round % 3) / 5, random);
        const board::Position position = board.position();
        CombinationQuestion question = all_stones(board, round % 2 == 0 ? board::Colour::black : board::Colour::white);
        reading::Tactics tactics({.nodes = 200});
        question.stones = safe_stones(board, tactics, question);
        const Combination quick =
            CombinationSearch(tactics, {.threats = threats, .nodes = 10'000'000}).find(board, question);
        const bool plain = plain_combination(board, tactics, question, threats);
        EXPECT_EQ(board.position(), position);
        EXPECT_TRUE(plain || !quick.works) << board::vertex_name(quick.move, size) << '\n'
                                           << board::print_position(position);
        if (quick.works && quick.threats == 1) expect_zone_holds(board, question, quick);
        tally.plain += plain ? 1 : 0;
        tally.quick += quick.works ? 1 : 0;
    }
}

// What the quick search finds is there, and of what is there little is missed.
TEST(Combinations, AreThoseOfThePlainSearch) {
    std::mt19937 random(test::test_seed());
    Tally one, two;
    compare(6, 1, test::rounds(40, 1000), random, one);
    compare(7, 1, test::rounds(60, 1000), random, one);
    compare(5, 2, test::rounds(1, 300), random, two);
    std::cout << "one threat: " << one.quick << " of " << one.plain << "; two: " << two.quick << " of " << two.plain
              << '\n';
    EXPECT_GT(one.plain, 0);
    EXPECT_GE(4 * one.quick, 3 * one.plain);
}

// The second time most captures are known, which lets no search go further.
TEST(Combinations, AreTheSameWhenAskedForAgain) {
    std::mt19937 random(1);
    for (const std::uint64_t nodes : {20U, 100U, 500U})
        for (int round = 0; round < 20; ++round) {
            board::Board board = played_by_chance(7, 20, random);
            const CombinationQuestion question = all_stones(board, board::Colour::black);
            reading::Tactics tactics({.nodes = 100});
            CombinationSearch search(tactics, {.threats = 2, .nodes = nodes});
            const Combination first = search.find(board, question);
            const Combination again = search.find(board, question);
            EXPECT_EQ(first.move, again.move) << board::print_position(board.position());
            EXPECT_EQ(first.is_complete, again.is_complete) << board::print_position(board.position());
        }
}

}  // namespace
}  // namespace katachi::combinations
