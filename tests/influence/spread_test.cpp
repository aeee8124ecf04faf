#include "engine/influence/spread.h"

#include <gtest/gtest.h>

#include "tests/influence/plain_spread.h"
#include "tests/support/random_position.h"

namespace katachi::influence {
namespace {

using board::vertex_at;

float& at(Field& field, int row, int column) { return field[static_cast<std::size_t>(vertex_at(row, column))]; }

// Stones are closed; all else is open, and lets everything through.
Terrain terrain_of(const board::Position& position) {
    Terrain terrain;
    for (int row = 0; row < position.size; ++row)
        for (int column = 0; column < position.size; ++column)
            if (position.at(row, column) == board::Colour::empty) {
                terrain.open.insert(vertex_at(row, column));
                at(terrain.permeability, row, column) = 1;
            }
    return terrain;
}

Terrain empty_board(int size) { return terrain_of(board::Position(size)); }

Field spread(const Source& source, const Terrain& terrain, int size) {
    Field influence{};
    Spreading(size).add(source, terrain, influence);
    return influence;
}

// The picture of chapter 13.6, where fractions are cut off.
TEST(Spread, OfOneStoneIsThatOfTheManual) {
    constexpr int expected[6][6] = {{100, 33, 11, 3, 1, 0}, {33, 16, 5, 2, 1, 0}, {11, 5, 3, 1, 0, 0},
                                    {3, 2, 1, 0, 0, 0},     {1, 1, 0, 0, 0, 0},   {0, 0, 0, 0, 0, 0}};
    Field influence = spread({.vertex = vertex_at(9, 9), .strength = 100}, empty_board(19), 19);
    for (int row = 0; row < 5; ++row)
        for (int column = 0; column < 5; ++column)
            for (const int sign : {-1, 1})
                EXPECT_EQ(static_cast<int>(at(influence, 9 + sign * row, 9 - sign * column)), expected[row][column])
                    << row << ' ' << column;
}

TEST(Spread, FarReachingSourcesHaveLessAttenuation) {
    Field influence = spread({.vertex = vertex_at(4, 4), .strength = 100, .attenuation = 2}, empty_board(9), 9);
    EXPECT_FLOAT_EQ(at(influence, 4, 5), 50);
    EXPECT_FLOAT_EQ(at(influence, 3, 5), 25);
    EXPECT_FLOAT_EQ(at(influence, 4, 6), 25);
}

// Chapter 13.8: what passes diagonally needs one of the two points beside its way.
TEST(Spread, DoesNotPassBetweenTwoClosedPointsDiagonally) {
    Terrain terrain = empty_board(9);
    at(terrain.permeability, 4, 3) = 0;
    at(terrain.permeability, 5, 4) = 0;
    const Source source{.vertex = vertex_at(3, 5), .strength = 100};
    Field influence = spread(source, terrain, 9);
    EXPECT_GT(at(influence, 4, 4), 0);
    EXPECT_EQ(at(influence, 5, 3), 0);
    at(terrain.permeability, 4, 3) = 0.5F;
    influence = spread(source, terrain, 9);
    EXPECT_GT(at(influence, 5, 3), 0);
}

TEST(Spread, EqualsItsDefinition) {
    std::mt19937 random(test::test_seed());
    for (int i = 0; i < 300; ++i) {
        const int size = std::uniform_int_distribution(5, 19)(random);
        Terrain terrain = terrain_of(test::random_position(size, 0.25, random));
        std::uniform_real_distribution<float> share(0, 1);
        for (const board::Vertex vertex : terrain.open)
            if (share(random) < 0.2F) terrain.permeability[static_cast<std::size_t>(vertex)] = share(random);
        std::uniform_int_distribution<int> line(0, size - 1);
        const Source source{vertex_at(line(random), line(random)), 100, 2 + share(random)};
        terrain.open.remove(source.vertex);
        const Field quick = spread(source, terrain, size), plain = plain_spread(source, terrain, size);
        for (std::size_t vertex = 0; vertex < quick.size(); ++vertex)
            ASSERT_NEAR(quick[vertex], plain[vertex], 1e-3) << "vertex " << vertex << " of board " << i;
    }
}

}  // namespace
}  // namespace katachi::influence
