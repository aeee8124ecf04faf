// Hits of entries with a constraint.
#include "tools/authoring/shapes/constrained_hits.h"

#include <gtest/gtest.h>

#include <memory>

#include "compiler/reader/reader.h"

namespace katachi::authoring {
namespace {

compiler::Pattern pattern_of(const std::string& text) {
    compiler::PatternDatabase database;
    database.spec.kind = compiler::DatabaseKind::attack;
    base::Diagnostics diagnostics;
    compiler::read_source(std::make_shared<base::SourceFile>("test.db", text), database, diagnostics);
    EXPECT_TRUE(diagnostics.empty());
    return database.patterns.at(0);
}

// How many hits the shape has, and of how many the constraint holds.
std::pair<std::size_t, std::size_t> counted(const compiler::Pattern& pattern, const games::ShapeWays& ways,
                                            const std::string& text) {
    const games::Shape shape = games::shape_of(pattern.diagram).value();
    sgf::SgfReader reader(text);
    const sgf::Game game = *reader.next();
    const auto hits = games::PlainScan(shape, ways, games::HitCounting::placements).hits(game);
    const auto kept = ConstrainedHits(pattern, compiler::DatabaseKind::attack, shape, ways).of(hits, game);
    EXPECT_EQ(kept.undecided, 0U);
    return {hits.size(), kept.hits.size()};
}

using Counts = std::pair<std::size_t, std::size_t>;

const std::string in_atari = "Pattern A\n\nOX\n.*\n\n:8,-\n\nOA\n.*\n\n;lib(A) == 1\n";

TEST(ConstrainedHits, AreAskedWhereTheShapeBeginsToStand) {
    constexpr games::ShapeWays as_drawn{.turns = false, .exchanges_colours = false};
    EXPECT_EQ(counted(pattern_of(in_atari), as_drawn, "(;SZ[5];W[ca];W[db];B[cb];W[bb])"), Counts(1, 1));
    EXPECT_EQ(counted(pattern_of(in_atari), as_drawn, "(;SZ[5];B[cb];W[bb];W[ca];W[db])"), Counts(1, 0));
}

TEST(ConstrainedHits, AreAskedAsTheFormLies) {
    // Turned by half a turn, with colours exchanged: White's stone at c4 stands left of Black's at d4.
    const games::ShapeWays all;
    const auto [hits, kept] = counted(pattern_of(in_atari), all, "(;SZ[5];B[ce];B[bd];W[cd];B[dd])");
    EXPECT_GT(hits, kept);
    EXPECT_EQ(kept, 1U);
}

TEST(ConstrainedHits, OfASymmetricShapeHoldEitherWay) {
    const compiler::Pattern pattern = pattern_of("Pattern B\n\nX*X\n\n:8,-\n\nA*X\n\n;lib(A) == 1\n");
    const std::string game = "(;SZ[5];W[da];W[eb];W[dc];B[bb];B[db])";
    // Two of White's stones have the shape, too, before Black comes between them.
    EXPECT_EQ(counted(pattern, {}, game), Counts(2, 1));
    EXPECT_EQ(counted(pattern, {.turns = false}, game), Counts(1, 0));
}

}  // namespace
}  // namespace katachi::authoring
