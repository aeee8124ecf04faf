#include "engine/board/unconditional_life.h"

#include <gtest/gtest.h>

#include <string>

namespace katachi {
namespace {

// A letter for each point: a alive, d dead, b and w territory of Black and White, . undecided.
std::string drawn(const char* rows) {
    const Board board(parse_rows(rows).value());
    std::string text;
    for (int row = 0; row < board.size(); ++row) {
        if (row > 0) text += '/';
        for (int column = 0; column < board.size(); ++column) {
            const std::string status = name(unconditional_status(board, vertex_at(row, column)));
            text += status == "undecided" ? '.' : status[0];
        }
    }
    return text;
}

TEST(UnconditionalLife, TwoEyesOfOnePointLive) {
    EXPECT_EQ(drawn(".X.XO/XXXXO/OOOO./...../....."), "baba./aaaa./...../...../.....");
}

TEST(UnconditionalLife, OneEyeDoesNot) {
    EXPECT_EQ(drawn(".XO../XXO../OO.../...../....."), "...../...../...../...../.....");
}

TEST(UnconditionalLife, StonesWithinAnEyeAreDead) {
    EXPECT_EQ(drawn(".X..X/XXXXX/...../...../.....").substr(0, 5), "babba");
    EXPECT_EQ(drawn(".XO.X/XXXXX/...../...../.....").substr(0, 5), "badba");
}

TEST(UnconditionalLife, AnEmptyBoardIsUndecided) { EXPECT_EQ(drawn(".../.../..."), ".../.../..."); }

}  // namespace
}  // namespace katachi
