// Points that are no eyes and need not be filled, and eyes that nobody can take whatever happens outside.
#include "engine/eyespaces/false_eye_territory.h"

#include <gtest/gtest.h>

#include "engine/eyes/solved_eyes.h"
#include "engine/eyespaces/pessimistic_eyes.h"
#include "tests/eyespaces/read_eyes.h"
#include "tests/support/needs.h"
#include "tests/support/recorded_positions.h"

namespace katachi::eyespaces {
namespace {

using board::Colour;

TEST(FalseEyeTerritory, IsARingAroundTwoEyesOfWhichEachStringTouchesBoth) {
    // A dragon with two heads: neither string of White's can be captured, though neither has an eye of its own.
    const ReadEyes read("XXXXXXX/XOOOOX./XO.XO.X/XOXXXOX/X.OXO.X/XXOOOX./X.XXXXX");
    for (const board::Vertex point : false_eye_territory(read.board, read.spaces, Colour::white))
        EXPECT_NE(read.spaces.at(point, Colour::white), nullptr);
}

TEST(FalseEyeTerritory, IsWhatLivingStringsShare) {
    // White's strings live on both sides of D1; the point between them is false by D3 and its like, and stays empty.
    const ReadEyes read("......./......./......./XXXXXXX/OOOXOOO/.O.O.O./O.O.O.O");
    const board::VertexSet territory = false_eye_territory(read.board, read.spaces, Colour::white);
    for (const board::Vertex point : territory) {
        const EyeSpace* const space = read.spaces.at(point, Colour::white);
        ASSERT_NE(space, nullptr);
        EXPECT_NE(space->end_at(point)->kind(), TopologicalEye::Kind::proper);
    }
}

TEST(PessimisticEyes, AreThoseOfClosedSpaces) {
    const auto sure_eyes = [](const char* rows, const char* point) {
        ReadEyes read(rows);
        return pessimistic_eyes(read.board, *read.spaces.at(read.vertex(point), Colour::white), read.known);
    };
    EXPECT_EQ(sure_eyes("......./......./......./......./XXXXXX./OOOOOX./....OX.", "A1"), 1)
        << "four points in a row, and no liberty outside";
    EXPECT_EQ(sure_eyes("......./......./......./......./......./OO...../.O.....", "A1"), 1);
    EXPECT_EQ(sure_eyes("......./......./......./......./......./OOOXX../....X..", "A1"), 1) << "open at one end";
}

}  // namespace
}  // namespace katachi::eyespaces
