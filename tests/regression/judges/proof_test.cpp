// Proofs of captures and links: played out by the rules of the real board, on boards that differ elsewhere, against
// the exhaustive solver, and damaged.
#include <gtest/gtest.h>

#include <random>

#include "tests/reading/exhaustive_solver.h"
#include "tests/regression/judges/plain_checker.h"
#include "tests/regression/judges/played_board.h"
#include "tests/regression/judges/played_proof.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"

namespace katachi::regression {
namespace {

using board::Board;
using board::Colour;
using board::Vertex;

constexpr ProverLimits proof_limits{.nodes = 400};

// The proofs are of captures, or of links.
class Proofs : public testing::TestWithParam<bool> {
  protected:
    std::vector<Proved> proofs(std::size_t count) {
        // The real board knows the rule of simple ko alone: where the winner may break it, its moves may not be legal.
        return random_proofs(random_, count, GetParam(), {KoRight::nobody, KoRight::loser});
    }

    std::mt19937 random_{test::test_seed()};
};

TEST_P(Proofs, ArePlainlyRightAndWonAgainstAnyPlay) {
    for (const Proved& proved : proofs(static_cast<std::size_t>(test::rounds(500, 100'000)))) {
        const auto refused = objection(proved.proof, proved.board, proved.to_move);
        ASSERT_FALSE(refused) << *refused << '\n' << board::to_rows(proved.board.position());
        for (int i = 0; i < 3; ++i)
            ASSERT_TRUE(PlayedOut(proved, proved.board).is_won(random_)) << board::to_rows(proved.board.position());
    }
}

TEST_P(Proofs, HoldWhateverStandsElsewhere) {
    int changed = 0;
    for (const Proved& proved : proofs(200))
        for (int i = 0; i < 20; ++i) {
            const auto board = changed_elsewhere(proved, random_);
            if (!board) continue;
            ++changed;
            ASSERT_FALSE(objection(proved.proof, *board, proved.to_move));
            ASSERT_TRUE(PlayedOut(proved, *board).is_won(random_)) << board::to_rows(board->position());
        }
    EXPECT_GT(changed, 200);
}

TEST_P(Proofs, AreRefusedWhereTheyAreDamagedOrHoldAllTheSame) {
    int refused = 0;
    const std::vector<Proved> all = proofs(1000);
    for (const Proved& proved : all) {
        Proved damaged = proved;
        damage(damaged.proof, random_);
        if (objection(damaged.proof, damaged.board, damaged.to_move)) {
            ++refused;
            continue;
        }
        for (int i = 0; i < 3; ++i)
            ASSERT_TRUE(PlayedOut(damaged, damaged.board).is_won(random_)) << board::to_rows(proved.board.position());
    }
    EXPECT_GT(refused, static_cast<int>(all.size()) / 2);
}

TEST_P(Proofs, NeverSayBoth) {
    constexpr int enough = 400;
    int proved = 0;
    while (proved < enough) {
        Board board = played_board(9, 20 + static_cast<int>(random_() % 50), random_);
        for (Contest contest : random_contests(board, GetParam(), random_))
            for (const Colour to_move : {Colour::black, Colour::white}) {
                int winners = 0;
                for (const Colour winner : {Colour::black, Colour::white}) {
                    contest.winner = winner;
                    Prover prover(board, contest);
                    if (prover.search(to_move, proof_limits) == Prover::Outcome::proved) ++winners;
                }
                ASSERT_LT(winners, 2) << board::to_rows(board.position());
                proved += winners;
            }
    }
}

INSTANTIATE_TEST_SUITE_P(Of, Proofs, testing::Bool(),
                         [](const auto& about) { return std::string(about.param ? "Links" : "Captures"); });

TEST(ProofsOfCaptures, AreThoseOfTheExhaustiveSolver) {
    std::mt19937 random(test::test_seed());
    // All points of the smallest board.
    const Board empty(3);
    const reading::ExhaustiveSolver solver(empty, empty.empty_points(), board::vertex_at(0, 1), Colour::black);
    int captures = 0;
    for (int i = 0; i < 3000; ++i) {
        Board board = played_board(3, 3 + static_cast<int>(random() % 8), random);
        const Vertex target = board::vertex_at(0, 1);
        if (board.at(target) != Colour::black) continue;
        for (const Colour to_move : {Colour::black, Colour::white}) {
            Prover prover(board, {target, Colour::black, Colour::white, KoRight::nobody, 9});
            if (prover.search(to_move, {.nodes = 5000}) != Prover::Outcome::proved) continue;
            ASSERT_FALSE(objection(prover.proof(prover.claim()), board, to_move));
            ASSERT_TRUE(solver.is_captured(board, to_move)) << board::to_rows(board.position());
            ++captures;
        }
    }
    EXPECT_GT(captures, 300);
}

}  // namespace
}  // namespace katachi::regression
