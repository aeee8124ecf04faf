// What patterns add to the stages of a position, on a board that a reader can check.
#include "engine/analysis/position_patterns.h"

#include <gtest/gtest.h>

#include <array>
#include <iostream>

#include "base/random/random.h"
#include "compiler/emit/table_builder.h"
#include "engine/analysis/stages.h"
#include "engine/eyes/solved_eyes.h"
#include "patterndb/library_tables.h"
#include "tests/compiler/constraint/one_pattern.h"
#include "tests/support/game_stretch.h"
#include "tests/support/needs.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"
#include "tests/support/sanitized.h"

namespace katachi::analysis {
namespace {

using board::Colour;
using compiler::DatabaseKind;

// White's D4 and F4, and Black on both sides of the gap.
constexpr const char* gap = "......../......../....X.../......../...O.O../......../....X.../........";
const std::string moyo_link = "Pattern Link\n\nO.O\n\n:+,C\n\nOaO\n\n;omoyo(a)\n";
// Drawn for the side to move, whose influence it holds off.
const std::string no_barrier = "Pattern Apart\n\nX,,X\n\n:+,A\n";
const std::string barrier = "Pattern Barrier\n\n.,.\nX.X\n\n:|,A\n";

// A position in stages with a link that asks for a moyo, and one pattern of barriers.
class Patterns {
  public:
    explicit Patterns(const std::string& barriers)
        : databases_{compiler::database_of(moyo_link, DatabaseKind::connection),
                     compiler::database_of(barriers, DatabaseKind::barrier)},
          built_(databases_) {
        stages_.set(board::Board(board::parse_rows(gap).value()), Colour::white);
    }

    Stages& stages() { return stages_; }
    // Whether the link of White's stones, the only one on the board, holds.
    bool holds_link() {
        const FoundConnections found = patterns_.connections(
            stages_.board(),
            [this](Colour side) -> const influence::Influence& { return stages_.worm_influence(side); });
        return found.links.size() == 1 && found.links[0].pattern == "Link" && found.judge->holds(0);
    }
    // The joins are those of White's stones.
    std::vector<position::Join> joins() {
        return stages_.amalgamation().way(board::parse_vertex("D4", 8).value(), board::parse_vertex("F4", 8).value());
    }

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
    EXPECT_FALSE(open.holds_link());
    EXPECT_EQ(closed.stages().worm_influence(Colour::black).holder(between, influence::Hold::moyo), Colour::white);
    EXPECT_TRUE(closed.holds_link());
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

TEST(PositionPatterns, TheEffectsOnInfluenceAreKeptWithItForEitherSide) {
    Patterns closed(barrier);
    Stages& stages = closed.stages();
    ASSERT_EQ(stages.influence_effects().size(), 0U);
    stages.let_move(Colour::black);
    const std::vector<InfluenceEffect>& kept = stages.influence_effects();
    ASSERT_EQ(kept.size(), 2U);  // a barrier on either side of the gap
    EXPECT_EQ(kept.front().kind, InfluenceEffect::Kind::barrier);
    const InfluenceEffect* const first = kept.data();
    stages.influence_by_side()(Colour::white);
    stages.influence_by_side()(Colour::black);
    EXPECT_EQ(stages.influence_effects().data(), first);
}

TEST(PositionPatterns, AreTheSameWhateverWasAskedFirst) {
    Patterns first(barrier), last(barrier);
    const influence::Influence before = first.stages().influence();
    last.stages().amalgamation();
    EXPECT_EQ(last.stages().influence().territory, before.territory);
    EXPECT_EQ(last.joins(), first.joins());
}

// A position in stages of its own, with the shipped patterns.
struct Fresh {
    Fresh(const board::Board& board, Colour to_move) { stages.set(board, to_move); }

    std::uint64_t nodes() const { return tactics.nodes() + patterns.nodes(); }

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

// Influence kept from one position to the next, with what patterns add, beside that of stages which know of no other.
class KeptBesideFresh {
  public:
    // A position from which others follow.
    void begin(const board::Board& board, Colour to_move) {
        kept_.stages.set(board, to_move);
        kept_.stages.influence();
    }

    void compare(const board::Board& board, Colour to_move) {
        Fresh fresh(board, to_move);
        const std::uint64_t before = kept_.nodes();
        kept_.stages.set(board, to_move);
        expect_equal(kept_.stages.worm_influence(), fresh.stages.worm_influence());
        expect_equal(kept_.stages.worm_reach(), fresh.stages.worm_reach());
        expect_equal(kept_.stages.influence(), fresh.stages.influence());
        read_again_ += kept_.nodes() - before;
        asked_ += fresh.nodes();
        ++compared_;
    }

    int compared() const { return compared_; }
    // The share is that of the nodes that influence made anew is read for.
    double kept_share() const { return 1 - static_cast<double>(read_again_) / static_cast<double>(asked_); }

  private:
    Fresh kept_{board::Board(9), Colour::black};
    std::uint64_t read_again_ = 0, asked_ = 0;
    int compared_ = 0;
};

TEST(PositionPatterns, GiveTheSameInfluenceOverRandomMovesAndUndos) {
    base::Random random(test::test_seed());
    board::Board board(9);
    KeptBesideFresh comparison;
    for (int step = 0; comparison.compared() < test::rounds(20, 2000); ++step) {
        const Colour side = random.below(2) == 0 ? Colour::black : Colour::white;
        if (board.empty_points().count() < 12) {
            board = board::Board(9);
        } else if (step > 20 && random.below(4) == 0) {
            board.undo();
        } else {
            board.play(side, board::vertex_at(random.below(board.size()), random.below(board.size())));
        }
        if (step < 15) continue;
        comparison.compare(board, side);
        ASSERT_FALSE(HasFailure()) << "step " << step;
    }
}

TEST(PositionPatterns, GiveTheSameInfluenceOverMovesAndUndosOfRealGames) {
    KATACHI_NEEDS("games19/loose");
    base::Random random(test::test_seed());
    const int positions = test::rounds(40, 10000) / static_cast<int>(test::sanitized_step);
    KeptBesideFresh comparison;
    int kos = 0;
    while (comparison.compared() < positions) {
        const std::vector<board::Board> boards = test::game_stretch(20, random);
        if (!boards.empty()) comparison.begin(boards.front(), Colour::black);
        for (const board::Board& board : boards) {
            kos += board.ko_point() == board::pass_vertex ? 0 : 1;
            comparison.compare(board, random.below(2) == 0 ? Colour::black : Colour::white);
            ASSERT_FALSE(HasFailure()) << board::to_rows(board.position());
        }
    }
    std::cout << comparison.compared() << " positions, " << kos << " with a ko, " << 100 * comparison.kept_share()
              << " % of the reading kept\n";
    EXPECT_GE(comparison.kept_share(), 0.4) << "half to three quarters of so few positions";
}

}  // namespace
}  // namespace katachi::analysis
