#include "games/owners/owner_report.h"

#include <gtest/gtest.h>

#include <cmath>

#include "engine/analysis/position_owners.h"
#include "tests/support/needs.h"
#include "tests/support/nightly.h"
#include "tests/support/shared_data.h"

namespace katachi::games {
namespace {

// Black owns the left column, White the right one, nobody the others; each side has a stone there, and White's dies.
CountedPosition counted() {
    return {.move = 60,
            .komi = 0,
            .result = 2,
            .position = board::parse_rows("X...O/X..../...../...../O....").value(),
            .owners = board::parse_rows("X...O/X...O/X...O/X...O/X...O").value()};
}

TEST(OwnerReport, CountsPointsStonesAndScores) {
    influence::Field black{};
    for (int row = 0; row < 5; ++row)
        for (int column = 0; column < 5; ++column)
            black[influence::at(board::vertex_at(row, column))] = column == 0 ? 1.0F : column == 4 ? 0.0F : 0.5F;
    OwnerReport report;
    report.add(counted(), black, {});
    const OwnerCount& all = report.all();
    EXPECT_EQ(all.points, 25U);
    EXPECT_EQ(all.right, 17.5);
    EXPECT_EQ(all.stones, 4U);
    EXPECT_EQ(all.stones_right, 4);
    EXPECT_EQ(all.dying, 1U);
    EXPECT_EQ(all.dying_found, 1);
    EXPECT_EQ(all.squares, 0);
    EXPECT_EQ(report.by_move().at(60).points, 25U);
    EXPECT_EQ(report.worst_tenth(), 0);
    // Neither side has more; half a point goes to who plays last.
    EXPECT_NEAR(all.chances_error, 2.5, 1e-6);
    EXPECT_NEAR(all.score_balance, -all.score_error, 1e-6) << "Black got more than he was told";
    const std::array<std::uint64_t, 10> by_tenth{5, 0, 0, 0, 0, 15, 0, 0, 0, 5};
    for (std::size_t i = 0; i < by_tenth.size(); ++i) EXPECT_EQ(report.tenths()[i].points, by_tenth[i]) << i;
}

TEST(OwnerReport, CountsWhatIsWrong) {
    influence::Field black{};
    OwnerReport report;
    report.add(counted(), black, {});
    const OwnerCount& all = report.all();
    EXPECT_EQ(all.stones_right, 1);
    EXPECT_EQ(all.dying_found, 0);
    EXPECT_EQ(all.within_interval, 0) << "White was to have nearly all";
    EXPECT_NEAR(all.brier(), (5 + 15 * 0.25) / 25, 1e-6);
    EXPECT_NEAR(report.worst_tenth(), (5 + 7.5) / 25, 1e-6);
    EXPECT_NE(text(report).find("\n   60         1"), std::string::npos) << text(report);
    EXPECT_TRUE(text(report).ends_with("farthest apart: 0.500\n")) << text(report);
}

// With KATACHI_NIGHTLY=1 all 800 positions, whose figures engine/position/owners/MEASURED.md has; else those of twenty
// games.
TEST(OwnerReport, FindsThatChancesComeTrue) {
    constexpr const char* judged_file = "outcomes/outcomes-dev.jsonl.gz";
    KATACHI_NEEDS(judged_file);
    const int step = test::rounds(10, 1);
    const auto counted = std::get<std::vector<CountedPosition>>(
        read_counted_positions(test::gzip_bytes(test::shared_data() / judged_file)));
    analysis::OwnerJudge judge;
    OwnerReport report;
    for (std::size_t i = 0; i < counted.size(); ++i)
        if (static_cast<int>(i) / 4 % step == 0)
            report.add(counted[i], judge.owners(board::Board(counted[i].position), counted[i].to_move),
                       position::learned_owner_weights().score);
    const OwnerCount& all = report.all();
    const auto positions = static_cast<double>(all.positions);
    const bool are_all = step == 1;
    EXPECT_LE(all.brier(), are_all ? 0.119 : 0.135) << text(report);
    EXPECT_LE(report.worst_tenth(), are_all ? 0.03 : 0.08);
    EXPECT_GE(all.stones_right / static_cast<double>(all.stones), are_all ? 0.9465 : 0.93);
    EXPECT_GE(all.dying_found / static_cast<double>(all.dying), are_all ? 0.62 : 0.5);
    EXPECT_LE(all.score_error / positions, are_all ? 6.4 : 9);
    EXPECT_LE(std::abs(all.score_balance / positions), are_all ? 1 : 5);
    EXPECT_NEAR(all.within_interval / positions, 0.8, are_all ? 0.05 : 0.15);
}

}  // namespace
}  // namespace katachi::games
