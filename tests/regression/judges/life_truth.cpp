#include "tests/regression/judges/life_truth.h"

#include <algorithm>
#include <array>

namespace katachi::regression {

namespace {

using board::Board;
using board::Colour;
using board::Vertex;
using board::VertexSet;
using life::DragonGoal;

// What a move that was tried comes to.
struct Tried {
    Vertex move;
    Code code;
    std::uint64_t positions;
};

class ProblemProof {
  public:
    ProblemProof(LifeProblem problem, Board& board, LifeProver& prover, const LifeTruthLimits& limits)
        : problem_(std::move(problem)), board_(board), prover_(prover), limits_(limits) {
        const Colour owner = board.at(problem_.stone);
        all_ = {.stones = board.stones(owner) & problem_.region, .defender = owner, .region = problem_.region};
        one_ = all_;
        one_.stones = board.string_stones(problem_.stone);
    }

    std::variant<LifeProblem, NoProblem> find() {
        if (const auto reason = find_codes()) return *reason;
        if (positions_ < limits_.least) return NoProblem::easy;
        const bool is_critical = attack_.code != Code::fails && defend_.code != Code::fails;
        if (attack_.code == Code::fails) problem_.attack = truth(attack_);
        if (defend_.code == Code::fails) problem_.defend = truth(defend_);
        if (is_critical) {
            if (is_same_ko()) return NoProblem::plain;
            problem_.attack = truth(attack_);
            problem_.defend = truth(defend_);
            judge_moves(all_.attacker(), *problem_.attack);
            judge_moves(all_.defender, *problem_.defend);
            if (problem_.attack->right.empty() || problem_.defend->right.empty() || !add_trials())
                return NoProblem::plain;
        }
        return problem_;
    }

  private:
    static LifeTruth truth(const LifeProver::Settled& settled) {
        return {.code = settled.code, .positions = settled.positions};
    }
    // Whoever moves first, it is the same side that needs the first threat.
    bool is_same_ko() const {
        return (attack_.code == Code::ko_first && defend_.code == Code::ko_second) ||
               (attack_.code == Code::ko_second && defend_.code == Code::ko_first);
    }
    bool has_parts() const { return !(all_.stones == one_.stones); }

    std::optional<NoProblem> find_codes() {
        for (const Colour side : {all_.attacker(), all_.defender}) {
            const auto code = prover_.ask(board_, all_, side, side, limits_.code);
            if (!code) return NoProblem::open;
            positions_ += code->positions;
            (side == all_.defender ? defend_ : attack_) = *code;
            if (!has_parts()) continue;
            const auto of_part = prover_.ask(board_, one_, side, side, limits_.code);
            if (!of_part) return NoProblem::open;
            if (of_part->code != code->code) return NoProblem::parted;
        }
        return std::nullopt;
    }

    // After the move, which is legal.
    std::optional<LifeProver::Settled> after(Vertex move, DragonGoal goal, Colour side) {
        if (board_.play(side, move) != board::Legality::ok) return std::nullopt;
        goal.stones &= board_.stones(goal.defender);
        std::optional<LifeProver::Settled> settled = LifeProver::Settled{Code::works};
        if (!goal.stones.empty()) settled = prover_.ask(board_, goal, side, board::opponent(side), limits_.move);
        board_.undo();
        return settled;
    }

    void judge_moves(Colour side, LifeTruth& truth) {
        std::vector<Tried>& wrong = side == all_.defender ? wrong_defences_ : wrong_attacks_;
        for (const Vertex move : problem_.region& board_.empty_points()) {
            if (board_.is_legal(side, move) != board::Legality::ok) continue;
            const auto of_all = after(move, all_, side);
            const auto of_part = has_parts() ? after(move, one_, side) : of_all;
            if (!of_all || !of_part || of_all->code != of_part->code)
                truth.open.push_back(move);
            else if (of_all->code == truth.code)
                truth.right.push_back(move);
            else
                wrong.push_back({move, of_all->code, of_all->positions});
        }
    }

    // The wrong move is the one that is hardest to refute.
    bool add_trials() {
        const bool is_attack = problem_.move % 2 == 0 ? !wrong_attacks_.empty() : wrong_defences_.empty();
        const std::vector<Tried>& wrong = is_attack ? wrong_attacks_ : wrong_defences_;
        const auto hardest = std::max_element(wrong.begin(), wrong.end(), [](const Tried& a, const Tried& b) {
            return std::pair(a.code == Code::fails, a.positions) < std::pair(b.code == Code::fails, b.positions);
        });
        if (hardest == wrong.end()) return false;
        const LifeTruth& truth = is_attack ? *problem_.attack : *problem_.defend;
        problem_.trials = {{is_attack, truth.right.front(), truth.code}, {is_attack, hardest->move, hardest->code}};
        return true;
    }

    LifeProblem problem_;
    Board& board_;
    LifeProver& prover_;
    const LifeTruthLimits& limits_;
    DragonGoal all_, one_;  // all stones of the group, and the string of the stone alone
    LifeProver::Settled attack_, defend_;
    std::uint64_t positions_ = 0;
    std::vector<Tried> wrong_attacks_, wrong_defences_;
};

}  // namespace

std::optional<LifeProver::Settled> LifeProver::ask(Board& board, const DragonGoal& goal, Colour side, Colour to_move,
                                                   std::uint64_t positions) {
    Settled settled;
    bool is_open = false, met_ko = false;
    const auto succeeds = [&](Colour winner_of_kos) {
        const life::LifeResult result =
            search_.run(board, goal, to_move, {winner_of_kos}, {.nodes = positions, .depth = 400});
        settled.positions += result.nodes;
        is_open = is_open || !result.is_settled || result.is_believed;
        met_ko = result.met_ko;
        return result.is_captured == (side == goal.attacker());
    };
    const auto code = [&] {
        if (succeeds(board::opponent(side))) return Code::works;
        if (is_open || !met_ko || !succeeds(side)) return Code::fails;
        return succeeds(Colour::empty) ? Code::ko_first : Code::ko_second;
    };
    settled.code = code();
    return is_open ? std::nullopt : std::optional(settled);
}

std::string_view name(NoProblem reason) {
    constexpr std::array<std::string_view, 4> names{"open", "easy", "parted", "plain"};
    return names[static_cast<std::size_t>(reason)];
}

std::variant<LifeProblem, NoProblem> proved(LifeProblem problem, Board& board, LifeProver& prover,
                                            const LifeTruthLimits& limits) {
    return ProblemProof(std::move(problem), board, prover, limits).find();
}

}  // namespace katachi::regression
