#include "tools/authoring/problems/contest_questions.h"

#include <algorithm>
#include <utility>

namespace katachi::authoring {

namespace {

using Outcome = regression::Prover::Outcome;

constexpr std::uint64_t first_positions = 250;
constexpr std::uint64_t growth = 4;

regression::Contest contest(const board::Board& board, const regression::Subject& subject, board::Colour winner) {
    return {.target = subject.string,
            .owner = board.at(subject.string),
            .winner = winner,
            .safe = subject.is_link() ? regression::apart_moves : regression::safe_liberties,
            .other = subject.other};
}

}  // namespace

ContestQuestions::ContestQuestions(board::Board board, const regression::Subject& subject, board::Colour solver,
                                   std::uint64_t positions, regression::ProofCheck check)
    : board_(std::move(board)),
      contest_(contest(board_, subject, solver)),
      solver_(solver),
      positions_(positions),
      check_(std::move(check)),
      of_solver_(board_, contest(board_, subject, solver)),
      of_opponent_(board_, contest(board_, subject, board::opponent(solver))) {}

ProblemTold ContestQuestions::ask(board::Colour to_move) {
    for (const board::Vertex target : contest_.targets())
        if (board_.at(target) != contest_.owner) {
            points_ = {};
            return {.is_won = solver_ != contest_.owner, .is_proved = board_.ko_point() == board::pass_vertex};
        }
    for (std::uint64_t positions = std::min(first_positions, positions_);;
         positions = std::min(positions * growth, positions_)) {
        for (regression::Prover* const prover : {&of_solver_, &of_opponent_})
            if (prover->search(to_move, {.nodes = positions}) == Outcome::proved)
                return told(*prover, prover == &of_solver_, to_move);
        if (positions == positions_) return {};
    }
}

ProblemTold ContestQuestions::told(regression::Prover& prover, bool is_won, board::Colour to_move) {
    const regression::Proof proof = prover.proof(prover.claim());
    if (!check_(proof, board_, to_move)) return {};
    const regression::Claim& claim = proof.claims.back();
    points_ = claim.zone();
    ProblemTold told{.is_won = is_won, .is_proved = true, .positions = proof.claims.size()};
    if (is_won == (to_move == solver_) && !claim.continuations.empty()) told.move = claim.continuations.front().move;
    return told;
}

}  // namespace katachi::authoring
