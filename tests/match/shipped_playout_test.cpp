// The engine's own playout patterns, at positions where it is plain what is better than what.
#include <gtest/gtest.h>

#include "engine/board/board.h"
#include "engine/match/playout_patterns.h"
#include "patterndb/playout_tables.h"

namespace katachi::match {
namespace {

PlayoutPatterns shipped() { return playout_patterns(playout_tables(), "playout").value(); }

int captured_stones(const board::Board& board, board::Colour colour, board::Vertex vertex) {
    return board.consequence(colour, vertex).captured.count();
}

// The weight is that of a move of Black, X, after White, O, has played at `last`; both are given by their names.
float weight(const std::string& rows, const std::string& move, const std::string& last = "PASS") {
    const board::Board board(board::parse_rows(rows).value());
    const board::Vertex vertex = board::parse_vertex(move, board.size()).value();
    const board::Vertex last_vertex = board::parse_vertex(last, board.size()).value();
    PlayoutContext context{.own_captures = captured_stones(board, board::Colour::black, vertex),
                           .opponent_captures = captured_stones(board, board::Colour::white, vertex),
                           .own_is_safe = !board.is_self_atari(board::Colour::black, vertex),
                           .opponent_is_safe = !board.is_self_atari(board::Colour::white, vertex)};
    for (int i = 0; i < PlayoutContext::far_away; ++i) {
        const board::Offset step = board::eight_neighbours[static_cast<std::size_t>(i)];
        if (vertex + step.row * board::stride + step.column == last_vertex) context.last_neighbour = i;
    }
    return shipped().weight(playout_code(board.position(), vertex, board::Colour::black), context);
}

TEST(ShippedPlayout, NeverFillsAnEye) {
    EXPECT_EQ(weight("...../.XXX./.X.X./.XXX./.....", "C3"), 0);
    EXPECT_EQ(weight("...../.XXO./.X.X./.XXX./.....", "C3"), 0) << "one corner may be White's";
    EXPECT_GT(weight("...../.OXO./.X.X./.XXX./.....", "C3"), 0) << "two make it a false eye";
    EXPECT_EQ(weight("...../...../...../.XXX./.X.X.", "C1"), 0);
    EXPECT_GT(weight("...../...../...../.XXO./.X.X.", "C1"), 0);
    EXPECT_EQ(weight("...../...../...../XX.../.X...", "A1"), 0);
}

TEST(ShippedPlayout, TakesAndSavesStonesFirstOfAll) {
    const std::string atari = "...../..X../.XO../..X../.....";
    EXPECT_GT(weight(atari, "D3", "C3"), 100 * weight(atari, "B5", "C3"));
    EXPECT_GT(weight(atari, "D3", "C3"), weight(atari, "D3")) << "at once rather than later";
    EXPECT_GT(weight(atari, "D3"), weight(atari, "D4"));
    EXPECT_GT(weight("..X../.XOX./.XO../..X../.....", "D3", "C3"), weight(atari, "D3", "C3")) << "two rather than one";
    const std::string escape = "...../..O../.OX../..O../.....";
    EXPECT_GT(weight(escape, "D3", "C4"), 100 * weight(escape, "A5", "C4"));
}

TEST(ShippedPlayout, JoinsWhereTheLastMovePeeps) {
    const std::string peep = "...../..O../.X.X./...../.....";
    EXPECT_GT(weight(peep, "C3", "C4"), 100);
    EXPECT_GT(weight(peep, "C3", "C4"), weight(peep, "C3"));
}

TEST(ShippedPlayout, PlaysHaneBesideTheLastMove) {
    const std::string contact = "......./......./..XO.../......./......./......./.......";
    EXPECT_GT(weight(contact, "D4", "D5"), 20);
    EXPECT_GT(weight(contact, "D4", "D5"), weight(contact, "E4", "D5"));
    EXPECT_EQ(weight(contact, "D4"), 1) << "the last move is far away";
}

TEST(ShippedPlayout, AvoidsTheEmptyEdgeAndTheOpponentsEyes) {
    EXPECT_LT(weight("...../...../...../...../.....", "C1"), 0.5);
    EXPECT_LT(weight("...../...../...../...../.....", "A1"), weight("...../...../...../...../.....", "C1"));
    EXPECT_LT(weight("...../..O../.O.O./..O../.....", "C3"), 0.1);
    EXPECT_EQ(weight("...../...../...../...../.....", "C3"), 1);
}

}  // namespace
}  // namespace katachi::match
