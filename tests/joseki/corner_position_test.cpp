// One form for what is one joseki position.
#include "joseki/corner_position.h"

#include <gtest/gtest.h>

#include "engine/board/board.h"
#include "engine/board/turned_vertex.h"

namespace katachi {
namespace {

CornerStones seen_from(Orientation orientation, const Board& board, Colour to_move) {
    return corner_position(stones_from_corner(board.position(), orientation, to_move)).stones;
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

TEST(CornerPosition, IsTheSameForMoveOrdersColoursAndMirrorImages) {
    const CornerStones expected = seen_from(Orientation::identity, played({"D16", "F17"}), Colour::black);
    EXPECT_EQ(seen_from(Orientation::identity, played({"F17", "D16"}, Colour::white), Colour::black), expected);
    EXPECT_EQ(seen_from(Orientation::identity, played({"D16", "F17"}, Colour::white), Colour::white), expected);
    EXPECT_EQ(seen_from(Orientation::identity, played({"D16", "C14"}), Colour::black), expected);
    EXPECT_NE(seen_from(Orientation::identity, played({"D16", "F17"}), Colour::white), expected);
}

TEST(CornerPosition, IsTheSameInAllCorners) {
    const Board board = played({"D16", "F17", "C14"});
    const CornerStones expected = seen_from(Orientation::identity, board, Colour::white);
    for (const Orientation orientation : all_orientations) {
        Board turned_board;
        for (const Colour colour : {Colour::black, Colour::white})
            for (const Vertex vertex : board.stones(colour))
                turned_board.place(colour, turned(vertex, orientation, max_board_size));
        EXPECT_EQ(seen_from(orientation, turned_board, Colour::white), expected) << name(orientation);
    }
}

TEST(CornerPosition, KnowsItsDiagonal) {
    EXPECT_TRUE(corner_position({}).is_symmetric());
    EXPECT_TRUE(corner_position(stones_from_corner(played({"D16"}).position(), Orientation::identity, Colour::white))
                    .is_symmetric());
    EXPECT_FALSE(corner_position(stones_from_corner(played({"D17"}).position(), Orientation::identity, Colour::white))
                     .is_symmetric());
}

}  // namespace
}  // namespace katachi
