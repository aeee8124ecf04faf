// Proofs of captures and escapes: played out by the rules of the real board, on boards that differ elsewhere, against
// the exhaustive solver, and damaged.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "regression/judges/prover.h"
#include "tests/reading/exhaustive_solver.h"
#include "tests/regression/judges/plain_checker.h"
#include "tests/regression/judges/played_board.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"

namespace katachi::regression {
namespace {

using board::Board;
using board::Colour;
using board::pass_vertex;
using board::Vertex;
using board::VertexSet;

constexpr ProverLimits few_nodes{.nodes = 400};

struct Proved {
    Board board;
    Colour to_move;
    Proof proof;
};

// Of random boards, with either side to move and to win.
std::vector<Proved> random_proofs(std::mt19937& random, std::size_t count, const std::vector<KoRight>& rights) {
    std::vector<Proved> proofs;
    while (proofs.size() < count) {
        Board board = played_board(7, 15 + static_cast<int>(random() % 30), random);
        for (const Vertex target : endangered_strings(board)) {
            const Colour winner = random() % 2 == 0 ? Colour::black : Colour::white;
            const Colour to_move = random() % 2 == 0 ? Colour::black : Colour::white;
            const KoRight right = rights[random() % rights.size()];
            Prover prover(board, {target, board.at(target), winner, right});
            if (prover.search(to_move, few_nodes) != Prover::Outcome::proved) continue;
            proofs.push_back({board, to_move, prover.proof(prover.claim())});
        }
    }
    return proofs;
}

// The loser plays anything anywhere; the winner follows the claims.
class PlayedOut {
  public:
    PlayedOut(const Proved& proved, Board board) : proof_(proved.proof), board_(std::move(board)) {}

    // Whether the winner reaches what was proved, each of its moves legal.
    bool is_won(std::mt19937& random) {
        const Claim* claim = &proof_.claims.back();
        while (!claim->is_end) {
            if (!shows(*claim)) return false;
            const bool is_winner = claim->to_move == proof_.contest.winner;
            const Vertex move = is_winner ? claim->continuations.front().move : move_of_loser(random);
            if (board_.play(claim->to_move, move) != board::Legality::ok) return false;
            const Vertex known = is_winner || claim->empty.contains(move) ? move : pass_vertex;
            const auto next = std::find_if(claim->continuations.begin(), claim->continuations.end(),
                                           [known](const Continuation& any) { return any.move == known; });
            if (next == claim->continuations.end()) return board_.at(proof_.contest.target) == Colour::empty;
            claim = &proof_.claims[next->claim];
        }
        const bool is_captured = board_.at(proof_.contest.target) == Colour::empty;
        if (proof_.contest.is_attack()) return is_captured;
        return !is_captured && board_.liberties(proof_.contest.target) >= safe_liberties;
    }

  private:
    bool shows(const Claim& claim) const {
        const auto holds = [&](const VertexSet& points, Colour colour) {
            return std::all_of(points.begin(), points.end(),
                               [&](Vertex vertex) { return board_.at(vertex) == colour; });
        };
        return holds(claim.black, Colour::black) && holds(claim.white, Colour::white) &&
               holds(claim.empty, Colour::empty);
    }
    Vertex move_of_loser(std::mt19937& random) const {
        const std::vector<Vertex> moves = legal_moves(board_, proof_.contest.loser());
        return moves[random() % moves.size()];
    }

