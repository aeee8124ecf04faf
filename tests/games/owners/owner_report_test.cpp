#include "games/owners/owner_report.h"

#include <gtest/gtest.h>

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
}

TEST(OwnerReport, CountsWhatIsWrong) {
    influence::Field black{};
    OwnerReport report;
    report.add(counted(), black, {});
    const OwnerCount& all = report.all();
    EXPECT_EQ(all.stones_right, 2);
    EXPECT_EQ(all.dying_found, 0);
    EXPECT_NEAR(all.brier(), (5 + 15 * 0.25) / 25, 1e-6);
    EXPECT_NEAR(report.worst_tenth(), (5 + 7.5) / 25, 1e-6);
    EXPECT_NE(text(report).find("\n   60         1"), std::string::npos) << text(report);
}

}  // namespace
}  // namespace katachi::games
