#include "tools/authoring/move_names/move_names.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "base/files/file_error.h"
#include "tools/authoring/move_names/boardmatcher.h"

namespace katachi::authoring {
namespace {

FoundLine game_of(const std::string& text) { return find_line(text, {.file = "a.sgf", .number = {}}); }

// The stone that the ko takes still stands on the board that names it.
TEST(MoveNames, AreOfTheBoardBeforeEachMove) {
    const FoundLine game = game_of("(;SZ[9]AB[dd][ce][df][ee]AW[ed][fe][ef];W[de];B[aa];W[ii])");
    const MoveNames names = names_of_game(game, std::nullopt, Reading::settled);
    ASSERT_EQ(names.moves.size(), 3U);
    EXPECT_EQ(names.size, 9);
    EXPECT_EQ(names.moves[0].names.front().name, "ko-take");
    EXPECT_EQ(names.moves[1].number, 2);
    EXPECT_EQ(names.moves[1].names.front().name, "corner-point");
    EXPECT_EQ(names.named(), 3);
}

TEST(MoveNames, OfOneMoveAreThoseOfTheWholeGame) {
    const FoundLine game = game_of("(;SZ[19];B[pd];W[qf];B[qh];W[nd];B[])");
    const MoveNames all = names_of_game(game, std::nullopt, Reading::without);
    for (int number = 1; number <= 5; ++number) {
        const MoveNames one = names_of_game(game, number, Reading::without);
        ASSERT_EQ(one.moves.size(), 1U);
        const auto& expected = all.moves[static_cast<std::size_t>(number) - 1].names;
        ASSERT_EQ(one.moves.front().names.size(), expected.size());
        for (std::size_t i = 0; i < expected.size(); ++i)
            EXPECT_EQ(one.moves.front().names[i].entry, expected[i].entry);
    }
    EXPECT_TRUE(all.moves.back().names.empty());  // a pass
    EXPECT_THROW(names_of_game(game, 6, Reading::without), base::FileError);
    EXPECT_THROW(names_of_game(game, 0, Reading::without), base::FileError);
}

// Long after any game has ended the board is made anew from its stones, but not while a ko stands.
TEST(MoveNames, AreTheSameBehindAThousandMoves) {
    const std::string stones = "(;SZ[9]AB[dd][ce][df][ee]AW[ed][fe][ef]",
                      moves = ";W[de];B[ee];W[aa];B[ii];W[gc];B[cg])";
    const MoveNames soon = names_of_game(game_of(stones + moves), std::nullopt, Reading::settled);
    ASSERT_EQ(soon.warnings.size(), 1U);  // the ko
    for (const int passes : {998, 999, 1000, 2500}) {
        std::string text = stones;
        for (int i = 0; i < passes; ++i) text += i % 2 == 0 ? ";B[]" : ";W[]";
        const MoveNames late = names_of_game(game_of(text + moves), std::nullopt, Reading::settled);
        EXPECT_EQ(late.warnings.size(), 1U) << passes;
        ASSERT_EQ(late.moves.size(), soon.moves.size() + static_cast<std::size_t>(passes));
        for (std::size_t i = 0; i < soon.moves.size(); ++i) {
            const auto& names = late.moves[i + static_cast<std::size_t>(passes)].names;
            ASSERT_EQ(names.size(), soon.moves[i].names.size()) << passes << ", move " << i;
            for (std::size_t k = 0; k < names.size(); ++k) EXPECT_EQ(names[k].entry, soon.moves[i].names[k].entry);
        }
    }
}

TEST(MoveNames, TellsWhereTheRecordIsWrong) {
    const MoveNames names = names_of_game(game_of("(;SZ[9];B[ee]\n;W[zz];W[ee];B[aa"), std::nullopt, Reading::without);
    EXPECT_EQ(names.warnings,
              (std::vector<std::string>{"2:4: a move that is no point of the board", "2:15: a value without ']'",
                                        "2:18: the text ends inside a game",
                                        "2:10: illegal move at E5: the point is occupied"}));
}

TEST(Boardmatcher, TakesWhatItCanSay) {
    const naming::MoveNamer namer;
    const auto patterns = boardmatcher_patterns(namer.tables(), namer.facts());
    EXPECT_GT(patterns.size(), 100U);
    EXPECT_LT(patterns.size(), namer.facts().size());
    const auto hoshi = std::find_if(patterns.begin(), patterns.end(),
                                    [](const BoardmatcherPattern& pattern) { return pattern.name == "star point"; });
    ASSERT_NE(hoshi, patterns.end());
    EXPECT_TRUE(hoshi->is_corner);
    EXPECT_EQ(hoshi->move.x, 3);
    EXPECT_EQ(hoshi->move.y, 3);
    EXPECT_EQ(hoshi->others.size(), 35U);
    for (const BoardmatcherPoint& point : hoshi->others) EXPECT_EQ(point.sign, 0);
}

TEST(Boardmatcher, KeepsStonesOfBothSides) {
    const naming::MoveNamer namer;
    const auto patterns = boardmatcher_patterns(namer.tables(), namer.facts());
    const auto bump = std::find_if(patterns.begin(), patterns.end(),
                                   [](const BoardmatcherPattern& pattern) { return pattern.name == "bump"; });
    ASSERT_NE(bump, patterns.end());
    ASSERT_EQ(bump->others.size(), 2U);
    for (const BoardmatcherPoint& point : bump->others) EXPECT_EQ(point.sign, point.x < bump->move.x ? 1 : -1);
}

}  // namespace
}  // namespace katachi::authoring
