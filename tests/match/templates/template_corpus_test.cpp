// The template matcher on real libraries, against the plain answer and against the record.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "compiler/emit/table_builder.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "compiler/template/table_templates.h"
#include "engine/match/table_entry.h"
#include "tests/match/templates/template_answers.h"
#include "tests/support/counted_allocations.h"
#include "tests/support/needs.h"
#include "tests/support/random_position.h"
#include "tests/support/recorded_positions.h"
#include "tests/support/shared_data.h"
#include "tests/support/turned_position.h"

namespace katachi::match {
namespace {

class TemplateCorpus : public testing::Test {
  protected:
    void SetUp() override {
        KATACHI_NEEDS("gnugo/patterns");
        KATACHI_NEEDS(katachi::test::recorded_matches_file);
        base::Diagnostics diagnostics;
        for (const compiler::DatabaseSpec& spec :
             compiler::discover_databases(katachi::test::shared_data() / "gnugo/patterns"))
            if (spec.kind == compiler::DatabaseKind::corner || spec.name == "fuseki19")
                databases.push_back(compiler::read_database(spec, diagnostics));
        built.emplace(databases);
    }

    const PatternTables& tables() const { return built->tables(); }

    std::vector<compiler::Template> templates() const {
        std::vector<compiler::Template> all = compiler::templates_of_boards(tables());
        std::uint32_t id = 0;
        for (const compiler::PatternDatabase& database : databases)
            for (const compiler::Pattern& pattern : database.patterns)
                if (database.spec.kind == DatabaseKind::corner && compiler::has_tables(pattern))
                    all.push_back(compiler::template_of_corner(pattern, id++));
        return all;
    }

