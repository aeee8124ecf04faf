// Ladders of any length.
#include <gtest/gtest.h>

#include "engine/reading/tactics.h"

namespace katachi {
namespace {

// White's stone at C3 in a ladder towards the upper right.
Board ladder() {
    Board board(max_board_size);
    const auto place = [&](Colour colour, const char* name) {
        board.place(colour, parse_vertex(name, max_board_size).value());
    };
    place(Colour::white, "C3");
    for (const char* name : {"B3", "C2", "D2", "B4"}) place(Colour::black, name);
    return board;
}

constexpr std::uint64_t most_nodes = 1000;

TEST(Ladder, RunsAcrossTheBoard) {
    Board board = ladder();
    Tactics tactics({.nodes = most_nodes});
    const TacticalAnswer attack = tactics.attack(board, parse_vertex("C3", max_board_size).value());
    EXPECT_EQ(attack.code, TacticalCode::win);
    EXPECT_LT(attack.nodes, most_nodes);
}

TEST(Ladder, IsBrokenByAStoneInItsWay) {
    Board board = ladder();
    board.place(Colour::white, parse_vertex("Q16", max_board_size).value());
    Tactics tactics({.nodes = most_nodes});
    const Vertex runner = parse_vertex("C3", max_board_size).value();
    ASSERT_EQ(board.play(Colour::black, parse_vertex("C4", max_board_size).value()), Legality::ok);
    const TacticalAnswer defend = tactics.defend(board, runner);
    EXPECT_EQ(defend.code, TacticalCode::win);
    EXPECT_EQ(vertex_name(defend.move, max_board_size), "D3");
}

}  // namespace
}  // namespace katachi
