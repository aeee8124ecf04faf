#include "tests/regression/judges/life/life_drawing.h"

#include <algorithm>

#include "base/random/shuffle.h"
#include "regression/judges/composed_problem.h"
#include "regression/judges/life_region.h"
#include "tests/regression/judges/life/life_agreement.h"

namespace katachi::regression {

namespace {

using board::Board;
using board::Colour;
using board::Vertex;
using board::VertexSet;

constexpr std::uint64_t life_seed = 28;
constexpr int first_life_move = 80;
constexpr int last_life_move = 250;
constexpr std::size_t groups_of_a_position = 6;
constexpr int lines_of_an_edge = 3;  // on one of which an open problem has a stone
constexpr int most_gaps = 4;         // in its wall
constexpr std::uint64_t dead_for_each_taken = 12;
constexpr LifeTruthLimits open_limits{.code = 30'000, .move = 10'000};
constexpr LifeTruthLimits limits_of_a_sight{.code = open_limits.code, .move = 0};
constexpr LifeTruthLimits long_limits{.code = 1'000'000, .move = 0};
constexpr std::size_t usual_entries = std::size_t{1} << 19U, entries_of_long_searches = std::size_t{1} << 21U;

// A stone of each string, in an order by chance.
std::vector<Vertex> strings_by_chance(const Board& board, base::SplitMix& random) {
    std::vector<Vertex> strings;
    for (const Colour colour : {Colour::black, Colour::white})
        for (const Vertex string : board.strings(colour)) strings.push_back(string);
    base::shuffle(strings, random);
    return strings;
}

bool is_near_edge(const Board& board, const VertexSet& points, int lines) {
    const int last = board.size() - lines;
    return std::any_of(points.begin(), points.end(), [&](Vertex vertex) {
        const int row = board::row_of(vertex), column = board::column_of(vertex);
        return std::min(row, column) < lines || std::max(row, column) >= last;
    });
}

class PositionDrawing {
  public:
    // `end` is the board after the last move of the game: walls that stand there were safe.
    PositionDrawing(const Board& board, const Board& end, LifeProblem of_position, LifeProver& prover,
                    const LifeTruthLimits& limits)
        : board_(board), end_(end), of_position_(std::move(of_position)), prover_(prover), limits_(limits) {}

    DrawnProblems draw(base::SplitMix& random) {
        std::size_t groups = 0;
        for (const Vertex string : strings_by_chance(board_, random)) {
            if (groups == groups_of_a_position) break;
            if (seen_.contains(string)) continue;
            if (look_at_whole(string) || look_at_cut(string)) ++groups;
        }
        return drawn_;
    }

    DrawnProblems draw_open(base::SplitMix& random) {
        random_ = &random;
        for (const Vertex string : strings_by_chance(board_, random))
            if (!seen_.contains(string)) look_at_open(string);
        return drawn_;
    }

    DrawnProblems draw_composed(Vertex stone, const VertexSet& region) {
        take(ProblemOrigin::open, stone, region);
        return drawn_;
    }

  private:
    // Whether there is something to prove.
    bool look_at_whole(Vertex string) {
        const auto region = closed_off_region(board_, string, size_);
        if (!region) return false;
        const Colour attacker = board::opponent(board_.at(string));
        if (!(walls_of(board_, *region, attacker) - end_.stones(attacker)).empty()) return false;
        take(ProblemOrigin::whole, string, *region);
        return true;
    }

    // Takes the largest of the regions about the group that is proved.
    bool look_at_cut(Vertex string) {
        const auto group = loose_group(board_, string, size_);
        if (!group) return false;
        std::vector<VertexSet> regions = cut_regions(board_, *group, size_);
        std::erase_if(regions, [&](const VertexSet& region) { return !touches_edge(region); });
        std::reverse(regions.begin(), regions.end());
        for (const VertexSet& region : regions)
            if (take(ProblemOrigin::cut, string, region)) break;
        return !regions.empty();
    }

    // What is cut out of the middle dies as a rule.
    bool touches_edge(const VertexSet& region) const { return is_near_edge(board_, region, 1); }

    // Only where the attacker has gaps of few points around it: what reaches far hardly comes to an end.
    void look_at_open(Vertex string) {
        const auto group = loose_group(board_, string, size_);
        if (!group || !is_near_edge(board_, *group, lines_of_an_edge)) return;
        for (const VertexSet& closed : cut_regions(board_, *group, size_)) {
            const VertexSet gaps =
                (closed.beside() - closed) & (board_.empty_points() | board_.stones(board_.at(string)));
            if (!touches_edge(closed) || gaps.count() > most_gaps) continue;
            seen_ |= *group;
            if (is_worth_it(*group, closed) && take(ProblemOrigin::open, string, closed)) return;
        }
    }

    // That most die, and many live, is soon known where nobody gets out. Of the dead ones few are looked at.
    bool is_worth_it(const VertexSet& group, const VertexSet& region) {
        const Colour owner = board_.at(group.first());
        Board board(cut_out(board_.position(), region, board::opponent(owner)));
        const life::DragonGoal goal{.stones = group, .defender = owner, .region = region};
        const auto fails = [&](Colour side) {
            const auto found = prover_.ask(board, goal, side, side, limits_.move);
            return found && found->code == Code::fails;
        };
        return !fails(goal.attacker()) && (!fails(owner) || random_->below(dead_for_each_taken) == 0);
    }

