#include "games/weigh/pattern_weighing.h"

#include <gtest/gtest.h>

namespace katachi::games {
namespace {

constexpr auto black = board::Colour::black, white = board::Colour::white;

sgf::Game game_of(const std::string& text) {
    const std::string record = "(;" + text + ")";
    sgf::SgfReader reader(record);
    return *reader.next();
}

PatternPlacement placement(std::uint16_t pattern, board::Colour side, int position, int next_move = 0,
                           board::Colour mover = board::Colour::empty) {
    return {.pattern = pattern, .side = side, .position = position, .next_move = next_move, .mover = mover};
}

TEST(PatternWeighing, CountsWhoPlayedAndWhoWon) {
    PatternWeighing weighing(3);
    const std::string moves = ";B[aa];W[bb];B[cc];W[dd];B[ee]";
    weighing.add({placement(0, black, 0, 1, black), placement(0, black, 1, 5, black), placement(2, white, 1, 4, white)},
                 game_of("RE[B+R]" + moves));
    weighing.add({placement(0, black, 0, 2, white), placement(0, white, 1, 2, white), placement(0, white, 4)},
                 game_of("RE[B+R]" + moves));
    weighing.add({placement(0, black, 2, 3, black)}, game_of("RE[?]" + moves));
    EXPECT_EQ(weighing.games(), 3);
    EXPECT_EQ(weighing.decided_games(), 2);
    const auto weights = weighing.weights();
    const std::int64_t half = certain / 2;
    EXPECT_EQ(weights[0],
              (catalogue::PatternWeight{
                  .matched = 6, .at_once = 3, .later = 1, .opponent = 1, .won = 2, .lost = 1, .expected = 3 * half}));
    EXPECT_EQ(weights[1], catalogue::PatternWeight{});
    EXPECT_EQ(weights[2], (catalogue::PatternWeight{.matched = 1, .later = 1, .lost = 1, .expected = half}));
}

// Black wins three of four games.
TEST(PatternWeighing, ExpectsWhatTheGamesSayOfTheMover) {
    PatternWeighing weighing(1);
    for (int i = 0; i < 100; ++i)
        weighing.add({placement(0, black, 0, 1, black), placement(0, white, 1, 2, white)},
                     game_of(i % 4 == 0 ? "RE[W+R];B[aa];W[bb]" : "RE[B+R];B[aa];W[bb]"));
    const catalogue::PatternWeight weight = weighing.weights()[0];
    EXPECT_EQ(weight.won, 100);
    EXPECT_EQ(weight.lost, 100);
    EXPECT_EQ(weight.expected, 100 * std::int64_t{certain});
}

}  // namespace
}  // namespace katachi::games
