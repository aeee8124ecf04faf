// What patterns add to the stages of a position, on a board that a reader can check.
#include "engine/analysis/position_patterns.h"

#include <gtest/gtest.h>

#include <array>

#include "compiler/emit/table_builder.h"
#include "compiler/reader/reader.h"
#include "engine/analysis/stages.h"
#include "engine/board/position_text.h"
#include "engine/eyes/solved_eyes.h"

namespace katachi::analysis {
namespace {

using board::Colour;
using compiler::DatabaseKind;

compiler::PatternDatabase patterns_of(DatabaseKind kind, const std::string& text) {
    compiler::PatternDatabase patterns;
    patterns.spec.kind = kind;
    base::Diagnostics diagnostics;
    compiler::read_source(std::make_shared<base::SourceFile>("test.db", text), patterns, diagnostics);
    EXPECT_TRUE(diagnostics.empty()) << diagnostics.front().message;
    return patterns;
}

// White's D4 and F4, and Black on both sides of the gap.
constexpr const char* gap = "......../......../....X.../......../...O.O../......../....X.../........";
const std::string link = "Pattern Link\n\nO.O\n\n:+,C\n\nOaO\n\n;omoyo(a)\n";
// Drawn for the side to move, whose influence it holds off.
const std::string no_barrier = "Pattern Apart\n\nX,,X\n\n:+,A\n";
const std::string barrier = "Pattern Barrier\n\n.,.\nX.X\n\n:|,A\n";

// A position in stages with a link that asks for a moyo, and one pattern of barriers.
class Patterns {
  public:
    explicit Patterns(const std::string& barriers)
        : databases_{patterns_of(DatabaseKind::connection, link), patterns_of(DatabaseKind::barrier, barriers)},
          built_(databases_) {
        stages_.set(board::Board(board::parse_rows(gap).value()), Colour::white);
    }

    Stages& stages() { return stages_; }

  private:
    std::array<compiler::PatternDatabase, 2> databases_;
    compiler::BuiltTables built_;
    reading::Tactics tactics_;
    eyespaces::KnownGames known_{solved_eyes().eyes};
    PositionPatterns patterns_{built_.tables()};
    Stages stages_{tactics_, known_, {}, &patterns_};
};

const board::Vertex between = board::parse_vertex("E4", 8).value();

TEST(PositionPatterns, ALinkAsksForTheInfluenceIfTheOpponentMoves) {
    Patterns open(no_barrier), closed(barrier);
    EXPECT_EQ(open.stages().worm_influence(Colour::black).holder(between, influence::Hold::moyo), Colour::empty);
    EXPECT_TRUE(open.stages().connections().links.empty());
    EXPECT_EQ(closed.stages().worm_influence(Colour::black).holder(between, influence::Hold::moyo), Colour::white);
    ASSERT_EQ(closed.stages().connections().links.size(), 1U);
    EXPECT_EQ(closed.stages().connections().links[0].pattern, "Link");
}

TEST(PositionPatterns, HaveTheirPartInInfluenceBeforeAndAfterLifeButNotInReach) {
    Patterns open(no_barrier), closed(barrier);
    closed.stages().set(closed.stages().board(), Colour::black);
    open.stages().set(open.stages().board(), Colour::black);
    const auto black_at_gap = [](const influence::Influence& read) { return read.black[influence::at(between)]; };
    EXPECT_GT(black_at_gap(open.stages().worm_influence()), 0);
    EXPECT_EQ(black_at_gap(closed.stages().worm_influence()), 0);
    EXPECT_GT(black_at_gap(open.stages().influence()), 0);
    EXPECT_EQ(black_at_gap(closed.stages().influence()), 0);
    EXPECT_EQ(black_at_gap(closed.stages().worm_reach()), black_at_gap(open.stages().worm_reach()));
}

TEST(PositionPatterns, AreTheSameWhateverWasAskedFirst) {
    Patterns first(barrier), last(barrier);
    const influence::Influence before = first.stages().influence();
    last.stages().connections();
    EXPECT_EQ(last.stages().influence().territory, before.territory);
    EXPECT_EQ(last.stages().connections().links.size(), first.stages().connections().links.size());
}

}  // namespace
}  // namespace katachi::analysis
