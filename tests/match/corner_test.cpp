// The corner matcher against the reference matcher, on the corpus and on random databases, and against the record.
#include "engine/match/corner_matcher.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <tuple>

#include "compiler/corner/corner_shape.h"
#include "compiler/emit/table_builder.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "compiler/reference_matcher/reference_matcher.h"
#include "tests/match/random_corners.h"
#include "tests/support/counted_allocations.h"
#include "tests/support/needs.h"
#include "tests/support/random_position.h"
#include "tests/support/recorded_positions.h"
#include "tests/support/shared_data.h"
#include "tests/support/turned_position.h"

namespace katachi::match {
namespace {

// Pattern, colour, orientation, move.
using Found = std::vector<std::tuple<int, board::Colour, board::Orientation, board::Vertex>>;

Found by_tree(const PatternTables& tables, const board::Position& position) {
    Found found;
    visit_corners(tables.corners, position, [&](const CornerMatch& match) {
        found.emplace_back(match.pattern, match.colour, match.orientation, match.move);
    });
    std::ranges::sort(found);
    return found;
}

Found by_reference(const std::vector<compiler::PatternDatabase>& databases, const board::Position& position) {
    Found found;
    int first_pattern = 0;
    for (const compiler::PatternDatabase& database : databases) {
        std::vector<Match> matches;
        for (const board::Colour own : {board::Colour::black, board::Colour::white})
            compiler::reference_match(database, position, own, matches);
        for (const Match& match : matches)
            found.emplace_back(first_pattern + match.pattern, match.colour, match.orientation, match.move);
        first_pattern += static_cast<int>(database.patterns.size());
    }
    std::ranges::sort(found);
    return found;
}

TEST(Corner, AgreesWithTheReferenceOnRandomDatabases) {
    RandomCorners random(test::test_seed());
    std::size_t matches = 0;
    for (int round = 0; round < 150; ++round) {
        const std::vector<compiler::PatternDatabase> databases{random.database(30, 2 + random.below(7)),
                                                               random.database(10, 4)};
        const compiler::BuiltTables built(databases);
        for (int i = 0; i < 10; ++i) {
            const int size = board::min_board_size + random.below(board::max_board_size - board::min_board_size + 1);
            const board::Position position = random.position(databases[0], size);
            const Found found = by_tree(built.tables(), position);
            ASSERT_EQ(found, by_reference(databases, position))
                << "round " << round << ", " << board::to_rows(position);
            matches += found.size();
        }
    }
    EXPECT_GT(matches, 5000U);
}

// A full corner has more stones than a byte can count.
TEST(Corner, CountsAsManyStonesAsABoardHas) {
    std::string text = "Pattern Full\n\n+-------------------\n";
    for (int row = 0; row < board::max_board_size - 1; ++row) text += "|OOOOOOOOOOOOOOOOOOO\n";
    const std::vector<compiler::PatternDatabase> databases{corner_database(text + "\n:8,s\n")};
    const compiler::BuiltTables built(databases);
    board::Position position(board::max_board_size);
    for (int row = 0; row < board::max_board_size; ++row)
        for (int column = 0; column < board::max_board_size; ++column)
            position.put(board::vertex_at(row, column), board::Colour::white);
    EXPECT_EQ(by_tree(built.tables(), position).size(), 8U);
    EXPECT_EQ(by_tree(built.tables(), position), by_reference(databases, position));
    position.put(board::vertex_at(0, 0), board::Colour::empty);
    EXPECT_EQ(by_tree(built.tables(), position), by_reference(databases, position));
}

TEST(Corner, FindsAPatternInEveryCornerOrientationAndColour) {
    const std::vector<compiler::PatternDatabase> databases{
        corner_database("Pattern A\n\n----+\n....|\n.O..|\n....|\n*.X.|\n\n:8,s\n\n"
                        "Pattern B\n\n----+\n....|\n*.O.|\n..X.|\n....|\n\n:8,s\n")};
    const compiler::BuiltTables built(databases);
    board::Position drawn(9);
    drawn.put(board::vertex_at(1, 6), board::Colour::black);
    drawn.put(board::vertex_at(3, 7), board::Colour::white);
    std::set<std::tuple<board::Colour, board::Orientation, board::Vertex>> seen;
    for (const board::Orientation orientation : board::all_orientations) {
        const board::Position board = test::turned(drawn, orientation);
        for (const board::Position& position : {board, test::colours_exchanged(board)}) {
            const Found found = by_tree(built.tables(), position);
            ASSERT_EQ(found.size(), 1U) << board::to_rows(position);
            EXPECT_EQ(found, by_reference(databases, position));
            const auto& [pattern, colour, turn, move] = found[0];
            EXPECT_EQ(pattern, 0);
            EXPECT_EQ(turn, orientation);
            seen.emplace(colour, turn, move);
        }
    }
    EXPECT_EQ(seen.size(), 16U);
}

TEST(Corner, TriesASymmetricPatternOnceACorner) {
    const std::vector<compiler::PatternDatabase> databases{
        corner_database("Pattern Diagonal\n\n---+\n...|\n.O.|\n*..|\n\n:/,s\n\n"
                        "Pattern Declared\n\n---+\n...|\n.O.|\n*..|\n\n:8,s\n")};
    const compiler::BuiltTables built(databases);
    board::Position position(9);
    for (const int row : {1, 7})
        for (const int column : {1, 7}) position.put(board::vertex_at(row, column), board::Colour::white);
    const Found found = by_tree(built.tables(), position);
    EXPECT_EQ(found.size(), 12U);
    EXPECT_EQ(found, by_reference(databases, position));
}

TEST(Corner, AnEmptyCornerMatchesForBothColours) {
    const std::vector<compiler::PatternDatabase> databases{
        corner_database("Pattern Empty\n\n---+\n...|\n..*|\n...|\n\n:8,s\n")};
    const compiler::BuiltTables built(databases);
    EXPECT_EQ(by_tree(built.tables(), board::Position(9)).size(), 16U);
    EXPECT_EQ(by_tree(built.tables(), board::Position(9)), by_reference(databases, board::Position(9)));
    EXPECT_TRUE(by_tree(built.tables(), board::Position(2)).empty());
}

TEST(Corner, LeavesOutWhatIsNoCorner) {
    EXPECT_FALSE(compiler::is_corner_pattern(corner_database("Pattern A\n\n.O.|\n..*|\n\n:8,s\n").patterns[0]));
    EXPECT_FALSE(
        compiler::is_corner_pattern(corner_database("Pattern A\n\n---+\n.O.|\n..*|\n---+\n\n:8,s\n").patterns[0]));
    EXPECT_FALSE(compiler::is_corner_pattern(corner_database("Pattern A\n\n---+\n.o.|\n..*|\n\n:8,s\n").patterns[0]));
    EXPECT_TRUE(compiler::is_corner_pattern(corner_database("Pattern A\n\n---+\n.O.|\n..*|\n\n:8,s\n").patterns[0]));
}

class CornerCorpus : public testing::Test {
  protected:
    void SetUp() override {
        KATACHI_NEEDS("gnugo/patterns");
        KATACHI_NEEDS(test::recorded_matches_file);
        base::Diagnostics diagnostics;
        for (const compiler::DatabaseSpec& spec : compiler::discover_databases(test::shared_data() / "gnugo/patterns"))
            if (spec.kind == compiler::DatabaseKind::corner)
                databases.push_back(compiler::read_database(spec, diagnostics));
    }

