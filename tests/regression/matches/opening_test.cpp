#include "regression/matches/opening.h"

#include <gmock/gmock.h>

#include <set>

#include "regression/matches/match_settings.h"

namespace katachi::regression {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

const board::Rules& chinese() { return *board::find_rules("chinese"); }

std::string moves_of(const Opening& opening, int size) {
    std::string text;
    for (const board::Move& move : opening.moves)
        text += (move.colour == board::Colour::black ? "B" : "W") + board::vertex_name(move.vertex, size) + " ";
    return text;
}

TEST(Openings, AreTheBeginningsOfGames) {
    const FoundOpenings found = openings_of_sgf("two.sgf",
                                                "(;SZ[9];B[ee];W[cc];B[gg];W[gc])"
                                                "(;SZ[9]HA[2]AB[cc][gg];W[ee];B[ce](;W[ec])(;W[ff]))"
                                                "(;SZ[19];B[pd])"
                                                "(;SZ[9];B[ee];W[ee])",
                                                9, chinese(), 3);
    ASSERT_EQ(found.openings.size(), 2U);
    EXPECT_EQ(found.openings[0].name, "two.sgf#1");
    EXPECT_EQ(moves_of(found.openings[0], 9), "BE5 WC7 BG3 ");
    EXPECT_EQ(found.openings[0].to_move, board::Colour::white);
    EXPECT_EQ(moves_of(found.openings[1], 9), "BC7 BG3 WE5 BC5 WE7 ");
    EXPECT_EQ(found.openings[1].to_move, board::Colour::black);
    EXPECT_THAT(found.troubles, ElementsAre("two.sgf#3: is no game on a board of 9 lines",
                                            "two.sgf#4: move 2, E5, is not legal: the point is occupied"));
}

TEST(Openings, TellWhoseTurnItIs) {
    const FoundOpenings found = openings_of_sgf("turns.sgf",
                                                "(;SZ[9]HA[2]AB[cc][gg];W[ee])"
                                                "(;SZ[9]AB[cc]PL[W];W[ee])"
                                                "(;SZ[9]AB[cc][dd];AE[cc];B[ee])",
                                                9, chinese(), 0);
    ASSERT_EQ(found.openings.size(), 3U);
    EXPECT_EQ(found.openings[0].to_move, board::Colour::white) << "two stones of handicap";
    EXPECT_EQ(found.openings[1].to_move, board::Colour::white);
    EXPECT_EQ(found.openings[2].to_move, board::Colour::black);
    EXPECT_EQ(moves_of(found.openings[2], 9), "BC7 BD6 ") << "no stone can be taken away by moves";
}

TEST(Openings, EndWhereStonesAreSetUpInTheMidstOfAGame) {
    const FoundOpenings found = openings_of_sgf("set.sgf", "(;SZ[9];B[ee];AW[cc];W[gg])", 9, chinese(), 3);
    ASSERT_EQ(found.openings.size(), 1U);
    EXPECT_EQ(moves_of(found.openings[0], 9), "BE5 ");
}

TEST(Openings, AreLinesOfMoves) {
    const FoundOpenings found = openings_of_lines("o.txt",
                                                  "# two\n"
                                                  "e5 c3 g7  # a remark\r\n"
                                                  "\n"
                                                  "E5 pass G3\n"
                                                  "E5 K10\n"
                                                  "E5 E5\n"
                                                  "pass pass\n",
                                                  9, chinese(), 2);
    ASSERT_EQ(found.openings.size(), 2U);
    EXPECT_EQ(moves_of(found.openings[0], 9), "BE5 WC3 ");
    EXPECT_EQ(moves_of(found.openings[1], 9), "BE5 WPASS ");
    EXPECT_EQ(found.openings[1].name, "o.txt:4");
    EXPECT_THAT(found.troubles,
                ElementsAre(HasSubstr("o.txt:5: `K10` is no point of a board of 9 lines"),
                            HasSubstr("o.txt:6: move 2, E5, is not legal"), HasSubstr("o.txt:7: both players pass")));
}

TEST(Openings, AreRandomNearTheStarPoints) {
    std::set<std::string> different;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const Opening opening = random_opening(19, chinese(), 6, seed);
        EXPECT_EQ(opening.moves.size(), 6U);
        EXPECT_EQ(opening.to_move, board::Colour::black);
        for (const board::Move& move : opening.moves)
            for (const int place : {board::row_of(move.vertex), board::column_of(move.vertex)}) {
                EXPECT_GE(std::min(place, 18 - place), 2);
                EXPECT_LE(std::min(place, 18 - place), 4);
            }
        different.insert(moves_of(opening, 19));
        EXPECT_EQ(opening, random_opening(19, chinese(), 6, seed));
    }
    EXPECT_EQ(different.size(), 50U);
}

TEST(Openings, AreAsLongAsASmallBoardAllows) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const Opening opening = random_opening(2, chinese(), 50, seed);
        board::Game game(2, chinese());
        for (const board::Move& move : opening.moves)
            EXPECT_EQ(game.play(move.colour, move.vertex), board::Legality::ok);
        EXPECT_EQ(opening.moves.size(), 2U);
    }
}

TEST(Openings, ComeOnceEachBeforeOneComesTwice) {
    MatchSettings settings;
    for (int i = 0; i < 7; ++i) settings.openings.push_back({.name = std::to_string(i), .moves = {}});
    for (settings.seed = 1; settings.seed < 20; ++settings.seed) {
        std::set<std::string> names;
        for (int pair = 0; pair < 7; ++pair) names.insert(opening_of(settings, pair).name);
        EXPECT_EQ(names.size(), 7U);
        EXPECT_EQ(opening_of(settings, 0).name, opening_of(settings, 7).name);
    }
}

}  // namespace
}  // namespace katachi::regression
