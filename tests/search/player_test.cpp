#include "engine/search/player.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/board/side_name.h"
#include "engine/counting/score.h"
#include "tests/search/plain_playout_patterns.h"

namespace katachi::search {
namespace {

Player new_player(std::uint64_t playouts = 1000) {
    PlayerSettings settings;
    settings.search.nodes = 200'000;
    settings.playouts = playouts;
    return {settings, no_knowledge, plain_playout_patterns()};
}

board::Game game_from(std::string_view rows, board::Colour to_move, std::string_view rules = "chinese") {
    return {*board::parse_rows(rows), to_move, *board::find_rules(rules)};
}

// White has two eyes in the upper left, Black has the rest.
constexpr std::string_view settled = ".O.OX/OOOOX/XXXXX/X.X.X/XXXXX";

TEST(Player, PassesWhenNothingIsLeft) {
    for (const char* rules : {"chinese", "japanese"}) {
        Player player = new_player();
        EXPECT_EQ(player.decide({.game = game_from(settled, board::Colour::black, rules)}).vertex, board::pass_vertex)
            << rules;
        EXPECT_EQ(
            player.decide({.game = game_from(settled, board::Colour::white, rules), .to_move = board::Colour::white})
                .vertex,
            board::pass_vertex)
            << rules;
    }
}

constexpr std::string_view with_a_dead_stone = "....X/.O.X./..X.X/.X.X./X.X.X";

board::Game after_a_pass(std::string_view rows, board::Colour passes, std::string_view rules = "chinese") {
    board::Game game = game_from(rows, passes, rules);
    EXPECT_EQ(game.play(passes, board::pass_vertex), board::Legality::ok);
    return game;
}

TEST(Player, PassesToWin) {
    const board::Game game = after_a_pass(with_a_dead_stone, board::Colour::white);
    Player player = new_player();
    EXPECT_EQ(player.decide({.game = game}).vertex, board::pass_vertex);
    // In a clean-up the stone must go first.
    const MoveDecision cleaning = player.decide({.game = game, .is_cleanup = true});
    EXPECT_NE(cleaning.vertex, board::pass_vertex);
    Player capturer = new_player();
    capturer.settings().captures_dead = true;
    EXPECT_NE(capturer.decide({.game = game}).vertex, board::pass_vertex);
}

// One pass by mistake must not end a game that has hardly begun, though White is ahead by the komi.
TEST(Player, GoesOnWhereAPassLeavesTheBoardOpen) {
    for (const char* rules : {"chinese", "japanese", "tromp-taylor"})
        for (const char* rows : {"......./......./......./......./......./......./.......",
                                 "......./..O.O../....XO./..X.X../......./......./......."}) {
            Player player = new_player();
            const board::Game game = after_a_pass(rows, board::Colour::black, rules);
            EXPECT_NE(
                player.decide({.game = game, .to_move = board::Colour::white, .komi = 6.5, .may_resign = false}).vertex,
                board::pass_vertex)
                << rules << ' ' << rows;
        }
}

// On a board of one stone playouts give each point to Black, and are sure of none.
TEST(Player, GoesOnWhereAPassLeavesTheBoardBare) {
    board::Game game(9, *board::find_rules("chinese"));
    game.play(board::Colour::black, board::vertex_at(4, 4));
    game.play(board::Colour::white, board::pass_vertex);
    Player player = new_player();
    EXPECT_NE(player.decide({.game = game, .komi = 7}).vertex, board::pass_vertex);
}

// White lives with the middle of the three points; while Black can take it first, White only looks dead.
TEST(Player, DoesNotPassWhereTheOpponentWouldLive) {
    for (const char* rules : {"chinese", "japanese", "aga"}) {
        const board::Game game = after_a_pass("...OX/OOOOX/XXXXX/XX.X./XXXX.", board::Colour::white, rules);
        Player player = new_player(3000);
        EXPECT_EQ(player.decide({.game = game, .komi = 15.5}).vertex, board::vertex_at(0, 1)) << rules;
    }
}

TEST(Player, TakesWhatIsDeadWhereItCountsAsItStands) {
    const board::Game game = after_a_pass(with_a_dead_stone, board::Colour::white, "tromp-taylor");
    Player player = new_player();
    EXPECT_NE(player.decide({.game = game, .komi = 14.5}).vertex, board::pass_vertex) << "White has won as it stands";
    EXPECT_EQ(player.decide({.game = game, .komi = 12.5}).vertex, board::pass_vertex);
    EXPECT_TRUE(player.dead_stones(game, 14.5).empty());
}

Player new_thinker(std::uint64_t judging_playouts) {
    PlayerSettings settings;
    settings.search.nodes = 200'000;
    settings.judging_playouts = judging_playouts;
    return {settings, no_knowledge, plain_playout_patterns()};
}

// Whether a pass ends the game is judged within the time for the answer.
TEST(Player, JudgesAPassOnTheClock) {
    board::Game game(board::max_board_size, *board::find_rules("chinese"));
    game.play(board::Colour::black, board::pass_vertex);
    Player player = new_thinker(playouts_of_level(greatest_level));
    player.settings().level = greatest_level;
    const Stopwatch watch;
    player.decide({.game = game,
                   .to_move = board::Colour::white,
                   .time = Clock::Budget{.usual = 0.02, .most = 0.02, .spare = 0}});
    EXPECT_LT(watch.seconds(), 1.5) << "all playouts of the level take some six seconds";
}

TEST(Player, LooksAtItsPassAgainInTheTimeThatIsSpare) {
    constexpr std::uint64_t judging_playouts = 500;
    const board::Game game = game_from("..XO./..XO./X.XOO/..XO./..XO.", board::Colour::black);
    const auto playouts_of_last_look = [&](double spare) {
        Player player = new_thinker(judging_playouts);
        const MoveQuestion asked{.game = game, .time = Clock::Budget{.usual = 0.5, .most = 0.5, .spare = spare}};
        EXPECT_EQ(player.decide(asked).vertex, board::pass_vertex);
        return player.search().standing().playouts;
    };
    EXPECT_EQ(playouts_of_last_look(0), 30U);
    EXPECT_EQ(playouts_of_last_look(10), judging_playouts);
}

TEST(Player, LooksAtNoClockWherePlayoutsAreFixed) {
    const board::Game game(7, *board::find_rules("chinese"));
    Player player = new_player(200);
    player.decide({.game = game, .komi = 5.5, .time = Clock::Budget{.usual = 0, .most = 0, .spare = 0}});
    EXPECT_EQ(player.search().standing().playouts, 200U);
}

TEST(Player, MakesAllItsPlayoutsBetweenReports) {
    const board::Game game(7, *board::find_rules("chinese"));
    Player player = new_player(200);
    int reports = 0;
    player.decide({.game = game, .komi = 5.5, .report = [&] { ++reports; }, .report_seconds = 0});
    EXPECT_GT(reports, 5);
    EXPECT_EQ(player.search().standing().playouts, 200U);
}

// With its random numbers and with its tree, whoever is to move next.
TEST(Player, GoesOnBehindAJudgementAsWithoutIt) {
    const auto moves = [](std::uint64_t seed, bool is_judged_between) {
        Player player = new_player(50);
        player.search().set_seed(seed);
        board::Game game(7, *board::find_rules("chinese"));
        std::vector<board::Vertex> played;
        for (const board::Colour colour : {board::Colour::black, board::Colour::white, board::Colour::black}) {
            if (is_judged_between) player.judge_end(game, colour, 0);
            played.push_back(player.decide({.game = game, .to_move = colour}).vertex);
            game.play(colour, played.back());
        }
        return played;
    };
    for (std::uint64_t seed = 1; seed <= 5; ++seed) EXPECT_EQ(moves(seed, true), moves(seed, false)) << seed;
}

TEST(Player, JudgesTheSameWithSeveralThreads) {
    const board::Game game = game_from(with_a_dead_stone, board::Colour::black);
    const auto judged = [&](int threads) {
        PlayerSettings settings;
        settings.judging_playouts = 200;
        settings.search.threads = threads;
        settings.search.nodes = 20'000;
        Player player(settings, no_knowledge, plain_playout_patterns());
        return player.judge_end(game, board::Colour::black, 0);
    };
    EXPECT_EQ(judged(3).ownership, judged(1).ownership);
    EXPECT_EQ(judged(3).score, judged(1).score);
}

constexpr std::string_view lost = "......./......./..XXX../..XOX../..XXX../......./.......";

// After seven moves of each side elsewhere.
board::Game late_game() {
    board::Game game = game_from(lost, board::Colour::black);
    for (int i = 0; i < 4; ++i) {
        game.play(board::Colour::black, board::vertex_at(0, i));
        game.play(board::Colour::white, board::pass_vertex);
    }
    game.play(board::Colour::black, board::vertex_at(1, 0));
    return game;
}

TEST(Player, GivesUpWhatIsLost) {
    const board::Game game = late_game();
    Player player = new_player();
    MoveQuestion asked{.game = game, .to_move = board::Colour::white, .komi = 0};
    EXPECT_TRUE(player.decide(asked).resigns);
    asked.may_resign = false;
    EXPECT_FALSE(player.decide(asked).resigns);
}

TEST(Player, GivesNothingUpBeforeTheGameHasBegun) {
    const board::Game game = game_from(lost, board::Colour::white);
    Player player = new_player();
    EXPECT_FALSE(player.decide({.game = game, .to_move = board::Colour::white, .komi = 0}).resigns);
}

TEST(Player, LooksAtTheRetakeOfAKoAfterTwoPasses) {
    board::Game game =
        game_from("......./..XO.../.XO.O../..XO.../......./......./.......", board::Colour::black, "japanese");
    const board::Vertex ko = board::vertex_at(2, 2);
    game.play(board::Colour::black, board::vertex_at(2, 3));
    ASSERT_NE(game.is_legal(board::Colour::white, ko), board::Legality::ok);
    game.play(board::Colour::white, board::pass_vertex);
    game.play(board::Colour::black, board::pass_vertex);
    Player player = new_player();
    const MoveDecision decision = player.decide({.game = game, .to_move = board::Colour::white, .komi = 0});
    EXPECT_NE(decision.vertex, board::pass_vertex);
    EXPECT_TRUE(std::ranges::any_of(decision.candidates, [&](const auto& move) { return move.vertex == ko; }));
}

TEST(Player, PlaysByAllRules) {
    for (const board::Rules& rules : board::rule_sets())
        for (const int size : {4, 6}) {
            board::Game game(size, rules);
            Player player = new_player(200);
            for (int move = 0; move < 2 * size * size && !game.is_over(); ++move) {
                const board::Colour side = game.to_move();
                const MoveDecision decision =
                    player.decide({.game = game, .to_move = side, .komi = rules.komi, .may_resign = false});
                ASSERT_EQ(game.play(side, decision.vertex), board::Legality::ok) << rules.name << ' ' << size;
            }
        }
}

TEST(Player, FindsTheDeadStones) {
    Player player = new_player();
    EXPECT_EQ(player.dead_stones(game_from(with_a_dead_stone, board::Colour::black), 0),
              board::VertexSet::of(board::vertex_at(1, 1)));
    EXPECT_TRUE(player.dead_stones(game_from(settled, board::Colour::black), 0).empty());
}

// A group that lives if it moves first is not dead, whoever is to move.
TEST(Player, CallsNothingDeadThatAMoveSaves) {
    for (const board::Colour to_move : {board::Colour::black, board::Colour::white}) {
        Player player = new_player();
        const board::Game game = game_from("...OX/OOOOX/XXXXX/XX.X./XXXX.", to_move);
        EXPECT_TRUE(player.dead_stones(game, 15.5).empty()) << board::side_name(to_move);
    }
}

// What the search thinks of a pass, at an end that both have agreed on, does not change what is dead.
TEST(Player, FindsTheDeadStonesAfterALongSearchToo) {
    board::Game game =
        game_from("..XXO.O../.X.XO.O.O/XX.XO.OO./..XXOO.../..X.XOO.O/.XXXXO.O./X.X.XOOOO/.XX.XO.X./..XXXO.X.",
                  board::Colour::black, "aga");
    game.play(board::Colour::black, board::pass_vertex);
    game.play(board::Colour::white, board::pass_vertex);
    const board::VertexSet dead =
        board::VertexSet::of(board::vertex_at(7, 7)) | board::VertexSet::of(board::vertex_at(8, 7));
    Player player = new_player(3000);
    EXPECT_EQ(player.dead_stones(game, 8.5), dead);
    player.decide({.game = game, .komi = 8.5});
    EXPECT_EQ(player.dead_stones(game, 8.5), dead);
}

TEST(Player, JudgesTheSameWhoeverHasPassed) {
    for (const char* rows : {"...OX/OOOOX/XXXXX/XX.X./XXXX.", "....X/.O.X./..X.X/.X.X./X.X.X"}) {
        Player player = new_player();
        board::Game game = game_from(rows, board::Colour::black);
        const EndJudgement before = player.judge_end(game, board::Colour::black, 0);
        game.play(board::Colour::black, board::pass_vertex);
        EXPECT_EQ(player.judge_end(game, board::Colour::white, 0).dead, before.dead) << rows;
        game.play(board::Colour::white, board::pass_vertex);
        const EndJudgement after = player.judge_end(game, board::Colour::black, 0);
        EXPECT_EQ(after.dead, before.dead) << rows;
        EXPECT_EQ(after.ownership, before.ownership) << rows;
    }
}

// Whoever moves first settles White's group, which has three points for two eyes.
TEST(Player, JudgesTheEndByBothSidesMovingFirst) {
    const board::Game game = game_from("...OX/OOOOX/XXXXX/XX.X./XXXX.", board::Colour::black);
    Player player = new_player();
    const EndJudgement black_first = player.judge_end(game, board::Colour::black, 15.5);
    const EndJudgement white_first = player.judge_end(game, board::Colour::white, 15.5);
    EXPECT_NEAR(black_first.ownership[static_cast<std::size_t>(board::vertex_at(1, 0))], 0, 0.5);
    EXPECT_EQ(white_first.ownership, black_first.ownership);
    EXPECT_GT(black_first.score, white_first.score + 8);
}

// Black has stones in the own territory; White has passed meanwhile.
TEST(Player, CountsOwnStonesByTheRules) {
    constexpr std::string_view rows = ".OX.X.X/OOXXXXX/.OX.XX./OOXXXXX/.OX.X.X/OOX.XXX/.OX.XX.";
    for (const auto& [rules, balance] : {std::pair("chinese", 21.0), std::pair("japanese", 5.0)}) {
        const board::Game game = game_from(rows, board::Colour::black, rules);
        ASSERT_EQ(counting::board_balance(game.board(), game.rules().scoring), balance) << rules;
        Player player = new_player();
        EXPECT_NEAR(player.decide({.game = game, .may_resign = false}).score, balance, 1) << rules;
    }
}

TEST(Player, ThinksLongerAtAHigherLevel) {
    EXPECT_LT(playouts_of_level(1), playouts_of_level(2));
    EXPECT_LT(playouts_of_level(9), playouts_of_level(10));
}

}  // namespace
}  // namespace katachi::search
