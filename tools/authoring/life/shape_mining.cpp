#include "tools/authoring/life/shape_mining.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <set>
#include <tuple>

#include "base/long_work/interrupt.h"
#include "base/random/split_mix.h"

namespace katachi::authoring {

namespace {

constexpr int seeds_of_a_shape = 24;  // moves that it may be grown from
constexpr int most_cells = 14;
constexpr double least_evidence = 9;   // three standard deviations
constexpr double least_growth = 1.02;  // of the evidence by one more cell
constexpr double doubt_of_evidence = 25;
constexpr double doubt_of_promise = 4;
constexpr double least_promise = 0.25, most_promise = 2;
constexpr int least_problems = 4;  // in which a shape's move was right

// What one more cell would do, over all moves that fit as far as the shape has grown.
struct CellSums {
    double gain = 0;                  // right moves more than the search expects
    double square = 0;                // of each problem's gain, added up
    double spread = 0;                // variance of what is expected
    double of_problem = 0;            // gain of the problem at hand
    double expected = 0, winner = 0;  // of the example at hand

    void end_example(double weight) {
        const double difference = weight * (winner - expected);
        gain += difference;
        of_problem += difference;
        spread += weight * expected * (1 - expected);
        expected = winner = 0;
    }
    void end_problem() {
        square += of_problem * of_problem;
        of_problem = 0;
    }
    // How many standard deviations from nothing, squared.
    double evidence() const { return gain <= 0 ? 0 : gain * gain / (square + doubt_of_evidence); }
};

// A move that fits in some of the ways in which it may lie.
struct FittingMove {
    std::size_t example = 0, move = 0;
    std::uint8_t ways = 0xFF;
};

class ShapeMining {
  public:
    ShapeMining(const ProofExamples& all, const ShapeMiningOptions& options)
        : all_(all), options_(options), promises_(all.moves.size()), chances_(all.moves.size()) {
        for (std::size_t i = 0; i < all.moves.size(); ++i) promises_[i] = all.moves[i].promise;
        for (std::size_t i = 0; i < all.examples.size(); ++i)
            if (all.examples[i].is_attack == options.is_attack) examples_.push_back(i);
        for (const std::size_t example : examples_) weigh(example);
    }

    std::vector<MinedShape> run() {
        std::vector<MinedShape> shapes;
        while (shapes.size() < options_.most && !is_stopped()) {
            const std::optional<Grown> best = best_shape();
            if (!best) break;
            shapes.push_back(taken(*best));
            if (options_.progress) options_.progress(shapes.size());
        }
        return shapes;
    }

  private:
    struct Grown {
        std::size_t example = 0;
        ViewPoints tested = 0;
        CellSums sums = {};
        std::vector<FittingMove> moves = {};
    };

    bool is_stopped() const { return base::is_stopped(options_.stop); }

    // The chances of its moves, and how far the search is from expecting the one that wins.
    double weigh(std::size_t number) {
        const ProofExample& example = all_.examples[number];
        double most = -1e9, sum = 0;
        for (std::size_t i = 0; i < example.count; ++i) most = std::max(most, promises_[example.first + i]);
        for (std::size_t i = 0; i < example.count; ++i)
            sum += chances_[example.first + i] = std::exp(promises_[example.first + i] - most);
        for (std::size_t i = 0; i < example.count; ++i) chances_[example.first + i] /= sum;
        return example.weight * (1 - chances_[example.first]);
    }

    // Seeds are drawn by what the search does not expect of them.
    std::optional<Grown> best_shape() {
        std::vector<double> sums;
        double sum = 0;
        for (const std::size_t example : examples_) sums.push_back(sum += weigh(example));
        std::optional<Grown> best;
        for (int i = 0; i < seeds_of_a_shape && !is_stopped() && sum > 0; ++i) {
            const double drawn = sum * static_cast<double>(random_.below(1 << 20)) / (1 << 20);
            const auto place = std::upper_bound(sums.begin(), sums.end(), drawn) - sums.begin();
            Grown grown = grow(examples_[static_cast<std::size_t>(place)]);
            if (grown.sums.evidence() < least_evidence || known_.contains(form_of(grown)) || !is_right_often(grown))
                continue;
            if (!best || best->sums.evidence() < grown.sums.evidence()) best = std::move(grown);
        }
        return best;
    }

    Grown grow(std::size_t seed) const {
        Grown grown{.example = seed};
        const ProofExample& example = all_.examples[seed];
        const LocalView& view = all_.moves[example.first].views[0];
        for (const std::size_t number : examples_)
            for (std::size_t i = 0; i < all_.examples[number].count; ++i)
                grown.moves.push_back({number, all_.examples[number].first + i, 0xFF});
        const ViewPoints stones = view.own | view.other;
        ViewPoints cells = (example.zone & ~view.off_board & ~view_bit({0, 0})) | edges(view);
        // Without a stone of the goal no pattern of life is asked.
        ViewPoints choice = cells & view.goal & stones;
        while (choice != 0 && std::popcount(grown.tested) < most_cells) {
            const auto [cell, sums] = best_cell(grown, view, choice);
            if (grown.tested != 0 && sums.evidence() < least_growth * grown.sums.evidence()) break;
            if (sums.evidence() <= 0) break;
            take_cell(grown, view, cell);
            grown.sums = sums;
            cells &= ~cell;
            choice = cells;
        }
        return grown;
    }

    // The nearest points off the board straight to each side.
    static ViewPoints edges(const LocalView& view) {
        ViewPoints found = 0;
        for (const board::Offset step : {board::Offset{-1, 0}, {1, 0}, {0, -1}, {0, 1}})
            for (int i = 1; i <= view_reach; ++i) {
                const ViewPoints bit = view_bit({step.row * i, step.column * i});
                if ((view.off_board & bit) == 0) continue;
                found |= bit;
                break;
            }
        return found;
    }

