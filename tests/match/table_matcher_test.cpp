// The table matcher against the reference matcher: the shipped library and random databases, on real and on
// random positions.
#include "engine/match/table_matcher.h"

#include <gtest/gtest.h>

#include <tuple>

#include "compiler/emit/table_builder.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "compiler/reference_matcher/reference_matcher.h"
#include "engine/board/sgf_game.h"
#include "tests/support/random_position.h"
#include "tests/support/shared_data.h"

namespace katachi {
namespace {

bool earlier(const Match& a, const Match& b) {
    const auto key = [](const Match& m) {
        return std::tuple(m.database, m.pattern, m.orientation, m.upper_left, m.lower_right, m.move, m.colour);
    };
    return key(a) < key(b);
}

std::vector<Match> by_reference(const std::vector<PatternDatabase>& databases, const Position& position, Colour own) {
    std::vector<Match> all;
    std::uint16_t first_pattern = 0;
    for (std::size_t i = 0; i < databases.size(); ++i) {
        const std::size_t first = all.size();
        reference_match(databases[i], position, own, all);
        for (std::size_t m = first; m < all.size(); ++m) {
            all[m].database = static_cast<std::uint16_t>(i);
            all[m].pattern = static_cast<std::uint16_t>(all[m].pattern + first_pattern);
        }
        first_pattern = static_cast<std::uint16_t>(first_pattern + databases[i].patterns.size());
    }
    std::sort(all.begin(), all.end(), earlier);
    return all;
}

std::vector<Match> by_tables(const PatternTables& tables, const Position& position, Colour own) {
    std::vector<Match> all;
    match_all(tables, position, own, all);
    std::sort(all.begin(), all.end(), earlier);
    return all;
}

std::vector<PatternDatabase> library() {
    Diagnostics diagnostics;
    std::vector<PatternDatabase> databases;
    for (const char* folder : {"patterndb/library", "joseki/library"})
        for (const DatabaseSpec& spec : discover_databases(std::filesystem::path(KATACHI_SOURCE) / folder))
            if (has_tables(spec.kind)) databases.push_back(read_database(spec, diagnostics));
    return databases;
}

// Small patterns drawn at random, with edges now and then; or, often, cut out of a position and one point
// changed, so that some almost match.
PatternDatabase random_database(const Position& position, std::mt19937& random) {
    const auto number = [&](int below) { return static_cast<int>(random() % static_cast<unsigned>(below)); };
    std::string text;
    for (int i = 0; i < 20; ++i) {
        const int rows = 1 + number(4), columns = 1 + number(4);
        const int top = number(position.size - rows + 1), left = number(position.size - columns + 1);
        const bool cut_out = number(3) > 0;
        const bool west = number(4) == 0, south = number(4) == 0;
        text += "Pattern P" + std::to_string(i) + "\n\n";
        for (int row = 0; row < rows; ++row) {
            if (west) text += '|';
            for (int column = 0; column < columns; ++column) {
                const Colour point = position.at(top + row, left + column);
                const char cell = point == Colour::empty ? '.' : point == Colour::black ? 'O' : 'X';
                text += cut_out && number(4) > 0 ? cell : ".OXox?,!"[number(8)];
            }
            text += '\n';
        }
        if (south) text += (west ? "+" : "") + std::string(static_cast<std::size_t>(columns), '-') + "\n";
        text += std::string("\n:") + "8|-\\/+XO"[number(8)] + ",-\n\n";
    }
    PatternDatabase database;
    database.spec.kind = DatabaseKind::connection;
    Diagnostics diagnostics;
    read_source(std::make_shared<SourceFile>("random.db", text), database, diagnostics);
    EXPECT_TRUE(diagnostics.empty()) << diagnostics.front().message << "\n" << text;
    return database;
}

TEST(TableMatcher, AgreesWithTheReferenceOnARealGame) {
    const auto databases = library();
    const BuiltTables built(databases);
    const auto path = std::filesystem::path(KATACHI_SOURCE) / "examples/lee-sedol-alphago-2016-game-4.sgf";
    const auto games = std::get<std::vector<SgfGame>>(read_sgf_games(file_bytes(path)));
    for (int move = 1; move <= games[0].move_count() + 1; move += 9) {
        const Position position = std::get<SgfPosition>(position_before_move(games[0], move)).board.position();
        for (const Colour own : {Colour::black, Colour::white})
            ASSERT_EQ(by_tables(built.tables(), position, own), by_reference(databases, position, own))
                << "before move " << move;
    }
}

TEST(TableMatcher, AgreesWithTheReferenceOnRandomPatterns) {
    std::mt19937 random(test_seed());
    for (int round = 0; round < 300; ++round) {
        const int size = 2 + static_cast<int>(random() % 9) + (round % 10 == 0 ? 9 : 0);
        const Position position = random_position(size, 0.1 + 0.2 * (round % 4), random);
        const Position source = random_position(std::max(size, 4), 0.4, random);
        const std::vector<PatternDatabase> databases{
            random_database(round % 2 == 0 && size >= 4 ? position : source, random)};
        const BuiltTables built(databases);
        for (const Colour own : {Colour::black, Colour::white})
            ASSERT_EQ(by_tables(built.tables(), position, own), by_reference(databases, position, own))
                << "round " << round << ", board " << to_rows(position);
    }
}

}  // namespace
}  // namespace katachi
