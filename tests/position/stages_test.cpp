// Stages are the same whatever was asked first, and for whichever side.
#include "engine/analysis/stages.h"

#include <gtest/gtest.h>

#include <iostream>
#include <random>

#include "base/random/random.h"
#include "tests/position/judged.h"
#include "tests/support/game_stretch.h"
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

// With KATACHI_NIGHTLY=1 10,000 moves, other moves and undos of 500 games.
TEST(Stages, KeptOverMovesAndUndosAreThoseMadeAnew) {
    KATACHI_NEEDS("games19/loose");
    base::Random random(test::test_seed());
    const int games = test::rounds(2, 500);
    reading::Tactics tactics;
    eyespaces::KnownGames known(solved_eyes().eyes);
    analysis::Stages kept(tactics, known);
    std::uint64_t of_kept = 0, of_fresh = 0;
    int compared = 0;
    for (int game = 0; game < games; ++game) {
        for (const board::Board& board : test::game_stretch(20, random)) {
            const board::Colour side = random.below(2) == 0 ? board::Colour::black : board::Colour::white;
            const std::uint64_t before = tactics.nodes();
            kept.set(board, side);
            reading::Tactics nothing_kept;
            eyespaces::KnownGames nothing_known(solved_eyes().eyes);
            analysis::Stages fresh(nothing_kept, nothing_known);
            fresh.set(board, side);
            expect_equal(kept, fresh);
            ASSERT_FALSE(HasFailure()) << board::to_rows(board.position());
            of_kept += tactics.nodes() - before;
            of_fresh += nothing_kept.nodes();
            ++compared;
        }
    }
    std::cout << compared << " positions, "
              << 100.0 * (1 - static_cast<double>(of_kept) / static_cast<double>(of_fresh))
              << " % of the positions read are kept\n";
    EXPECT_GE(compared, 10);
    EXPECT_LT(of_kept, of_fresh);
}

TEST(Stages, AreMadeAnewWhereAKoMayBeTakenBack) {
    board::Board board(board::parse_rows(".XO../XO.O./.XO../...../.....").value());
    ASSERT_EQ(board.play(board::Colour::black, board::vertex_at(1, 2)), board::Legality::ok);
    Judged judged(board.position(), board::Colour::white);
    EXPECT_TRUE(judged.stages().set(board, board::Colour::white));
    EXPECT_FALSE(judged.stages().set(board, board::Colour::white));
    EXPECT_TRUE(judged.stages().set(board::Board(board.position()), board::Colour::white));
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