    std::vector<compiler::PatternDatabase> databases;
};

TEST_F(CornerCorpus, MatchesAsRecordedAndAsTheReference) {
    const compiler::BuiltTables built(databases);
    const PatternTables& tables = built.tables();
    EXPECT_EQ(tables.corners.entries.size(), tables.patterns.size());
    std::size_t recorded_count = 0;
    for (const test::RecordedPosition& recorded : test::recorded_positions()) {
        const board::Position& position = recorded.position;
        const Found found = by_tree(tables, position);
        ASSERT_EQ(found, by_reference(databases, position)) << recorded.game;
        std::multiset<std::string> lines, wanted;
        for (const auto& [pattern, colour, orientation, move] : found)
            lines.insert(std::string("joseki\t") + (colour == board::Colour::black ? "b" : "w") + "\t" +
                         tables.text(tables.patterns[static_cast<std::size_t>(pattern)].name) + "\t" +
                         board::vertex_name(move, position.size) + "\t-\t-");
        for (const std::string& line : recorded.matches)
            if (line.starts_with("joseki\t")) wanted.insert(line);
        ASSERT_EQ(lines, wanted) << recorded.game << ", move " << recorded.move;
        recorded_count += wanted.size();
    }
    EXPECT_EQ(recorded_count, 718U);
}

TEST_F(CornerCorpus, AllocatesNothing) {
    const compiler::BuiltTables built(databases);
    const auto recorded = test::recorded_positions();
    std::size_t matches = 0;
    const std::size_t before = test::counted_allocations();
    for (const auto& at : recorded)
        visit_corners(built.tables().corners, at.position, [&](const CornerMatch&) { ++matches; });
    EXPECT_EQ(test::counted_allocations(), before);
    EXPECT_GT(matches, 0U);
}

}  // namespace
}  // namespace katachi::match
