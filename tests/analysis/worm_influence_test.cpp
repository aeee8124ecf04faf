#include "engine/analysis/influence/worm_influence.h"

#include <gtest/gtest.h>

#include "engine/influence/influence.h"
#include "tests/support/needs.h"
#include "tests/support/outcomes.h"

namespace katachi::analysis {
namespace {

using board::Colour;
using board::vertex_at;

influence::Question question(const board::Position& position, Colour to_move) {
    reading::Tactics tactics;
    return worm_influence(position, worms::Worms(board::Board(position), tactics), to_move);
}

TEST(WormInfluence, AStringThatCannotBeSavedDoesNotLive) {
    const board::Position position = board::parse_rows(
                                         "XO......./.O......./O......../........./........./"
                                         "........./..X...X../........./.........")
                                         .value();
    for (const Colour to_move : {Colour::black, Colour::white}) {
        const board::VertexSet living = question(position, to_move).living;
        EXPECT_FALSE(living.contains(vertex_at(0, 0)));
        EXPECT_TRUE(living.contains(vertex_at(0, 1)));
    }
}

TEST(WormInfluence, AStringInDangerLivesIfItsSideIsToMove) {
    const board::Position position = board::parse_rows(
                                         "........./..O....../.OX....../..O....../........./"
                                         "........./......X../........./.........")
                                         .value();
    EXPECT_TRUE(question(position, Colour::black).living.contains(vertex_at(2, 2)));
    EXPECT_FALSE(question(position, Colour::white).living.contains(vertex_at(2, 2)));
}

// Without any knowledge of groups: 0.1562 on these 62 positions.
TEST(WormInfluence, ForetellsTheOwnersOfRealGames) {
    KATACHI_NEEDS(test::judged_outcomes_file);
    double sum = 0;
    int points = 0;
    for (const test::Outcome& outcome : test::outcomes(test::judged_outcomes_file, 13)) {
        const influence::Influence read = influence::influence_of(question(outcome.position, outcome.to_move));
        for (int row = 0; row < outcome.position.size; ++row)
            for (int column = 0; column < outcome.position.size; ++column, ++points) {
                const board::Vertex vertex = vertex_at(row, column);
                const auto share_of_white = [](Colour owner) {
                    return owner == Colour::white ? 1 : owner == Colour::black ? 0 : 0.5;
                };
                const double told = read.living.contains(vertex)
                                        ? share_of_white(outcome.position.at(vertex))
                                        : (1 + read.territory[static_cast<std::size_t>(vertex)]) / 2;
                const double error = told - share_of_white(outcome.owners.at(vertex));
                sum += error * error;
            }
    }
    EXPECT_LE(sum / points, 0.158) << "Brier score";
}

}  // namespace
}  // namespace katachi::analysis
