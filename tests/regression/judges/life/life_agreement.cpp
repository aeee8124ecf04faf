#include "tests/regression/judges/life/life_agreement.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "base/files/atomic_file.h"
#include "engine/analysis/stages.h"
#include "engine/eyes/solved_eyes.h"
#include "engine/eyespaces/known_games.h"
#include "engine/life/goal/judged_goal.h"
#include "engine/position/statuses.h"
#include "engine/reading/tactics.h"
#include "regression/judges/life_region.h"
#include "tests/regression/judges/split_games.h"

namespace katachi::regression {

namespace {

using board::Board;
using board::Colour;
using board::Vertex;

constexpr float doubted_life = 0.35F;  // chances to live that are as far from a half are no doubt
constexpr const char* strong_gnugo = "gnugo --mode gtp --level 15";

// Dragons of the size of a problem, the most doubtful first.
std::vector<int> doubtful_dragons(analysis::Stages& stages) {
    const ProblemSize size;
    const position::Dragons& dragons = stages.dragons_before_life();
    std::vector<std::pair<float, int>> order;
    for (int number = 0; number < dragons.count(); ++number) {
        const int stones = dragons.number(number).size();
        const float doubt = std::abs(stages.crude_life()[static_cast<std::size_t>(number)].chance_to_live - 0.5F);
        if (stones >= size.least_stones && stones <= size.most_stones && doubt < doubted_life)
            order.emplace_back(doubt, number);
    }
    std::sort(order.begin(), order.end());
    std::vector<int> numbers;
    for (const auto& [doubt, number] : order) numbers.push_back(number);
    return numbers;
}

// It is about one dragon.
class Agreement {
  public:
    Agreement(Readers& gnugo, life::LifeReader& reader, Board board, const life::DragonGoal& goal)
        : gnugo_(gnugo), reader_(reader), board_(std::move(board)), goal_(goal), stone_(goal_.stones.first()) {}

    // Whether GNU Go thinks that whoever moves first decides.
    bool is_critical_for_gnugo() {
        for (const char* const command : {"owl_attack", "owl_defend"})
            if (asked(fmt::format("{} {}", command, name_of(stone_))).front() == '0') return false;
        return true;
    }

    // Adds what is agreed upon to the problem; whether anything is.
    bool add_to(LifeProblem& problem) {
        const auto attack = code_of("owl_attack", goal_.attacker());
        const auto defend = code_of("owl_defend", goal_.defender);
        if (!attack || !defend) return false;
        const bool is_attacked = attack->code != Code::fails, is_defended = defend->code != Code::fails;
        problem.stone = stone_;
        problem.region = goal_.region;
        if (is_attacked == is_defended || !is_attacked) problem.attack = attack;
        if (is_attacked == is_defended || !is_defended) problem.defend = defend;
        if (is_attacked != is_defended) return true;
        return is_attacked && add_trials(problem);
    }

  private:
    std::optional<Code> agreed(std::string_view gnugo, const life::LifeAnswer& ours) const {
        if (ours.certainty == life::Certainty::open) return std::nullopt;
        const int code = static_cast<int>(ours.code);
        if (gnugo.substr(0, 1) != std::to_string(code)) return std::nullopt;
        return static_cast<Code>(code);
    }

    std::string asked(const std::string& command) { return gnugo_.answers_to(command).front(); }

    std::optional<LifeTruth> code_of(const std::string& command, Colour side) {
        const life::LifeAnswer ours = reader_.ask(board_, goal_, side, side);
        const std::string theirs = asked(command + ' ' + name_of(stone_));
        const auto code = agreed(theirs, ours);
        if (!code) return std::nullopt;
        moves_.emplace_back(side, ours.move);
        if (theirs.size() > 2)
            if (const auto move = board::parse_vertex(theirs.substr(2), board_.size()))
                moves_.emplace_back(side, *move);
        return LifeTruth{.code = *code, .are_moves_open = true, .positions = ours.nodes};
    }

    std::optional<Code> code_after(Colour side, Vertex move) {
        if (move == board::pass_vertex || board_.play(side, move) != board::Legality::ok) return std::nullopt;
        life::DragonGoal left = goal_;
        left.stones &= board_.stones(goal_.defender);
        const bool is_gone = left.stones.empty();
        const life::LifeAnswer ours =
            is_gone ? life::LifeAnswer{} : reader_.ask(board_, left, side, board::opponent(side));
        board_.undo();
        if (is_gone) return std::nullopt;
        const char* const command = side == goal_.attacker() ? "owl_does_attack" : "owl_does_defend";
        return agreed(asked(fmt::format("{} {} {}", command, name_of(move), name_of(stone_))), ours);
    }

    // One that solves it, of those that were found, and one beside it that does not.
    bool add_trials(LifeProblem& problem) {
        for (const auto& [side, right] : moves_) {
            const LifeTruth& truth = side == goal_.attacker() ? *problem.attack : *problem.defend;
            if (code_after(side, right) != truth.code) continue;
            const board::VertexSet near = board::VertexSet::of(right).beside();
            for (const Vertex wrong : (near | near.beside()) & board_.empty_points() & goal_.region) {
                if (wrong == right || code_after(side, wrong) != Code::fails) continue;
                const bool is_attack = side == goal_.attacker();
                problem.trials = {{is_attack, right, truth.code}, {is_attack, wrong, Code::fails}};
                return true;
            }
        }
        return false;
    }

    std::string name_of(Vertex vertex) const { return board::vertex_name(vertex, board_.size()); }

    Readers& gnugo_;
    life::LifeReader& reader_;
    Board board_;
    life::DragonGoal goal_;
    Vertex stone_;
    std::vector<std::pair<Colour, Vertex>> moves_;  // that a reader answered
};

}  // namespace

LifeAgreement::LifeAgreement(const std::filesystem::path& folder, const AgreementLimits& limits)
    : folder_(folder), limits_(limits), gnugo_({{strong_gnugo}}), reader_({.nodes = limits.positions}) {}

std::vector<LifeProblem> LifeAgreement::problems(const sgf::Game& game, const std::string& name, int move) {
    auto position = sgf::position_before_move(game, move);
    const auto& shown = std::get<sgf::SgfPosition>(position);
    const std::filesystem::path file = folder_ / "shown.sgf";
    base::write_file(file, sgf_of(game));
    gnugo_.show(file, move);
    reading::Tactics tactics;
    eyespaces::KnownGames known(solved_eyes().eyes);
    analysis::Stages stages(tactics, known);
    stages.set(shown.board, shown.to_move);
    const std::vector<position::Status> believed = position::statuses_of(stages.crude_life());
    std::vector<LifeProblem> problems;
    int decided = 0, critical = 0;
    for (const int number : doubtful_dragons(stages)) {
        Agreement agreement(gnugo_, reader_, shown.board,
                            life::judged_goal(shown.board, stages.dragons_before_life(), number, believed));
        int& asked = agreement.is_critical_for_gnugo() ? critical : decided;
        if (asked++ >= limits_.groups) continue;
        LifeProblem problem;
        problem.game = name;
        problem.move = move;
        problem.origin = ProblemOrigin::whole;
        problem.evidence = Evidence::agreed;
        if (agreement.add_to(problem)) problems.push_back(problem);
    }
    return problems;
}

}  // namespace katachi::regression
