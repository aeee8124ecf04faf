// How much of closed regions is settled, and at what cost.
#include <gtest/gtest.h>

#include <algorithm>
#include <ctime>
#include <iostream>
#include <vector>

#include "engine/life/life_reader.h"
#include "tests/life/closed_region.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"

namespace katachi::life {
namespace {

double processor_milliseconds() { return 1000.0 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

struct Cost {
    double milliseconds;
    std::uint64_t nodes;
    bool is_proved;
};

constexpr std::uint64_t positions_of_a_question = 20'000;

// Questions of either side about regions with so many empty points; the share that is proved within the nodes. The
// share within 20 ms of processor time is printed.
double share_proved(int least_empty, int most_empty, int regions) {
    std::mt19937 random(test::test_seed());
    LifeReader reader({.nodes = positions_of_a_question});
    std::vector<Cost> costs;
    for (int i = 0; i < regions; ++i) {
        const ClosedRegion region = random_closed_region(least_empty, most_empty, random);
        board::Board board(region.position);
        for (const bool is_attack : {true, false}) {
            const double before = processor_milliseconds();
            const LifeAnswer answer = is_attack ? reader.attack(board, region.goal) : reader.defend(board, region.goal);
            costs.push_back({processor_milliseconds() - before, answer.nodes, answer.certainty == Certainty::proved});
        }
    }
    const auto in_time = std::count_if(costs.begin(), costs.end(),
                                       [](const Cost& cost) { return cost.is_proved && cost.milliseconds <= 20; });
    const auto proved = std::count_if(costs.begin(), costs.end(), [](const Cost& cost) { return cost.is_proved; });
    std::uint64_t nodes = 0;
    double milliseconds = 0;
    for (const Cost& cost : costs) {
        nodes += cost.nodes;
        milliseconds += cost.milliseconds;
    }
    std::ranges::sort(costs, {}, &Cost::nodes);
    const auto share_of = [&](auto count) { return static_cast<double>(count) / static_cast<double>(costs.size()); };
    std::cout << least_empty << " to " << most_empty << " empty points: " << costs.size() << " questions, "
              << 100 * share_of(in_time) << " % proved within 20 ms, " << 100 * share_of(proved) << " % within "
              << positions_of_a_question << " nodes; median " << costs[costs.size() / 2].nodes << " nodes, mean "
              << nodes / costs.size() << ", " << 1000 * milliseconds / static_cast<double>(nodes) << " us a node\n";
    return share_of(proved);
}

TEST(ClosedFigures, RegionsAreSettled) {
    EXPECT_GE(share_proved(1, 10, test::rounds(40, 2'000)), 0.97);
    EXPECT_GE(share_proved(11, 16, test::rounds(30, 500)), 0.85);
}

}  // namespace
}  // namespace katachi::life