    bool take(ProblemOrigin origin, Vertex string, const VertexSet& region) {
        if (origin != ProblemOrigin::open) seen_ |= region;
        LifeProblem problem = of_position_;
        problem.origin = origin;
        problem.stone = string;
        problem.region = region;
        Board board(position_of(problem, board_.position()));
        const auto result = proved(problem, board, prover_, limits_);
        if (const auto* const reason = std::get_if<NoProblem>(&result)) {
            ++drawn_.others[*reason];
            return false;
        }
        const LifeProblem& found = std::get<LifeProblem>(result);
        drawn_.problems.push_back(found);
        if (found.is_critical()) take_solved(found);
        return true;
    }

    // After a move that makes it live by itself.
    void take_solved(const LifeProblem& critical) {
        if (critical.defend->code != Code::works || critical.defend->right.empty()) return;
        LifeProblem solved = critical;
        solved.attack.reset();
        solved.defend.reset();
        solved.trials.clear();
        solved.capture = CaptureDepth::unknown;
        solved.played = critical.defend->right.front();
        Board board(position_of(solved, board_.position()));
        const auto result = proved(solved, board, prover_, limits_);
        if (const auto* const found = std::get_if<LifeProblem>(&result)) drawn_.problems.push_back(*found);
    }

    const Board& board_;
    const Board& end_;
    LifeProblem of_position_;
    LifeProver& prover_;
    const LifeTruthLimits& limits_;
    ProblemSize size_;
    base::SplitMix* random_ = nullptr;
    VertexSet seen_;  // in regions that were looked at
    DrawnProblems drawn_;
};

// A position of a game before a move by chance.
struct DrawnPosition {
    const std::string& name;
    const sgf::Game& game;
    int move;
    const Board& board;
    base::SplitMix random;
};

// Games in an order by chance, again and again. A position that is none for problems is passed over, and counts.
void for_each_position(const std::map<std::string, sgf::Game>& games, const LifeDrawingPlan& plan,
                       const std::atomic<bool>& stop, const TakeProblems& take,
                       const std::function<DrawnProblems(DrawnPosition)>& problems_of) {
    std::vector<std::pair<std::uint64_t, std::string>> order;
    for (const auto& [name, game] : games)
        if (game.move_count() > first_life_move) order.emplace_back(base::mixed_text(life_seed, name), name);
    std::sort(order.begin(), order.end());
    for (int i = plan.first; i < plan.first + plan.positions && !stop; ++i) {
        const auto& [hash, name] = order[static_cast<std::size_t>(i) % order.size()];
        base::SplitMix random(base::mixed(hash, static_cast<std::uint64_t>(i)));
        const sgf::Game& game = games.at(name);
        const int last = std::min(last_life_move, game.move_count());
        const int move =
            first_life_move + static_cast<int>(random.below(static_cast<std::uint64_t>(last - first_life_move)));
        auto position = sgf::position_before_move(game, move);
        const auto* const shown = std::get_if<sgf::SgfPosition>(&position);
        const bool is_sound =
            shown != nullptr && shown->warnings.empty() && shown->board.ko_point() == board::pass_vertex;
        take(is_sound ? problems_of({name, game, move, shown->board, random}) : DrawnProblems{});
    }
}

}  // namespace

void draw_life(const std::map<std::string, sgf::Game>& games, const LifeDrawingPlan& plan,
               const std::atomic<bool>& stop, const TakeProblems& take) {
    LifeProver prover;
    const LifeTruthLimits limits;
    for_each_position(games, plan, stop, take, [&](DrawnPosition drawn) {
        LifeProblem problem;
        problem.game = drawn.name;
        problem.move = drawn.move;
        auto end = sgf::position_before_move(drawn.game, drawn.game.move_count() + 1);
        return PositionDrawing(drawn.board, std::get<sgf::SgfPosition>(end).board, problem, prover, limits)
            .draw(drawn.random);
    });
}

void draw_open_life(const std::map<std::string, sgf::Game>& games, const LifeDrawingPlan& plan,
                    const std::atomic<bool>& stop, const TakeProblems& take) {
    LifeProver prover;
    for_each_position(games, plan, stop, take, [&](DrawnPosition drawn) {
        LifeProblem problem;
        problem.game = drawn.name;
        problem.move = drawn.move;
        return PositionDrawing(drawn.board, drawn.board, problem, prover, open_limits).draw_open(drawn.random);
    });
}

void draw_composed_life(const std::string& split, ProofEffort effort, const LifeDrawingPlan& plan,
                        const std::atomic<bool>& stop, const TakeProblems& take) {
    const bool is_long = effort == ProofEffort::long_searches;
    LifeProver prover(is_long ? entries_of_long_searches : usual_entries);
    LifeProblem problem;
    problem.game = composed_set(split);
    for (problem.move = plan.first + 1; problem.move <= plan.first + plan.positions && !stop; ++problem.move) {
        const auto composed = composed_board(problem.game, problem.move);
        if (!composed) {
            take({});
            continue;
        }
        const Board board(composed->position);
        const auto draw_by = [&](const LifeTruthLimits& limits) {
            return PositionDrawing(board, board, problem, prover, limits)
                .draw_composed(composed->stone, composed->region);
        };
        if (!is_long)
            take(draw_by(open_limits));
        else
            take(draw_by(limits_of_a_sight).others.contains(NoProblem::open) ? draw_by(long_limits) : DrawnProblems{});
    }
}

void draw_agreed_life(const std::map<std::string, sgf::Game>& games, const LifeDrawingPlan& plan,
                      const std::filesystem::path& folder, const std::atomic<bool>& stop, const TakeProblems& take) {
    LifeAgreement agreement(folder, {});
    for_each_position(games, plan, stop, take, [&](const DrawnPosition& drawn) {
        return DrawnProblems{agreement.problems(drawn.game, drawn.name, drawn.move), {}};
    });
}

}  // namespace katachi::regression
