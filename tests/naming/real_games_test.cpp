// What share of the moves of real games has a name, and how the samples that readers judged stand.
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <sstream>
#include <string>
#include <variant>
#include <vector>

#include "engine/analysis/board_analysis.h"
#include "engine/board/position_text.h"
#include "tests/naming/played_names.h"
#include "tests/support/needs.h"

namespace katachi::naming {
namespace {

constexpr std::uint64_t figures_seed = 30;

TEST(NamesOfRealGames, CoverTheMovesAndNoneCoversMany) {
    KATACHI_NEEDS("games19/loose");
    MoveNamer namer;
    std::map<std::string, int> counts;
    int moves = 0;
    const auto games = chosen_games(figures_seed, 2, 200);
    ASSERT_EQ(games.size(), 200U);
    for (const std::filesystem::path& game : games)
        for (const PlayedMove& move : named_moves(game, namer)) {
            ++moves;
            ++counts[first_name(move)];
        }
    EXPECT_GT(moves, 30000);
    EXPECT_LE(counts[""], 0.15 * moves);
    counts.erase("");
    for (const auto& [name, count] : counts) EXPECT_LE(count, 0.12 * moves) << name;
    for (const char* const vague : {"move", "contact", "tenuki", "extension"}) EXPECT_FALSE(counts.contains(vague));
}

std::vector<std::string> fields(const std::string& row) {
    std::vector<std::string> all;
    std::istringstream stream(row);
    for (std::string field; std::getline(stream, field, '\t');) all.push_back(field);
    return all;
}

// A verdict holds for as long as the board still has the name that was judged; a wrong name may be gone.
TEST(JudgedNames, AreStillWhatTheirBoardsAreNamed) {
    MoveNamer namer;
    std::istringstream file(test::file_bytes(test::project_folder() / "tests" / "naming" / "judged.tsv"));
    analysis::BoardAnalysis reader(analysis::limits_for_settled_answers);
    int rows = 0, wrong = 0;
    for (std::string row; std::getline(file, row);) {
        if (row.starts_with('#')) continue;
        const auto cells = fields(row);
        ASSERT_GE(cells.size(), 8U) << row;
        std::string drawn = cells[6];
        for (char& each : drawn)
            if (each == '/') each = '\n';
        const auto position = board::read_position_text(drawn);
        ASSERT_TRUE(std::holds_alternative<board::Position>(position)) << row;
        const board::Board board(std::get<board::Position>(position));
        reader.set(board);
        const auto names = namer.names(board, cells[2] == "X" ? board::Colour::black : board::Colour::white,
                                       *board::parse_vertex(cells[3], board.size()), &reader);
        ++rows;
        if (cells[7] == "wrong") {
            ++wrong;
            continue;
        }
        ASSERT_EQ(cells[7], "right") << row;
        ASSERT_FALSE(names.empty()) << row;
        EXPECT_EQ(names.front().facts->name, cells[4]) << cells[0] << " move " << cells[1];
    }
    EXPECT_EQ(rows, 300);
    EXPECT_LE(wrong, 9);
}

}  // namespace
}  // namespace katachi::naming