    std::vector<compiler::PatternDatabase> databases;
    std::optional<compiler::BuiltTables> built;
};

TEST_F(TemplateCorpus, FullMatchesAreTheRecordedOnes) {
    TemplateMatcher matcher(tables().templates);
    std::map<std::string, const compiler::Pattern*> boards;
    for (const compiler::PatternDatabase& database : databases)
        for (const compiler::Pattern& pattern : database.patterns)
            if (pattern.board_size > 0) boards.emplace(database.spec.name + "/" + pattern.name, &pattern);
    std::vector<TemplateMatch> room(std::size_t{1} << 17);
    std::size_t lines = 0;
    for (const katachi::test::RecordedPosition& recorded : katachi::test::recorded_positions()) {
        const board::Position& position = recorded.position;
        std::multiset<std::string> got, wanted;
        for (const board::Colour own : {board::Colour::black, board::Colour::white}) {
            const std::size_t count = matcher.find(position, own, {}, room);
            ASSERT_LT(count, room.size());
            for (std::size_t i = 0; i < count; ++i) {
                if (!room[i].is_full) continue;
                const std::string name =
                    full_name_of_entry(tables(), tables().templates.continuations[room[i].continuation].id);
                const auto board = boards.find(name);
                got.insert((board != boards.end()
                                ? "fuseki19\t" + board->second->attribute("value")->argument
                                : std::string("joseki\t") + (own == board::Colour::black ? "b" : "w")) +
                           "\t" + name.substr(name.find('/') + 1) + "\t" +
                           board::vertex_name(room[i].move, position.size) + "\t-\t-");
            }
        }
        for (const std::string& line : recorded.matches)
            if (line.starts_with("joseki\t") || line.starts_with("fuseki19\t")) wanted.insert(line);
        ASSERT_EQ(got, wanted) << recorded.game << ", move " << recorded.move;
        lines += wanted.size();
    }
    EXPECT_GT(lines, 818U);
}

// Some of the corpus' own entries, on recorded positions.
TEST_F(TemplateCorpus, AgreesWithTheReference) {
    auto some = templates();
    std::mt19937 random(katachi::test::test_seed());
    std::ranges::shuffle(some, random);
    some.resize(30);
    const compiler::BuiltTemplates few(some);
    TemplateMatcher matcher(few.tables());
    const auto recorded = katachi::test::recorded_positions();
    std::size_t matches = 0;
    for (std::size_t i = 0; i < recorded.size(); i += 9)
        for (int differences = 0; differences <= most_differences; ++differences)
            ASSERT_NO_FATAL_FAILURE(expect_the_same({some, few.tables(), matcher}, recorded[i].position,
                                                    board::Colour::black,
                                                    {.differences = differences, .most_steps = 1U << 20}, matches));
    EXPECT_GT(matches, 100U);
}

// How many columns of all 19 rows agree with a board as the frame of the entry sees it, point by point.
int half_board(const TemplateEntry& entry, const board::Position& seen, board::Colour own) {
    for (int column = 0; column < board::max_board_size; ++column)
        for (int row = 0; row < board::max_board_size; ++row) {
            const TemplateColumn& known = entry.columns[static_cast<std::size_t>(column)];
            const bool is_own = (known.own >> row & 1) != 0, is_opponent = (known.opponent >> row & 1) != 0;
            const board::Colour other = is_opponent ? board::opponent(own) : board::Colour::empty;
            if (seen.at(row, column) != (is_own ? own : other)) return column;
        }
    return board::max_board_size;
}

// Half boards have no key of their own: they are rectangles of two corners, 19×10 and larger.
TEST_F(TemplateCorpus, FindsHalfBoardsAsLargeRectangles) {
    constexpr int least = board::max_board_size / 2 + 1;
    const TemplateTables& known = tables().templates;
    TemplateMatcher matcher(known);
    std::vector<TemplateMatch> room(std::size_t{1} << 17);
    const auto recorded = katachi::test::recorded_positions();
    std::size_t halves = 0;
    for (std::size_t i = 0; i < recorded.size(); i += 11) {
        const board::Position& position = recorded[i].position;
        if (position.size != board::max_board_size) continue;
        const std::size_t count = matcher.find(position, board::Colour::black, {}, room);
        ASSERT_LT(count, room.size());
        std::map<std::pair<std::uint32_t, board::Orientation>, int> degrees;
        for (std::size_t match = 0; match < count; ++match) {
            int& degree = degrees[{room[match].entry, room[match].orientation}];
            degree = std::max(degree, room[match].degree());
        }
        for (const board::Orientation orientation : board::all_orientations) {
            const board::Position seen = katachi::test::turned(position, board::inverse(orientation));
            for (std::uint32_t entry = 0; entry < known.entries.size(); ++entry) {
                const auto moves = known.continuations.subspan(known.entries[entry].first_continuation,
                                                               known.entries[entry].continuation_count);
                const int columns = half_board(known.entries[entry], seen, board::Colour::black);
                const bool plays_there = std::ranges::any_of(moves, [&](const TemplateContinuation& move) {
                    return (move.orientations >> static_cast<int>(orientation) & 1) != 0 && move.column < columns &&
                           !board::is_stone(seen.at(move.row, move.column));
                });
                if (columns < least || !plays_there) continue;
                ++halves;
                const auto found = degrees.find({entry, orientation});
                ASSERT_TRUE(found != degrees.end()) << recorded[i].game << ", move " << recorded[i].move;
                EXPECT_GE(found->second, board::max_board_size * columns);
            }
        }
    }
    EXPECT_GT(halves, 1000U);
}

TEST_F(TemplateCorpus, AllocatesNothing) {
    TemplateMatcher matcher(tables().templates);
    const board::Position position = katachi::test::recorded_positions().front().position;
    std::array<TemplateMatch, 16> room;
    for (int differences = 0; differences <= most_differences; ++differences) {
        const std::size_t before = katachi::test::counted_allocations();
        matcher.find(position, board::Colour::black, {.differences = differences}, room);
        EXPECT_EQ(katachi::test::counted_allocations(), before);
    }
}

}  // namespace
}  // namespace katachi::match
