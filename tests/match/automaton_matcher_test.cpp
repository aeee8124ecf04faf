// Automata against the reference matcher: on recorded positions, and on random databases and boards of every size.
#include "engine/match/automaton_matcher.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <sstream>

#include "compiler/automaton/builder.h"
#include "compiler/emit/table_builder.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "engine/match/blob/check_automata.h"
#include "tests/match/judge.h"
#include "tests/support/needs.h"
#include "tests/support/random_position.h"
#include "tests/support/recorded_positions.h"
#include "tests/support/shared_data.h"

namespace katachi::match {
namespace {

constexpr board::Colour sides[] = {board::Colour::black, board::Colour::white};

std::vector<Match> by_automata(const PatternTables& tables, const AutomatonTables& automata,
                               const AutomatonBoard& board, board::Colour own) {
    std::vector<Match> all;
    match_board(automata, board, own, [&](const Hit& hit) { all.push_back(match_of(tables, hit)); });
    std::sort(all.begin(), all.end(), earlier);
    return all;
}

std::string fault(const PatternTables& tables, const AutomatonTables& automata) {
    return check_automata(automata, tables.orientations.size(), tables.databases.size());
}

// From automata of a single state, which verify everything, to automata that read all that tells patterns apart.
constexpr compiler::AutomatonPrices prices[] = {{.byte = 1e9}, {}, {.step = 0, .byte = 1e-5}};

// A board of each size in turn, patterns cut out of it or of another, and automata of all sizes.
struct RandomCase {
    board::Position position;
    std::vector<compiler::PatternDatabase> databases;
    compiler::AutomatonPrices price;

