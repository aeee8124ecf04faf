// What a move within a shape makes of it.
#include "games/search/shape_after.h"

#include <gtest/gtest.h>

#include "tests/games/search/drawn_shape.h"

namespace katachi::games {
namespace {

using board::Colour;

TEST(ShapeAfter, HasTheStone) {
    EXPECT_EQ(shape_after(drawn_shape({"X.", ".?"}), {0, 1, Colour::white}), drawn_shape({"XO", ".?"}));
}

TEST(ShapeAfter, LacksWhatTheMoveTakes) {
    EXPECT_EQ(shape_after(drawn_shape({".X.", "XOX", "..."}), {2, 1, Colour::black}),
              drawn_shape({".X.", "X.X", ".X."}));
    EXPECT_EQ(shape_after(drawn_shape({"OO.", "XX."}, {.north = true, .west = true}), {0, 2, Colour::black}),
              drawn_shape({"..X", "XX."}, {.north = true, .west = true}));
}

TEST(ShapeAfter, KeepsWhatMayHaveLiberties) {
    // Outside of the rectangle, and where the board may go on; and on a point that may be empty.
    EXPECT_EQ(shape_after(drawn_shape({"XOX", "X.X"}), {1, 1, Colour::black}), drawn_shape({"XOX", "XXX"}));
    EXPECT_EQ(shape_after(drawn_shape({"Ox", "X."}, {.north = true, .west = true}), {1, 1, Colour::black}),
              drawn_shape({"Ox", "XX"}, {.north = true, .west = true}));
}

}  // namespace
}  // namespace katachi::games
