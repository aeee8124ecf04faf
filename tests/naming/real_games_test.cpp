// What share of the moves of real games has a name, and how the samples that readers judged stand.
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

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

struct JudgedMove {
    std::string game;
    int number = 0;
    std::string vertex;
    std::string name;
    bool is_right = false;    // by both readers
    bool is_misread = false;  // a wrong one whose reason speaks of stones that the board has not
    std::string name_since;   // of a right one, where it has got another name that no reader has judged
};

constexpr const char* misread = "misread";

std::vector<std::string> fields(const std::string& row) {
    std::vector<std::string> all;
    std::istringstream stream(row);
    for (std::string field; std::getline(stream, field, '\t');) all.push_back(field);
    return all;
}

std::vector<JudgedMove> judged_moves(const std::string& table) {
    std::vector<JudgedMove> judged;
    std::istringstream file(test::file_bytes(test::project_folder() / "tests" / "naming" / table));
    for (std::string row; std::getline(file, row);) {
        if (row.starts_with('#')) continue;
        const auto cells = fields(row);
        EXPECT_GE(cells.size(), 6U) << row;
        if (cells.size() < 6) continue;
        for (const std::string& verdict : {cells[4], cells[5]})
            EXPECT_TRUE(verdict == "right" || verdict == "wrong") << row;
        const std::string since = cells.size() > 7 ? cells[7] : "";
        judged.push_back({cells[0], std::stoi(cells[1]), cells[2], cells[3], cells[4] == "right" && cells[5] == "right",
                          since == misread, since});
    }
    return judged;
}

// A verdict holds for as long as the board still has the name that was judged; a name that a reader called wrong should
// be gone, unless the reader took the board for another.
class JudgedNames : public testing::TestWithParam<std::string> {};

TEST_P(JudgedNames, AreStillWhatTheirBoardsAreNamed) {
    KATACHI_NEEDS("games19/loose");
    MoveNamer namer;
    const auto judged = judged_moves(GetParam());
    EXPECT_EQ(judged.size(), 300U);
    int wrong = 0;
    for (const JudgedMove& each : judged) {
        const auto moves = named_moves(games_folder() / each.game, namer, {each.number});
        ASSERT_EQ(moves.size(), 1U) << each.game << " move " << each.number;
        const PlayedMove& move = moves.front();
        EXPECT_EQ(board::vertex_name(move.move.vertex, move.before.size), each.vertex) << each.game;
        const std::string name = first_name(move);
        if (each.is_right)
            EXPECT_EQ(name, each.name_since.empty() ? each.name : each.name_since)
                << each.game << " move " << each.number;
        else if (name == each.name && !each.is_misread)
            ++wrong;
    }
    EXPECT_LE(wrong, 1);
}

INSTANTIATE_TEST_SUITE_P(Tables, JudgedNames,
                         testing::Values("judged.tsv", "judged_40_0.tsv", "judged_50_2.tsv", "judged_60_3.tsv"));

struct Misreading {
    int number = 0;
    std::map<std::string, board::Colour> points;  // what stands where the reason says otherwise
};

// The proof for each row that is marked as misread, and that there are no more of them.
TEST(MisreadBoards, HaveNotTheStonesOfTheReason) {
    KATACHI_NEEDS("games19/loose");
    constexpr auto empty = board::Colour::empty, black = board::Colour::black, white = board::Colour::white;
    const std::map<std::string, Misreading> misreadings = {
        // Black A4 bends round B4 from no black stone: B5 is White's, too.
        {"UEC-Cup-11/1-Kifuwarabe-Rn.sgf", {125, {{"B3", empty}, {"B4", white}, {"B5", white}}}},
        // White L16 does not capture L15: its string has a liberty on N13.
        {"AlphaGo/LS vs AG - G5 - English.sgf",
         {266, {{"L15", black}, {"L14", black}, {"M14", black}, {"M13", black}, {"N13", empty}}}},
    };
    MoveNamer namer;
    std::size_t marked = 0;
    for (const std::string table : {"judged.tsv", "judged_40_0.tsv", "judged_50_2.tsv", "judged_60_3.tsv"})
        for (const JudgedMove& each : judged_moves(table)) {
            if (!each.is_misread) continue;
            ++marked;
            EXPECT_FALSE(each.is_right);
            const auto found = misreadings.find(each.game);
            ASSERT_NE(found, misreadings.end()) << each.game;
            ASSERT_EQ(found->second.number, each.number) << each.game;
            const auto moves = named_moves(games_folder() / each.game, namer, {each.number});
            ASSERT_EQ(moves.size(), 1U);
            const board::Position& before = moves.front().before;
            for (const auto& [point, colour] : found->second.points)
                EXPECT_EQ(before.at(board::parse_vertex(point, before.size).value()), colour)
                    << each.game << " " << point;
        }
    EXPECT_EQ(marked, misreadings.size());
}

}  // namespace
}  // namespace katachi::naming
