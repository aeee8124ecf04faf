// Moves that capture or save two strings, on boards that a reader can check.
#include "engine/worms/double_moves.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/board/position_text.h"

namespace katachi::worms {
namespace {

using board::Colour;

struct Asked {
    board::Board board;
    reading::Tactics tactics{{.nodes = 2000, .far_nodes = 4000}};
    Worms worms;

    explicit Asked(const char* rows) : board(board::parse_rows(rows).value()), worms(board, tactics) {}

    board::Vertex vertex(const char* name) const { return board::parse_vertex(name, board.size()).value(); }
    std::vector<board::Vertex> vertices(std::initializer_list<const char*> names) const {
        std::vector<board::Vertex> found;
        for (const char* name : names) found.push_back(vertex(name));
        return found;
    }
    std::vector<DoubleMove> of(Colour colour) { return double_moves(board, tactics, worms, colour); }
};

// The stones at B4 and C4 are both in atari.
TEST(DoubleMoves, CaptureOneStringAndSaveAnother) {
    Asked asked("......./......./.OX..../OXO..../..X..../......./.......");
    EXPECT_EQ(asked.of(Colour::black),
              std::vector<DoubleMove>({{asked.vertex("D4"), asked.vertices({"C4"}), asked.vertices({"B4"})}}));
    EXPECT_EQ(asked.of(Colour::white),
              std::vector<DoubleMove>({{asked.vertex("B3"), asked.vertices({"B4"}), asked.vertices({"C4"})}}));
}

// E6 saves either of the stones at E7 and C6, and Black then captures one of them.
TEST(DoubleMoves, SaveStringsThatHoldTogether) {
    Asked asked("....O../XXOX.../.....X./..O..O./.X.X.O./...O.X./...O...");
    const board::Vertex move = asked.vertex("E6");
    for (const char* string : {"E7", "C6"}) {
        const TacticalPoints& defences = asked.worms.at(asked.vertex(string))->defences;
        EXPECT_TRUE(std::ranges::any_of(defences, [&](const TacticalPoint& point) { return point.move == move; }));
    }
    for (const DoubleMove& found : asked.of(Colour::white)) EXPECT_NE(found.move, move);
}

}  // namespace
}  // namespace katachi::worms
