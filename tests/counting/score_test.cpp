#include "engine/counting/score.h"

#include <gtest/gtest.h>

namespace katachi::counting {
namespace {

board::VertexSet points(const board::Board& board, std::initializer_list<const char*> names) {
    board::VertexSet set;
    for (const char* name : names) set.insert(board::parse_vertex(name, board.size()).value());
    return set;
}

const board::Board& finished() {
    static const board::Board board(board::parse_rows(".XO../XXO../.XOX./XXOO./.XO..").value());
    return board;
}

TEST(Score, AreaCountsStonesAndWhatTheySurround) {
    EXPECT_EQ(board_balance(finished(), board::Scoring::area, points(finished(), {"D3"})), 10 - 15);
}

TEST(Score, TerritoryCountsPrisonersToo) {
    EXPECT_EQ(board_balance(finished(), board::Scoring::territory, points(finished(), {"D3"})), 3 - (9 + 1));
}

TEST(Score, ADeadStoneLeftOnTheBoardSpoilsTheRegion) {
    EXPECT_EQ(board_balance(finished(), board::Scoring::area), 10 + 1 - 6);
    EXPECT_EQ(surrounded_points(finished()).neutral.count(), 8);
}

TEST(Score, CapturesCountOnlyAsTerritory) {
    board::Board board(board::parse_rows("OX./.../...").value());
    board.play(board::Colour::black, board::parse_vertex("A2", 3).value());
    EXPECT_EQ(board_balance(board, board::Scoring::area), 9);
    EXPECT_EQ(board_balance(board, board::Scoring::territory), 7 + 1);
}

TEST(Score, AnEmptyBoardBelongsToNobody) {
    EXPECT_EQ(board_balance(board::Board(9), board::Scoring::area), 0);
    EXPECT_EQ(surrounded_points(board::Board(9)).neutral.count(), 81);
}

TEST(Score, AFinishedBoardHasFewDame) {
    EXPECT_TRUE(
        has_few_dame(board::Board(board::parse_rows(".X.O./.X.O./.X.O./.X.O./.X.O.").value()), board::VertexSet()));
    EXPECT_FALSE(has_few_dame(board::Board(9), board::VertexSet()));
}

// The board is a large one, with so many points between both sides.
bool has_few_dame_of(int dame) {
    constexpr int size = 19;
    board::Position position(size);
    for (int row = 0; row < size; ++row)
        for (int column = 1; column < size; ++column)
            position.put(board::vertex_at(row, column), column < 9 ? board::Colour::black : board::Colour::white);
    position.put(board::vertex_at(0, 0), board::Colour::black);
    for (int i = 0; i < dame; ++i) position.put(board::vertex_at(i % size, i < size ? 9 : 10), board::Colour::empty);
    return has_few_dame(board::Board(position), board::VertexSet());
}

TEST(Score, FewDameAreEightInAHundredPoints) {
    EXPECT_TRUE(has_few_dame_of(28));
    EXPECT_FALSE(has_few_dame_of(29));
}

TEST(Score, PointsOfDeadStonesAreNoDame) {
    const board::Board board(board::parse_rows("OOOO./OOOO./XXXXX/XXXXX/XXXXX").value());
    const board::VertexSet neutral = board.stones(board::Colour::white) | board.empty_points();
    EXPECT_TRUE(has_few_dame(board, Surrounded{.black = {}, .white = {}, .neutral = neutral}));
}

TEST(Score, ADeadStoneMakesNoDame) {
    const board::Board board(board::parse_rows("XX.../XX.../XX.../XX.O./XX...").value());
    EXPECT_FALSE(has_few_dame(board, board::VertexSet()));
    EXPECT_TRUE(has_few_dame(board, board.stones(board::Colour::white)));
}

TEST(Score, TrompAndTaylorLeaveDeadStones) {
    for (const board::Rules& rules : board::rule_sets())
        EXPECT_EQ(dead_stones_stay(rules), rules.name == "tromp-taylor") << rules.name;
}

TEST(Score, HandicapStonesAreWorthWhatTheRulesSay) {
    EXPECT_EQ(handicap_points(board::HandicapPoints::none, 4), 0);
    EXPECT_EQ(handicap_points(board::HandicapPoints::one_less, 4), 3);
    EXPECT_EQ(handicap_points(board::HandicapPoints::all, 4), 4);
    EXPECT_EQ(handicap_points(board::HandicapPoints::all, 2), 2);
    EXPECT_EQ(handicap_points(board::HandicapPoints::all, 1), 0);
    EXPECT_EQ(handicap_points(board::HandicapPoints::all, 0), 0);
}

TEST(Score, ResultsReadAsInGameRecords) {
    EXPECT_EQ(result_text(3.5), "B+3.5");
    EXPECT_EQ(result_text(-12), "W+12");
    EXPECT_EQ(result_text(0), "0");
}

}  // namespace
}  // namespace katachi::counting
