// Stages are the same whatever was asked first, and for whichever side.
#include "engine/analysis/stages.h"

#include <gtest/gtest.h>

#include <random>

#include "tests/position/judged.h"
#include "tests/support/needs.h"
#include "tests/support/nightly.h"
#include "tests/support/outcomes.h"
#include "tests/support/random_position.h"

namespace katachi::position {
namespace {

using Ask = void (*)(analysis::Stages&);

constexpr std::array<Ask, 8> questions{
    [](analysis::Stages& stages) { stages.worms(); },
    [](analysis::Stages& stages) { stages.eyes(); },
    [](analysis::Stages& stages) { stages.worm_influence(); },
    [](analysis::Stages& stages) { stages.dragons_before_life(); },
    [](analysis::Stages& stages) { stages.life(); },
    [](analysis::Stages& stages) { stages.dragons(); },
    [](analysis::Stages& stages) { stages.influence(); },
    [](analysis::Stages& stages) { stages.weakness(); },
};

void expect_equal(analysis::Stages& a, analysis::Stages& b) {
    EXPECT_EQ(a.worms().all(), b.worms().all());
    EXPECT_EQ(a.worm_influence().black, b.worm_influence().black);
    EXPECT_EQ(a.dragons_before_life().all(), b.dragons_before_life().all());
    EXPECT_EQ(a.life(), b.life());
    EXPECT_EQ(a.dragons().safety, b.dragons().safety);
    EXPECT_EQ(a.influence().white, b.influence().white);
    EXPECT_EQ(a.influence().territory, b.influence().territory);
    EXPECT_EQ(a.weakness().weakness, b.weakness().weakness);
    EXPECT_EQ(a.weakness().strategic_size, b.weakness().strategic_size);
}

TEST(Stages, AreTheSameInAnyOrder) {
    KATACHI_NEEDS(test::judged_outcomes_file);
    const unsigned seed = test::test_seed();
    std::mt19937 random(seed);
    int compared = 0;
    // One reader and one set of known games for all positions, another one for each.
    reading::Tactics tactics;
    eyespaces::KnownGames known(solved_eyes().eyes);
    analysis::Stages kept(tactics, known);
    for (const test::Outcome& outcome : test::outcomes(test::judged_outcomes_file, test::rounds(80, 8))) {
        kept.set(board::Board(outcome.position), board::opponent(outcome.to_move));
        std::array<Ask, questions.size()> order = questions;
        for (const board::Colour side : {board::opponent(outcome.to_move), outcome.to_move}) {
            kept.let_move(side);
            std::shuffle(order.begin(), order.end(), random);
            for (const Ask ask : order) ask(kept);
        }
        Judged fresh(outcome.position, outcome.to_move);
        expect_equal(kept, fresh.stages());
        ++compared;
    }
    EXPECT_GE(compared, 10);
}

TEST(Stages, AreKeptWhileThePositionIsTheSame) {
    const board::Position position = board::Board(9).position();
    Judged judged(position, board::Colour::black);
    const worms::Worms* const before = &judged.stages().worms();
    judged.stages().set(board::Board(position), board::Colour::black);
    EXPECT_EQ(&judged.stages().worms(), before);
    EXPECT_TRUE(judged.stages().life().empty());
    board::Board board(position);
    board.play(board::Colour::black, board::vertex_at(4, 4));
    judged.stages().set(board, board::Colour::white);
    EXPECT_EQ(judged.stages().dragons_before_life().count(), 1);
}

}  // namespace
}  // namespace katachi::position
