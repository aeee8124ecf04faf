#include "engine/influence/bouzy.h"

#include <gtest/gtest.h>

namespace katachi::influence {
namespace {

using Rows = std::vector<std::vector<int>>;

// Two white stones with a point between them, in the middle of a large board: the example of chapter 14.2.
Rows around_the_jump(Morphology morphology, int rows, int columns) {
    board::Position position(19);
    board::VertexSet living;
    for (const int column : {8, 10}) {
        const board::Vertex vertex = board::vertex_at(9, column);
        position.points[static_cast<std::size_t>(vertex)] = board::Colour::white;
        living.insert(vertex);
    }
    const auto map = bouzy_map(position, living, morphology);
    Rows found;
    for (int row = 9 - rows; row <= 9 + rows; ++row) {
        found.emplace_back();
        for (int column = 9 - columns; column <= 9 + columns; ++column)
            found.back().push_back(map[static_cast<std::size_t>(board::vertex_at(row, column))]);
    }
    return found;
}

TEST(Bouzy, DilatesAsTheManualShows) {
    EXPECT_EQ(around_the_jump({1, 0}, 1, 2), (Rows{{0, 1, 0, 1, 0}, {1, 128, 2, 128, 1}, {0, 1, 0, 1, 0}}));
    EXPECT_EQ(around_the_jump({2, 0}, 2, 3), (Rows{{0, 0, 1, 0, 1, 0, 0},
                                                   {0, 2, 2, 3, 2, 2, 0},
                                                   {1, 2, 132, 4, 132, 2, 1},
                                                   {0, 2, 2, 3, 2, 2, 0},
                                                   {0, 0, 1, 0, 1, 0, 0}}));
}

TEST(Bouzy, ErodesAsTheManualShows) {
    EXPECT_EQ(around_the_jump({3, 3}, 1, 2), (Rows{{0, 5, 6, 5, 0}, {5, 136, 8, 136, 5}, {0, 5, 6, 5, 0}}));
    EXPECT_EQ(around_the_jump({3, 4}, 1, 2), (Rows{{0, 3, 5, 3, 0}, {2, 136, 8, 136, 2}, {0, 3, 5, 3, 0}}));
    EXPECT_EQ(around_the_jump({3, 5}, 1, 2), (Rows{{0, 1, 4, 1, 0}, {0, 136, 8, 136, 0}, {0, 1, 4, 1, 0}}));
    EXPECT_EQ(around_the_jump({3, 6}, 1, 2), (Rows{{0, 0, 3, 0, 0}, {0, 135, 8, 135, 0}, {0, 0, 3, 0, 0}}));
    EXPECT_EQ(around_the_jump({3, 7}, 1, 2), (Rows{{0, 0, 0, 0, 0}, {0, 132, 8, 132, 0}, {0, 0, 0, 0, 0}}));
}

TEST(Bouzy, StonesThatAreLostAreNoStones) {
    board::Position position(19);
    for (const int column : {8, 10}) position.put(board::vertex_at(9, column), board::Colour::black);
    const board::Vertex living = board::vertex_at(9, 8);
    board::Position alone(19);
    alone.put(living, board::Colour::black);
    EXPECT_EQ(bouzy_map(position, board::VertexSet::of(living), bouzy_area),
              bouzy_map(alone, board::VertexSet::of(living), bouzy_area));
}

TEST(Bouzy, AStoneAloneMakesNoTerritory) {
    board::Position position(19);
    const board::Vertex stone = board::vertex_at(9, 9);
    position.points[static_cast<std::size_t>(stone)] = board::Colour::black;
    const auto map = bouzy_map(position, board::VertexSet::of(stone), bouzy_territory);
    for (std::size_t vertex = 0; vertex < map.size(); ++vertex)
        EXPECT_EQ(map[vertex] != 0, static_cast<board::Vertex>(vertex) == stone);
}

}  // namespace
}  // namespace katachi::influence
