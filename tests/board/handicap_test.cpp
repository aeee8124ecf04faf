#include "engine/board/handicap.h"

#include <gtest/gtest.h>

namespace katachi::board {
namespace {

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
