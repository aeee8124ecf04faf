// What dragons are told of their neighbours.
#include "engine/position/dragons.h"

#include <gtest/gtest.h>

#include "tests/position/judged.h"

namespace katachi::position {
namespace {

using board::vertex_at;

board::Position position_of(const char* rows) { return board::parse_rows(rows).value(); }

TEST(Dragons, HaveNoLunchOfInessentialStones) {
    Judged judged(position_of(".XXXXX./XXXXXXX/XXX.OXX/XXXXXXX/XXXXXXX/X.XXXXX/.XXXXX."), board::Colour::black);
    const board::Vertex black = vertex_at(0, 1), white = vertex_at(2, 4);
    ASSERT_TRUE(judged.stages().worms().at(white)->is_inessential);
    ASSERT_EQ(judged.stages().worms().at(black)->lunch, white);
    EXPECT_EQ(judged.stages().dragons_before_life().at(black)->lunch, board::pass_vertex);
}

// White's two stones at C1 are larger, but nothing saves them. D4 saves D3.
TEST(Dragons, HaveALunchThatCanDefendItself) {
    Judged judged(
        position_of("........./........./........./........./........./........./..XOX..../.XXXX..../.XOO....."),
        board::Colour::black);
    const board::Vertex black = vertex_at(7, 2), lost = vertex_at(8, 2), saved = vertex_at(6, 3);
    ASSERT_TRUE(judged.stages().worms().at(lost)->defences.empty());
    ASSERT_EQ(judged.stages().worms().at(black)->lunch, lost);
    EXPECT_EQ(judged.stages().dragons_before_life().at(black)->lunch, saved);
}

}  // namespace
}  // namespace katachi::position
