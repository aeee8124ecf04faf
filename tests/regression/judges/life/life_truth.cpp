#include "tests/regression/judges/life/life_truth.h"

#include <algorithm>
#include <array>

#include "engine/life/goal/enclosure.h"
#include "regression/judges/life_region.h"

namespace katachi::regression {

namespace {

using board::Board;
using board::Colour;
using board::Vertex;
using board::VertexSet;
using life::DragonGoal;

constexpr int liberties_of_given = 4;  // beside no stone of the group, of a wall that is taken to be safe

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
        if (problem_.origin != ProblemOrigin::open) return;
        all_contest_.emplace(board, all_.stones);
        one_contest_.emplace(board, one_.stones);
        all_ = all_contest_->open;
    }

    std::variant<LifeProblem, NoProblem> find() {
        if (const auto reason = find_codes()) return *reason;
        if (positions_ < limits_.least) return NoProblem::easy;
        if (all_contest_ && attack_.code != Code::fails)
            problem_.capture = prover_.capture_depth(board_, all_, limits_.code);
        const bool is_critical = attack_.code != Code::fails && defend_.code != Code::fails;
        if (attack_.code == Code::fails) problem_.attack = truth(attack_);
        if (defend_.code == Code::fails) problem_.defend = truth(defend_);
        if (is_critical) {
            if (is_same_ko()) return NoProblem::plain;
            problem_.attack = truth(attack_);
            problem_.defend = truth(defend_);
            if (limits_.move == 0) {
                problem_.attack->are_moves_open = problem_.defend->are_moves_open = true;
                return problem_;
            }
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
            const auto code = ask(all_, all_contest_, side, side, limits_.code);
            if (!code) return NoProblem::open;
            positions_ += code->positions;
            (side == all_.defender ? defend_ : attack_) = *code;
            if (!has_parts()) continue;
            const auto of_part = ask(one_, one_contest_, side, side, limits_.code);
            if (!of_part) return NoProblem::open;
            if (of_part->code != code->code) return NoProblem::parted;
        }
        return std::nullopt;
    }

    std::optional<LifeProver::Settled> ask(const DragonGoal& goal, std::optional<OpenContest>& contest, Colour side,
                                           Colour to_move, std::uint64_t positions) {
        return contest ? prover_.ask(*contest, side, to_move, positions)
                       : prover_.ask(board_, goal, side, to_move, positions);
    }

    // After the move, which is legal.
    std::optional<LifeProver::Settled> after(Vertex move, std::optional<OpenContest>& contest, Colour side) {
        if (!contest->play(side, move)) return std::nullopt;
        std::optional<LifeProver::Settled> settled = LifeProver::Settled{Code::works};
        if (!contest->open.stones.empty()) settled = prover_.ask(*contest, side, board::opponent(side), limits_.move);
        contest->undo();
        return settled;
    }
    std::optional<LifeProver::Settled> after(Vertex move, DragonGoal goal, Colour side) {
        if (board_.play(side, move) != board::Legality::ok) return std::nullopt;
        goal.stones &= board_.stones(goal.defender);
        std::optional<LifeProver::Settled> settled = LifeProver::Settled{Code::works};
        if (!goal.stones.empty()) settled = prover_.ask(board_, goal, side, board::opponent(side), limits_.move);
        board_.undo();
        return settled;
    }

    // What cannot be played in the closed region stays open; who plays farther away passes.
    VertexSet worth_trying() const {
        if (!all_contest_) return problem_.region & board_.empty_points();
        return (all_contest_->open.region | with_surroundings(board_, problem_.region)) & board_.empty_points();
    }

