// Moves that patterns offer for strings, on boards that a reader can check, and how many points they add on real ones.
#include "engine/analysis/offered_moves.h"

#include <gtest/gtest.h>

#include <iostream>

#include "compiler/emit/table_builder.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "engine/analysis/board_analysis.h"
#include "tests/compiler/constraint/one_pattern.h"
#include "tests/support/needs.h"
#include "tests/support/nightly.h"
#include "tests/support/recorded_positions.h"

namespace katachi::analysis {
namespace {

std::vector<worms::OfferedMove> offers(const compiler::PatternDatabase& patterns, const board::Board& board) {
    const compiler::BuiltTables built({&patterns, 1});
    match::Matcher matcher(built.tables());
    matcher.set(board.position());
    BoardAnalysis analysis;
    analysis.set(board);
    return MoveOffers(built.tables()).of(matcher, analysis);
}

const board::Board& corner_board() {
    static const board::Board board(board::parse_rows("...../.XO../...../...../.....").value());
    return board;
}

TEST(OfferedMoves, AttackTheStonesOfTheOpponent) {
    const auto found =
        offers(compiler::database_of("Pattern P\n\nOX\n*.\n\n:8,A\n", compiler::DatabaseKind::attack), corner_board());
    ASSERT_EQ(found.size(), 4U) << "above and below, for either side";
    for (const worms::OfferedMove& offer : found) {
        const bool is_beside_black = board::column_of(offer.move) == 1;
        EXPECT_EQ(offer.stones, board::VertexSet::of(board::vertex_at(1, is_beside_black ? 2 : 1)));
    }
}

TEST(OfferedMoves, DefendTheOwnStones) {
    const auto found =
        offers(compiler::database_of("Pattern P\n\nOX\n*.\n\n:8,D\n", compiler::DatabaseKind::defence), corner_board());
    ASSERT_EQ(found.size(), 4U);
    for (const worms::OfferedMove& offer : found)
        EXPECT_EQ(offer.stones, board::VertexSet::of(board::vertex_at(1, board::column_of(offer.move))));
}

TEST(OfferedMoves, AreThoseOfTheirClassWhoseConstraintsHold) {
    const auto count = [](compiler::DatabaseKind kind, const std::string& text) {
        return offers(compiler::database_of(text, kind), corner_board()).size();
    };
    EXPECT_EQ(count(compiler::DatabaseKind::attack, "Pattern P\n\nOX\n*.\n\n:8,-\n"), 0U);
    EXPECT_EQ(count(compiler::DatabaseKind::defence, "Pattern P\n\nOX\n*.\n\n:8,-\n"), 0U);
    EXPECT_EQ(count(compiler::DatabaseKind::defence, "Pattern P\n\nOX\n*.\n\n:8,A\n"), 0U);
    EXPECT_EQ(count(compiler::DatabaseKind::attack, "Pattern P\n\nOX\n*.\n\n:8,A,cutstone2_helper\n"), 0U);
    EXPECT_EQ(count(compiler::DatabaseKind::move, "Pattern P\n\nOX\n*.\n\n:8,A\n"), 0U);
    EXPECT_EQ(count(compiler::DatabaseKind::attack, "Pattern P\n\nOX\n*.\n\n:8,A\n\nOA\n*.\n\n;lib(A)==3\n"), 4U);
    EXPECT_EQ(count(compiler::DatabaseKind::attack, "Pattern P\n\nOX\n*.\n\n:8,A\n\nOA\n*.\n\n;lib(A)==4\n"), 0U);
}

TEST(OfferedMoves, LoseNoPointOfWorms) {
    KATACHI_NEEDS("gnugo/patterns");
    KATACHI_NEEDS(test::recorded_matches_file);
    base::Diagnostics diagnostics;
    std::vector<compiler::PatternDatabase> databases;
    for (const compiler::DatabaseSpec& spec : compiler::discover_databases(test::shared_data() / "gnugo/patterns"))
        if (spec.kind == compiler::DatabaseKind::attack || spec.kind == compiler::DatabaseKind::defence)
            databases.push_back(compiler::read_database(spec, diagnostics));
    const compiler::BuiltTables built(databases);
    match::Matcher matcher(built.tables());
    const MoveOffers offers(built.tables());
    BoardAnalysis analysis({.strings = {.nodes = 500}});
    reading::Tactics tactics;
    std::size_t offered = 0, plain_points = 0, points = 0;
    const auto recorded = test::recorded_positions();
    const auto step = static_cast<std::size_t>(test::rounds(10, 1));
    for (std::size_t i = 0; i < recorded.size(); i += step) {
        const board::Board board(recorded[i].position);
        matcher.set(board.position());
        analysis.set(board);
        const auto moves = offers.of(matcher, analysis);
        offered += moves.size();
        const worms::Worms plain(board, tactics), helped(board, tactics, {}, moves);
        for (std::size_t worm = 0; worm < plain.all().size(); ++worm) {
            const worms::Worm &before = plain.all()[worm], &after = helped.all()[worm];
            EXPECT_GE(after.attacks.size(), before.attacks.size());
            EXPECT_GE(after.defences.size(), before.defences.size());
            plain_points += before.attacks.size() + before.defences.size();
            points += after.attacks.size() + after.defences.size();
        }
    }
    std::cout << offered << " moves offered, " << plain_points << " points without, " << points << " with them\n";
    EXPECT_GT(offered, 0U);
    EXPECT_GT(points, plain_points) << "no offered move adds one";
}

}  // namespace
}  // namespace katachi::analysis
