// All matches of the shipped library in the example game, at moments of the opening, the middle game and the end.
#include <gtest/gtest.h>

#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "compiler/reference_matcher/recorded_form.h"
#include "engine/sgf/game.h"
#include "tests/support/golden.h"
#include "tests/support/sgf_games.h"
#include "tests/support/shared_data.h"
#include "tests/support/shipped_library.h"

namespace katachi::match {
namespace {

namespace fs = std::filesystem;

class LibraryGolden : public testing::TestWithParam<int> {};

TEST_P(LibraryGolden, MatchesTheExampleGame) {
    base::Diagnostics diagnostics;
    std::vector<compiler::PatternDatabase> databases;
    for (const fs::path& folder : test::shipped_pattern_folders())
        for (const compiler::DatabaseSpec& spec : compiler::discover_databases(folder))
            databases.push_back(compiler::read_database(spec, diagnostics));
    const auto games =
        test::sgf_games(test::file_bytes(test::project_folder() / "examples/lee-sedol-alphago-2016-game-4.sgf"));
    const board::Position position =
        std::get<sgf::SgfPosition>(sgf::position_before_move(games[0], GetParam())).board.position();
    std::string text;
    for (const std::string& line : compiler::recorded_lines(databases, position)) text += line + "\n";
    const fs::path file = fs::path(KATACHI_MATCH_GOLDEN) / ("before-move-" + std::to_string(GetParam()) + ".tsv");
    EXPECT_EQ(test::golden(file, text), text);
}

INSTANTIATE_TEST_SUITE_P(Move, LibraryGolden, testing::Values(5, 20, 40, 78, 120, 180));

}  // namespace
}  // namespace katachi::match