    void judge_moves(Colour side, LifeTruth& truth) {
        std::vector<Tried>& wrong = side == all_.defender ? wrong_defences_ : wrong_attacks_;
        for (const Vertex move : worth_trying()) {
            if (board_.is_legal(side, move) != board::Legality::ok) continue;
            const auto of_all = all_contest_ ? after(move, all_contest_, side) : after(move, all_, side);
            const auto of_part = !has_parts()   ? of_all
                                 : one_contest_ ? after(move, one_contest_, side)
                                                : after(move, one_, side);
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
    std::optional<OpenContest> all_contest_, one_contest_;  // of these, on an open board
    LifeProver::Settled attack_, defend_;
    std::uint64_t positions_ = 0;
    std::vector<Tried> wrong_attacks_, wrong_defences_;
};

// The code is told by who has to win kos for the side to succeed. `is_open` and `met_ko` are what the last search says.
template <typename Succeeds>
Code code_by(const Succeeds& succeeds, const bool& is_open, const bool& met_ko, Colour side) {
    if (succeeds(board::opponent(side))) return Code::works;
    if (is_open || !met_ko || !succeeds(side)) return Code::fails;
    return succeeds(Colour::empty) ? Code::ko_first : Code::ko_second;
}

}  // namespace

OpenContest::OpenContest(const Board& board, const VertexSet& group) : open_board(board), closed_board(board) {
    open = {.stones = group, .defender = board.at(group.first()), .is_region_open = true};
    const Colour attacker = open.attacker();
    VertexSet weak;
    for (VertexSet left = board.stones(attacker); !left.empty();) {
        const Vertex wall = left.first();
        left -= board.string_stones(wall);
        const bool is_given = (board.liberty_points(wall) - group.beside()).count() >= liberties_of_given;
        (is_given ? open.given_safe : weak) |= board.string_stones(wall);
    }
    open.region = life::enclosure(board, open);
    for (VertexSet left = weak & open.region.beside(); !left.empty();) {
        const Vertex wall = left.first();
        left -= board.string_stones(wall);
        open.region |= board.string_stones(wall) | board.liberty_points(wall);
    }
    closed_board = Board(cut_out(board.position(), open.region, attacker));
    closed = {.stones = group & closed_board.stones(open.defender), .defender = open.defender, .region = open.region};
}

bool OpenContest::play(Colour colour, Vertex move) {
    if (closed_board.is_legal(colour, move) != board::Legality::ok) return false;
    if (open_board.play(colour, move) != board::Legality::ok) return false;
    closed_board.play(colour, move);
    return true;
}

void OpenContest::undo() {
    open_board.undo();
    closed_board.undo();
}

LifeProver::Captured LifeProver::captured(OpenContest& contest, Colour to_move, Colour winner_of_kos,
                                          std::uint64_t positions) {
    Captured found;
    for (const std::uint64_t most : {positions / 20, positions}) {
        for (const bool is_open : {true, false}) {
            Board& board = is_open ? contest.open_board : contest.closed_board;
            DragonGoal goal = is_open ? contest.open : contest.closed;
            goal.stones &= board.stones(goal.defender);
            const life::LifeResult result =
                search_.run(board, goal, to_move, {winner_of_kos}, {.nodes = most, .depth = 400});
            found.positions += result.nodes;
            if (!result.is_settled || result.is_captured != is_open || (!is_open && result.is_believed)) continue;
            found.is_captured = is_open;
            found.met_ko = result.met_ko;
            return found;
        }
    }
    return found;
}

std::optional<LifeProver::Settled> LifeProver::ask(OpenContest& contest, Colour side, Colour to_move,
                                                   std::uint64_t positions) {
    Settled settled;
    bool is_open = false, met_ko = false;
    const auto succeeds = [&](Colour winner_of_kos) {
        const Captured found = captured(contest, to_move, winner_of_kos, positions);
        settled.positions += found.positions;
        is_open = is_open || !found.is_captured;
        met_ko = found.met_ko;
        return found.is_captured == (side == contest.open.attacker());
    };
    settled.code = code_by(succeeds, is_open, met_ko, side);
    return is_open ? std::nullopt : std::optional(settled);
}

CaptureDepth LifeProver::capture_depth(Board& board, const DragonGoal& goal, std::uint64_t positions) {
    for (const auto& [moves, depth] : {std::pair(3, CaptureDepth::few), std::pair(7, CaptureDepth::several)}) {
        const life::LifeResult result =
            search_.run(board, goal, goal.attacker(), {goal.attacker()}, {.nodes = positions, .depth = moves});
        if (result.is_settled && result.is_captured) return depth;
    }
    return CaptureDepth::many;
}

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
    settled.code = code_by(succeeds, is_open, met_ko, side);
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
