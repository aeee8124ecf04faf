// Moves that patterns propose.
#include "engine/moves/sources/pattern_source.h"

#include <gtest/gtest.h>

#include <cmath>

#include "engine/moves/move_knowledge.h"
#include "engine/moves/sources/judged_pattern_source.h"
#include "patterndb/library_tables.h"
#include "patterndb/mined_tables.h"
#include "tests/moves/sources/judged_hits_of.h"
#include "tests/moves/sources/proposed.h"

namespace katachi::moves {
namespace {

// A hane that is worth four moves, with and without a stone beyond, the larger shape first.
constexpr const char* nested =
    "attribute_map value_only\n\n"
    "Pattern larger\n# Beyond is a friend.\n\nXOO\n*..\n\n:8,-,value(4)\n\n"
    "Pattern smaller\n\nXO\n*.\n\n:8,-,value(0.5)\n";

TEST(PatternSource, ProposesForTheSideToMoveAlone) {
    const auto tables = compiled(nested);
    PatternSource source("pattern", std::make_shared<PatternHits>(tables->tables()), PatternValues::points);
    const board::Board board(board::parse_rows("...../.XO../...../...../.....").value());
    EXPECT_EQ(proposed(source, board, board::Colour::white), (Lines{"B3 move/smaller", "B5 move/smaller"}));
    EXPECT_EQ(proposed(source, board, board::Colour::black), (Lines{"C3 move/smaller", "C5 move/smaller"}));
}

TEST(PatternSource, OfWorthsTheFirstThatHoldsCountsAlone) {
    const auto tables = compiled(nested);
    PatternSource worths("shape", std::make_shared<PatternHits>(tables->tables()), PatternValues::worths);
    PatternSource points("pattern", std::make_shared<PatternHits>(tables->tables()), PatternValues::points);
    const board::Board board(board::parse_rows("...../.XOO./...../...../.....").value());
    EXPECT_EQ(proposed(worths, board, board::Colour::white), (Lines{"B3 move/larger", "B5 move/larger"}));
    EXPECT_EQ(proposed(points, board, board::Colour::white),
              (Lines{"B3 move/larger", "B3 move/smaller", "B5 move/larger", "B5 move/smaller"}));
}

TEST(PatternSource, WeighsByValueOrByClass) {
    const auto tables = compiled(
        "attribute_map value_only\n\nPattern a\n\nX*\n\n:-,-,value(4)\n\nPattern b\n\nXX*\n\n:-,J\n\n"
        "Pattern c\n\nXXX*\n\n:-,e\n");
    const PatternSource worths("shape", std::make_shared<PatternHits>(tables->tables()), PatternValues::worths);
    const PatternSource points("pattern", std::make_shared<PatternHits>(tables->tables()), PatternValues::points);
    EXPECT_FLOAT_EQ(worths.weight_unlearned(0), std::log(4.0F));
    EXPECT_FLOAT_EQ(points.weight_unlearned(0), 0.3F * std::log(1.4F));
    EXPECT_GT(points.weight_unlearned(1), points.weight_unlearned(2));
    EXPECT_GT(points.weight_unlearned(2), 0);
}

TEST(PatternSource, WeighsByLeastAndGreatestValue) {
    const auto tables = compiled(
        "attribute_map general\n\nPattern a\n\nX*\n\n:-,e,value(4)\n\nPattern b\n\nXX*\n\n:-,e,minvalue(4)\n\n"
        "Pattern c\n\nXXX*\n\n:-,J,maxvalue(4)\n\nPattern d\n\nXXXX*\n\n:-,e,value(1),minvalue(4)\n\n"
        "Pattern e\n\nXXXXX*\n\n:-,e,value(2),maxvalue(4)\n");
    const PatternSource points("pattern", std::make_shared<PatternHits>(tables->tables()), PatternValues::points);
    const float four_points = 0.3F * std::log(1.4F);
    for (const std::uint32_t pattern : {0U, 1U, 2U, 3U}) EXPECT_FLOAT_EQ(points.weight_unlearned(pattern), four_points);
    EXPECT_LT(points.weight_unlearned(4), four_points);
}

TEST(PatternSource, OfJosekiWeighsByLeastValueBeforeClass) {
    const auto tables = compiled(
        "attribute_map general\n\nPattern a\n\n*.|\n..|\n--+\n\n:/,J\n\nPattern "
        "b\n\n*X|\n..|\n--+\n\n:8,J,minvalue(4)\n",
        compiler::DatabaseKind::corner);
    const PatternSource joseki("joseki", std::make_shared<PatternHits>(tables->tables()), PatternValues::opening_points,
                               HitUse::corner);
    EXPECT_FLOAT_EQ(joseki.weight_unlearned(0), 1.7F);
    EXPECT_FLOAT_EQ(joseki.weight_unlearned(1), 0.6F * std::log(5.0F));
}

TEST(PatternSource, SaysWhy) {
    const auto tables = compiled(nested);
    const PatternSource source("pattern", std::make_shared<PatternHits>(tables->tables()), PatternValues::points);
    EXPECT_EQ(source.reason(0), "move/larger: Beyond is a friend.");
    EXPECT_EQ(source.reason(1), "move/smaller");
}

TEST(PatternSource, LeavesOutWhatIsNoProposal) {
    const auto tables = compiled(
        "Pattern bad\n\nXO\n*.\n\n:8,N\n\nPattern forbids\n\nXO\n*.\n\n:8,-\n\nXO\n*.\n\n>antisuji(*);\n\n"
        "Pattern asks\n\nXO\n*.\n\n:8,-\n\nXa\n*.\n\n;lib(a)>2\n");
    PatternSource source("pattern", std::make_shared<PatternHits>(tables->tables()), PatternValues::points);
    const board::Board board(board::parse_rows("...../.XO../...../...../.....").value());
    EXPECT_EQ(proposed(source, board, board::Colour::white), Lines{});
}

TEST(PatternSource, LeavesOutKindsThatAreNoMoves) {
    const auto tables = compiled("Pattern a\n\nXO\n*.\n\n:8,C\n", compiler::DatabaseKind::connection);
    PatternSource source("pattern", std::make_shared<PatternHits>(tables->tables()), PatternValues::points);
    const board::Board board(board::parse_rows("...../.XO../...../...../.....").value());
    EXPECT_EQ(proposed(source, board, board::Colour::white), Lines{});
}

TEST(JudgedPatternSource, ProposesWhereTheConstraintIsTrue) {
    const auto tables = compiled(
        "Pattern many\n\nXO\n*.\n\n:8,-\n\naO\n*.\n\n;lib(a)>2\n\n"
        "Pattern few\n\nXO\n*.\n\n:8,-\n\naO\n*.\n\n;lib(a)<=2\n\n"
        "Pattern dragons\n\nXO\n*.\n\n:8,-\n\naO\n*.\n\n;weak(a)\n\n"
        "Pattern plain\n\nXO\n*.\n\n:8,-\n");
    JudgedPatternSource source("judged", judged_hits_of(tables->tables()), PatternValues::points,
                               {HitUse::middle_game});
    EXPECT_EQ(source.cost(), SourceCost::root);
    const board::Board board(board::parse_rows("...../.XO../...../...../.....").value());
    EXPECT_EQ(proposed(source, board, board::Colour::white), (Lines{"B3 move/many", "B5 move/many"}));
}

TEST(JudgedPatternSource, RefusesMovesThatAreNotSafe) {
    const auto tables = compiled("Pattern throw-in\n\n+--\n|*X\n|.X\n\n:8,-\n\n+--\n|*X\n|.a\n\n;lib(a)>0\n");
    JudgedPatternSource source("judged", judged_hits_of(tables->tables()), PatternValues::points,
                               {HitUse::middle_game});
    const board::Board board(board::parse_rows(".X.../.X.../.X.../X..../.....").value());
    EXPECT_EQ(proposed(source, board, board::Colour::white), Lines{});
}

TEST(JudgedPatternSource, AsksTheHelperOfTheColonLine) {
    const auto tables = compiled(
        "Pattern add\n\nO*\n\n:8,-,high_handicap_helper\n\na*\n\n;lib(a)>2\n\n"
        "Pattern jump\n\nO*\n\n:8,-,jump_out_helper\n\na*\n\n;lib(a)>2\n");
    JudgedPatternSource source("judged", judged_hits_of(tables->tables()), PatternValues::points,
                               {HitUse::middle_game});
    const board::Board alone(board::parse_rows("...../...../..X../...../.....").value());
    EXPECT_EQ(proposed(source, alone, board::Colour::black),
              (Lines{"B3 move/add", "C2 move/add", "C4 move/add", "D3 move/add"}));
    const board::Board with_white(board::parse_rows("...../...../..X../...../....O").value());
    EXPECT_EQ(proposed(source, with_white, board::Colour::black), Lines{});
}

TEST(MinedTables, ProposeMovesAndSayHowOftenTheyWerePlayed) {
    PatternSource source("shape", std::make_shared<PatternHits>(mined_tables()), PatternValues::worths);
    EXPECT_GE(source.feature_count(), 4000U);
    board::Board board;
    board.play(board::Colour::black, board::parse_vertex("Q16", 19).value());
    std::vector<Proposal> proposals;
    source.propose({board, board::Colour::white}, proposals);
    ASSERT_FALSE(proposals.empty());
    EXPECT_NE(source.reason(proposals[0].feature).find("played "), std::string::npos);
    for (std::size_t i = 1; i < proposals.size(); ++i) EXPECT_LT(proposals[i - 1].vertex, proposals[i].vertex);
}

TEST(MinedTables, PreferAnAtariToFillingAnEye) {
    std::vector<std::unique_ptr<MoveSource>> sources;
    sources.push_back(
        std::make_unique<PatternSource>("shape", std::make_shared<PatternHits>(mined_tables()), PatternValues::worths));
    MoveKnowledge knowledge(std::move(sources), {});
    const board::Board board(
        board::parse_rows(".O......./OO......./......O../.....OXO./........./.OO....../.O.O...../.OO....../.........")
            .value());
    const auto& weights = knowledge.weigh({board, board::Colour::white}, SourceCost::every_node);
    const auto weight = [&](const char* name) {
        return weights[static_cast<std::size_t>(board::parse_vertex(name, 9).value())];
    };
    EXPECT_LT(weight("A9"), -2);
    EXPECT_LT(weight("C3"), -2);
    EXPECT_GT(weight("G5"), 1);
}

TEST(LibraryTables, AreProposedFrom) {
    PatternSource source("pattern", std::make_shared<PatternHits>(library_tables()), PatternValues::points);
    EXPECT_GT(source.feature_count(), 100U);
    for (std::uint32_t feature = 0; feature < source.feature_count(); ++feature)
        EXPECT_EQ(source.feature_name(feature).find(' '), std::string::npos) << source.feature_name(feature);
}

}  // namespace
}  // namespace katachi::moves