    RandomCase(int round, std::mt19937& random)
        : position(test::random_position(2 + round % 18, 0.1 + 0.2 * (round % 4), random)), price(prices[round % 3]) {
        const board::Position source =
            round % 2 == 0 ? position : test::random_position(board::max_board_size, 0.4, random);
        databases.push_back(random_database(source, 20, round % 5 == 0 ? 19 : 5, random));
        if (round % 7 < 4) databases.push_back(random_database(position, 10, 7, random));
    }
};

TEST(AutomatonMatcher, AgreesWithTheReferenceOnRandomPatterns) {
    std::mt19937 random(test::test_seed());
    std::size_t matches = 0;
    for (int round = 0; round < 400; ++round) {
        const RandomCase random_case(round, random);
        const compiler::BuiltTables built(random_case.databases, compiler::Automata::are_built);
        const compiler::BuiltAutomata automata(built.tables(), random_case.price);
        ASSERT_EQ(fault(built.tables(), automata.tables()), "");
        const AutomatonBoard board(random_case.position);
        for (const board::Colour own : sides) {
            const auto found = by_automata(built.tables(), automata.tables(), board, own);
            ASSERT_EQ(found, by_reference(random_case.databases, random_case.position, own))
                << "round " << round << ", board " << board::to_rows(random_case.position);
            matches += found.size();
        }
    }
    EXPECT_GT(matches, 2000U);
}

TEST(AutomatonMatcher, MatchesEachDatabaseOnItsOwn) {
    std::mt19937 random(test::test_seed());
    std::size_t matches = 0;
    for (int round = 0; round < 100; ++round) {
        const board::Position position = test::random_position(9, 0.4, random);
        const std::vector<compiler::PatternDatabase> databases{random_database(position, 30, 5, random),
                                                               random_database(position, 1, 3, random),
                                                               random_database(position, 30, 5, random)};
        const compiler::BuiltTables built(databases, compiler::Automata::are_built);
        const compiler::BuiltAutomata automata(built.tables());
        const AutomatonBoard board(position);
        for (std::uint32_t database = 0; database < databases.size(); ++database) {
            std::vector<Match> found, expected = by_reference(databases, position, board::Colour::white);
            std::erase_if(expected, [&](const Match& match) { return match.database != database; });
            for (int point = 0; point < 81; ++point)
                match_vertex_of(automata.tables(), database, board, board::vertex_at(point / 9, point % 9),
                                board::Colour::white,
                                [&](const Hit& hit) { found.push_back(match_of(built.tables(), hit)); });
            std::sort(found.begin(), found.end(), earlier);
            ASSERT_EQ(found, expected) << "round " << round << ", board " << board::to_rows(position);
            matches += found.size();
        }
    }
    EXPECT_GT(matches, 500U);
}

TEST(AutomatonMatcher, FollowsABoardThatChanges) {
    std::mt19937 random(test::test_seed());
    std::size_t matches = 0;
    for (int size = board::min_board_size; size <= board::max_board_size; ++size) {
        board::Position position = test::random_position(size, 0.3, random);
        const std::vector<compiler::PatternDatabase> databases{random_database(position, 40, 5, random)};
        const compiler::BuiltTables built(databases, compiler::Automata::are_built);
        const compiler::BuiltAutomata automata(built.tables());
        AutomatonBoard board(position);
        for (int step = 0; step < 20; ++step) {
            const auto line = [&] { return static_cast<int>(random() % static_cast<unsigned>(size)); };
            const board::Vertex vertex = board::vertex_at(line(), line());
            position.put(vertex, static_cast<board::Colour>(random() % 3));
            board.put(vertex, position.at(vertex));
            for (const board::Colour own : sides) {
                const auto found = by_automata(built.tables(), automata.tables(), board, own);
                ASSERT_EQ(found, by_automata(built.tables(), automata.tables(), AutomatonBoard(position), own))
                    << board::to_rows(position);
                matches += found.size();
            }
        }
    }
    EXPECT_GT(matches, 1000U);
}

TEST(AutomatonMatcher, HasNothingToMatchWithoutPatterns) {
    const std::vector<compiler::PatternDatabase> none;
    const compiler::BuiltTables built(none, compiler::Automata::are_built);
    const compiler::BuiltAutomata automata(built.tables());
    EXPECT_EQ(fault(built.tables(), automata.tables()), "");
    EXPECT_TRUE(by_automata(built.tables(), automata.tables(), AutomatonBoard(board::Position(5)), board::Colour::black)
                    .empty());
}

// All databases of the corpus but the corners.
std::vector<compiler::PatternDatabase> corpus() {
    base::Diagnostics diagnostics;
    std::vector<compiler::PatternDatabase> databases;
    for (const compiler::DatabaseSpec& spec : compiler::discover_databases(test::shared_data() / "gnugo/patterns"))
        if (compiler::has_tables(spec.kind) && spec.kind != compiler::DatabaseKind::corner)
            databases.push_back(compiler::read_database(spec, diagnostics));
    return databases;
}

TEST(AutomatonMatcher, AgreesWithTheReferenceOnRecordedPositions) {
    KATACHI_NEEDS("gnugo/patterns");
    KATACHI_NEEDS(test::recorded_matches_file);
    const auto databases = corpus();
    const compiler::BuiltTables built(databases, compiler::Automata::are_built);
    const compiler::BuiltAutomata automata(built.tables());
    EXPECT_EQ(fault(built.tables(), automata.tables()), "");
    std::istringstream recorded(test::gzip_bytes(test::shared_data() / test::recorded_matches_file));
    int count = 0;
    std::size_t matches = 0;
    for (std::string line; std::getline(recorded, line);) {
        if (!line.starts_with("@") || count++ % 18 != 0) continue;
        const board::Position position = board::parse_rows(line.substr(line.rfind('\t') + 1)).value();
        const AutomatonBoard board(position);
        for (const board::Colour own : sides) {
            const auto found = by_automata(built.tables(), automata.tables(), board, own);
            ASSERT_EQ(found, by_reference(databases, position, own)) << line;
            matches += found.size();
        }
    }
    EXPECT_EQ(count, 270);
    EXPECT_GT(matches, 55'000U);
}

TEST(AutomatonMatcher, KeepsToItsLimitsOnTheCorpus) {
    KATACHI_NEEDS("gnugo/patterns");
    const auto databases = corpus();
    const compiler::BuiltTables built(databases, compiler::Automata::are_built);
    const compiler::BuiltAutomata automata(built.tables());
    ASSERT_FALSE(databases.empty());
    EXPECT_LE(automata.tables().size_bytes(), 4'000'000U);
    std::size_t bytes = 0;
    for (const compiler::AutomatonStatistics& entry : automata.statistics()) {
        bytes += entry.bytes + entry.pattern_bytes;
        EXPECT_LE(entry.states, entry.states_before);
    }
    EXPECT_EQ(bytes + sizeof(AutomatonFarCell), automata.tables().size_bytes());
    EXPECT_EQ(automata.statistics().size(), built.tables().databases.size() + 1);
}

}  // namespace
}  // namespace katachi::match
