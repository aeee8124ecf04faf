// One form for what is one joseki position.
#include "joseki/graph/position.h"

#include <gtest/gtest.h>

#include "engine/board/board.h"
#include "engine/board/turned_vertex.h"

namespace katachi::joseki {
namespace {

JosekiStones normal(const board::Board& board, board::Colour to_move) {
    return normal_form(joseki_stones(board.position(), to_move)).stones;
}

board::Board played(std::initializer_list<const char*> moves, board::Colour first = board::Colour::black) {
    board::Board board;
    board::Colour colour = first;
    for (const char* move : moves) {
        EXPECT_TRUE(board.play(colour, *board::parse_vertex(move, board::max_board_size)) == board::Legality::ok)
            << move;
        colour = board::opponent(colour);
    }
    return board;
}

TEST(JosekiPosition, IsTheSameForMoveOrdersColoursAndMirrorImages) {
    const JosekiStones expected = normal(played({"D16", "F17"}), board::Colour::black);
    EXPECT_EQ(normal(played({"F17", "D16"}, board::Colour::white), board::Colour::black), expected);
    EXPECT_EQ(normal(played({"D16", "F17"}, board::Colour::white), board::Colour::white), expected);
    EXPECT_EQ(normal(played({"D16", "C14"}), board::Colour::black), expected);
    EXPECT_NE(normal(played({"D16", "F17"}), board::Colour::white), expected);
}

TEST(JosekiPosition, IsTheSameInAllCorners) {
    const board::Board board = played({"D16", "F17", "C14"});
    const JosekiStones expected = normal(board, board::Colour::white);
    for (const board::Orientation orientation : board::all_orientations) {
        board::Board turned_board;
        for (const board::Colour colour : {board::Colour::black, board::Colour::white})
            for (const board::Vertex vertex : board.stones(colour))
                turned_board.place(colour, board::turned(vertex, orientation, board::max_board_size));
        EXPECT_EQ(normal(turned_board, board::Colour::white), expected) << board::name(orientation);
    }
}

TEST(JosekiPosition, OfOneCornerLiesInTheUpperLeftOne) {
    const JosekiStones stones = normal(played({"Q4", "O3", "R6"}), board::Colour::black);
    ASSERT_EQ(stones.size(), 3U);
    for (const JosekiStone& stone : stones) {
        EXPECT_LT(board::row_of(stone.vertex), 9);
        EXPECT_LT(board::column_of(stone.vertex), 9);
    }
}

TEST(JosekiPosition, KnowsItsSymmetries) {
    EXPECT_EQ(symmetries({}).size(), 8U);
    const JosekiStones star = normal(played({"D16"}), board::Colour::white);
    EXPECT_EQ(symmetries(star), (std::vector{board::Orientation::identity, board::Orientation::transposed}));
    EXPECT_EQ(symmetries(normal(played({"D17"}), board::Colour::white)), std::vector{board::Orientation::identity});
    const board::Vertex above = *board::parse_vertex("F17", board::max_board_size);
    const board::Vertex beside = *board::parse_vertex("C14", board::max_board_size);
    EXPECT_EQ(normal_move(star, above), normal_move(star, beside));
    EXPECT_EQ(normal_move(star, board::pass_vertex), board::pass_vertex);
}

}  // namespace
}  // namespace katachi::joseki
