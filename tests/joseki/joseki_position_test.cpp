// One form for what is one joseki position.
#include "joseki/graph/position.h"

#include <gtest/gtest.h>

#include "engine/board/board.h"
#include "engine/board/turned_vertex.h"

namespace katachi {
namespace {

JosekiStones normal(const Board& board, Colour to_move) {
    return normal_form(joseki_stones(board.position(), to_move)).stones;
}

Board played(std::initializer_list<const char*> moves, Colour first = Colour::black) {
    Board board;
    Colour colour = first;
    for (const char* move : moves) {
        EXPECT_TRUE(board.play(colour, *parse_vertex(move, max_board_size)) == Legality::ok) << move;
        colour = opponent(colour);
    }
    return board;
}

TEST(JosekiPosition, IsTheSameForMoveOrdersColoursAndMirrorImages) {
    const JosekiStones expected = normal(played({"D16", "F17"}), Colour::black);
    EXPECT_EQ(normal(played({"F17", "D16"}, Colour::white), Colour::black), expected);
    EXPECT_EQ(normal(played({"D16", "F17"}, Colour::white), Colour::white), expected);
    EXPECT_EQ(normal(played({"D16", "C14"}), Colour::black), expected);
    EXPECT_NE(normal(played({"D16", "F17"}), Colour::white), expected);
}

TEST(JosekiPosition, IsTheSameInAllCorners) {
    const Board board = played({"D16", "F17", "C14"});
    const JosekiStones expected = normal(board, Colour::white);
    for (const Orientation orientation : all_orientations) {
        Board turned_board;
        for (const Colour colour : {Colour::black, Colour::white})
            for (const Vertex vertex : board.stones(colour))
                turned_board.place(colour, turned(vertex, orientation, max_board_size));
        EXPECT_EQ(normal(turned_board, Colour::white), expected) << name(orientation);
    }
}

TEST(JosekiPosition, OfOneCornerLiesInTheUpperLeftOne) {
    for (const JosekiStone& stone : normal(played({"Q4", "O3", "R6"}), Colour::black)) {
        EXPECT_LT(row_of(stone.vertex), 9);
        EXPECT_LT(column_of(stone.vertex), 9);
    }
}

TEST(JosekiPosition, KnowsItsSymmetries) {
    EXPECT_EQ(symmetries({}).size(), 8U);
    const JosekiStones star = normal(played({"D16"}), Colour::white);
    EXPECT_EQ(symmetries(star), (std::vector{Orientation::identity, Orientation::transposed}));
    EXPECT_EQ(symmetries(normal(played({"D17"}), Colour::white)), std::vector{Orientation::identity});
    const Vertex above = *parse_vertex("F17", max_board_size);
    const Vertex beside = *parse_vertex("C14", max_board_size);
    EXPECT_EQ(normal_move(star, above), normal_move(star, beside));
    EXPECT_EQ(normal_move(star, pass_vertex), pass_vertex);
}

}  // namespace
}  // namespace katachi
