#include "regression/judges/truth.h"

#include <algorithm>
#include <array>
#include <memory>

namespace katachi::regression {

namespace {

using board::Board;
using board::Colour;
using board::pass_vertex;
using board::Vertex;

constexpr std::uint64_t first_nodes = 1000;
constexpr std::uint64_t growth = 4;

// A capture that is not stopped by fewer liberties contradicts what is called safe.
constexpr int many_liberties = 9;
// So does a join that so few moves in a row stop what is called cut.
constexpr int many_moves = 7;

using Outcome = Prover::Outcome;

Contest contest(const Board& board, const Subject& subject, Colour winner, KoRight right) {
    const int safe = subject.is_link() ? apart_moves : safe_liberties;
    return {subject.string, board.at(subject.string), winner, right, safe, subject.other};
}

// One side as the winner under one right to kos, with what was found for it.
class Side {
  public:
    Side(Board& board, const Subject& subject, Colour winner, KoRight right)
        : board_(board), prover_(board, contest(board, subject, winner, right)) {}

    // Proved where the check agrees, too.
    Outcome search(Colour to_move, const ProverLimits& limits, const ProofCheck& check) {
        Outcome outcome = prover_.search(to_move, limits);
        if (outcome == Outcome::proved && !check(prover_.proof(prover_.claim()), board_, to_move))
            outcome = Outcome::failed;
        return outcome;
    }
    Prover& prover() { return prover_; }

  private:
    Board& board_;
    Prover prover_;
};

// Searches for a proof of either side in turns, each time further. The index of the side that wins.
std::optional<std::size_t> settle(std::array<Side*, 2> sides, Colour to_move, const ProverLimits& limits,
                                  const ProofCheck& check) {
    std::array<bool, 2> has_failed{};
    for (std::uint64_t nodes = std::min(first_nodes, limits.nodes);; nodes = std::min(nodes * growth, limits.nodes)) {
        for (std::size_t i = 0; i < sides.size(); ++i) {
            if (has_failed[i]) continue;
            ProverLimits now = limits;
            now.nodes = nodes;
            const Outcome outcome = sides[i]->search(to_move, now, check);
            if (outcome == Outcome::proved) return i;
            has_failed[i] = outcome == Outcome::failed;
        }
        if (nodes == limits.nodes || (has_failed[0] && has_failed[1])) return std::nullopt;
    }
}

// The two sides of a question: where one has no proof, the other may have one.
struct Pair {
    Side mover, other;

    Pair(Board& board, const Subject& subject, Colour to_move, KoRight of_mover, KoRight of_other)
        : mover(board, subject, to_move, of_mover), other(board, subject, board::opponent(to_move), of_other) {}

    std::array<Side*, 2> sides() { return {&mover, &other}; }
    bool met_ko() { return mover.prover().met_ko() || other.prover().met_ko(); }
};

class TruthFinder {
  public:
    TruthFinder(Board& board, const Subject& subject, Colour to_move, const TruthLimits& limits,
                const ProofCheck& check)
        : board_(board), subject_(subject), to_move_(to_move), limits_(limits), check_(check) {}

    std::optional<Truth> find() {
        const auto code = find_code();
        if (!code) return std::nullopt;
        Truth truth;
        truth.code = *code;
        truth.is_contradicted = is_won_from_a_lost_end(*code);
        if (truth.is_contradicted) return truth;
        if (*code != Code::fails) judge_moves(truth);
        return truth;
    }

  private:
    Pair pair(KoRight of_mover, KoRight of_other) { return Pair(board_, subject_, to_move_, of_mover, of_other); }

    std::optional<Code> find_code() {
        Pair plain = pair(KoRight::loser, KoRight::loser);
        if (const auto winner = settle(plain.sides(), to_move_, limits_.code, check_))
            return *winner == 0 ? Code::works : Code::fails;
        if (!plain.met_ko()) return std::nullopt;
        Pair without = pair(KoRight::nobody, KoRight::nobody);
        const auto winner = settle(without.sides(), to_move_, limits_.code, check_);
        if (!winner) return std::nullopt;
        Side decisive(board_, subject_, *winner == 0 ? board::opponent(to_move_) : to_move_, KoRight::winner);
        if (decisive.search(to_move_, limits_.code, check_) != Outcome::proved) return std::nullopt;
        return *winner == 0 ? Code::ko_first : Code::ko_second;
    }

    // Whether a string that was proved to be safe is captured where more liberties are asked of it, or strings that
    // were proved to be cut are joined where it takes more moves in a row.
    bool is_won_from_a_lost_end(Code code) const {
        const Colour owner = board_.at(subject_.string);
        const Colour safe_side = subject_.is_link() ? board::opponent(owner) : owner;
        if (code != (to_move_ == safe_side ? Code::works : Code::fails)) return false;
        Contest further = contest(board_, subject_, board::opponent(safe_side), KoRight::loser);
        further.safe = subject_.is_link() ? many_moves : many_liberties;
        Prover prover(board_, further);
        return prover.search(to_move_, limits_.doubt) == Outcome::proved &&
               check_(prover.proof(prover.claim()), board_, to_move_);
    }

    // A proof of what passing comes to says the same of all moves outside of its zone.
    void judge_moves(Truth& truth) {
        Pair sides = truth.code == Code::works      ? pair(KoRight::loser, KoRight::winner)
                     : truth.code == Code::ko_first ? pair(KoRight::nobody, KoRight::nobody)
                                                    : pair(KoRight::winner, KoRight::loser);
        const Colour next = board::opponent(to_move_);
        const auto of_pass = settle(sides.sides(), next, limits_.code, check_);
        truth.are_moves_open = !of_pass || (subject_.is_link() && *of_pass == 0);
        if (truth.are_moves_open) return;
        const Prover& passing = sides.sides()[*of_pass]->prover();
        const std::uint32_t claim = passing.claim();
        for (const Vertex move : board::VertexSet(board_.empty_points())) {
            if (board_.play(to_move_, move) != board::Legality::ok) continue;
            if (!passing.covers(claim, next)) {
                const auto winner = settle(sides.sides(), next, limits_.move, check_);
                if (!winner)
                    truth.open.push_back(move);
                else if (*winner == 0)
                    truth.right.push_back(move);
            }
            board_.undo();
        }
    }

    Board& board_;
    const Subject& subject_;
    Colour to_move_;
    const TruthLimits& limits_;
    const ProofCheck& check_;
};

}  // namespace

std::optional<Truth> find_truth(Board& board, const Subject& subject, Colour to_move, const TruthLimits& limits,
                                const ProofCheck& check) {
    return TruthFinder(board, subject, to_move, limits, check).find();
}

}  // namespace katachi::regression
