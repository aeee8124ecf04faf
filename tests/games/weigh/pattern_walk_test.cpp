// Placements in games that can be followed by eye, and the walk against the truth.
#include "games/weigh/pattern_walk.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <tuple>

#include "base/findings/source_file.h"
#include "compiler/emit/table_builder.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "tests/games/weigh/plain_walk.h"
#include "tests/support/needs.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"
#include "tests/support/shipped_library.h"

namespace katachi::games {
namespace {

constexpr auto black = board::Colour::black, white = board::Colour::white;

sgf::Game game_of(const std::string& text) {
    sgf::SgfReader reader(text);
    return *reader.next();
}

std::vector<compiler::PatternDatabase> databases_of(const std::string& text) {
    compiler::PatternDatabase database;
    base::Diagnostics diagnostics;
    compiler::read_source(std::make_shared<base::SourceFile>("one.db", text), database, diagnostics);
    EXPECT_TRUE(diagnostics.empty());
    return {database};
}

void sort(std::vector<PatternPlacement>& placements) {
    std::ranges::sort(placements, {}, [](const PatternPlacement& each) {
        return std::tuple(each.position, each.pattern, each.side, each.orientation, each.point);
    });
}

std::vector<PatternPlacement> walked(const std::vector<compiler::PatternDatabase>& databases, const sgf::Game& game) {
    const compiler::BuiltTables built(databases);
    PatternWalk walk(built.tables());
    auto placements = walk.placements(game);
    sort(placements);
    return placements;
}

// The shape is that of a corner, so that it lies there in one way alone: O on the second line, its move on the third.
constexpr const char* below_a_stone = "Pattern Below\n\n+--\n|..\n|O.\n|*.\n\n:8,-\n\n";

TEST(PatternWalk, TellsWhoPlayedTheMoveAndWhen) {
    const auto found = walked(databases_of(below_a_stone), game_of("(;SZ[9];B[ab];W[ee];B[ac])"));
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0], (PatternPlacement{.pattern = 0,
                                          .side = black,
                                          .orientation = board::Orientation::identity,
                                          .point = board::vertex_at(2, 0),
                                          .position = 1,
                                          .next_move = 3,
                                          .mover = black}));
    EXPECT_FALSE(found[0].is_at_once());
}

TEST(PatternWalk, TellsOfTheOpponentAtOnce) {
    const auto found = walked(databases_of(below_a_stone), game_of("(;SZ[9];B[ab];W[ac])"));
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].side, black);
    EXPECT_EQ(found[0].mover, white);
    EXPECT_TRUE(found[0].is_at_once());
}

TEST(PatternWalk, TellsOfTheMoveWhileThePatternMatchesAlone) {
    const auto found = walked(databases_of(below_a_stone), game_of("(;SZ[9];B[ab];W[bc];B[ac])"));
    ASSERT_EQ(found.size(), 1U);
    EXPECT_FALSE(found[0].is_played()) << "the point beside the move was taken first";
}

TEST(PatternWalk, CountsAgainWhatComesBack) {
    const auto in_one_node = walked(databases_of(below_a_stone), game_of("(;SZ[9]AB[ab];W[bc]AE[bc];B[ac])"));
    ASSERT_EQ(in_one_node.size(), 1U) << "the stone that was taken off at once stood in no position";
    EXPECT_EQ(in_one_node[0].position, 0);
    EXPECT_EQ(in_one_node[0].next_move, 2);
    const auto later = walked(databases_of(below_a_stone), game_of("(;SZ[9]AB[ab];W[bc];B[ii];AE[bc];B[ac])"));
    ASSERT_EQ(later.size(), 2U);
    EXPECT_FALSE(later[0].is_played());
    EXPECT_EQ(later[1].position, 2);
    EXPECT_TRUE(later[1].is_at_once());
}

// White's stone dies on the point at once, so that the pattern goes on to match; Black's later move is not counted.
TEST(PatternWalk, CountsTheFirstMoveOnThePointAlone) {
    const auto databases = databases_of("Pattern Eye\n\n+--\n|*O\n|O?\n\n:8,-\n\n");
    const auto found = walked(databases, game_of("(;SZ[9]AB[ba][ab];W[aa];B[aa])"));
    ASSERT_FALSE(found.empty());
    for (const PatternPlacement& placement : found) {
        EXPECT_EQ(placement.next_move, 1);
        EXPECT_EQ(placement.mover, white);
    }
}

TEST(PatternWalk, PassesOverPatternsWithoutAMove) {
    EXPECT_TRUE(walked(databases_of("Pattern None\n\n|O\n|.\n\n:8,-\n\n"), game_of("(;SZ[9];B[ac];W[ad])")).empty());
}

TEST(PatternWalk, OfAnotherGameBeginsAnew) {
    const auto databases = databases_of(below_a_stone);
    const compiler::BuiltTables built(databases);
    PatternWalk walk(built.tables());
    EXPECT_EQ(walk.placements(game_of("(;SZ[9];B[ab])")).size(), 1U);
    EXPECT_EQ(walk.placements(game_of("(;SZ[9];W[ee];B[ab])")).size(), 1U);
    EXPECT_TRUE(walk.placements(game_of("(;SZ[5])")).empty());
}

