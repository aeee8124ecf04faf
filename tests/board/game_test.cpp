#include "engine/board/game.h"

#include <gtest/gtest.h>

#include <string>

namespace katachi::board {
namespace {

Game game_from(const char* rows, const char* rules, Colour to_move = Colour::black) {
    return {parse_rows(rows).value(), to_move, *find_rules(rules)};
}

Legality play(Game& game, Colour colour, const char* name) {
    return game.play(colour, parse_vertex(name, game.board().size()).value());
}

TEST(Game, TwoPassesEndIt) {
    Game game(9);
    game.play(Colour::black, pass_vertex);
    EXPECT_FALSE(game.is_over());
    game.play(Colour::white, pass_vertex);
    EXPECT_TRUE(game.is_over());
    game.undo();
    EXPECT_FALSE(game.is_over());
    EXPECT_EQ(game.to_move(), Colour::white);
}

TEST(Game, SuicideFollowsTheRules) {
    for (const Rules& rules : rule_sets()) {
        SCOPED_TRACE(rules.name);
        Game game(parse_rows(".O.../O..../...../...OO/..OX.").value(), Colour::black, rules);
        const bool of_two = rules.suicide != SuicideRule::forbidden;
        EXPECT_EQ(play(game, Colour::black, "E1") == Legality::ok, of_two);
        EXPECT_EQ(game.board().captured(Colour::black), of_two ? 2 : 0);
    }
}

// A single stone's suicide leaves the board as it was: only a rule that looks at the side to move too allows it.
TEST(Game, SuicideOfOneStoneRepeatsThePosition) {
    const char* const rows = ".O.../O..../...../...../.....";
    Game tromp_taylor = game_from(rows, "tromp-taylor");
    EXPECT_EQ(play(tromp_taylor, Colour::black, "A5"), Legality::superko);
    Game ing = game_from(rows, "ing");
    EXPECT_EQ(play(ing, Colour::black, "A5"), Legality::suicide);
    Game new_zealand = game_from(rows, "new-zealand");
    EXPECT_EQ(play(new_zealand, Colour::black, "A5"), Legality::ok);
}

TEST(Game, KoIsAKoUnderAllRules) {
    for (const Rules& rules : rule_sets()) {
        SCOPED_TRACE(rules.name);
        Game game(parse_rows(".XO../XO.O./.XO../...../.....").value(), Colour::black, rules);
        ASSERT_EQ(play(game, Colour::black, "C4"), Legality::ok);
        EXPECT_EQ(play(game, Colour::white, "B4"), Legality::ko);
        EXPECT_EQ(game.play_ko(Colour::white, parse_vertex("B4", 5).value()), Legality::ok);
    }
}

// Three kos, taken in turn: the sixth capture brings the first position back.
TEST(Game, OnlySimpleKoLetsThreeKosGoRound) {
    const char* const rows =
        ".XO....../XO.O...../.XO....../.XO....../X.XO...../.XO....../.XO....../XO.O...../.XO......";
    for (const Rules& rules : rule_sets()) {
        SCOPED_TRACE(rules.name);
        Game game(parse_rows(rows).value(), Colour::black, rules);
        for (const char* black_then_white : {"C8 B5", "C2 B8"}) {
            ASSERT_EQ(play(game, Colour::black, std::string(black_then_white, 2).c_str()), Legality::ok);
            ASSERT_EQ(play(game, Colour::white, black_then_white + 3), Legality::ok);
        }
        ASSERT_EQ(play(game, Colour::black, "C5"), Legality::ok);
        EXPECT_FALSE(game.is_repetition());
        const bool may_go_round = rules.ko == KoRule::simple;
        EXPECT_EQ(play(game, Colour::white, "B2"), may_go_round ? Legality::ok : Legality::superko);
        EXPECT_EQ(game.is_repetition(), may_go_round);
    }
}

// Two stones are taken, then one of those that took them, and it begins again.
TEST(Game, ShortCyclesMayTakeTwoStones) {
    Game game = game_from(".X.X./OOXX./.OX../.O.../.....", "clever-stone");
    for (const auto& [colour, name] : {std::pair{Colour::black, "A5"},
                                       {Colour::white, "C5"},
                                       {Colour::black, "B5"},
                                       {Colour::white, "pass"},
                                       {Colour::black, "A5"}})
        ASSERT_EQ(play(game, colour, name), Legality::ok) << name;
    EXPECT_EQ(game.is_legal(Colour::white, parse_vertex("C5", 5).value()), Legality::superko);
}

// Black takes a stone at the end of a row on the edge and loses the row, which he fills again.
TEST(Game, ShortCyclesMayBeClosedByAStringOfTwoStones) {
    Game of_two = game_from("X.OX./OOXX./...../...../.....", "clever-stone");
    ASSERT_EQ(play(of_two, Colour::black, "B5"), Legality::ok);
    ASSERT_EQ(play(of_two, Colour::white, "C5"), Legality::ok);
    ASSERT_EQ(play(of_two, Colour::black, "A5"), Legality::ok);
    of_two.play(Colour::white, pass_vertex);
    EXPECT_EQ(play(of_two, Colour::black, "B5"), Legality::superko);

    Game of_three = game_from("XX.OX/OOOXX/...../...../.....", "clever-stone");
    ASSERT_EQ(play(of_three, Colour::black, "C5"), Legality::ok);
    ASSERT_EQ(play(of_three, Colour::white, "D5"), Legality::ok);
    for (const char* name : {"A5", "B5"}) {
        ASSERT_EQ(play(of_three, Colour::black, name), Legality::ok);
        of_three.play(Colour::white, pass_vertex);
    }
    EXPECT_EQ(play(of_three, Colour::black, "C5"), Legality::ok);
    EXPECT_TRUE(of_three.is_repetition());
}

// Four kos, two of them Black's and two White's: the eighth capture brings the first position back.
TEST(Game, ShortCyclesHaveUpToEightMoves) {
    Game game = game_from(".XO...XO./XO.O.XO.O/.XO...XO./........./........./........./.XO...XO./X.XO.X.XO/.XO...XO.",
                          "clever-stone");
    for (const auto& [colour, name] : {std::pair{Colour::black, "C8"},
                                       {Colour::white, "B2"},
                                       {Colour::black, "H8"},
                                       {Colour::white, "G2"},
                                       {Colour::black, "C2"},
                                       {Colour::white, "B8"},
                                       {Colour::black, "H2"}})
        ASSERT_EQ(play(game, colour, name), Legality::ok) << name;
    EXPECT_EQ(play(game, Colour::white, "G8"), Legality::superko);
}

TEST(Game, BeginsAnewFromStonesThatAreSetUp) {
    Game game(9);
    play(game, Colour::black, "E5");
    game.place(Colour::black, parse_vertex("C3", 9).value());
    EXPECT_EQ(game.to_move(), Colour::white);
    EXPECT_FALSE(game.is_repetition());
    EXPECT_FALSE(game.undo());
}

TEST(Game, APassRepeatsNoPosition) {
    Game game(9);
    game.play(Colour::black, pass_vertex);
    EXPECT_FALSE(game.is_repetition()) << "the other side is to move";
    game.play(Colour::white, pass_vertex);
    EXPECT_TRUE(game.is_repetition());
}

TEST(Game, LeavesTheStateAloneWhenItRefuses) {
    Game game = game_from(".XO../XO.O./.XO../...../.....", "chinese");
    ASSERT_EQ(play(game, Colour::black, "C4"), Legality::ok);
    const auto hash = game.board().hash();
    EXPECT_EQ(play(game, Colour::white, "B4"), Legality::ko);
    EXPECT_EQ(play(game, Colour::white, "C4"), Legality::occupied);
    EXPECT_EQ(game.board().hash(), hash);
    EXPECT_EQ(game.to_move(), Colour::white);
    EXPECT_EQ(game.board().history().size(), 1U);
}

}  // namespace
}  // namespace katachi::board