    const Proof& proof_;
    Board board_;
};

// With other contents of points outside of the proof's zone; nothing where that is no board, or takes away what the
// proof relies on.
std::optional<Board> changed_elsewhere(const Proved& proved, std::mt19937& random) {
    board::Position position = proved.board.position();
    const VertexSet zone = proved.proof.claims.back().zone();
    for (int row = 0; row < position.size; ++row)
        for (int column = 0; column < position.size; ++column) {
            const Vertex vertex = board::vertex_at(row, column);
            if (zone.contains(vertex) || random() % 3 != 0) continue;
            const std::array colours{Colour::empty, Colour::black, Colour::white};
            position.put(vertex, colours[random() % colours.size()]);
        }
    Board board(position);
    for (const Colour colour : {Colour::black, Colour::white})
        for (const Vertex string : board.strings(colour))
            if (board.liberties(string) == 0) return std::nullopt;
    for (const Guard& guard : proved.proof.claims.back().guards)
        if ((board.liberty_points(guard.stone) - zone).count() < guard.liberties) return std::nullopt;
    return board;
}

// One thing in it is another.
void damage(Proof& proof, std::mt19937& random) {
    Claim& claim = proof.claims[random() % proof.claims.size()];
    const VertexSet zone = claim.zone();
    const Vertex point = zone.nth(static_cast<int>(random() % static_cast<unsigned>(zone.count())));
    const auto chosen = [&]() -> Continuation& { return claim.continuations[random() % claim.continuations.size()]; };
    switch (random() % 6) {
        case 0: claim.is_end = !claim.is_end; break;
        case 1:
            if (!claim.continuations.empty())
                std::swap(chosen(), claim.continuations.back()), claim.continuations.pop_back();
            break;
        case 2:
            if (!claim.continuations.empty())
                chosen().claim = static_cast<std::uint32_t>(random() % proof.claims.size());
            break;
        case 3:
            if (!claim.continuations.empty()) chosen().move = point;
            break;
        case 4:
            claim.black.remove(point), claim.white.remove(point), claim.empty.remove(point);
            (random() % 2 == 0 ? claim.empty : claim.black).insert(point);
            break;
        default: claim.guards.clear(); claim.ban = random() % 2 == 0 ? point : pass_vertex;
    }
}

class Proofs : public testing::Test {
  protected:
    std::mt19937 random_{test::test_seed()};
};

TEST_F(Proofs, ArePlainlyRightAndWonAgainstAnyPlay) {
    const auto count = static_cast<std::size_t>(test::rounds(500, 100'000));
    // The real board knows the rule of simple ko alone: where the winner may break it, its moves may not be legal.
    for (const Proved& proved : random_proofs(random_, count, {KoRight::nobody, KoRight::loser})) {
        const auto refused = objection(proved.proof, proved.board, proved.to_move);
        ASSERT_FALSE(refused) << *refused << '\n' << board::to_rows(proved.board.position());
        for (int i = 0; i < 3; ++i)
            ASSERT_TRUE(PlayedOut(proved, proved.board).is_won(random_)) << board::to_rows(proved.board.position());
    }
}

TEST_F(Proofs, HoldWhateverStandsElsewhere) {
    int changed = 0;
    for (const Proved& proved : random_proofs(random_, 200, {KoRight::nobody, KoRight::loser}))
        for (int i = 0; i < 20; ++i) {
            const auto board = changed_elsewhere(proved, random_);
            if (!board) continue;
            ++changed;
            ASSERT_FALSE(objection(proved.proof, *board, proved.to_move));
            ASSERT_TRUE(PlayedOut(proved, *board).is_won(random_)) << board::to_rows(board->position());
        }
    EXPECT_GT(changed, 200);
}

TEST_F(Proofs, AreRefusedWhereTheyAreDamagedOrHoldAllTheSame) {
    int refused = 0;
    const std::vector<Proved> proofs = random_proofs(random_, 1000, {KoRight::nobody, KoRight::loser});
    for (const Proved& proved : proofs) {
        Proved damaged = proved;
        damage(damaged.proof, random_);
        if (objection(damaged.proof, damaged.board, damaged.to_move)) {
            ++refused;
            continue;
        }
        for (int i = 0; i < 3; ++i)
            ASSERT_TRUE(PlayedOut(damaged, damaged.board).is_won(random_)) << board::to_rows(proved.board.position());
    }
    EXPECT_GT(refused, static_cast<int>(proofs.size()) / 2);
}

TEST_F(Proofs, NeverSayBoth) {
    int proved = 0;
    for (int i = 0; i < 40; ++i) {
        Board board = played_board(9, 20 + static_cast<int>(random_() % 50), random_);
        for (const Vertex target : endangered_strings(board))
            for (const Colour to_move : {Colour::black, Colour::white}) {
                int winners = 0;
                for (const Colour winner : {Colour::black, Colour::white}) {
                    Prover prover(board, {target, board.at(target), winner, KoRight::nobody});
                    if (prover.search(to_move, few_nodes) == Prover::Outcome::proved) ++winners;
                }
                ASSERT_LT(winners, 2) << board::to_rows(board.position());
                proved += winners;
            }
    }
    EXPECT_GT(proved, 400);
}

TEST_F(Proofs, OfCapturesAreThoseOfTheExhaustiveSolver) {
    // All points of the smallest board.
    const Board empty(3);
    const reading::ExhaustiveSolver solver(empty, empty.empty_points(), board::vertex_at(0, 1), Colour::black);
    int captures = 0;
    for (int i = 0; i < 3000; ++i) {
        Board board = played_board(3, 3 + static_cast<int>(random_() % 8), random_);
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
