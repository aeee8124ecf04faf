#include <gtest/gtest.h>

#include <algorithm>
#include <charconv>
#include <vector>

#include "engine/sgf/game.h"
#include "tests/support/needs.h"
#include "tests/support/recorded_positions.h"
#include "tests/support/sgf_games.h"
#include "tests/support/shared_data.h"

namespace katachi::test {
namespace {

namespace fs = std::filesystem;

std::vector<std::string_view> split(std::string_view line, char separator) {
    std::vector<std::string_view> fields;
    for (std::size_t start = 0; start <= line.size();) {
        const std::size_t end = std::min(line.find(separator, start), line.size());
        fields.push_back(line.substr(start, end - start));
        start = end + 1;
    }
    return fields;
}

TEST(SharedData, RecordedPositionsAreReached) {
    KATACHI_NEEDS(recorded_matches_file);
    KATACHI_NEEDS("gnugo/regression");
    const std::string recorded = gzip_bytes(shared_data() / recorded_matches_file);
    int positions = 0;
    for (const std::string_view line : split(recorded, '\n')) {
        if (!line.starts_with("@\t")) continue;
        const auto fields = split(line, '\t');
        ASSERT_EQ(fields.size(), 4U);
        SCOPED_TRACE(line);
        int number = 0;
        std::from_chars(fields[2].data(), fields[2].data() + fields[2].size(), number);
        const std::vector<sgf::Game> games = sgf_games(file_bytes(shared_data() / "gnugo/regression" / fields[1]));
        ASSERT_FALSE(games.empty());
        // The recorder stopped at the last position where a game has fewer moves than asked for.
        const auto reached = sgf::position_before_move(games.front(), std::min(number, games.front().move_count() + 1));
        const auto* const position = std::get_if<sgf::SgfPosition>(&reached);
        ASSERT_NE(position, nullptr);
        EXPECT_EQ(board::to_rows(position->board.position()), fields[3]);
        ++positions;
    }
    EXPECT_EQ(positions, 270);
}

// Every game is read and replayed to its end; what is broken on purpose must only not do harm.
TEST(SharedData, GamesOfAllKindsAreRead) {
    for (const char* folder : {"sgf-torture", "games19/loose", "gnugo/regression", "joseki-trees"}) {
        KATACHI_NEEDS(folder);
        int games = 0;
        for (const auto& entry : fs::recursive_directory_iterator(shared_data() / folder)) {
            if (entry.path().extension() != ".sgf" && entry.path().extension() != ".SGF") continue;
            const std::string text = file_bytes(entry.path());
            sgf::SgfReader reader(text);
            while (const auto game = reader.next()) {
                ++games;
                sgf::position_before_move(*game, game->move_count() + 1);
            }
        }
        EXPECT_GT(games, 0) << folder;
    }
}

TEST(SharedData, BulkGamesAreRead) {
    KATACHI_NEEDS(bulk_games_file);
    const std::string text = gzip_bytes(shared_data() / bulk_games_file);
    const std::vector<sgf::Game> games = sgf_games(text);
    EXPECT_EQ(games.size(), 11365U);
    for (const sgf::Game& game : games) EXPECT_TRUE(game.warnings.empty());
}

}  // namespace
}  // namespace katachi::test
