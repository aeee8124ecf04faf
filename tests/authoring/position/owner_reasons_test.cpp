// What speaks for the owner of a point adds up to the chance that is told.
#include "tools/authoring/position/owner_reasons.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

#include "tests/support/shared_data.h"

namespace katachi::authoring {
namespace {

PositionReport report_of_example(int move) {
    const auto game = test::project_folder() / "examples/lee-sedol-alphago-2016-game-4.sgf";
    const AskedPosition asked = read_position(game.string(), move);
    return position_report(asked, *asked.to_move, "no patterns", CompiledPatterns({}));
}

TEST(OwnerReasons, AddUpToTheChanceOfThePoint) {
    const PositionReport report = report_of_example(60);
    int stones = 0, points = 0;
    for (int row = 0; row < report.asked.position.size; row += 4)
        for (int column = 0; column < report.asked.position.size; column += 4) {
            const board::Vertex vertex = board::vertex_at(row, column);
            const OwnerReasons reasons = owner_reasons(report, vertex);
            const bool is_stone = board::is_stone(report.asked.position.at(vertex));
            ++(is_stone ? stones : points);
            EXPECT_EQ(reasons.side, is_stone ? report.asked.position.at(vertex) : board::Colour::black);
            const float black = report.owners[influence::at(vertex)];
            EXPECT_FLOAT_EQ(reasons.chance, reasons.side == board::Colour::black ? black : 1 - black);
            const float sum = std::accumulate(reasons.facts.begin(), reasons.facts.end(), reasons.start,
                                              [](float all, const OwnerReason& fact) { return all + fact.log_odds; });
            EXPECT_NEAR(sum, std::log(reasons.chance / (1 - reasons.chance)), 2e-3)
                << board::vertex_name(vertex, report.asked.position.size);
        }
    EXPECT_GE(stones, 4);
    EXPECT_GE(points, 12);
}

TEST(OwnerReasons, AreListedByWeight) {
    const OwnerReasons reasons = owner_reasons(report_of_example(60), board::vertex_at(9, 9));
    ASSERT_GE(reasons.facts.size(), 5U);
    for (std::size_t i = 1; i < reasons.facts.size(); ++i)
        EXPECT_GE(std::abs(reasons.facts[i - 1].log_odds), std::abs(reasons.facts[i].log_odds));
    for (const OwnerReason& fact : reasons.facts) EXPECT_FALSE(fact.meaning.empty()) << fact.name;
}

// Where all strings have the same facts, nothing tells one from the others.
TEST(OwnerReasons, AreNoneWhereNothingDiffers) {
    AskedPosition asked;
    asked.position = board::Position(9);
    asked.position.put(board::vertex_at(4, 4), board::Colour::black);
    const PositionReport report = position_report(asked, board::Colour::white, "no patterns", CompiledPatterns({}));
    const OwnerReasons reasons = owner_reasons(report, board::vertex_at(4, 4));
    EXPECT_TRUE(reasons.facts.empty());
    EXPECT_NEAR(reasons.start, std::log(reasons.chance / (1 - reasons.chance)), 1e-3);
}

}  // namespace
}  // namespace katachi::authoring
