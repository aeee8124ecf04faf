// The matches that people are shown, which the fast matcher finds, against the reference matcher.
#include "tools/authoring/compiled_patterns.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>

#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "compiler/reference_matcher/reference_matcher.h"
#include "engine/sgf/game.h"
#include "tests/support/sgf_games.h"
#include "tests/support/shared_data.h"
#include "tests/support/shipped_library.h"

namespace katachi::authoring {
namespace {

const std::vector<board::Colour> both_sides{board::Colour::white, board::Colour::black};

// The shipped library, and playout patterns, which the fast matcher does not know.
std::vector<compiler::PatternDatabase> all_shipped_patterns() {
    base::Diagnostics diagnostics;
    std::vector<compiler::PatternDatabase> databases;
    const auto shipped = test::shipped_pattern_folders();
    for (const auto& folder : {shipped[0], test::project_folder() / "patterndb/playout", shipped[1]})
        for (const compiler::DatabaseSpec& spec : compiler::discover_databases(folder))
            databases.push_back(compiler::read_database(spec, diagnostics));
    EXPECT_TRUE(diagnostics.empty());
    return databases;
}

board::Position example_game_before_move(int move) {
    const auto games =
        test::sgf_games(test::file_bytes(test::project_folder() / "examples/lee-sedol-alphago-2016-game-4.sgf"));
    return std::get<sgf::SgfPosition>(sgf::position_before_move(games[0], move)).board.position();
}

// The order is the one that CompiledPatterns promises; `side` is a place in `both_sides`.
auto place_of(const FoundMatch& found) {
    const match::Match& match = found.match;
    const auto side = std::find(both_sides.begin(), both_sides.end(), match.colour) - both_sides.begin();
    return std::tuple(found.database, side, found.pattern, match.orientation, match.upper_left, match.lower_right,
                      match.move);
}

using Places = std::vector<decltype(place_of(FoundMatch{}))>;

Places places_of(const std::vector<FoundMatch>& matches) {
    Places places;
    for (const FoundMatch& found : matches) places.push_back(place_of(found));
    return places;
}

Places by_reference(const std::vector<compiler::PatternDatabase>& databases, const board::Position& position) {
    Places places;
    for (const compiler::PatternDatabase& database : databases)
        for (const board::Colour side : both_sides) {
            std::vector<match::Match> matches;
            compiler::reference_match(database, position, side, matches);
            for (const match::Match& match : matches)
                places.push_back(place_of({&database, &database.patterns[match.pattern], match}));
        }
    std::sort(places.begin(), places.end());
    return places;
}

class CompiledPatternsAtMove : public testing::TestWithParam<int> {};

TEST_P(CompiledPatternsAtMove, FindWhatTheReferenceFinds) {
    const auto databases = all_shipped_patterns();
    const board::Position position = example_game_before_move(GetParam());
    Places found = places_of(CompiledPatterns(databases).matches(position, both_sides));
    EXPECT_TRUE(std::is_sorted(found.begin(), found.end(), [](const auto& a, const auto& b) {
        const auto begin = [](const auto& place) {
            return std::tuple(std::get<0>(place), std::get<1>(place), std::get<2>(place), std::get<3>(place));
        };
        return begin(a) < begin(b);
    }));
    std::sort(found.begin(), found.end());
    EXPECT_GT(found.size(), 100U);
    EXPECT_EQ(found, by_reference(databases, position));
}

TEST_P(CompiledPatternsAtMove, FindTheSameMatchesOfOneMove) {
    const auto databases = all_shipped_patterns();
    const board::Position position = example_game_before_move(GetParam());
    const CompiledPatterns compiled(databases);
    const auto all = compiled.matches(position, both_sides);
    int moves = 0;
    const board::Board board(position);
    for (const board::Vertex vertex : board.empty_points()) {
        Places expected;
        for (const FoundMatch& found : all)
            if (found.match.move == vertex) expected.push_back(place_of(found));
        if (!expected.empty()) ++moves;
        EXPECT_EQ(places_of(compiled.matches(position, both_sides, vertex)), expected)
            << board::vertex_name(vertex, position.size);
    }
    EXPECT_GT(moves, 10);
}

INSTANTIATE_TEST_SUITE_P(Game, CompiledPatternsAtMove, testing::Values(6, 40, 120));

TEST(CompiledPatterns, NumberOnlyWhatTheTablesHold) {
    const auto databases = all_shipped_patterns();
    const CompiledPatterns compiled(databases);
    ASSERT_EQ(compiled.patterns().size(), compiled.tables().patterns.size());
    for (std::size_t i = 0; i < compiled.patterns().size(); ++i)
        EXPECT_STREQ(compiled.tables().text(compiled.tables().patterns[i].name),
                     compiled.patterns()[i].pattern->name.c_str());
}

}  // namespace
}  // namespace katachi::authoring
