#include "engine/counting/score.h"

#include <gtest/gtest.h>

namespace katachi {
namespace {

VertexSet points(const Board& board, std::initializer_list<const char*> names) {
    VertexSet set;
    for (const char* name : names) set.insert(parse_vertex(name, board.size()).value());
    return set;
}

const Board& finished() {
    static const Board board(parse_rows(".XO../XXO../.XOX./XXOO./.XO..").value());
    return board;
}

TEST(Score, AreaCountsStonesAndWhatTheySurround) {
    EXPECT_EQ(board_balance(finished(), Scoring::area, points(finished(), {"D3"})), 10 - 15);
}

TEST(Score, TerritoryCountsPrisonersToo) {
    EXPECT_EQ(board_balance(finished(), Scoring::territory, points(finished(), {"D3"})), 3 - (9 + 1));
}

TEST(Score, ADeadStoneLeftOnTheBoardSpoilsTheRegion) {
    EXPECT_EQ(board_balance(finished(), Scoring::area), 10 + 1 - 6);
    EXPECT_EQ(surrounded_points(finished()).neutral.count(), 8);
}

TEST(Score, CapturesCountOnlyAsTerritory) {
    Board board(parse_rows("OX./.../...").value());
    board.play(Colour::black, parse_vertex("A2", 3).value());
    EXPECT_EQ(board_balance(board, Scoring::area), 9);
    EXPECT_EQ(board_balance(board, Scoring::territory), 7 + 1);
}

TEST(Score, AnEmptyBoardBelongsToNobody) {
    EXPECT_EQ(board_balance(Board(9), Scoring::area), 0);
    EXPECT_EQ(surrounded_points(Board(9)).neutral.count(), 81);
}

TEST(Score, HandicapStonesAreWorthWhatTheRulesSay) {
    EXPECT_EQ(handicap_points(HandicapPoints::none, 4), 0);
    EXPECT_EQ(handicap_points(HandicapPoints::one_less, 4), 3);
    EXPECT_EQ(handicap_points(HandicapPoints::all, 4), 4);
    EXPECT_EQ(handicap_points(HandicapPoints::all, 0), 0);
}

TEST(Score, ResultsReadAsInGameRecords) {
    EXPECT_EQ(result_text(3.5), "B+3.5");
    EXPECT_EQ(result_text(-12), "W+12");
    EXPECT_EQ(result_text(0), "0");
}

}  // namespace
}  // namespace katachi
