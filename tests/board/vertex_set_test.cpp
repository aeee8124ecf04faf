#include "engine/board/vertex_set.h"

#include <gtest/gtest.h>

#include <random>
#include <set>

#include "tests/support/random_position.h"

namespace katachi::board {
namespace {

std::set<Vertex> listed(const VertexSet& set) { return {set.begin(), set.end()}; }

TEST(VertexSet, StartsEmpty) {
    const VertexSet set;
    EXPECT_TRUE(set.empty());
    EXPECT_EQ(set.count(), 0);
    EXPECT_EQ(set.first(), pass_vertex);
    EXPECT_TRUE(listed(set).empty());
}

TEST(VertexSet, SaysWhetherItChanged) {
    VertexSet set;
    EXPECT_TRUE(set.insert(64));
    EXPECT_FALSE(set.insert(64));
    EXPECT_TRUE(set.remove(64));
    EXPECT_FALSE(set.remove(64));
}

TEST(VertexSet, HoldsTheLastVertex) {
    VertexSet set = VertexSet::of(static_cast<Vertex>(vertex_count) - 1);
    EXPECT_EQ(set.first(), static_cast<Vertex>(vertex_count) - 1);
    EXPECT_EQ(set.count(), 1);
}

TEST(VertexSet, NeighboursCrossTheWords) {
    for (int row = 0; row < max_board_size; ++row)
        for (int column = 0; column < max_board_size; ++column) {
            const Vertex vertex = vertex_at(row, column);
            std::set<Vertex> expected;
            for (const int step : neighbour_steps) expected.insert(vertex + step);
            EXPECT_EQ(listed(VertexSet::of(vertex).beside()), expected) << vertex;
        }
}

TEST(VertexSet, IsASet) {
    std::mt19937 random(test::test_seed());
    for (int round = 0; round < 200; ++round) {
        std::array<std::set<Vertex>, 2> plain;
        std::array<VertexSet, 2> sets;
        for (int i = 0; i < 120; ++i) {
            const auto vertex = static_cast<Vertex>(random() % vertex_count);
            const std::size_t which = random() % 2;
            if (random() % 3 == 0) {
                EXPECT_EQ(sets[which].remove(vertex), plain[which].erase(vertex) == 1);
            } else {
                EXPECT_EQ(sets[which].insert(vertex), plain[which].insert(vertex).second);
            }
        }
        std::set<Vertex> both, either = plain[0], left = plain[0];
        for (const Vertex vertex : plain[1]) {
            if (plain[0].contains(vertex)) both.insert(vertex);
            either.insert(vertex);
            left.erase(vertex);
        }
        EXPECT_EQ(listed(sets[0]), plain[0]);
        EXPECT_EQ(listed(sets[0] & sets[1]), both);
        EXPECT_EQ(listed(sets[0] | sets[1]), either);
        EXPECT_EQ(listed(sets[0] - sets[1]), left);
        EXPECT_EQ(sets[0].intersects(sets[1]), !both.empty());
        EXPECT_EQ(sets[0].count(), static_cast<int>(plain[0].size()));
        EXPECT_EQ(sets[0].second(), plain[0].size() < 2 ? pass_vertex : *std::next(plain[0].begin()));
        int index = 0;
        for (const Vertex vertex : plain[0]) EXPECT_EQ(sets[0].nth(index++), vertex);
    }
}

}  // namespace
}  // namespace katachi::board
