#include "tools/authoring/life/proof_examples.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

#include "base/long_work/interrupt.h"
#include "base/long_work/ordered_work.h"
#include "engine/life/ends/sure_death.h"
#include "engine/life/moves/life_moves.h"

namespace katachi::authoring {

namespace {

constexpr std::size_t most_of_a_problem = 40;
constexpr std::size_t most_moves = 8;  // that a search tries first
constexpr double promise_of_factor_e = 12;

struct Seen {
    bool is_attack = false;
    ViewPoints zone = 0;
    std::vector<ExampleMove> moves = {};
};

class ExampleCollector : public life::MoveAdviser {
  public:
    explicit ExampleCollector(const ClosedProblem& problem)
        : safe_(life::safe_stones(problem.board, problem.goal, problem.goal.attacker())) {}

    std::span<const life::OfferedMove> offer(const life::SearchedPosition& position) override {
        ++visits_[key_of(position)];
        return {};
    }

    void hear(const life::SearchedPosition& position, const life::ProvedMoves& proved) override {
        if (!proved.is_won || proved.winner == board::pass_vertex) return;
        Seen& seen = seen_[key_of(position)];
        if (!seen.moves.empty()) return;
        const life::MoveSurroundings around =
            life::move_surroundings(position.board, position.goal, position.goal_stones, position.to_move,
                                    life::still_safe(position.board, position.goal.attacker(), safe_));
        const auto add = [&](board::Vertex move) {
            ExampleMove example;
            example.is_refuted = proved.refuted.contains(move);
            const LocalView view = view_around(position, move);
            for (const board::Orientation orientation : board::all_orientations)
                example.views[static_cast<std::size_t>(orientation)] = turned(view, orientation);
            example.promise = life::move_promise(around, move) / promise_of_factor_e;
            seen.moves.push_back(example);
        };
        seen.is_attack = position.is_attacker();
        seen.zone = view_of(proved.zone, position.board.size(), proved.winner);
        add(proved.winner);
        // What would have been tried and was not counts against a shape, too: to try it first costs as much.
        life::LifeMoves moves;
        life::add_moves(around, life::life_points(position.board, position.goal, position.goal_stones), moves);
        moves.keep(most_moves);
        board::VertexSet others = proved.refuted;
        for (std::size_t i = 0; i < moves.count(); ++i) others.insert(moves[i].vertex);
        for (const board::Vertex move : others)
            if (move != proved.winner) add(move);
    }

    // Those that were come to most often, the most first.
    std::vector<std::pair<int, Seen>> take() {
        std::vector<std::pair<std::uint64_t, int>> order;
        order.reserve(seen_.size());
        for (const auto& [key, seen] : seen_) order.emplace_back(key, visits_[key]);
        std::ranges::sort(order, [](const auto& a, const auto& b) {
            return std::pair(-a.second, a.first) < std::pair(-b.second, b.first);
        });
        order.resize(std::min(order.size(), most_of_a_problem));
        std::vector<std::pair<int, Seen>> taken;
        for (const auto& [key, visits] : order) taken.emplace_back(visits, std::move(seen_[key]));
        return taken;
    }

  private:
    static std::uint64_t key_of(const life::SearchedPosition& position) {
        return position.board.hash_with(position.to_move);
    }

    board::VertexSet safe_;
    std::unordered_map<std::uint64_t, int> visits_;
    std::unordered_map<std::uint64_t, Seen> seen_;
};

struct FoundExamples {
    std::size_t problem = 0;
    std::vector<std::pair<int, Seen>> examples = {};
    bool is_complete = false;
};

void add_examples(const FoundExamples& found, ProofExamples& all) {
    const double share = 1 / std::sqrt(static_cast<double>(std::max<std::size_t>(1, found.examples.size())));
    for (const auto& [visits, seen] : found.examples) {
        all.examples.push_back({.problem = static_cast<std::uint32_t>(found.problem),
                                .is_attack = seen.is_attack,
                                .weight = share * std::log2(1.0 + visits),
                                .zone = seen.zone,
                                .first = all.moves.size(),
                                .count = seen.moves.size()});
        all.moves.insert(all.moves.end(), seen.moves.begin(), seen.moves.end());
    }
}

}  // namespace

ProofExamples proof_examples(const std::vector<ClosedProblem>& problems, const ExampleOptions& options) {
    ProofExamples all;
    for (const ClosedProblem& problem : problems) all.problems.push_back(problem.name);
    const auto is_stopped = [&] { return base::is_stopped(options.stop); };
    std::size_t done = 0;
    base::OrderedWork<std::size_t, FoundExamples> work(
        options.jobs,
        [&](std::size_t number) {
            FoundExamples found{.problem = number};
            if (is_stopped()) return found;
            ExampleCollector collector(problems[number]);
            life::LifeReader reader(options.limits);
            reader.take_advice(&collector);
            ask_both(reader, problems[number]);
            found.examples = collector.take();
            found.is_complete = true;
            return found;
        },
        [&](const FoundExamples& found) {
            if (!found.is_complete) return;
            add_examples(found, all);
            if (options.progress) options.progress(++done, problems.size());
        });
    for (std::size_t i = 0; i < problems.size() && !is_stopped(); ++i) work.add(i);
    work.finish();
    all.complete = !is_stopped();
    return all;
}

}  // namespace katachi::authoring
