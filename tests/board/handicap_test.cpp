#include "engine/board/handicap.h"

#include <gtest/gtest.h>

namespace katachi::board {
namespace {

TEST(FixedHandicap, NeedsRoomForItsStones) {
    for (const auto& [size, stones] :
         {std::pair{5, 0}, {6, 0}, {7, 4}, {8, 4}, {9, 9}, {10, 4}, {11, 9}, {18, 4}, {19, 9}})
        EXPECT_EQ(most_fixed_handicap(size), stones) << size;
    for (int stones = 2; stones <= 9; ++stones) EXPECT_EQ(fixed_handicap(9, stones).count(), stones);
}

TEST(FixedHandicap, FillsCornersThenSidesAndTheCentreWithOddNumbers) {
    const auto has = [](int stones, const char* point) {
        return fixed_handicap(19, stones).contains(parse_vertex(point, 19).value());
    };
    EXPECT_TRUE(has(2, "Q16") && has(2, "D4"));
    EXPECT_TRUE(has(3, "D16") && !has(3, "K10"));
    EXPECT_TRUE(has(5, "Q4") && has(5, "K10"));
    EXPECT_TRUE(has(6, "D10") && has(6, "Q10") && !has(6, "K10"));
    EXPECT_TRUE(has(7, "K10") && !has(7, "K16"));
    EXPECT_TRUE(has(8, "K16") && has(8, "K4") && !has(8, "K10"));
}

TEST(FreeHandicap, PutsNoStonesSideBySide) {
    constexpr int size = 5;
    const VertexSet stones = free_handicap(size, 30);
    EXPECT_FALSE(stones.beside().intersects(stones));
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column) {
            const Vertex vertex = vertex_at(row, column);
            EXPECT_TRUE(stones.contains(vertex) || stones.beside().contains(vertex)) << "there is room for another";
        }
}

TEST(FreeHandicap, GivesAllStonesThatAreAskedForWhereThereIsRoom) {
    for (const int stones : {0, 1, 2, 5, 9, 12}) EXPECT_EQ(free_handicap(19, stones).count(), stones);
}

}  // namespace
}  // namespace katachi::board
