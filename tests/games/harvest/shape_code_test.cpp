// Codes of local shapes.
#include "games/harvest/shape_code.h"

#include <gtest/gtest.h>

#include "engine/board/turned_vertex.h"
#include "tests/support/random_position.h"
#include "tests/support/turned_position.h"

namespace katachi::games {
namespace {

std::vector<ShapeCode> codes_at(const board::Position& position, board::Vertex vertex, board::Colour own) {
    ShapeBoard board;
    board.set(position, own);
    GrowingShape shape(board, vertex);
    std::vector<ShapeCode> codes;
    for (int size = board::smallest_neighbourhood; size <= board::largest_neighbourhood; ++size)
        codes.push_back(shape.grow());
    return codes;
}

TEST(ShapeCode, NeighbourhoodsAreCircles) {
    EXPECT_EQ(board::points_of_size(2), 4U);
    EXPECT_EQ(board::points_of_size(3), 8U);
    EXPECT_EQ(board::points_of_size(4), 12U);
    EXPECT_EQ(board::points_of_size(7), 36U);
    EXPECT_EQ(board::points_of_size(board::largest_neighbourhood), board::neighbourhood_points);
}

TEST(ShapeCode, IsTheSameForAllDrawingsAndBothColours) {
    std::mt19937 random(test::test_seed());
    for (int round = 0; round < 50; ++round) {
        const int size = 5 + static_cast<int>(random() % 15);
        const board::Position position = test::random_position(size, 0.4, random);
        const board::Vertex vertex = board::vertex_at(static_cast<int>(random() % static_cast<unsigned>(size)),
                                                      static_cast<int>(random() % static_cast<unsigned>(size)));
        const auto codes = codes_at(position, vertex, board::Colour::black);
        EXPECT_EQ(codes_at(test::colours_exchanged(position), vertex, board::Colour::white), codes);
        for (const board::Orientation orientation : board::all_orientations)
            EXPECT_EQ(codes_at(test::turned(position, orientation), board::turned(vertex, orientation, size),
                               board::Colour::black),
                      codes);
    }
}

TEST(ShapeCode, SeesEveryPointOfItsCircleAndNoOther) {
    const board::Vertex middle = board::vertex_at(9, 9);
    const auto plain = codes_at(board::Position(19), middle, board::Colour::black);
    for (std::size_t point = 0; point < board::neighbourhood_points; ++point) {
        board::Position position(19);
        const board::Offset step = board::points_by_distance[point];
        position.put(board::vertex_at(9 + step.row, 9 + step.column), board::Colour::white);
        const auto codes = codes_at(position, middle, board::Colour::black);
        for (int size = board::smallest_neighbourhood; size <= board::largest_neighbourhood; ++size) {
            const auto index = static_cast<std::size_t>(size - board::smallest_neighbourhood);
            EXPECT_EQ(codes[index] != plain[index], point < board::points_of_size(size)) << point << " " << size;
        }
    }
}

TEST(ShapeCode, SeesTheEdge) {
    const board::Position empty(19);
    EXPECT_NE(codes_at(empty, board::vertex_at(4, 9), board::Colour::black)[0],
              codes_at(empty, board::vertex_at(0, 9), board::Colour::black)[0]);
    EXPECT_EQ(codes_at(empty, board::vertex_at(4, 9), board::Colour::black).back(),
              codes_at(empty, board::vertex_at(9, 9), board::Colour::black).back());
    EXPECT_NE(codes_at(empty, board::vertex_at(3, 9), board::Colour::black).back(),
              codes_at(empty, board::vertex_at(9, 9), board::Colour::black).back());
}

}  // namespace
}  // namespace katachi::games
