// Which strings are one dragon, and why.
#include "engine/position/amalgamation.h"

#include <gtest/gtest.h>

#include "engine/board/turned_vertex.h"
#include "engine/eyes/solved_eyes.h"
#include "tests/support/turned_position.h"

namespace katachi::position {
namespace {

using board::vertex_at;

struct Joined {
    board::Board board;
    Amalgamation amalgamation;

    bool are_one(board::Vertex a, board::Vertex b) const {
        for (const board::VertexSet& dragon : amalgamation.dragons())
            if (dragon.contains(a)) return dragon.contains(b);
        return false;
    }
};

Joined joined(const char* rows, const Connections& connections = {}) {
    board::Board board(board::parse_rows(rows).value());
    reading::Tactics tactics({.nodes = 300});
    eyespaces::KnownGames known(solved_eyes().eyes);
    const worms::Worms worms(board, tactics);
    const eyespaces::EyeSpaces eyes(board, worms, tactics, known);
    return {board, Amalgamation(board, worms, eyes, tactics, connections)};
}

// The ring of the manual's chapter 7: two strings around one eye space.
TEST(Amalgamation, JoinsStringsAroundAnEye) {
    const Joined found = joined(
        "OOOOO..../"
        "OOXXXOO../"
        "OX...XO../"
        "OXXXXXO../"
        "OOOOOOO../"
        "........./........./........./.........");
    EXPECT_TRUE(found.are_one(vertex_at(1, 2), vertex_at(2, 1)));
    const std::vector<Join> way = found.amalgamation.way(vertex_at(1, 2), vertex_at(2, 1));
    ASSERT_EQ(way.size(), 1U);
    EXPECT_EQ(way[0].why, Join::Why::common_eye);
    EXPECT_TRUE(way[0].points.contains(vertex_at(2, 3)));
}

constexpr const char* diagonal_step =
    "........./.......O./........./"
    "...X...../....X..../........./........./.O......./.........";

TEST(Amalgamation, JoinsStringsWithTwoCommonLiberties) {
    const Joined found = joined(diagonal_step);
    EXPECT_EQ(found.amalgamation.dragons().size(), 3U);
    const std::vector<Join> way = found.amalgamation.way(vertex_at(3, 3), vertex_at(4, 4));
    ASSERT_EQ(way.size(), 1U);
    EXPECT_EQ(way[0].why, Join::Why::common_liberties);
    EXPECT_EQ(way[0].points.count(), 2);
    EXPECT_TRUE(found.amalgamation.way(vertex_at(3, 3), vertex_at(3, 3)).empty());
}

TEST(Amalgamation, CountsNoLibertyThatIsACut) {
    const std::vector<PatternCut> cuts{{board::Colour::black, board::VertexSet::of(vertex_at(3, 4)), "a cut"}};
    const Joined found = joined(diagonal_step, {.links = {}, .cuts = cuts});
    EXPECT_FALSE(found.are_one(vertex_at(3, 3), vertex_at(4, 4)));
    EXPECT_TRUE(found.amalgamation.way(vertex_at(3, 3), vertex_at(4, 4)).empty());
}

TEST(Amalgamation, JoinsAtAPointWhereTheOpponentCannotPlay) {
    const char* const rows =
        "........./........./........./"
        "..OXO..../..X.X..../..OXO..../........./........./.........";
    const Joined found = joined(rows);
    EXPECT_TRUE(found.are_one(vertex_at(4, 2), vertex_at(4, 4)));
    EXPECT_TRUE(found.are_one(vertex_at(3, 3), vertex_at(5, 3)));
}

// White takes E5 by the common liberty, and can be taken back by a ko alone: GNU Go 3.8 keeps these apart, too.
TEST(Amalgamation, DoesNotJoinAtAPointWhereTheOpponentTakesAKo) {
    const char* const rows =
        "........./........./........./"
        "..OXO..../..X.XO.../..OXO..../........./........./.........";
    const Joined found = joined(rows);
    EXPECT_FALSE(found.are_one(vertex_at(4, 2), vertex_at(4, 4)));
    EXPECT_FALSE(found.are_one(vertex_at(3, 3), vertex_at(5, 3)));
}

constexpr const char* three_stones =
    "O......../........./"
    "..X....../OOOOOOOOO/....O..../"
    "..X.O.X../....O..../....O..../....O....";

TEST(Amalgamation, JoinsByPatternsAndNamesThem) {
    const std::vector<PatternLink> links{
        {{vertex_at(2, 2), vertex_at(5, 2)}, PatternLink::Kind::all, "first"},
        {{vertex_at(5, 2), vertex_at(5, 6)}, PatternLink::Kind::all, "second"},
    };
    const Joined found = joined(three_stones, {.links = links, .cuts = {}});
    const std::vector<Join> way = found.amalgamation.way(vertex_at(2, 2), vertex_at(5, 6));
    ASSERT_EQ(way.size(), 2U);
    EXPECT_EQ(way[0].pattern, "first");
    EXPECT_EQ(way[1].pattern, "second");
}

// Denies all links.
class Denying : public LinkJudge {
  public:
    bool holds(std::size_t link) override {
        asked.push_back(link);
        return false;
    }

