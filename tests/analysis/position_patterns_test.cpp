// What patterns add to the stages of a position, on a board that a reader can check.
#include "engine/analysis/position_patterns.h"

#include <gtest/gtest.h>

#include <array>

#include "base/random/random.h"
#include "compiler/emit/table_builder.h"
#include "engine/analysis/stages.h"
#include "engine/board/position_text.h"
#include "engine/eyes/solved_eyes.h"
#include "patterndb/library_tables.h"
#include "tests/compiler/constraint/one_pattern.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"

namespace katachi::analysis {
namespace {

using board::Colour;
using compiler::DatabaseKind;

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
        : databases_{compiler::database_of(link, DatabaseKind::connection),
                     compiler::database_of(barriers, DatabaseKind::barrier)},
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

// A position in stages of its own, with the shipped patterns.
struct Fresh {
    Fresh(const board::Board& board, Colour to_move) { stages.set(board, to_move); }

    reading::Tactics tactics;
    eyespaces::KnownGames known{solved_eyes().eyes};
    PositionPatterns patterns{library_tables()};
    Stages stages{tactics, known, {}, &patterns};
};

void expect_equal(const influence::Influence& kept, const influence::Influence& fresh) {
    EXPECT_EQ(kept.black, fresh.black);
    EXPECT_EQ(kept.white, fresh.white);
    EXPECT_EQ(kept.territory, fresh.territory);
}

TEST(PositionPatterns, GiveTheSameInfluenceOverMovesAndUndos) {
    base::Random random(test::test_seed());
    board::Board board(9);
    Fresh kept(board, Colour::black);
    int compared = 0;
    for (int step = 0; compared < test::rounds(20, 10000); ++step) {
        const Colour side = random.below(2) == 0 ? Colour::black : Colour::white;
        if (board.empty_points().count() < 12) {
            board = board::Board(9);
        } else if (step > 20 && random.below(4) == 0) {
            board.undo();
        } else {
            board.play(side, board::vertex_at(random.below(board.size()), random.below(board.size())));
        }
        if (step < 15) continue;
        kept.stages.set(board, side);
        Fresh fresh(board, side);
        expect_equal(kept.stages.worm_influence(), fresh.stages.worm_influence());
        expect_equal(kept.stages.worm_reach(), fresh.stages.worm_reach());
        expect_equal(kept.stages.influence(), fresh.stages.influence());
        ASSERT_FALSE(HasFailure()) << "step " << step;
        ++compared;
    }
}

}  // namespace
}  // namespace katachi::analysis
