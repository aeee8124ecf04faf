#include "engine/search/player.h"

#include <gtest/gtest.h>

#include "engine/counting/score.h"
#include "engine/board/side_name.h"
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

constexpr std::string_view with_a_dead_stone = "....X/.O.X./..X.X/.X.X./X.X.X";

Game after_a_pass(std::string_view rows, Colour passes, std::string_view rules = "chinese") {
    Game game = game_from(rows, passes, rules);
    EXPECT_EQ(game.play(passes, pass_vertex), Legality::ok);
    return game;
}

TEST(Player, PassesToWin) {
    const Game game = after_a_pass(with_a_dead_stone, Colour::white);
    Player player = new_player();
    EXPECT_EQ(player.decide({.game = game}).vertex, pass_vertex);
    // In a clean-up the stone must go first.
    const MoveDecision cleaning = player.decide({.game = game, .is_cleanup = true});
    EXPECT_NE(cleaning.vertex, pass_vertex);
}

// White lives with the middle of the three points; while Black can take it first, White only looks dead.
TEST(Player, DoesNotPassWhereTheOpponentWouldLive) {
    for (const char* rules : {"chinese", "japanese", "aga"}) {
        const Game game = after_a_pass("...OX/OOOOX/XXXXX/XX.X./XXXX.", Colour::white, rules);
        Player player = new_player(3000);
        EXPECT_EQ(player.decide({.game = game, .komi = 15.5}).vertex, vertex_at(0, 1)) << rules;
    }
}

TEST(Player, TakesWhatIsDeadWhereItCountsAsItStands) {
    const Game game = after_a_pass(with_a_dead_stone, Colour::white, "tromp-taylor");
    Player player = new_player();
    EXPECT_NE(player.decide({.game = game, .komi = 14.5}).vertex, pass_vertex) << "White has won as it stands";
    EXPECT_EQ(player.decide({.game = game, .komi = 12.5}).vertex, pass_vertex);
    EXPECT_TRUE(player.dead_stones(game, 14.5).empty());
}

constexpr std::string_view lost = "......./......./..XXX../..XOX../..XXX../......./.......";

// After seven moves of each side elsewhere.
Game late_game() {
    Game game = game_from(lost, Colour::black);
    for (int i = 0; i < 4; ++i) {
        game.play(Colour::black, vertex_at(0, i));
        game.play(Colour::white, pass_vertex);
    }
    game.play(Colour::black, vertex_at(1, 0));
    return game;
}

TEST(Player, GivesUpWhatIsLost) {
    const Game game = late_game();
    Player player = new_player();
    MoveQuestion asked{.game = game, .to_move = Colour::white, .komi = 0};
    EXPECT_TRUE(player.decide(asked).resigns);
    asked.may_resign = false;
    EXPECT_FALSE(player.decide(asked).resigns);
}

TEST(Player, GivesNothingUpBeforeTheGameHasBegun) {
    const Game game = game_from(lost, Colour::white);
    Player player = new_player();
    EXPECT_FALSE(player.decide({.game = game, .to_move = Colour::white, .komi = 0}).resigns);
}

TEST(Player, PlaysByAllRules) {
    for (const Rules& rules : rule_sets())
        for (const int size : {4, 6}) {
            Game game(size, rules);
            Player player = new_player(200);
            for (int move = 0; move < 2 * size * size && !game.is_over(); ++move) {
                const Colour side = game.to_move();
                const MoveDecision decision =
                    player.decide({.game = game, .to_move = side, .komi = rules.komi, .may_resign = false});
                ASSERT_EQ(game.play(side, decision.vertex), Legality::ok) << rules.name << ' ' << size;
            }
        }
}

TEST(Player, FindsTheDeadStones) {
    Player player = new_player();
    EXPECT_EQ(player.dead_stones(game_from(with_a_dead_stone, Colour::black), 0), VertexSet::of(vertex_at(1, 1)));
    EXPECT_TRUE(player.dead_stones(game_from(settled, Colour::black), 0).empty());
}

// A group that lives if it moves first is not dead, whoever is to move.
TEST(Player, CallsNothingDeadThatAMoveSaves) {
    for (const Colour to_move : {Colour::black, Colour::white}) {
        Player player = new_player();
        const Game game = game_from("...OX/OOOOX/XXXXX/XX.X./XXXX.", to_move);
        EXPECT_TRUE(player.dead_stones(game, 15.5).empty()) << side_name(to_move);
    }
}

// What the search thinks of a pass, at an end that both have agreed on, does not change what is dead.
TEST(Player, FindsTheDeadStonesAfterALongSearchToo) {
    Game game = game_from("..XXO.O../.X.XO.O.O/XX.XO.OO./..XXOO.../..X.XOO.O/.XXXXO.O./X.X.XOOOO/.XX.XO.X./..XXXO.X.",
                          Colour::black, "aga");
    game.play(Colour::black, pass_vertex);
    game.play(Colour::white, pass_vertex);
    const VertexSet dead = VertexSet::of(vertex_at(7, 7)) | VertexSet::of(vertex_at(8, 7));
    Player player = new_player(3000);
    EXPECT_EQ(player.dead_stones(game, 8.5), dead);
    player.decide({.game = game, .komi = 8.5});
    EXPECT_EQ(player.dead_stones(game, 8.5), dead);
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