    // The points are those of `choice` that hold what they hold in the seed, in one of the move's ways.
    ViewPoints held(const FittingMove& fitting, const LocalView& view, ViewPoints choice, bool must_be_goal) const {
        const ExampleMove& move = all_.moves[fitting.move];
        ViewPoints held = 0;
        for (unsigned ways = fitting.ways; ways != 0; ways &= ways - 1) {
            const LocalView& other = move.views[static_cast<std::size_t>(std::countr_zero(ways))];
            held |= view.same(other) & (must_be_goal ? other.goal : ~ViewPoints{0});
        }
        return held & choice;
    }

    std::pair<ViewPoints, CellSums> best_cell(const Grown& grown, const LocalView& view, ViewPoints choice) const {
        std::array<CellSums, view_points> sums{};
        const auto for_each = [&](ViewPoints points, const auto& visit) {
            for (; points != 0; points &= points - 1) visit(static_cast<std::size_t>(std::countr_zero(points)));
        };
        std::size_t example = grown.moves.front().example;
        const auto end_example = [&](std::size_t next) {
            const ProofExample& ended = all_.examples[example];
            const bool ends_problem = next == all_.examples.size() || all_.examples[next].problem != ended.problem;
            for_each(choice, [&](std::size_t cell) {
                sums[cell].end_example(ended.weight);
                if (ends_problem) sums[cell].end_problem();
            });
            example = next;
        };
        for (const FittingMove& fitting : grown.moves) {
            if (fitting.example != example) end_example(fitting.example);
            const bool is_winner = fitting.move == all_.examples[example].first;
            for_each(held(fitting, view, choice, grown.tested == 0), [&](std::size_t cell) {
                sums[cell].expected += chances_[fitting.move];
                if (is_winner) sums[cell].winner = 1;
            });
        }
        end_example(all_.examples.size());
        std::size_t best = static_cast<std::size_t>(std::countr_zero(choice));
        for_each(choice, [&](std::size_t cell) {
            if (sums[cell].evidence() > sums[best].evidence()) best = cell;
        });
        return {ViewPoints{1} << best, sums[best]};
    }

    void take_cell(Grown& grown, const LocalView& view, ViewPoints cell) const {
        const bool must_be_goal = grown.tested == 0;
        std::erase_if(grown.moves, [&](FittingMove& fitting) {
            std::uint8_t ways = 0;
            for (unsigned left = fitting.ways; left != 0; left &= left - 1) {
                const auto way = static_cast<std::size_t>(std::countr_zero(left));
                const LocalView& other = all_.moves[fitting.move].views[way];
                const ViewPoints same = view.same(other) & (must_be_goal ? other.goal : ~ViewPoints{0});
                if ((same & cell) != 0) ways = static_cast<std::uint8_t>(ways | 1U << way);
            }
            fitting.ways = ways;
            return ways == 0;
        });
        grown.tested |= cell;
    }

    // The least of the eight ways to draw it.
    using Form = std::array<ViewPoints, 4>;
    Form form_of(const Grown& grown) const {
        const LocalView& view = all_.moves[all_.examples[grown.example].first].views[0];
        const LocalView cells{view.own & grown.tested, view.other & grown.tested, view.off_board & grown.tested, 0};
        Form least{};
        for (const board::Orientation orientation : board::all_orientations) {
            const LocalView drawn = turned(cells, orientation);
            const Form form{turned(grown.tested, orientation), drawn.own, drawn.other, drawn.off_board};
            if (orientation == board::Orientation::identity || form < least) least = form;
        }
        return least;
    }

    ShapeTrials trials_elsewhere(const Grown& grown) const {
        ShapeTrials trials;
        std::set<std::uint32_t> right, in_vain;
        for (const FittingMove& fitting : grown.moves) {
            const ProofExample& example = all_.examples[fitting.example];
            const bool is_right = fitting.move == example.first;
            if (example.problem == all_.examples[grown.example].problem) continue;
            if (!is_right && !all_.moves[fitting.move].is_refuted) continue;
            ++(is_right ? trials.right : trials.in_vain);
            (is_right ? right : in_vain).insert(example.problem);
        }
        trials.problems_right = static_cast<int>(right.size());
        trials.problems_in_vain = static_cast<int>(in_vain.size());
        return trials;
    }

    bool is_right_often(const Grown& grown) const { return trials_elsewhere(grown).problems_right >= least_problems; }

    // The moves promise more from now on.
    MinedShape taken(const Grown& grown) {
        known_.insert(form_of(grown));
        const ProofExample& example = all_.examples[grown.example];
        const double promise =
            std::clamp(grown.sums.gain / (grown.sums.spread + doubt_of_promise), least_promise, most_promise);
        for (const FittingMove& fitting : grown.moves)
            promises_[fitting.move] = std::max(promises_[fitting.move], all_.moves[fitting.move].promise + promise);
        return {.view = all_.moves[example.first].views[0],
                .tested = grown.tested,
                .is_attack = options_.is_attack,
                .promise = promise,
                .problem = example.problem,
                .elsewhere = trials_elsewhere(grown)};
    }

    const ProofExamples& all_;
    const ShapeMiningOptions& options_;
    std::vector<std::size_t> examples_;  // of the side
    std::vector<double> promises_;       // of moves, with the shapes so far
    std::vector<double> chances_;
    std::set<Form> known_;
    base::SplitMix random_{28};
};

}  // namespace

std::vector<MinedShape> mine_shapes(const ProofExamples& examples, const ShapeMiningOptions& options) {
    return ShapeMining(examples, options).run();
}

}  // namespace katachi::authoring
