// Moves from joseki and openings.
#include <gtest/gtest.h>

#include <set>

#include "engine/moves/sources/fuseki_source.h"
#include "engine/moves/sources/pattern_source.h"
#include "patterndb/library_tables.h"
#include "tests/moves/sources/proposed.h"

namespace katachi::moves {
namespace {

TEST(FusekiSource, KnowsTheFirstMove) {
    FusekiSource source("fuseki", std::make_shared<PatternHits>(library_tables()));
    const auto lines = proposed(source, board::Board(), board::Colour::black);
    EXPECT_NE(std::find(lines.begin(), lines.end(), "Q16 fuseki/empty-corner-star-point"), lines.end());
    EXPECT_NE(std::find(lines.begin(), lines.end(), "D3 fuseki/empty-corner-komoku"), lines.end());
}

TEST(FusekiSource, ProposesWhatTheShippedOpeningsPlayInEachDrawing) {
    FusekiSource source("fuseki", std::make_shared<PatternHits>(library_tables()));
    const auto lines = proposed(source, board::Board(), board::Colour::black);
    for (const char* corner : {"D4", "D16", "Q4", "Q16"})
        EXPECT_NE(std::find(lines.begin(), lines.end(), corner + std::string(" openings/F19-0-1")), lines.end())
            << corner;
    board::Board board;
    board.play(board::Colour::black, board::parse_vertex("Q16", 19).value());
    std::set<std::string> answers;
    for (const std::string& line : proposed(source, board, board::Colour::white))
        if (line.ends_with("openings/F19-1-1")) answers.insert(line.substr(0, line.find(' ')));
    EXPECT_EQ(answers, (std::set<std::string>{"D16", "Q4"}));
}

TEST(OpeningSources, AreSilentOnSmallBoards) {
    FusekiSource fuseki("fuseki", std::make_shared<PatternHits>(library_tables()));
    PatternSource joseki("joseki", std::make_shared<PatternHits>(library_tables()), PatternValues::opening_points,
                         HitUse::corner);
    for (const auto& [size, speaks] : {std::pair(9, false), std::pair(13, true)}) {
        board::Board board(size);
        EXPECT_EQ(!proposed(fuseki, board, board::Colour::black).empty(), speaks) << size;
        board.play(board::Colour::black, board::parse_vertex("D4", size).value());
        EXPECT_EQ(!proposed(joseki, board, board::Colour::white).empty(), speaks) << size;
    }
}

TEST(FusekiSource, KnowsWholeBoards) {
    const auto tables = compiled("F-1 30 dppd\nF-2 10 qppd\n", compiler::DatabaseKind::whole_board);
    FusekiSource source("fuseki", std::make_shared<PatternHits>(tables->tables()));
    EXPECT_EQ(source.feature_count(), 2U);
    board::Board board;
    board.play(board::Colour::black, board::parse_vertex("Q16", 19).value());
    const auto lines = proposed(source, board, board::Colour::white);
    EXPECT_FALSE(lines.empty());
    for (const std::string& line : lines) EXPECT_NE(line.find("whole-board/F-"), std::string::npos) << line;
    EXPECT_GT(source.weight_unlearned(0), source.weight_unlearned(1));
}

TEST(Joseki, ProposesJosekiForTheSideToMove) {
    PatternSource source("joseki", std::make_shared<PatternHits>(library_tables()), PatternValues::opening_points,
                         HitUse::corner);
    board::Board board;
    board.play(board::Colour::black, board::parse_vertex("Q16", 19).value());
    const auto lines = proposed(source, board, board::Colour::white);
    EXPECT_NE(std::find(lines.begin(), lines.end(), "O17 joseki/hoshi-small-knight-approach"), lines.end());
    EXPECT_NE(std::find(lines.begin(), lines.end(), "R14 joseki/hoshi-small-knight-approach"), lines.end());
    const auto enclosures = proposed(source, board, board::Colour::black);
    EXPECT_NE(std::find(enclosures.begin(), enclosures.end(), "O17 joseki/hoshi-knight-enclosure"), enclosures.end());
    EXPECT_EQ(std::find(enclosures.begin(), enclosures.end(), "O17 joseki/hoshi-small-knight-approach"),
              enclosures.end());
}

// The corner at the upper right, with stones of both sides in it.
std::string corner_entry(const std::string& name, const std::string& rows, const std::string& colon) {
    return "\n\nPattern " + name + "\n\n" + rows + "\n:8,sF" + colon + "\n";
}

TEST(Joseki, WithoutAValueAreWorthWhatTheirClassAndTheirStageSay) {
    const std::string first = "-----+\n.....|\n.*...|\n...X.|\n.....|\n.....|\n.....|\n.....|\n";
    const std::string later = "-----+\n.....|\n.*XO.|\n..OX.|\n..OX.|\n.....|\n.....|\n.....|\n";
    const auto tables = compiled("attribute_map general\n" + corner_entry("First", first, "J") +
                                     corner_entry("Lesser", first, "j") + corner_entry("Urgent", first, "U") +
                                     corner_entry("Later", later, "J") + corner_entry("Stated", later, "J,value(1)"),
                                 compiler::DatabaseKind::corner);
    PatternSource source("joseki", std::make_shared<PatternHits>(tables->tables()), PatternValues::opening_points,
                         HitUse::corner);
    const float first_weight = source.weight_unlearned(0);
    EXPECT_LT(source.weight_unlearned(1), first_weight);
    EXPECT_GT(source.weight_unlearned(2), first_weight);
    EXPECT_GT(source.weight_unlearned(3), first_weight) << "under way";
    EXPECT_LT(source.weight_unlearned(4), first_weight) << "its author says so";
}

}  // namespace
}  // namespace katachi::moves
