// The table matcher against the reference matcher: the shipped library and random databases, on real and on
// random positions.
#include "engine/match/table_matcher.h"

#include <gtest/gtest.h>

#include <tuple>

#include "compiler/emit/table_builder.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "engine/board/sgf_game.h"
#include "tests/match/judge.h"
#include "tests/support/random_position.h"
#include "tests/support/shared_data.h"

namespace katachi {
namespace {

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
            random_database(round % 2 == 0 && size >= 4 ? position : source, 20, 4, random)};
        const BuiltTables built(databases);
        for (const Colour own : {Colour::black, Colour::white})
            ASSERT_EQ(by_tables(built.tables(), position, own), by_reference(databases, position, own))
                << "round " << round << ", board " << to_rows(position);
    }
}

}  // namespace
}  // namespace katachi
