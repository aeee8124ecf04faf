#include "tools/authoring/drawing/spaced_rows.h"

#include <gtest/gtest.h>

namespace katachi::authoring {
namespace {

TEST(SpacedRows, AreDrawnTogether) {
    EXPECT_EQ(with_rows_drawn_together(". X O\n. . x\n"), ".XO\n..x\n");
    EXPECT_EQ(with_rows_drawn_together("  . X\r\n\t.  O"), ".X\n.O\n");
}

TEST(SpacedRows, HaveEdgesOfTheirLength) {
    EXPECT_EQ(with_rows_drawn_together("+------\n| . X O\n|. . .\n"), "+---\n|.XO\n|...\n");
    EXPECT_EQ(with_rows_drawn_together(". X |\n. O |\n-----+\n"), ".X|\n.O|\n--+\n");
}

TEST(SpacedRows, LeaveWhatStandsAroundThem) {
    EXPECT_EQ(with_rows_drawn_together("Pattern A1\n# a remark\n\n. 1\nX O\n2 at 1\n\n:8,a b\n\n. .\n"),
              "Pattern A1\n# a remark\n\n.1\nXO\n2 at 1\n\n:8,a b\n\n. .\n");
}

TEST(SpacedRows, AreNoneWherePointsTouch) {
    for (const char* text :
         {"", "\n", ".XO\n...\n", "XO a\n.. b\n", ".\nX\n", ". X O\n...\n", "---\n", "| .\n| X\n", ":8\n. X\n"})
        EXPECT_FALSE(with_rows_drawn_together(text)) << text;
}

}  // namespace
}  // namespace katachi::authoring
