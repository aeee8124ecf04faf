// The classic matcher, which the others are measured against, finds what they have to find.
#include "tests/bench/yardstick.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "compiler/emit/table_builder.h"
#include "engine/match/matcher.h"
#include "tests/bench/general_databases.h"
#include "tests/match/judge.h"
#include "tests/support/needs.h"
#include "tests/support/random_position.h"
#include "tests/support/recorded_positions.h"
#include "tests/support/shared_data.h"

namespace katachi::match {
namespace {

constexpr board::Colour both_sides[] = {board::Colour::black, board::Colour::white};

std::vector<Match> by_yardstick(const bench::Yardstick& matcher, const PatternTables& tables,
                                const board::Position& position, board::Colour own) {
    std::vector<Match> all;
    matcher.scan(position, own, [&](const Hit& hit) { all.push_back(match_of(tables, hit)); });
    std::sort(all.begin(), all.end(), earlier);
    return all;
}

std::filesystem::path gnugo_patterns() { return test::shared_data() / "gnugo/patterns"; }

TEST(Yardstick, AgreesWithTheReferenceOnRandomPatterns) {
    std::mt19937 random(test::test_seed());
    std::size_t matches = 0;
    for (int round = 0; round < 400; ++round) {
        const board::Position position = test::random_position(2 + round % 18, 0.1 + 0.2 * (round % 4), random);
        const board::Position source =
            round % 2 == 0 ? position : test::random_position(board::max_board_size, 0.4, random);
        const std::vector<compiler::PatternDatabase> databases{
            random_database(source, 20, round % 5 == 0 ? 19 : 4, random)};
        const compiler::BuiltTables built(databases);
        const bench::Yardstick matcher(built.tables());
        for (const board::Colour own : both_sides) {
            const auto found = by_yardstick(matcher, built.tables(), position, own);
            ASSERT_EQ(found, by_reference(databases, position, own))
                << "round " << round << ", board " << board::to_rows(position);
            matches += found.size();
        }
    }
    EXPECT_GT(matches, 2000U);
}

TEST(Yardstick, AgreesWithTheReferenceOnRecordedPositions) {
    KATACHI_NEEDS("gnugo/patterns");
    KATACHI_NEEDS(test::recorded_matches_file);
    const auto databases = bench::general_databases(gnugo_patterns());
    const compiler::BuiltTables built(databases);
    const bench::Yardstick matcher(built.tables());
    const auto recorded = test::recorded_positions();
    std::size_t matches = 0;
    for (std::size_t i = 0; i < recorded.size(); i += 9)
        for (const board::Colour own : both_sides) {
            const auto found = by_yardstick(matcher, built.tables(), recorded[i].position, own);
            ASSERT_EQ(found, by_reference(databases, recorded[i].position, own))
                << board::to_rows(recorded[i].position);
            matches += found.size();
        }
    EXPECT_GT(matches, 110'000U);
}

// Matches of the general databases on all recorded positions of 19 lines, for both colours. GNU Go recorded this
// number; work on speed must keep it.
constexpr std::size_t signature = 1'028'940;

TEST(Signature, IsTheNumberOfMatchesThatGnuGoRecorded) {
    KATACHI_NEEDS("gnugo/patterns");
    KATACHI_NEEDS(test::recorded_matches_file);
    const auto is_general = [](const std::string& line) {
        return !line.starts_with("joseki\t") && !line.starts_with("fuseki19\t");
    };
    const compiler::BuiltTables built(bench::general_databases(gnugo_patterns()));
    const bench::Yardstick yardstick(built.tables());
    Matcher matcher(built.tables());
    std::size_t by_gnugo = 0, by_yardstick = 0, by_scan = 0;
    for (const test::RecordedPosition& recorded : test::recorded_positions()) {
        if (recorded.position.size != board::max_board_size) continue;
        by_gnugo +=
            static_cast<std::size_t>(std::count_if(recorded.matches.begin(), recorded.matches.end(), is_general));
        for (const board::Colour own : both_sides)
            yardstick.scan(recorded.position, own, [&](const Hit&) { ++by_yardstick; });
        matcher.set(recorded.position);
        matcher.scan([&](const Hit&) { ++by_scan; });
    }
    EXPECT_EQ(by_gnugo, signature);
    EXPECT_EQ(by_yardstick, signature);
    EXPECT_EQ(by_scan, signature);
}

}  // namespace
}  // namespace katachi::match
