// Eyes that nobody can take, whatever happens outside.
#include "engine/eyespaces/pessimistic_eyes.h"

#include <gtest/gtest.h>

#include "engine/eyes/solved_eyes.h"
#include "tests/eyespaces/read_eyes.h"
#include "tests/support/needs.h"
#include "tests/support/recorded_positions.h"

namespace katachi::eyespaces {
namespace {

int eyes_in_corner(const char* rows) {
    ReadEyes read(rows);
    return pessimistic_eyes(read.board, *read.spaces.at(read.vertex("A1"), board::Colour::white), read.known);
}

TEST(PessimisticEyes, AreThoseOfClosedSpaces) {
    EXPECT_EQ(eyes_in_corner("......./......./......./......./......./OO...../.O....."), 1);
    EXPECT_EQ(eyes_in_corner("......./......./......./......./XXXXXX./OOOOOX./....OX."), 2);
    EXPECT_EQ(eyes_in_corner("......./......./......./......./......./OOOXX../....X.."), 0) << "open at the end";
}

// They promise no more than the value, and something where much is closed.
TEST(PessimisticEyes, OfRecordedPositionsAreNoMoreThanTheValue) {
    KATACHI_NEEDS(test::recorded_matches_file);
    std::array<int, 3> spaces{};
    int next = 0;
    for (const test::RecordedPosition& recorded : test::recorded_positions()) {
        if (next++ % 9 != 0) continue;
        board::Board board(recorded.position);
        reading::Tactics tactics({.nodes = 100});
        KnownGames known(solved_eyes().eyes);
        const EyeSpaces all(board, worms::Worms(board, tactics), tactics, known);
        for (const EyeSpace& space : all.all()) {
            const int eyes = pessimistic_eyes(board, space, known);
            ASSERT_LE(eyes, space.worth.value.attacked) << recorded.game;
            ++spaces[static_cast<std::size_t>(eyes)];
        }
    }
    EXPECT_GT(spaces[0], 50);
    EXPECT_GT(spaces[1], 20);
    EXPECT_GT(spaces[2], 1);
}

}  // namespace
}  // namespace katachi::eyespaces
