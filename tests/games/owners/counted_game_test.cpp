#include "games/owners/counted_game.h"

#include <gtest/gtest.h>

#include "engine/eyes/solved_eyes.h"

namespace katachi::games {
namespace {

using board::Colour;

// Black builds a wall on the ninth column from the left, White one beside it: 171 points and 190, of area.
sgf::Game two_walls(const std::string& result, const std::string& head = "", const std::string& end = "") {
    std::string text = "(;SZ[19]KM[7.5]RE[" + result + "]" + head;
    for (char row = 'a'; row <= 's'; ++row) {
        for (const std::string& move : {std::string(";B[i"), std::string(";W[j")}) text += move + row + "]";
    }
    return sgf::SgfReader(text + end + ")").next().value();
}

std::vector<CountedPosition> counted(const sgf::Game& game, const std::vector<int>& moves, const char* rules) {
    reading::Tactics tactics;
    eyespaces::KnownGames known(solved_eyes().eyes);
    return GameCounter(tactics, known).positions(game, 7, moves, *board::find_rules(rules));
}

TEST(CountedGame, GivesPositionsWithTheOwnersAtTheEnd) {
    const auto positions = counted(two_walls("W+26.5"), {10, 31, 38, 60}, "chinese");
    ASSERT_EQ(positions.size(), 2U);
    EXPECT_EQ(positions[0].game, 7);
    EXPECT_EQ(positions[0].move, 10);
    EXPECT_EQ(positions[0].to_move, Colour::black);
    EXPECT_EQ(positions[1].to_move, Colour::white);
    EXPECT_EQ(positions[1].result, -26.5);
    EXPECT_EQ(positions[1].scoring, board::Scoring::area);
    EXPECT_EQ(positions[1].position.at(14, 8), Colour::black);
    EXPECT_EQ(positions[1].position.at(16, 8), Colour::empty);
    EXPECT_EQ(positions[1].owners.at(16, 0), Colour::black);
    EXPECT_EQ(positions[1].owners.at(16, 18), Colour::white);
}

TEST(CountedGame, IsCountedAsItsRulesSay) {
    EXPECT_EQ(counted(two_walls("W+26.5"), {10}, "japanese")[0].scoring, board::Scoring::territory);
    EXPECT_EQ(counted(two_walls("W+26.5", "RU[Chinese]"), {10}, "japanese")[0].scoring, board::Scoring::area);
}

TEST(CountedGame, IsLeftOutWhereItsResultIsAnother) {
    for (const char* result : {"W+27", "B+26.5", "W+R", "W+", ""})
        EXPECT_TRUE(counted(two_walls(result), {10}, "chinese").empty()) << result;
}

TEST(CountedGame, IsLeftOutWhereItHasAHandicapOrAMoveThatCannotBePlayed) {
    for (const char* head : {"HA[2]", "HA[2]AB[dd][pp]"})
        EXPECT_TRUE(counted(two_walls("W+26.5", head), {10}, "chinese").empty()) << head;
    EXPECT_FALSE(counted(two_walls("W+26.5", "", ";B[]"), {10}, "chinese").empty());
    EXPECT_TRUE(counted(two_walls("W+26.5", "", ";B[ia]"), {10}, "chinese").empty());
}

}  // namespace
}  // namespace katachi::games
