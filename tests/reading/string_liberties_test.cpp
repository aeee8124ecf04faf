#include "engine/reading/string_liberties.h"

#include <gtest/gtest.h>

namespace katachi::reading {
namespace {

using board::Colour;
using board::Vertex;
using board::VertexSet;

board::Board drawn_board(const char* rows) { return board::Board(board::parse_rows(rows).value()); }

TEST(StringLiberties, AreThoseOfAllAndOfTheStringsAround) {
    const board::Board board = drawn_board("...../..OX./.O.../.X.../.....");
    const Vertex string = board::vertex_at(2, 1);
    const VertexSet other = VertexSet::of(board::vertex_at(1, 2));
    const VertexSet all = other | VertexSet::of(string);
    EXPECT_EQ(liberties_of_strings(board, all).count(), 4);
    EXPECT_EQ((liberties_of_strings(board, other) - board.liberty_points(string)).count(), 1);
    EXPECT_TRUE(liberties_of_strings(board, all, 2).empty()) << "each has three";
    EXPECT_EQ(strings_around(board, all).count(), 2);
    EXPECT_EQ(strings_around(board, other), VertexSet::of(board::vertex_at(1, 3)));
}

TEST(CommonLiberties, AreThoseOfNeighbours) {
    const board::Board board = drawn_board(".O.X./...../O...X/...../.....");
    const Vertex string = board::vertex_at(0, 1);
    EXPECT_EQ(strings_with_common_liberty(board, string, Colour::black), VertexSet::of(board::vertex_at(0, 3)));
    EXPECT_TRUE(strings_with_common_liberty(board, string, Colour::white).empty());
}

}  // namespace
}  // namespace katachi::reading
