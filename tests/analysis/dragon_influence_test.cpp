// Influence once dragons were judged: which stones live, and how strong they are.
#include <gtest/gtest.h>

#include <array>

#include "engine/analysis/influence/strength_of_dragons.h"
#include "engine/analysis/influence/worm_influence.h"
#include "engine/analysis/stages.h"
#include "engine/eyes/solved_eyes.h"
#include "engine/worms/capturable.h"
#include "tests/support/needs.h"
#include "tests/support/outcomes.h"

namespace katachi::analysis {
namespace {

using board::Colour;
using board::vertex_at;
using position::Status;

// A black string above, a white one below.
influence::Question question(Status black, float weakness_of_black, Colour to_move) {
    const board::Position position = board::parse_rows("...../.XX../...../..OO./.....").value();
    reading::Tactics tactics;
    eyespaces::KnownGames known(solved_eyes().eyes);
    Stages stages(tactics, known);
    stages.set(board::Board(position), to_move);
    const std::vector<position::Verdict> life{{.status = black}, {.status = Status::alive}};
    return influence_of_dragons(position, stages.dragons_before_life(), life, std::array{weakness_of_black, 0.0F},
                                to_move);
}

const board::Vertex of_black = vertex_at(1, 1), of_white = vertex_at(3, 2);

TEST(DragonInfluence, ACriticalDragonLivesIfItsSideIsToMove) {
    EXPECT_TRUE(question(Status::critical, 1, Colour::black).living.contains(of_black));
    EXPECT_FALSE(question(Status::critical, 1, Colour::white).living.contains(of_black));
    EXPECT_TRUE(question(Status::critical, 1, Colour::white).living.contains(of_white));
}

TEST(DragonInfluence, ADeadDragonIsAsGoodAsGone) {
    for (const Colour to_move : {Colour::black, Colour::white}) {
        EXPECT_FALSE(question(Status::dead, 1, to_move).living.contains(of_black));
        EXPECT_TRUE(question(Status::unknown, 1, to_move).living.contains(of_black));
    }
}

TEST(DragonInfluence, AWeakDragonIsLessStrong) {
    const influence::Question told = question(Status::alive, 0.5F, Colour::white);
    EXPECT_FLOAT_EQ(told.strength[influence::at(of_black)], 85);
    EXPECT_FLOAT_EQ(told.strength[influence::at(of_white)], 100);
}

TEST(DragonInfluence, AStringThatIsCapturedDoesNotLiveInALivingDragon) {
    KATACHI_NEEDS(test::judged_outcomes_file);
    reading::Tactics tactics;
    eyespaces::KnownGames known(solved_eyes().eyes);
    Stages stages(tactics, known);
    int in_living_dragons = 0;
    for (const test::Outcome& outcome : test::outcomes(test::judged_outcomes_file, 40))
        for (const Colour to_move : {Colour::black, Colour::white}) {
            stages.set(board::Board(outcome.position), to_move);
            const board::VertexSet captured = worms::captured_stones(stages.worms(), to_move);
            EXPECT_FALSE(stages.influence_question().living.intersects(captured)) << outcome.move;
            for (const board::Vertex stone : captured) {
                const int dragon = stages.dragons_before_life().number_at(stone);
                in_living_dragons += stages.life()[static_cast<std::size_t>(dragon)].status == Status::alive ? 1 : 0;
            }
        }
    EXPECT_GT(in_living_dragons, 10);
}

}  // namespace
}  // namespace katachi::analysis
