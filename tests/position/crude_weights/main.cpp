// Learns the curves of the crude judge (engine/position/crude_curves.cpp) from counted games, and prints them as they
// stand there: `katachi-crude-weights first`, then, built with these, `katachi-crude-weights second`.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <string_view>
#include <vector>

#include "engine/analysis/stages.h"
#include "engine/eyes/solved_eyes.h"
#include "engine/position/crude_curves.h"
#include "tests/support/outcomes.h"
#include "tests/support/told_trouble.h"

namespace katachi::position {
namespace {

constexpr const char* learned_outcomes_file = "outcomes/outcomes-train.jsonl.gz";
constexpr double ridge = 20;  // keeps curves level where there is little to learn from

// A dragon: its stones that stay on the board to the end, those that do not, and where it lies on each curve: how far
// it has come from each knot to the next.
struct Example {
    double kept = 0, lost = 0;
    std::vector<double> steps;
};

std::vector<double> steps_of(const std::vector<CrudeFact>& facts, const CrudeCurves& learned) {
    std::vector<double> steps{1};
    for (std::size_t i = 0; i < facts.size(); ++i) {
        const CrudeCurve& curve = learned.curves[i];
        for (std::size_t k = 1; k < curve.count; ++k) {
            const float left = curve.knots[k - 1].amount, right = curve.knots[k].amount;
            steps.push_back(std::clamp((facts[i].amount - left) / (right - left), 0.0F, 1.0F));
        }
    }
    return steps;
}

class Examples {
  public:
    explicit Examples(bool is_first) : is_first_(is_first) {}

    void add(const test::Outcome& outcome) {
        reading::Tactics tactics;
        analysis::Stages stages(tactics, known_);
        stages.set(board::Board(outcome.position), outcome.to_move);
        const Dragons& dragons = stages.dragons_before_life();
        for (int number = 0; number < dragons.count(); ++number) {
            const Dragon& dragon = dragons.number(number);
            const bool is_to_move = dragon.colour == outcome.to_move;
            Example example;
            for (const board::Vertex stone : dragon.stones) {
                const board::Colour owner = outcome.owners.at(stone);
                if (owner != board::Colour::empty) (owner == dragon.colour ? example.kept : example.lost) += 1;
            }
            example.steps = is_first_
                                ? steps_of(first_facts(dragons, number, stages.worm_reach()), first_curves())
                                : steps_of(second_facts(dragons, number, is_to_move, stages.crude_judge().first_look()),
                                           second_curves());
            all_.push_back(std::move(example));
        }
    }

    const std::vector<Example>& all() const { return all_; }

  private:
    bool is_first_;
    eyespaces::KnownGames known_{solved_eyes().eyes};
    std::vector<Example> all_;
};

using Matrix = std::vector<std::vector<double>>;

// The equations are solved by elimination; the matrix is symmetric and positive.
std::vector<double> solved(Matrix matrix, std::vector<double> sides) {
    const std::size_t count = sides.size();
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t row = i + 1; row < count; ++row) {
            const double factor = matrix[row][i] / matrix[i][i];
            for (std::size_t column = i; column < count; ++column) matrix[row][column] -= factor * matrix[i][column];
            sides[row] -= factor * sides[i];
        }
    for (std::size_t i = count; i-- > 0;) {
        for (std::size_t column = i + 1; column < count; ++column) sides[i] -= matrix[i][column] * sides[column];
        sides[i] /= matrix[i][i];
    }
    return sides;
}

double chance(const Example& example, const std::vector<double>& weights) {
    double sum = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) sum += weights[i] * example.steps[i];
    return 1 / (1 + std::exp(-sum));
}

// Logistic regression by Newton's method, each stone an event.
std::vector<double> learned(const std::vector<Example>& examples) {
    constexpr int rounds = 12;
    const std::size_t count = examples.front().steps.size();
    std::vector<double> weights(count);
    for (int round = 0; round < rounds; ++round) {
        Matrix curvature(count, std::vector<double>(count));
        std::vector<double> slope(count);
        for (std::size_t i = 0; i < count; ++i) {
            const double pull = i == 0 ? 1e-6 : ridge;  // the constant is free
            curvature[i][i] = pull;
            slope[i] = -pull * weights[i];
        }
        for (const Example& example : examples) {
            const double p = chance(example, weights), stones = example.kept + example.lost;
            for (std::size_t i = 0; i < count; ++i) {
                slope[i] += (example.kept - stones * p) * example.steps[i];
                const double part = stones * p * (1 - p) * example.steps[i];
                if (part == 0) continue;
                for (std::size_t j = 0; j < count; ++j) curvature[i][j] += part * example.steps[j];
            }
        }
        const std::vector<double> step = solved(std::move(curvature), std::move(slope));
        for (std::size_t i = 0; i < count; ++i) weights[i] += step[i];
    }
    return weights;
}

void print(const CrudeCurves& curves, const std::vector<double>& weights, std::string_view look) {
    const auto number = [](double value) {
        std::string text = std::to_string(value);
        text.resize(text.find('.') + 4);
        return text + "F";
    };
    std::printf("constexpr float %s_constant = %s;\n", std::string(look).c_str(), number(weights[0]).c_str());
    std::size_t next = 1;
    for (const CrudeCurve& curve : curves.curves) {
        std::printf("    curve(\"%s\", {", std::string(curve.fact).c_str());
        double log_odds = 0;
        for (std::size_t k = 0; k < curve.count; ++k) {
            if (k > 0) log_odds += weights[next++];
            std::printf("%s{%s, %s}", k > 0 ? ", " : "", number(static_cast<double>(curve.knots[k].amount)).c_str(),
                        number(log_odds).c_str());
        }
        std::printf("}),\n");
    }
}

}  // namespace
}  // namespace katachi::position

int main(int count, char** arguments) {
    using namespace katachi;
    const std::string_view look = count == 2 ? arguments[1] : "";
    if (look != "first" && look != "second") {
        std::fputs("usage: katachi-crude-weights first|second\n", stderr);
        return 2;
    }
    return test::told_trouble("katachi-crude-weights", [&] {
        const bool is_first = look == "first";
        position::Examples examples(is_first);
        for (const test::Outcome& outcome : test::outcomes(position::learned_outcomes_file, 1)) examples.add(outcome);
        position::print(is_first ? position::first_curves() : position::second_curves(),
                        position::learned(examples.all()), look);
    });
}
