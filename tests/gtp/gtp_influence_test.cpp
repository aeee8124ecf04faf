// What moves are worth by influence where they decide about a life.
#include <gtest/gtest.h>

#include <cmath>

#include "tests/gtp/gtp_players.h"

namespace katachi::gtp {
namespace {

// Black has an eye of three points in the corner, which lives or dies by its middle.
constexpr const char* open_life =
    "...XO..../XXXXO..../OOOOO..../........./........./........./........./........./.........";

double points(Session& session, const std::string& move) {
    return std::stod(told(session, "katachi-points_gained " + move));
}

// White's points, by rows of numbers.
double sum_of(Session& session, const std::string& question) {
    std::istringstream numbers(told(session, question + " territory_value"));
    double sum = 0;
    for (double number = 0; numbers >> number;) sum += number;
    return sum;
}

TEST(GtpInfluence, AnOpenLifeIsWorthItsMoveAndNoOther) {
    Session session = playing_session();
    set_up_position(session, open_life, "japanese");
    ASSERT_GT(sum_of(session, "initial_influence w"), sum_of(session, "initial_influence b") + 10);
    for (const char* side : {"b", "w"}) {
        EXPECT_NEAR(points(session, std::string(side) + " pass"), 0, 0.05) << side;
        EXPECT_GT(points(session, std::string(side) + " B9"), 10) << side;
    }
}

constexpr const char* open_capture =
    "........./..O....../.OXX...../.XO....../..X....../........./......O../........./.........";

TEST(GtpInfluence, PointsAreWhatAMoveAddsToAPass) {
    for (const char* rows : {open_life, open_capture}) {
        Session session = playing_session();
        set_up_position(session, rows, "japanese");
        const auto whites = [&](const std::string& move) { return sum_of(session, "move_influence " + move); };
        for (const char* vertex : {" pass", " B9", " J1"}) {
            const std::string of_white = "w" + std::string(vertex), of_black = "b" + std::string(vertex);
            EXPECT_NEAR(points(session, of_white), whites(of_white) - whites("w pass"), 0.5) << of_white;
            EXPECT_NEAR(points(session, of_black), whites("b pass") - whites(of_black), 0.5) << of_black;
        }
    }
}

// After a pass the other side is to move, and nothing else has changed.
TEST(GtpInfluence, APassLeavesTheInfluenceOfTheOtherSide) {
    for (const char* rows : {open_life, open_capture}) {
        Session session = playing_session();
        set_up_position(session, rows, "japanese");
        for (const char* told_of : {"territory_value", "white_strength", "black_strength", "influence_regions"}) {
            const std::string words = std::string(" ") + told_of;
            EXPECT_EQ(told(session, "move_influence w pass" + words), told(session, "initial_influence b" + words));
            EXPECT_EQ(told(session, "move_influence b pass" + words), told(session, "initial_influence w" + words));
        }
    }
}

// Black takes the stone at C6, or White saves it: a pass leaves the choice to the other side.
TEST(GtpInfluence, APassGainsNothingThoughAStringIsInDanger) {
    Session session = playing_session();
    set_up_position(session, open_capture, "japanese");
    for (const char* side : {"b", "w"}) {
        EXPECT_NEAR(points(session, std::string(side) + " pass"), 0, 0.05) << side;
        EXPECT_GT(points(session, std::string(side) + " D6"), 1) << side;
    }
}

}  // namespace
}  // namespace katachi::gtp
