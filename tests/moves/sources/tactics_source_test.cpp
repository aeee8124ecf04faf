// Moves that reading proposes.
#include "engine/moves/sources/tactics_source.h"

#include <gtest/gtest.h>

#include <set>

#include "tests/moves/sources/proposed.h"

namespace katachi::moves {
namespace {

board::Board board(const char* rows) { return board::Board(board::parse_rows(rows).value()); }

TEST(TacticsSource, CapturesWhatCouldBeSavedAndSavesWhatCouldBeCaptured) {
    TacticsSource source;
    const board::Board atari =
        board("........./........./...O...../..OXX..../...OO..../........./........./........./.........");
    const auto attacks = proposed(source, atari, board::Colour::white);
    const auto defences = proposed(source, atari, board::Colour::black);
    ASSERT_EQ(attacks.size(), 1U);
    ASSERT_EQ(defences.size(), 1U);
    EXPECT_NE(attacks[0].find("attack-win-size-2"), std::string::npos) << attacks[0];
    EXPECT_NE(defences[0].find("defend-win-size-2"), std::string::npos) << defences[0];
}

TEST(TacticsSource, LeavesAloneWhatIsSafeOrLost) {
    TacticsSource source;
    const board::Board safe =
        board("........./........./...X...../........./........./........./........./........./.........");
    EXPECT_EQ(proposed(source, safe, board::Colour::white), Lines{});
    const board::Board lost =
        board("XO......./.O......./OO......./........./........./........./........./........./.........");
    EXPECT_EQ(proposed(source, lost, board::Colour::white), Lines{});
    EXPECT_EQ(proposed(source, lost, board::Colour::black), Lines{});
}

// A position that was set up may have such strings.
TEST(TacticsSource, PassesOverStringsWithoutLiberties) {
    TacticsSource source;
    for (const std::string& line : proposed(source, board("XO.../O..../...../...../....."), board::Colour::white))
        EXPECT_EQ(line.find("attack"), std::string::npos) << line;
}

TEST(TacticsSource, WeighsLargerStringsMore) {
    const TacticsSource source;
    std::set<std::string> names;
    for (std::uint32_t feature = 0; feature < source.feature_count(); ++feature) {
        names.insert(source.feature_name(feature));
        EXPECT_EQ(source.reason(feature).find("  "), std::string::npos);
    }
    EXPECT_EQ(names.size(), source.feature_count());
    EXPECT_TRUE(names.contains("attack-win-size-1"));
    EXPECT_TRUE(names.contains("defend-ko-size-8"));
    EXPECT_LT(source.weight_unlearned(0), source.weight_unlearned(1));
}

}  // namespace
}  // namespace katachi::moves
