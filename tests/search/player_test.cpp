#include "engine/search/player.h"

#include <gtest/gtest.h>

#include "engine/board/score.h"
#include "tests/search/plain_playout_patterns.h"

namespace katachi {
namespace {

Player new_player(std::uint64_t playouts = 1000) {
    PlayerSettings settings;
    settings.search.nodes = 200'000;
    settings.playouts = playouts;
    return {settings, no_knowledge, plain_playout_patterns()};
}

Game game_from(std::string_view rows, Colour to_move, std::string_view rules = "chinese") {
    return {*parse_rows(rows), to_move, *find_rules(rules)};
}

// White has two eyes in the upper left, Black has the rest.
constexpr std::string_view settled = ".O.OX/OOOOX/XXXXX/X.X.X/XXXXX";

TEST(Player, PassesWhenNothingIsLeft) {
    for (const char* rules : {"chinese", "japanese"}) {
        Player player = new_player();
        EXPECT_EQ(player.decide({.game = game_from(settled, Colour::black, rules)}).vertex, pass_vertex) << rules;
        EXPECT_EQ(player.decide({.game = game_from(settled, Colour::white, rules), .to_move = Colour::white}).vertex,
                  pass_vertex)
            << rules;
    }
}

TEST(Player, AnswersAPassThatLosesByPassing) {
    Game game = game_from("....X/.O.X./..X.X/.X.X./X.X.X", Colour::white);
    ASSERT_EQ(game.play(Colour::white, pass_vertex), Legality::ok);
    Player player = new_player();
    EXPECT_EQ(player.decide({.game = game}).vertex, pass_vertex);
    // In a clean-up the stone must go first.
    const MoveDecision cleaning = player.decide({.game = game, .is_cleanup = true});
    EXPECT_NE(cleaning.vertex, pass_vertex);
}

TEST(Player, GivesUpWhatIsLost) {
    const Game game = game_from("O.X.X/XX.X./X.X.X/.X.X./XX.XX", Colour::white);
    Player player = new_player();
    const MoveQuestion asked{.game = game, .to_move = Colour::white, .komi = 0};
    const MoveDecision decision = player.decide(asked);
    EXPECT_TRUE(decision.resigns || decision.vertex == pass_vertex);
    MoveQuestion stays = asked;
    stays.may_resign = false;
    EXPECT_FALSE(player.decide(stays).resigns);
}

TEST(Player, FindsTheDeadStones) {
    Player player = new_player();
    EXPECT_EQ(player.dead_stones(game_from("....X/.O.X./..X.X/.X.X./X.X.X", Colour::black), 0),
              VertexSet::of(vertex_at(1, 1)));
    EXPECT_TRUE(player.dead_stones(game_from(settled, Colour::black), 0).empty());
}

// Black has stones in the own territory; White has passed meanwhile.
TEST(Player, CountsOwnStonesByTheRules) {
    constexpr std::string_view rows = ".OX.X.X/OOXXXXX/.OX.XX./OOXXXXX/.OX.X.X/OOX.XXX/.OX.XX.";
    for (const auto& [rules, balance] : {std::pair("chinese", 21.0), std::pair("japanese", 5.0)}) {
        const Game game = game_from(rows, Colour::black, rules);
        ASSERT_EQ(board_balance(game.board(), game.rules().scoring), balance) << rules;
        Player player = new_player();
        EXPECT_NEAR(player.decide({.game = game, .may_resign = false}).score, balance, 1) << rules;
    }
}

TEST(Player, ThinksLongerAtAHigherLevel) {
    EXPECT_LT(playouts_of_level(1), playouts_of_level(2));
    EXPECT_LT(playouts_of_level(9), playouts_of_level(10));
}

}  // namespace
}  // namespace katachi