// Many captures, suicides, passes, stones set up amid the game, moves on stones.
sgf::Game random_game(std::mt19937& random) {
    sgf::Game game;
    game.size = 3 + static_cast<int>(random() % 5);
    const auto any = [&] { return static_cast<int>(random() % static_cast<unsigned>(game.size)); };
    for (int i = 0; i < 60; ++i) {
        const auto colour = random() % 2 == 0 ? black : white;
        sgf::Event event{sgf::Event::Kind::move, colour, board::vertex_at(any(), any()), 0};
        if (random() % 20 == 0) event.vertex = board::pass_vertex;
        if (random() % 10 == 0)
            event = {sgf::Event::Kind::set_up, random() % 2 == 0 ? board::Colour::empty : colour,
                     board::vertex_at(any(), any()), 0};
        game.events.push_back(event);
    }
    return game;
}

std::string random_patterns(std::mt19937& random) {
    const auto below = [&](int count) { return static_cast<int>(random() % static_cast<unsigned>(count)); };
    std::string text;
    for (int i = 0; i < 6; ++i) {
        const int rows = 1 + below(3), columns = 1 + below(3), move = below(rows * columns);
        const bool west = below(3) == 0, south = below(3) == 0;
        text += "Pattern P" + std::to_string(i) + "\n\n";
        for (int row = 0; row < rows; ++row) {
            if (west) text += '|';
            for (int column = 0; column < columns; ++column)
                text += row * columns + column == move ? '*' : "..OXox??"[below(8)];
            text += '\n';
        }
        if (south) text += (west ? "+" : "") + std::string(static_cast<std::size_t>(columns), '-') + "\n";
        text += "\n:8,-\n\n";
    }
    return text;
}

void expect_truth(const std::vector<compiler::PatternDatabase>& databases, PatternWalk& walk, const sgf::Game& game,
                  std::size_t& count) {
    auto found = walk.placements(game);
    auto truth = plain_placements(databases, game);
    sort(found);
    sort(truth);
    ASSERT_EQ(found.size(), truth.size());
    ASSERT_TRUE(found == truth);
    count += found.size();
}

TEST(PatternWalk, FindsTheTruthInRandomGames) {
    std::mt19937 random(test::test_seed());
    std::size_t count = 0;
    for (int i = 0; i < test::rounds(60, 6000); ++i) {
        std::vector<compiler::PatternDatabase> databases(1);
        base::Diagnostics diagnostics;
        compiler::read_source(std::make_shared<base::SourceFile>("random.db", random_patterns(random)), databases[0],
                              diagnostics);
        const compiler::BuiltTables built(databases);
        PatternWalk walk(built.tables());
        for (int j = 0; j < 3; ++j)
            ASSERT_NO_FATAL_FAILURE(expect_truth(databases, walk, random_game(random), count)) << i;
    }
    EXPECT_GT(count, 5000U);
}

std::vector<compiler::PatternDatabase> databases_in(const std::filesystem::path& folder) {
    std::vector<compiler::PatternDatabase> databases;
    base::Diagnostics diagnostics;
    for (const compiler::DatabaseSpec& spec : compiler::discover_databases(folder))
        databases.push_back(compiler::read_database(spec, diagnostics));
    return databases;
}

// A game costs the reference matcher many seconds, so that it is cut.
sgf::Game opening_of(sgf::Game game, int moves) {
    const auto count = static_cast<std::size_t>(test::rounds(moves, 400));
    if (game.events.size() > count) game.events.resize(count);
    return game;
}

TEST(PatternWalk, FindsTheTruthOfTheLibraryInRealGames) {
    KATACHI_NEEDS(test::bulk_games_file);
    std::vector<compiler::PatternDatabase> databases;
    for (const auto& folder : test::shipped_pattern_folders())
        for (compiler::PatternDatabase& database : databases_in(folder)) databases.push_back(std::move(database));
    const compiler::BuiltTables built(databases);
    PatternWalk walk(built.tables());
    const std::string text = test::gzip_bytes(test::shared_data() / test::bulk_games_file);
    sgf::SgfReader reader(text);
    std::size_t count = 0;
    for (int i = 0; i < test::rounds(2, 100); ++i)
        ASSERT_NO_FATAL_FAILURE(expect_truth(databases, walk, opening_of(*reader.next(), 50), count)) << i;
    EXPECT_GT(count, 500U);
}

TEST(PatternWalk, FindsTheTruthOfGnuGosPatternsInRealGames) {
    KATACHI_NEEDS(test::bulk_games_file);
    KATACHI_NEEDS("gnugo/patterns");
    const auto databases = databases_in(test::shared_data() / "gnugo/patterns");
    const compiler::BuiltTables built(databases);
    PatternWalk walk(built.tables());
    const std::string text = test::gzip_bytes(test::shared_data() / test::bulk_games_file);
    sgf::SgfReader reader(text);
    std::size_t count = 0;
    for (int i = 0; i < test::rounds(1, 100); ++i)
        ASSERT_NO_FATAL_FAILURE(expect_truth(databases, walk, opening_of(*reader.next(), 30), count)) << i;
    EXPECT_GT(count, 500U);
}

}  // namespace
}  // namespace katachi::games
