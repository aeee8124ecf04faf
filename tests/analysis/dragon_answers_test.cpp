// What is told of dragons: only what is sure, whoever is to move.
#include <gtest/gtest.h>

#include <array>

#include "engine/analysis/board_analysis.h"
#include "engine/match/constraint/class_conditions.h"
#include "engine/match/constraint/constants.h"

namespace katachi::analysis {
namespace {

using board::Colour;
using match::Autohelper;

// White's two stones in the corner are caught within Black's wall; White's group on the right has two eyes.
constexpr const char* caught =
    "...X...OO/.O.X..O.O/.O.X..OOO/...X..O.O/XXXX..OO./....X.XOO/..X...XXX/........./.........";
const board::Vertex in_corner = board::parse_vertex("B7", 9).value(), at_right = board::parse_vertex("G7", 9).value(),
                    wall = board::parse_vertex("D8", 9).value(), empty = board::parse_vertex("A9", 9).value();

class Asked {
  public:
    explicit Asked(const ReadingLimits& limits = {}, const char* rows = caught) : analysis_(limits) {
        analysis_.set(board::Board(board::parse_rows(rows).value()));
    }

    match::Value operator()(Autohelper helper, std::initializer_list<board::Vertex> points) {
        return analysis_.answer(helper, Colour::black, {points.begin(), points.size()});
    }
    match::ClassVerdict classes(std::string_view letters, board::Vertex own, board::Vertex opponents) {
        return match::evaluate_classes({.letters = letters,
                                        .own = Colour::black,
                                        .own_stones = board::VertexSet::of(own),
                                        .opponents_stones = board::VertexSet::of(opponents)},
                                       analysis_);
    }

  private:
    BoardAnalysis analysis_;
};

TEST(DragonAnswers, TellWhatIsSure) {
    Asked asked;
    EXPECT_TRUE(asked(Autohelper::alive, {at_right}).is_true());
    EXPECT_TRUE(asked(Autohelper::dead, {at_right}).is_false());
    EXPECT_TRUE(asked(Autohelper::unknown, {at_right}).is_false());
    EXPECT_TRUE(asked(Autohelper::weak, {at_right}).is_false());
    EXPECT_EQ(asked(Autohelper::status, {at_right}), match::Value(match::status_alive));
    EXPECT_FALSE(asked(Autohelper::alive, {empty}).is_decided());
}

// An eye of two points is all that Black has.
TEST(DragonAnswers, TellWhatIsDead) {
    Asked asked({}, "..XO...../XXXO...../OOOO...../........./........./........./........./........./.........");
    const board::Vertex stone = board::parse_vertex("B8", 9).value();
    EXPECT_TRUE(asked(Autohelper::dead, {stone}).is_true());
    EXPECT_TRUE(asked(Autohelper::alive, {stone}).is_false());
    EXPECT_TRUE(asked(Autohelper::critical, {stone}).is_false());
    EXPECT_TRUE(asked(Autohelper::weak, {stone}).is_true());
    EXPECT_EQ(asked(Autohelper::status, {stone}), match::Value(match::status_dead));
    EXPECT_TRUE(asked(Autohelper::o_alive_somewhere, {stone}).is_false());
}

// An eye of three points, which is two if Black begins.
TEST(DragonAnswers, LeaveOpenWhatAMoveDecides) {
    Asked asked({}, "...XO..../XXXXO..../OOOOO..../........./........./........./........./........./.........");
    const board::Vertex stone = board::parse_vertex("B8", 9).value();
    for (const Autohelper helper : {Autohelper::alive, Autohelper::dead, Autohelper::weak, Autohelper::genus})
        EXPECT_FALSE(asked(helper, {stone}).is_decided()) << static_cast<int>(helper);
    EXPECT_EQ(asked(Autohelper::effective_size, {stone}), match::Value(6.5F));
}

TEST(DragonAnswers, CountStonesAndEyes) {
    Asked asked;
    EXPECT_EQ(asked(Autohelper::dragonsize, {at_right}), match::Value(13));
    EXPECT_EQ(asked(Autohelper::dragonsize, {in_corner}), match::Value(2));
    EXPECT_EQ(asked(Autohelper::dragonsize, {empty}), match::Value(0));
    EXPECT_EQ(asked(Autohelper::genus, {at_right}), match::Value(2));
    EXPECT_EQ(asked(Autohelper::genus, {in_corner}), match::Value(1));
    EXPECT_FALSE(asked(Autohelper::genus, {empty}).is_decided());
}

// `katachi explain NAME` tells of a call whether it is answered.
TEST(Answers, AreThereForEachCallThatTheRegistryCallsAnswered) {
    for (const match::Helper& helper : match::helpers()) {
        const bool is_step_of_programs = helper.id == Autohelper::value;
        if (helper.is_action || is_step_of_programs) continue;
        EXPECT_EQ(is_answered(helper.id), helper.is_answered) << helper.name;
    }
}

TEST(DragonAnswers, OfOneOfSeveralPoints) {
    Asked asked;
    EXPECT_TRUE(asked(Autohelper::x_alive_somewhere, {empty, at_right}).is_true());
    EXPECT_TRUE(asked(Autohelper::x_alive_somewhere, {empty, wall}).is_false()) << "Black's";
    EXPECT_TRUE(asked(Autohelper::o_alive_somewhere, {empty, at_right}).is_false()) << "White's";
}

TEST(DragonAnswers, DecideClassLetters) {
    Asked asked;
    EXPECT_TRUE(asked.classes("X", wall, at_right).value.is_true());
    const match::ClassVerdict refused = asked.classes("x", wall, at_right);
    EXPECT_TRUE(refused.value.is_false());
    EXPECT_EQ(refused.letter, 'x');
    EXPECT_EQ(refused.vertex, at_right);
}

TEST(DragonAnswers, AreNotSettled) {
    Asked asked(limits_for_settled_answers);
    EXPECT_FALSE(asked(Autohelper::alive, {at_right}).is_decided());
    EXPECT_FALSE(asked(Autohelper::x_alive_somewhere, {at_right}).is_decided());
    EXPECT_TRUE(asked(Autohelper::x_alive_somewhere, {empty, wall}).is_false());
}

TEST(DragonAnswers, AreTheSameWhateverWasAskedBefore) {
    Asked first, last;
    const match::Value alive = first(Autohelper::alive, {in_corner});
    last(Autohelper::omoyo, {empty});
    last(Autohelper::effective_size, {at_right});
    EXPECT_EQ(last(Autohelper::alive, {in_corner}), alive);
    EXPECT_EQ(last(Autohelper::effective_size, {in_corner}), first(Autohelper::effective_size, {in_corner}));
}

}  // namespace
}  // namespace katachi::analysis