    std::vector<std::size_t> asked;
};

TEST(Amalgamation, AsksAboutLinksThatWouldJoinAlone) {
    const std::vector<PatternLink> links{
        {{vertex_at(3, 3), vertex_at(4, 4)}, PatternLink::Kind::all, "joined by liberties"},
        {{vertex_at(4, 4), vertex_at(1, 7)}, PatternLink::Kind::all, "denied"},
    };
    Denying judge;
    const Joined found = joined(diagonal_step, {.links = links, .cuts = {}, .judge = &judge});
    EXPECT_EQ(found.amalgamation.dragons().size(), 3U);
    EXPECT_EQ(judge.asked, std::vector<std::size_t>{1});
}

constexpr const char* three_strings =
    ".......O./"
    "XXX....../"
    "X......../OOOOOOOOO/....O..../"
    "..X.O.XX./....O.XX./....O..../....O....";

TEST(Amalgamation, JoinsTheTwoMostValuableOfThree) {
    const std::vector<PatternLink> links{
        {{vertex_at(1, 0), vertex_at(5, 2), vertex_at(5, 6)}, PatternLink::Kind::most_valuable, "double"}};
    const Joined found = joined(three_strings, {.links = links, .cuts = {}});
    EXPECT_TRUE(found.are_one(vertex_at(1, 0), vertex_at(5, 6)));
    EXPECT_FALSE(found.are_one(vertex_at(1, 0), vertex_at(5, 2)));
}

TEST(Amalgamation, JoinsAllOfThreeWhereTwoAreOneAnyway) {
    const std::vector<PatternLink> links{
        {{vertex_at(2, 2), vertex_at(5, 2), vertex_at(5, 6)}, PatternLink::Kind::most_valuable, "double"},
        {{vertex_at(2, 2), vertex_at(5, 2)}, PatternLink::Kind::all, "sure"}};
    const Joined found = joined(three_stones, {.links = links, .cuts = {}});
    EXPECT_TRUE(found.are_one(vertex_at(2, 2), vertex_at(5, 2)));
    EXPECT_TRUE(found.are_one(vertex_at(2, 2), vertex_at(5, 6)));
}

TEST(Amalgamation, JoinsTheMostValuableAfterWhatIsJoinedAnyway) {
    const std::vector<PatternLink> links{
        {{vertex_at(1, 0), vertex_at(5, 2), vertex_at(5, 6)}, PatternLink::Kind::most_valuable, "double"},
        {{vertex_at(1, 0), vertex_at(5, 6)}, PatternLink::Kind::all, "sure"}};
    const Joined found = joined(three_strings, {.links = links, .cuts = {}});
    EXPECT_TRUE(found.are_one(vertex_at(1, 0), vertex_at(5, 2)));
}

// The small string is part of a large dragon.
TEST(Amalgamation, ValuesDragonsAndNotStrings) {
    const board::Position drawn =
        board::parse_rows("..X.O..../.OO.O.XXX/....O.X../OOOOOOOOO/..O....../..O....../X.O..XX../X.O..XX../..O......")
            .value();
    for (const board::Orientation orientation : board::all_orientations) {
        const auto point = [&](int row, int column) {
            return board::turned(vertex_at(row, column), orientation, drawn.size);
        };
        const board::Vertex small = point(0, 2), large = point(6, 5), middling = point(1, 6), pair = point(6, 0);
        const std::vector<PatternLink> links{
            {.stones = {small, large}, .kind = PatternLink::Kind::all, .pattern = "sure", .may_be_lost = true},
            {.stones = {small, middling, pair},
             .kind = PatternLink::Kind::most_valuable,
             .pattern = "double",
             .may_be_lost = true}};
        const Joined found =
            joined(board::to_rows(test::turned(drawn, orientation)).c_str(), {.links = links, .cuts = {}});
        EXPECT_TRUE(found.are_one(small, middling)) << board::name(orientation);
        EXPECT_FALSE(found.are_one(small, pair)) << board::name(orientation);
    }
}

TEST(Amalgamation, LeavesOutWhatIsLost) {
    const char* const lost =
        "X.O....../"
        "OOO....../........./........./...X...../........./........./........./.........";
    const std::vector<PatternLink> corner{{{vertex_at(0, 0), vertex_at(4, 3)}, PatternLink::Kind::all, "far"}};
    std::vector<PatternLink> anyway = corner;
    anyway[0].may_be_lost = true;
    EXPECT_FALSE(joined(lost, {.links = corner, .cuts = {}}).are_one(vertex_at(0, 0), vertex_at(4, 3)));
    EXPECT_TRUE(joined(lost, {.links = anyway, .cuts = {}}).are_one(vertex_at(0, 0), vertex_at(4, 3)));
}

TEST(Amalgamation, JoinsWhatCanStillBeSaved) {
    const char* const rows =
        "........./........./........./"
        "..O....../.OX..X.../..O....../........./........./.........";
    const std::vector<PatternLink> links{{{vertex_at(4, 2), vertex_at(4, 5)}, PatternLink::Kind::all, "far"}};
    EXPECT_TRUE(joined(rows, {.links = links, .cuts = {}}).are_one(vertex_at(4, 2), vertex_at(4, 5)));
}

}  // namespace
}  // namespace katachi::position
