// What of a game belongs to a corner, clause by clause.
#include "joseki/mining/corner_rule.h"

#include <gtest/gtest.h>

#include "joseki/mining/sequence_walk.h"
#include "tests/joseki/mining_games.h"

namespace katachi::joseki {
namespace {

struct Found {
    std::string moves;  // "D16 F17 tenuki …"
    Ending ending;
};

using board::Corner;

Found found(std::string_view game, Corner corner, const CornerRule& rule = {}, Ending last = Ending::game_over) {
    CornerSequences sequences;
    find_sequences(joseki::moves_of(game), rule, last, sequences);
    const CornerSequence& sequence = sequences[static_cast<std::size_t>(corner)];
    SequenceWalk walk;
    const WalkedSequence walked = walk.walk(sequence, [](const SeenPosition&, board::Colour, board::Vertex) {});
    Found result{.moves = "", .ending = walked.ending};
    for (const CornerMove& move : std::span(sequence.moves).first(walked.moves))
        result.moves +=
            (result.moves.empty() ? "" : " ") +
            (move.vertex == board::pass_vertex ? "tenuki" : board::vertex_name(move.vertex, board::max_board_size));
    return result;
}

// Moves that belong to no corner.
std::string elsewhere(int count) {
    std::string moves;
    for (int i = 0; i < count; ++i) moves += "pass ";
    return moves;
}

TEST(CornerRule, PartsTheFourCorners) {
    const char* game = "Q16 D4 R4 D16 O17 P3 F17 F3";
    EXPECT_EQ(found(game, Corner::upper_left).moves, "D16 F17");
    EXPECT_EQ(found(game, Corner::upper_right).moves, "Q16 tenuki O17");
    EXPECT_EQ(found(game, Corner::lower_left).moves, "D4 tenuki F3");
    EXPECT_EQ(found(game, Corner::lower_right).moves, "R4 P3");
    EXPECT_TRUE(found("Q16 D4", Corner::upper_left).moves.empty());
}

TEST(CornerRule, BeginsWithinSixLinesOfTheCorner) {
    EXPECT_EQ(found("G17 D16", Corner::upper_left).moves, "D16");
    EXPECT_EQ(found("F17 D16", Corner::upper_left).moves, "F17 D16");
}

TEST(CornerRule, PassesOverPlayOnTheSide) {
    EXPECT_EQ(found("D16 J17 F17", Corner::upper_left).moves, "D16 tenuki F17");  // six steps away
    EXPECT_EQ(found("D16 J17 F17", Corner::upper_left, {.reach = 6}).moves, "D16 J17 F17");
    EXPECT_EQ(found("D16 F17 J17", Corner::upper_left).moves, "D16 F17 J17");  // within reach of F17
    EXPECT_EQ(found("D16 F17 H17 K17", Corner::upper_left, {.area = 9}).moves, "D16 F17 H17");
}

TEST(CornerRule, GivesAMoveOnTheMiddleLineToTheNearerCorner) {
    const char* game = "D17 R16 H17 O17 K17";  // K17 is two steps from H17, four from O17
    EXPECT_EQ(found(game, Corner::upper_left).moves, "D17 tenuki H17 tenuki K17");
    EXPECT_EQ(found(game, Corner::upper_right).moves, "R16 tenuki O17");
    const char* midway = "D17 R16 G17 O17 K17";  // three steps and four
    EXPECT_EQ(found(midway, Corner::upper_left).moves, "D17 tenuki G17 tenuki K17");
    const char* between = "D17 R16 G17 N17 K17";
    EXPECT_EQ(found(between, Corner::upper_left).moves, "D17 tenuki G17 tenuki K17");
    EXPECT_EQ(found(between, Corner::upper_right).moves, "R16 tenuki N17 K17");
}

TEST(CornerRule, SeesTenukiInTwoMovesOfOneColour) {
    EXPECT_EQ(found("D16 Q4 D17", Corner::upper_left).moves, "D16 tenuki D17");
    EXPECT_EQ(found("D16 Q4 Q16 D17", Corner::upper_left).moves, "D16 D17");  // both played elsewhere
}

TEST(CornerRule, EndsWhenNobodyPlaysThereForTooLong) {
    const CornerRule rule{.patience = 4};
    EXPECT_EQ(found("D16 " + elsewhere(3) + "w:F17", Corner::upper_left, rule).moves, "D16 F17");
    const Found late = found("D16 " + elsewhere(4) + "w:F17", Corner::upper_left, rule);
    EXPECT_EQ(late.moves, "D16");
    EXPECT_EQ(late.ending, Ending::patience);
    EXPECT_EQ(found("D16 F17", Corner::upper_left, rule).ending, Ending::game_over);
    EXPECT_EQ(found("D16 F17", Corner::upper_left, rule, Ending::edited).ending, Ending::edited);
}

TEST(CornerRule, EndsBeforeOneTenukiTooMany) {
    const Found ended = found("D16 Q4 D17 Q16 C14 R4 C12", Corner::upper_left, {.tenukis = 2});
    EXPECT_EQ(ended.moves, "D16 tenuki D17 tenuki C14");
    EXPECT_EQ(ended.ending, Ending::tenuki);
}

TEST(CornerRule, EndsAtItsLength) {
    const Found ended = found("D16 F17 C14 D18 C17", Corner::upper_left, {.length = 3});
    EXPECT_EQ(ended.moves, "D16 F17 C14");
    EXPECT_EQ(ended.ending, Ending::length);
}

TEST(CornerRule, TakesCapturedStonesOffTheBoard) {
    // White A19 is taken, and the point is played on again.
    const Found ended = found("B19 A19 A18 D17 w:A19", Corner::upper_left);
    EXPECT_EQ(ended.ending, Ending::outside_help);  // White would have no liberty there
    const Found again = found("B19 A19 A18 D17 A19", Corner::upper_left);
    EXPECT_EQ(again.moves, "B19 A19 A18 D17 A19");
    EXPECT_EQ(again.ending, Ending::game_over);
}

TEST(CornerRule, EndsWhereItsOwnStonesDoNotAllowAMove) {
    // Somebody took D16 from outside, so that it could be played again.
    const Found ended = found("D16 F17 C14 D16 E16", Corner::upper_left);
    EXPECT_EQ(ended.moves, "D16 F17 C14");
    EXPECT_EQ(ended.ending, Ending::outside_help);
}

TEST(CornerRule, EndsBeforeAKoRepeatsAPosition) {
    // Black takes at C17; White would take back at D17 after a threat elsewhere.
    const Found ended = found("D18 C18 E17 B17 D16 C16 pass D17 C17 pass pass D17", Corner::upper_left);
    EXPECT_EQ(ended.ending, Ending::repetition);
    EXPECT_TRUE(ended.moves.ends_with("D17 C17")) << ended.moves;
}

}  // namespace
}  // namespace katachi::joseki
