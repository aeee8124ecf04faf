// Moves from corners that the library has exactly where other stones stand around them.
#include "engine/moves/sources/template_source.h"

#include <gtest/gtest.h>

#include <random>
#include <tuple>

#include "engine/board/turned_vertex.h"
#include "engine/moves/sources/fuseki_source.h"
#include "engine/moves/sources/pattern_source.h"
#include "patterndb/library_tables.h"
#include "tests/moves/sources/proposed.h"
#include "tests/support/counted_allocations.h"
#include "tests/support/random_position.h"

namespace katachi::moves {
namespace {

// An approach to a star point and its answer, in nine lines of the corner.
constexpr const char* approached =
    "Pattern answer\n\n"
    "---------+\n.........|\n.........|\n....X....|\n.....O...|\n.........|\n......*..|\n.........|\n.........|\n......"
    "...|\n\n"
    ":8,s\n";

board::Board played(const std::string& moves, int size = board::max_board_size) {
    board::Board board(size);
    board::Colour colour = board::Colour::black;
    for (std::size_t at = 0; at < moves.size();) {
        const std::size_t end = std::min(moves.find(' ', at), moves.size());
        board.play(colour, board::parse_vertex(moves.substr(at, end - at), size).value());
        colour = board::opponent(colour);
        at = end + 1;
    }
    return board;
}

class TemplateSourceTest : public testing::Test {
  protected:
    std::unique_ptr<compiler::BuiltTables> tables = compiled(approached, compiler::DatabaseKind::corner);
    TemplateSource source{"templates", tables->tables()};
};

TEST_F(TemplateSourceTest, GoesOnWhereOtherStonesStandAround) {
    const board::Board board = played("Q16 L17 D4 P17");
    EXPECT_EQ(proposed(source, board, board::Colour::black), Lines{"R14 degree-121"});
}

TEST_F(TemplateSourceTest, IsSilentWhereTheLastMoveIsElsewhere) {
    EXPECT_EQ(proposed(source, played("Q16 P17 D4 L17"), board::Colour::black), Lines{});
}

TEST_F(TemplateSourceTest, SpeaksForTheSideToMoveAlone) {
    EXPECT_EQ(proposed(source, played("Q16 L17 D4 P17"), board::Colour::white), Lines{});
}

TEST_F(TemplateSourceTest, IsSilentWhereTheCornerIsKnownExactly) {
    EXPECT_EQ(proposed(source, played("Q16 P17"), board::Colour::black), Lines{});
}

TEST_F(TemplateSourceTest, IsSilentWhereAPointDiffersNearby) {
    EXPECT_EQ(proposed(source, played("Q16 P17 R17"), board::Colour::black), Lines{});
}

TEST_F(TemplateSourceTest, IsSilentOnSmallBoards) {
    const auto after_an_approach = [&](int size) {
        board::Board board(size);
        for (const auto& [colour, row, column] :
             {std::tuple(board::Colour::black, 3, 3), std::tuple(board::Colour::white, 1, 8),
              std::tuple(board::Colour::white, 2, 4)})
            board.play(colour, board::vertex_at(row, column));
        return proposed(source, board, board::Colour::black);
    };
    EXPECT_EQ(after_an_approach(board::max_board_size).size(), 1U);
    EXPECT_EQ(after_an_approach(13), Lines{});
    EXPECT_EQ(after_an_approach(9), Lines{});
}

TEST_F(TemplateSourceTest, NamesTheEntryAndTheRectangle) {
    const board::Board board = played("Q16 L17 D4 P17");
    std::vector<Proposal> proposals;
    source.propose({board, board::Colour::black}, proposals);
    ASSERT_EQ(proposals.size(), 1U);
    EXPECT_EQ(source.explain({board, board::Colour::black}, proposals[0]),
              "as corner/answer: 19x8 of the corner agree, the last move among them");
}

TEST(TemplateSource, LeavesOutWhatMustBeAskedAndWhatIsBad) {
    const std::string diagram = approached;
    for (const char* const line : {":8,sN\n",
                                   ":8,s\n\n---------+\n.........|\n.........|\n....a....|\n.....O...|\n"
                                   ".........|\n......*..|\n.........|\n.........|\n.........|\n\n;lib(a)>1\n"}) {
        const auto tables = compiled(diagram.substr(0, diagram.find(":8")) + line, compiler::DatabaseKind::corner);
        ASSERT_EQ(tables->tables().templates.continuations.size(), 1U);
        TemplateSource source("templates", tables->tables());
        EXPECT_EQ(proposed(source, played("Q16 L17 D4 P17"), board::Colour::black), Lines{});
    }
}

TEST(TemplateSource, KnowsWholeBoards) {
    const auto tables = compiled("F-1 30 ncpd\n", compiler::DatabaseKind::whole_board);
    TemplateSource source("templates", tables->tables());
    EXPECT_EQ(proposed(source, played("Q16"), board::Colour::white), Lines{});
    EXPECT_EQ(proposed(source, played("C5 D4 Q16"), board::Colour::white), (Lines{"O17 degree-121", "R14 degree-121"}));
}

// Moves of the library, by chance, and every fourth one anywhere.
std::vector<board::Move> moves_as_known(int size, int count, std::mt19937& random) {
    const auto hits = std::make_shared<PatternHits>(library_tables());
    FusekiSource openings("fuseki", hits);
    PatternSource joseki("joseki", hits, PatternValues::opening_points, HitUse::corner);
    board::Board board(size);
    std::vector<board::Move> moves;
    for (board::Colour colour = board::Colour::black; std::ssize(moves) < count; colour = board::opponent(colour)) {
        std::vector<Proposal> known;
        joseki.propose({board, colour}, known);
        if (known.empty()) openings.propose({board, colour}, known);
        const board::Vertex vertex = known.empty() || random() % 4 == 0
                                         ? board.empty_points().nth(static_cast<int>(random() % 100))
                                         : known[random() % known.size()].vertex;
        if (board.play(colour, vertex) == board::Legality::ok) moves.push_back({colour, vertex});
    }
    return moves;
}

Lines proposed_after(const std::vector<board::Move>& moves, int size, TemplateSource& source,
                     board::Orientation orientation, bool exchanged) {
    board::Board board(size);
    for (const board::Move& move : moves)
        board.play(exchanged ? board::opponent(move.colour) : move.colour,
                   board::turned(move.vertex, orientation, size));
    std::vector<Proposal> proposals;
    source.propose({board, board::opponent(board.history().back().colour)}, proposals);
    Lines lines;
    for (const auto& [vertex, feature] : proposals)
        lines.push_back(board::vertex_name(board::turned(vertex, board::inverse(orientation), size), size) + " " +
                        source.feature_name(feature));
    std::sort(lines.begin(), lines.end());
    return lines;
}

TEST(TemplateSource, ProposesTheSameInEveryDrawing) {
    std::mt19937 random(test::test_seed());
    TemplateSource source("templates", library_tables());
    std::size_t proposals = 0;
    for (int round = 0; round < 900; ++round) {
        const int size = board::max_board_size;
        const auto moves = moves_as_known(size, 4 + round % 12, random);
        const Lines drawn = proposed_after(moves, size, source, board::Orientation::identity, false);
        proposals += drawn.size();
        for (const board::Orientation orientation : board::all_orientations)
            for (const bool exchanged : {false, true})
                ASSERT_EQ(proposed_after(moves, size, source, orientation, exchanged), drawn)
                    << "round " << round << ", " << board::name(orientation);
    }
    EXPECT_GT(proposals, 20U);
}

// Every other point, played where a stone stands in the middle.
std::string all_answers_to_the_middle() {
    std::string text;
    int number = 0;
    for (char column = 'a'; column <= 's'; ++column)
        for (char row = 'a'; row <= 's'; ++row)
            if (row != 'j' || column != 'j') text += "F-" + std::to_string(++number) + " 1 " + column + row + "jj\n";
    return text;
}

// Which of them come in is left to the drawing.
TEST(TemplateSource, IsSilentWhereMoreStandAlikeThanThereIsRoomFor) {
    const auto tables = compiled(all_answers_to_the_middle(), compiler::DatabaseKind::whole_board);
    TemplateSource source("templates", tables->tables());
    EXPECT_EQ(proposed(source, played("K5 Q4 K10"), board::Colour::white), Lines{});
    EXPECT_NE(proposed(source, played("D4 N17 K10"), board::Colour::white), Lines{});
}

TEST(TemplateSource, AllocatesNothing) {
    std::mt19937 random(test::test_seed());
    TemplateSource source("templates", library_tables());
    std::vector<Proposal> proposals;
    proposals.reserve(std::size_t{20} * board::vertex_count);
    for (int round = 0; round < 60; ++round) {
        board::Board board;
        for (const board::Move& move : moves_as_known(board.size(), 4 + round % 12, random))
            board.play(move.colour, move.vertex);
        const std::size_t before = test::counted_allocations();
        source.propose({board, board::opponent(board.history().back().colour)}, proposals);
        ASSERT_EQ(test::counted_allocations(), before);
    }
    EXPECT_FALSE(proposals.empty());
}

}  // namespace
}  // namespace katachi::moves
