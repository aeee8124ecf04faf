// Each source on a small board, where one can see what it should find.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine/moves/default_sources.h"
#include "tests/moves/proposed.h"

namespace katachi::moves {
namespace {

using Features = std::multiset<std::string>;

TEST(Sources, NameTheirFeaturesOnce) {
    for (const auto& source : default_sources()) {
        std::set<std::string> names;
        for (std::uint32_t feature = 0; feature < source->feature_count(); ++feature) {
            const std::string name = source->feature_name(feature);
            EXPECT_FALSE(name.empty()) << source->name() << " " << feature;
            EXPECT_EQ(name.find_first_of(" \t"), std::string::npos) << name;
            EXPECT_TRUE(names.insert(name).second) << source->name() << "/" << name;
        }
    }
}

TEST(CaptureSource, TellsSizeAndWhatItSaves) {
    const board::Board lone = board_of("......./..X..../.XO..../..X..../......./......./.......");
    EXPECT_EQ(proposed_at(lone, board::Colour::black, "D5", "capture"), Features{"1-stone.running"});
    EXPECT_EQ(proposed_at(lone, board::Colour::white, "D5", "capture"), Features{});

    const board::Board corner = board_of("OX...../.OX..../......./......./......./......./.......");
    EXPECT_EQ(proposed_at(corner, board::Colour::black, "A6", "capture"), Features{"1-stone.saving.stuck"});
    const board::Board edge = board_of(".XO..../..X..../......./......./......./......./.......");
    EXPECT_EQ(proposed_at(edge, board::Colour::black, "D7", "capture"), Features{"1-stone.freeing.stuck"});
    const board::Board without_a_way = board_of("O.X..../XX...../......./......./......./......./.......");
    EXPECT_EQ(proposed_at(without_a_way, board::Colour::black, "B7", "capture"), Features{"1-stone.stuck"});
}

// The same stones, played in another order: the last one is another.
TEST(Sources, LookAgainWhereTheLastMoveOrTheBoardIsAnother) {
    const auto sources = default_sources();
    const auto atari = std::ranges::find(sources, "atari", &MoveSource::name);
    const auto proposed = [&](MoveSource& source, int size, std::initializer_list<const char*> moves) {
        board::Board board(size);
        board::Colour colour = board::Colour::black;
        for (const char* move : moves) {
            board.play(colour, board::parse_vertex(move, size).value());
            colour = board::opponent(colour);
        }
        std::vector<Proposal> proposals;
        source.propose({board, colour}, proposals);
        return proposals;
    };
    const auto first = proposed(**atari, 9, {"E5", "A1", "E6", "A9"});
    const auto second = proposed(**atari, 9, {"E5", "A9", "E6", "A1"});
    EXPECT_FALSE(first.empty());
    EXPECT_NE(first, second);
    const auto border = std::ranges::find(sources, "border", &MoveSource::name);
    EXPECT_EQ(proposed(**border, 9, {}).size(), 81U);
    EXPECT_EQ(proposed(**border, 13, {}).size(), 169U);
}

TEST(Sources, TakeStonesWithoutLibertiesAsTheyAre) {
    const board::Board set_up = board_of(".OX.O../OXO..../.O...../......./......./......./XXXXXXX");
    for (const board::Colour colour : {board::Colour::black, board::Colour::white})
        for (const board::Vertex vertex : set_up.empty_points())
            proposed_at(set_up, colour, board::vertex_name(vertex, 7));
    EXPECT_EQ(proposed_at(set_up, board::Colour::white, "A1", "capture"), Features{});
}

TEST(CaptureSource, KnowsTheStoneJustPlayed) {
    board::Board board = board_of("......./..X..../.X...../..X..../......./......./.......");
    board.play(board::Colour::white, board::parse_vertex("C5", 7).value());
    EXPECT_EQ(proposed_at(board, board::Colour::black, "D5", "capture"), Features{"1-stone.last.running"});
}

TEST(EscapeSource, RunsWhereThatHelps) {
    const board::Board open = board_of("......./......./..X..../.XO..../..X..../......./.......");
    EXPECT_EQ(proposed_at(open, board::Colour::white, "D4", "escape"), Features{"1-stone.out"});

    const board::Board edge = board_of("OX...../......./......./......./......./......./.......");
    EXPECT_EQ(proposed_at(edge, board::Colour::white, "A6", "escape"), Features{"1-stone.in-vain"});
}

TEST(AtariSource, TellsWhetherTheStringCanEscape) {
    const board::Board edge = board_of("......./......./......./......./......./.XO..../..O....");
    EXPECT_EQ(proposed_at(edge, board::Colour::white, "A2", "atari").count("1-stone.escaping"), 0U);

    const board::Board first_line = board_of(".X...../......./......./......./......./......./.......");
    EXPECT_EQ(proposed_at(first_line, board::Colour::white, "B6", "atari"), Features{});

    const board::Board caught = board_of("OX...../.X...../......./......./......./......./.......");
    EXPECT_EQ(proposed_at(caught, board::Colour::black, "A6", "atari"), Features{});
    EXPECT_EQ(proposed_at(caught, board::Colour::black, "A6", "capture"), Features{"1-stone.stuck"});
}

// White is taken along the edge where Black comes from above, and runs where he comes from below.
TEST(AtariSource, TellsFromWhereAStringIsTaken) {
    const board::Board board = board_of("......./......./......./......./......./..XOX../.......");
    EXPECT_EQ(proposed_at(board, board::Colour::black, "D3", "atari"), Features{"1-stone.taking"});
    EXPECT_EQ(proposed_at(board, board::Colour::black, "D1", "atari"), Features{"1-stone.escaping"});
    const board::Board corner = board_of("O....../......./......./......./......./......./.......");
    EXPECT_EQ(proposed_at(corner, board::Colour::black, "A6", "atari"), Features{"1-stone.either-side"});
}

TEST(SelfAtariSource, SpeaksOfMovesWithOneLiberty) {
    const board::Board board = board_of(".O...../......./......./......./......./......./.......");
    EXPECT_EQ(proposed_at(board, board::Colour::black, "A7", "self-atari"), Features{"1-stone.against-3"});
    EXPECT_EQ(proposed_at(board, board::Colour::white, "A7", "self-atari"), Features{});
    const board::Board two = board_of("XX..O../OOOO.../......./......./......./......./.......");
    EXPECT_EQ(proposed_at(two, board::Colour::black, "C7", "self-atari"), Features{"3-stones.against-more"});
    const board::Board ko = board_of("......./..XO.../.XO.O../..XO.../......./......./.......");
    EXPECT_EQ(proposed_at(ko, board::Colour::black, "D5", "self-atari"), Features{"1-stone.taking"});
}

TEST(LibertySource, CountsBeforeAndAfter) {
    const board::Board board = board_of("......./......./..XO.../......./......./......./.......");
    EXPECT_EQ(proposed_at(board, board::Colour::black, "C4", "liberties"), Features{"5-liberties.from-3"});
    EXPECT_EQ(proposed_at(board, board::Colour::black, "D4", "liberties"), Features{"3-liberties.against-3"});
    EXPECT_EQ(proposed_at(board, board::Colour::black, "A1", "liberties"), Features{});
    const board::Board caught = board_of("......./..X..../.XO..../..X..../......./......./.......");
    EXPECT_EQ(proposed_at(caught, board::Colour::black, "D5", "liberties"), Features{"4-liberties.against-1"});
}

TEST(PressureSource, SpeaksOfTheWeakestString) {
    const board::Board board = board_of("......./......./..XO.../......./......./......./.......");
    EXPECT_EQ(proposed_at(board, board::Colour::black, "D4", "pressure"), Features{"1-stone.of-3.with-3"});
    EXPECT_EQ(proposed_at(board, board::Colour::black, "C4", "pressure"), Features{});
}

TEST(ConnectionSource, TellsWhatItJoinsAndCuts) {
    const board::Board cross = board_of("......./..X..../.O.O.../..X..../......./......./.......");
    EXPECT_EQ(proposed_at(cross, board::Colour::black, "C5", "connection"), Features{"joins-2.cuts-2"});
    const board::Board ring = board_of("......./..XX.../.X.X.../..X..../......./......./.......");
    EXPECT_EQ(proposed_at(ring, board::Colour::black, "C5", "connection"), Features{"joins-3.anyway.cuts-0"});
    const board::Board square = board_of("......./..X..../.X...../......./......./......./.......");
    EXPECT_EQ(proposed_at(square, board::Colour::black, "C5", "connection"), Features{"joins-2.anyway.cuts-0"});
    EXPECT_EQ(proposed_at(square, board::Colour::white, "C5", "connection"),
              Features{"joins-0.cuts-2.elsewhere-joined"});
    const board::Board one = board_of("XX...../X....../......./......./......./......./.......");
    EXPECT_EQ(proposed_at(one, board::Colour::black, "B6", "connection"), Features{});
}

TEST(KoSource, TakesAndEnds) {
    const board::Board board = board_of("......./..XO.../.XO.O../..XO.../......./......./.......");
    EXPECT_EQ(proposed_at(board, board::Colour::black, "D5", "ko"), Features{"takes"});
    EXPECT_EQ(proposed_at(board, board::Colour::white, "D5", "ko"), Features{"ends"});
    const board::Board lone = board_of("......./..X..../.XO..../..X..../......./......./.......");
    EXPECT_EQ(proposed_at(lone, board::Colour::black, "D5", "ko"), Features{});
    EXPECT_EQ(proposed_at(lone, board::Colour::white, "D5", "ko"), Features{});
}

// Black has just taken a ko; there is another one, and a stone of Black's in the corner.
TEST(Sources, KnowThatAKoWasTaken) {
    board::Board board = board_of("X....../..XO.../.XO.O../..XO.../.O...../O.OX.../XOX....");
    ASSERT_EQ(board.play(board::Colour::black, board::parse_vertex("D5", 7).value()), board::Legality::ok);
    ASSERT_NE(board.ko_point(), board::pass_vertex);
    EXPECT_EQ(proposed_at(board, board::Colour::white, "A6", "atari"), Features{"1-stone.escaping.in-ko"});
    EXPECT_EQ(proposed_at(board, board::Colour::white, "G5", "distance"), Features{"6.in-ko"});
    EXPECT_EQ(proposed_at(board, board::Colour::white, "B2", "ko"), Features{"ends.in-fight"});
}

TEST(DistanceSource, MeasuresFromBothLastMoves) {
    board::Board board(9);
    EXPECT_EQ(proposed_at(board, board::Colour::black, "E5", "distance"), Features{});
    board.play(board::Colour::black, board::parse_vertex("E5", 9).value());
    board.play(board::Colour::white, board::parse_vertex("E6", 9).value());
    EXPECT_EQ(proposed_at(board, board::Colour::black, "F6", "distance"), Features{"2.opening"});
    EXPECT_EQ(proposed_at(board, board::Colour::black, "F6", "distance-before"), Features{"3.opening"});
    board.pass(board::Colour::black);
    EXPECT_EQ(proposed_at(board, board::Colour::white, "F6", "distance"), Features{});
    board::Board large(19);
    large.play(board::Colour::black, board::parse_vertex("A1", 19).value());
    EXPECT_EQ(proposed_at(large, board::Colour::white, "T19", "distance"), Features{"17.opening"});
}

TEST(BorderSource, NamesLinesAndStage) {
    EXPECT_EQ(proposed_at(board::Board(19), board::Colour::black, "D16", "border"), Features{"4.4.stage-1"});
    EXPECT_EQ(proposed_at(board::Board(19), board::Colour::black, "A2", "border"), Features{"1.2.stage-1"});
    EXPECT_EQ(proposed_at(board::Board(19), board::Colour::black, "K10", "border"), Features{"7.7.stage-1"});
    const board::Board three_percent(
        board::parse_rows("XOX......./........../........../........../........../........../........../........../"
                          "........../..........")
            .value());
    EXPECT_EQ(proposed_at(three_percent, board::Colour::white, "E5", "border"), Features{"5.5.stage-2"});
}

TEST(SurroundingsSource, MeasuresToTheNearestStones) {
    const board::Board board = board_of("......./..X..../......./......./...O.../......./.......");
    EXPECT_EQ(proposed_at(board, board::Colour::black, "C4", "surroundings"), Features{"own-2.other-2.line-3.opening"});
}

TEST(ShapeSource, DrawsStonesWithLiberties) {
    const board::Board board = board_of("X.O..../......./......./......./......./......./.......");
    EXPECT_EQ(proposed_at(board, board::Colour::black, "G1", "shape").size(), 1U);
    const std::string shape = *proposed_at(board, board::Colour::black, "B7", "shape").begin();
    EXPECT_EQ(std::count(shape.begin(), shape.end(), '#'), 3) << shape;
    EXPECT_EQ(std::count(shape.begin(), shape.end(), 'b'), 1) << shape;  // the own stone in the corner has two
    EXPECT_EQ(std::count(shape.begin(), shape.end(), 'o'), 1) << shape;
}

TEST(ReplySource, IsNearTheLastMove) {
    board::Board board(9);
    board.play(board::Colour::black, board::parse_vertex("E5", 9).value());
    const Features beside = proposed_at(board, board::Colour::white, "E6", "reply");
    ASSERT_EQ(beside.size(), 1U);
    EXPECT_TRUE(beside.begin()->starts_with("1-0:")) << *beside.begin();
    EXPECT_EQ(proposed_at(board, board::Colour::white, "C5", "reply"), Features{"2-0:.../.*./..."});
    EXPECT_EQ(proposed_at(board, board::Colour::white, "A5", "reply"), Features{});
    EXPECT_EQ(proposed_at(board, board::Colour::white, "B2", "reply"), Features{});
}

}  // namespace
}  // namespace katachi::moves
