// Races as they are counted at first sight.
#include "engine/life/races/race_estimate.h"

#include <gtest/gtest.h>

#include "engine/board/position_text.h"

namespace katachi::life {
namespace {

// The race is that of Black's string at A4 with White's at A3.
RaceEstimate estimated(const char* drawing) {
    const board::Vertex own = board::vertex_at(5, 0), rival = board::vertex_at(6, 0);
    const auto position = board::read_position_text(drawing);
    const board::Board board(std::get<board::Position>(position));
    return estimated_race(board,
                          race_between(board, {own, board.string_stones(own)}, {rival, board.string_stones(rival)}));
}

// Black has two outer liberties, White an eye of three points and one outer liberty; they share one.
TEST(RaceEstimate, CountsLibertiesByWhoseTheyAre) {
    const RaceEstimate race = estimated(
        ". . . . . . . . .\n. . . . . . . . .\n. . . . . . . . .\n. O O O O . . . .\n. . O O O O . . .\nX X X X . O . "
        ". .\n"
        "O O O O O X . . .\n. . . O . X . . .\nO O O O X X . . .\n");
    EXPECT_EQ(race.own.outer, 2);
    EXPECT_EQ(race.own.eye_class, 0);
    EXPECT_EQ(race.rivals.outer, 1);
    EXPECT_EQ(race.rivals.eye, 3);
    EXPECT_EQ(race.rivals.eye_class, 1);
    EXPECT_EQ(race.shared, 1);
}

// A stone in the eye of five is one of the eight moves that fill it.
TEST(RaceEstimate, CountsOffWhatIsFilled) {
    const RaceEstimate race = estimated(
        ". . . . . . . . .\n. . . . . . . . .\n. . . . . . . . .\n. O O O O . . . .\n. . O O O O . . .\nX X X X O O . "
        ". .\n"
        "O O O O O X . . .\n. X . O X X . . .\n. . O O X . . . .\n");
    EXPECT_EQ(race.rivals.eye, 8 - 1);
    EXPECT_EQ(race.rivals.eye_class, 5);
}

// White at A5 would be in atari: he plays at A6 first.
TEST(RaceEstimate, CountsALibertyTwiceThatNeedsAnApproach) {
    const RaceEstimate race = estimated(
        ". . . . . . . . .\n. . . . . . . . .\n. . . . . . . . .\n. O O O O . . . .\n. X O O O O . . .\nX X X X . O . "
        ". .\n"
        "O O O O O X . . .\n. . . O . X . . .\nO O O O X X . . .\n");
    EXPECT_EQ(race.own.outer, 2);
}

// White has an eye of five points, with a stone in it, and one of one point.
TEST(RaceEstimate, TakesTheClassOfTheLargestEye) {
    const RaceEstimate race = estimated(
        ". . . . . . . . .\n. . . . . . . . .\n. . . . . . . . .\n. O O O O . . . .\n. . O O O O . . .\nX X X X O O . "
        ". .\n"
        "O O O O O X X . .\n. X . O . O X . .\n. . O O O O X . .\n");
    EXPECT_EQ(race.rivals.eye, 8 - 1 + 1);
    EXPECT_EQ(race.rivals.eye_class, 5);
}

}  // namespace
}  // namespace katachi::life
