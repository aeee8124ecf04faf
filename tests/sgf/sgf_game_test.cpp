#include "engine/sgf/game.h"

#include <gtest/gtest.h>

#include <random>

#include "compiler/sgf/line.h"
#include "compiler/sgf/reader.h"
#include "engine/sgf/named_game.h"
#include "engine/sgf/values.h"
#include "tests/support/sgf_games.h"

namespace katachi::sgf {
namespace {

using test::sgf_games;

Game game_of(std::string_view text) {
    const auto games = sgf_games(text);
    EXPECT_EQ(games.size(), 1U) << text;
    return games.empty() ? Game() : games.front();
}

std::string error_of(std::string_view text) { return sgf_games(text).empty() ? why_no_game(text) : ""; }

// "B Q16" for a move, "+W D4" and "+. D4" for set-up, "turn B".
std::string events_of(const Game& game) {
    std::string text;
    for (const Event& event : game.events) {
        const char colour = event.colour == board::Colour::black   ? 'B'
                            : event.colour == board::Colour::white ? 'W'
                                                                   : '.';
        if (!text.empty()) text += ", ";
        if (event.kind == Event::Kind::turn) {
            text += std::string("turn ") + colour;
            continue;
        }
        if (event.kind == Event::Kind::set_up) text += '+';
        text += colour + (" " + board::vertex_name(event.vertex, game.size));
    }
    return text;
}

std::string warnings_of(const Game& game) {
    std::string text;
    for (const SgfWarning& warning : game.warnings)
        text += std::to_string(warning.offset) + " " + warning.message + "\n";
    return text;
}

std::string rows_before(const Game& game, int number) {
    const auto reached = position_before_move(game, number);
    if (const auto* error = std::get_if<SgfError>(&reached)) return error->message;
    return board::to_rows(std::get<SgfPosition>(reached).board.position());
}

TEST(SgfGame, OldNamesOfTextsCountAtTheRootWhereTodaysSayNothing) {
    const Game old = game_of("(;RD[2015-10-05]TE[Meijin]KO[7.5];B[dd];W[dp]KO[])");
    EXPECT_EQ(old.komi, "7.5");
    EXPECT_EQ(old.date, "2015-10-05");
    EXPECT_EQ(old.event, "Meijin");
    EXPECT_EQ(old.left_out.others, 1U);  // KO of the second move
    EXPECT_EQ(game_of("(;KO[7.5]KM[6.5])").komi, "6.5");
    EXPECT_EQ(game_of("(;SZ[9];B[dd]KO[7.5])").komi, "");
}

TEST(SgfGame, ReadsHeaderAndMoves) {
    const Game game = game_of(
        "(;GM[1]FF[4]SZ[9]PB[Kuro [a\\]]PW[Shiro]KM[6.5]DT[2016-07-01]RE[W+R]EV[Cup]HA[2]\n"
        "AB[cc][gg];W[ee];B[];W[tt])");
    EXPECT_EQ(game.size, 9);
    EXPECT_EQ(game.black, "Kuro [a\\]");
    EXPECT_EQ(game.white, "Shiro");
    EXPECT_EQ(game.komi, "6.5");
    EXPECT_EQ(game.date, "2016-07-01");
    EXPECT_EQ(game.result, "W+R");
    EXPECT_EQ(game.event, "Cup");
    EXPECT_EQ(game.handicap, 2);
    EXPECT_EQ(events_of(game), "+B C7, +B G3, W E5, B PASS, W PASS");
    EXPECT_EQ(game.move_count(), 3);
    EXPECT_EQ(warnings_of(game), "");
}

TEST(SgfGame, TakesATextOfTheHeaderWhereItStandsFirst) {
    EXPECT_EQ(game_of("(;SZ[9]RE[B+1];W[aa]RE[W+1])").result, "B+1");
}

TEST(SgfGame, KnowsTheWinner) {
    EXPECT_EQ(sgf_winner("B+R"), board::Colour::black);
    EXPECT_EQ(sgf_winner("W+0.5"), board::Colour::white);
    EXPECT_EQ(sgf_winner("b+R"), board::Colour::black);
    EXPECT_EQ(sgf_winner("w+0.5"), board::Colour::white);
    EXPECT_EQ(sgf_winner("Bad weather"), std::nullopt);
    EXPECT_EQ(sgf_winner("0"), std::nullopt);
}

TEST(SgfGame, ReadsRectanglesFromAnyOfTheirCorners) {
    EXPECT_EQ(events_of(game_of("(;SZ[9]AB[aa:ba])")), "+B A9, +B B9");
    EXPECT_EQ(events_of(game_of("(;SZ[9]AW[bb:aa])")), "+W A9, +W B9, +W A8, +W B8");
    EXPECT_EQ(events_of(game_of("(;SZ[9]AE[ba:ab])")), "+. A9, +. B9, +. A8, +. B8");
}

TEST(SgfGame, FollowsTheFirstVariationOnly) {
    EXPECT_EQ(events_of(game_of("(;SZ[9](;B[aa](;W[bb](;B[cc];W[dd])(;B[ee]))(;W[ff]))(;B[gg];W[hh]);B[ii])")),
              "B A9, W B8, B C7, W D6");
}

TEST(SgfGame, TakesTheSizeFromBehindTheStones) {
    EXPECT_EQ(events_of(game_of("(;AB[aa]SZ[9])")), "+B A9");
    EXPECT_EQ(game_of("(;B[aa])").size, 19);
    EXPECT_EQ(game_of("(;SZ[ 9 : 9 ])").size, 9);
}

TEST(SgfGame, ReadsOldSpellingsAndLooseWhiteSpace) {
    EXPECT_EQ(events_of(game_of("mail header (see)\n( ;\nSiZe[9] AddBlack [aa]\n[ bb ]\n; Black\n[cc] ; PLayer[w] )")),
              "+B A9, +B B8, B C7, turn W");
}

// SGF has no escapes in points, yet some writers escape all values.
TEST(SgfGame, ReadsPointsThatAreEscapedAsTreesDo) {
    const std::string text = "(;SZ[9]AB[a\\a\\:ba]AW[\\c\\\ri];B[d\\b];W[\\tt];B[\\\r\nee];W[c\\\\c])";
    const Game game = game_of(text);
    EXPECT_EQ(events_of(game), "+B A9, +B B9, +W C1, B D8, W PASS, B E5");
    const compiler::SgfCollection trees = compiler::read_sgf_collection("game.sgf", text);
    const compiler::SgfTree& tree = trees.games.front();
    EXPECT_EQ(events_of(compiler::game_of_line(tree, tree.main_line())), events_of(game));
}

TEST(SgfGame, KnowsSecondBytesThatLookLikeBrackets) {
    EXPECT_EQ(events_of(game_of("(;CA[Big5]SZ[9]C[\xa5\x5c];B[aa])")), "B A9");
    EXPECT_EQ(events_of(game_of("(;CA[GBK]SZ[9]C[\x81\x5d];B[aa])")), "B A9");
    EXPECT_EQ(events_of(game_of("(;CA[UTF-8]SZ[9]C[\xc3\x9d];B[aa])")), "B A9");
}

TEST(SgfGame, ReadsCollections) {
    const auto games = sgf_games("(;SZ[9];B[aa](;W[bb])(;W[cc]))\n\n(;SZ[13])(;)");
    ASSERT_EQ(games.size(), 3U);
    EXPECT_EQ(games[0].size, 9);
    EXPECT_EQ(games[1].size, 13);
    EXPECT_EQ(games[2].size, 19);
}

TEST(SgfGame, ATextWithoutAGameIsAnError) {
    EXPECT_EQ(error_of(""), "holds no game; SGF starts with `(;`");
    EXPECT_EQ(error_of("(hello)"), "holds no game; SGF starts with `(;`");
    EXPECT_EQ(error_of("\x1f\x8b\x08"), "is packed; katachi sgf utf8 unpacks it");
    EXPECT_EQ(error_of(std::string_view("\xff\xfe(\0;\0", 6)), "is UTF-16; katachi sgf utf8 makes it UTF-8");
}

TEST(SgfGame, WarnsOfWhatItLeavesOut) {
    const auto check = [](std::string_view text, const char* events, const char* warnings) {
        const Game game = game_of(text);
        EXPECT_EQ(events_of(game), events) << text;
        EXPECT_EQ(warnings_of(game), warnings) << text;
    };
    check("(;SZ[9];B[zz];W[aa])", "W A9", "10 a move that is no point of the board\n");
    check("(;SZ[9];B[jj])", "", "10 a move that is no point of the board\n");
    check("(;SZ[9];B[aa][bb])", "B A9", "14 more than one move in a property\n");
    check("(;SZ[9]AB[aa:zz][bb])", "+B B8", "10 set-up on no point of the board\n");
    check("(;SZ[9]PL[?])", "", "10 a side to move that is neither B nor W\n");
    check("(;SZ[nine]HA[x])", "",
          "5 a board size that is no number\n"
          "13 a handicap that is no number of stones for this board; none is assumed\n");
    check("(SZ[9];B[aa])", "B A9", "1 a node without its ';'\n");
    check("(;SZ[9](B[aa];W[bb])(;B[cc]))", "B A9, W B8", "8 a node without its ';'\n");
    check("(;SZ[9]AB[aa]AW[bb]AB[cc])", "+B A9, +B C7, +W B8", "");
    check("(;SZ[9];b[aa];Black[bb])", "B A9, B B8", "");
    check("(;SZ[9];B[aa]B;W[bb])", "B A9, W B8", "13 a property without a value\n");
    check("(;SZ[9];[aa];W[bb])", "W B8", "8 a value without a property\n");
    check("(;SZ[9];B[aa]]?;W[bb])", "B A9, W B8", "13 neither a node nor a property\n");
    check("(;SZ[9];B[aa];W[b", "B A9", "15 a value without ']'\n17 the text ends inside a game\n");
    check("(;SZ[9];B[aa]", "B A9", "13 the text ends inside a game\n");
    check("(;SZ[9];B[aa];W[bb\\", "B A9", "15 a value without ']'\n19 the text ends inside a game\n");
}

TEST(SgfGame, WarnsOfAKomiThatItCannotRead) {
    EXPECT_EQ(warnings_of(game_of("(;SZ[9]KM[some])")), "10 a komi that is no number; the usual one is taken\n");
    EXPECT_EQ(warnings_of(game_of("(;SZ[9]KM[5.5.5])")), "10 a komi that is more than a number; 5.5 is taken\n");
    EXPECT_EQ(warnings_of(game_of("(;SZ[9]KM[六目半])")), "");
    EXPECT_EQ(warnings_of(game_of("(;SZ[9]KM[])")), "");
}

TEST(SgfGame, KnowsTheHandicapAlsoInWords) {
    const auto check = [](std::string_view text, int handicap, const char* warnings) {
        const Game game = game_of(text);
        EXPECT_EQ(game.handicap, handicap) << text;
        EXPECT_EQ(warnings_of(game), warnings) << text;
    };
    for (const char* text : {"(;SZ[5]HA[2]AB[aa][bb])", "(;SZ[5]HA[2 stones]AB[aa][bb])",
                             "(;SZ[5]HA[二子]AB[aa][bb];B[cc])", "(;SZ[5]HA[2子]AB[aa];B[bb];W[cc])"})
        check(text, 2, "");
    check("(;HA[none])", 0, "");
    check("(;HA[1])", 1, "");
    for (const char* text : {"(;SZ[5]HA[2000000000])", "(;HA[25]SZ[5])", "(;SZ[5]HA[-2])", "(;SZ[5]HA[])"})
        EXPECT_EQ(game_of(text).handicap, 0) << text;
    check("(;SZ[5]HA[25])", 0, "10 a handicap that is no number of stones for this board; none is assumed\n");
    check("(;SZ[9]HA[80]AB[aa][bb];W[cc];B[dd])", 80, "10 a handicap of 80 stones, but Black begins with 2\n");
}

TEST(SgfGame, LeavesOutGamesOnOtherBoards) {
    for (const char* text :
         {"(;SZ[25];B[aa])", "(;SZ[9:7];B[aa])", "(;SZ[1];B[aa])", "(;SZ[-9];B[aa])", "(;GM[19]AB[gg:hh])"}) {
        const Game game = game_of(text);
        EXPECT_EQ(game.size, 0) << text;
        EXPECT_TRUE(game.events.empty()) << text;
        EXPECT_EQ(game.warnings.size(), 1U) << text;
        EXPECT_EQ(rows_before(game, 1), "the game is not on a Go board of 2 to 19 lines");
    }
}

TEST(SgfGame, ReachesThePositionBeforeEachMove) {
    const Game game = game_of("(;SZ[3]AB[aa];W[ba];B[bb]AW[cc]AE[bb];W[ab])");
    EXPECT_EQ(rows_before(game, 1), "X../.../...");
    EXPECT_EQ(rows_before(game, 2), "XO./.../...");
    EXPECT_EQ(rows_before(game, 3), "XO./.../..O");
    EXPECT_EQ(rows_before(game, 4), ".O./O../..O");
    EXPECT_EQ(rows_before(game, 0), "there is no position before move 0: the game has 3 moves");
    EXPECT_EQ(rows_before(game, 5), "there is no position before move 5: the game has 3 moves");
}

TEST(SgfGame, KnowsWhoIsToMove) {
    const auto to_move = [](std::string_view text, int number) {
        return std::get<SgfPosition>(position_before_move(game_of(text), number)).to_move;
    };
    EXPECT_EQ(to_move("(;)", 1), board::Colour::black);
    EXPECT_EQ(to_move("(;HA[1])", 1), board::Colour::black);
    EXPECT_EQ(to_move("(;HA[2])", 1), board::Colour::white);
    EXPECT_EQ(to_move("(;HA[3]PL[B])", 1), board::Colour::black);
    EXPECT_EQ(to_move("(;PL[2])", 1), board::Colour::white);
    EXPECT_EQ(to_move("(;PL[B];W[aa])", 1), board::Colour::white);
    EXPECT_EQ(to_move("(;B[aa];W[bb])", 3), board::Colour::black);
    EXPECT_EQ(to_move("(;B[aa];W[bb]PL[W])", 3), board::Colour::white);
}

TEST(SgfGame, KeepsKoAndLastMove) {
    const Game game = game_of("(;SZ[5]AB[ba][ab][bc]AW[ca][bb][db][cc];B[cb])");
    const auto reached = std::get<SgfPosition>(position_before_move(game, 2));
    EXPECT_EQ(board::vertex_name(reached.board.ko_point(), 5), "B4");
    EXPECT_EQ(reached.board.history().back(),
              (board::Move{board::Colour::black, board::parse_vertex("C4", 5).value()}));
    EXPECT_EQ(reached.to_move, board::Colour::white);
}

TEST(SgfGame, ExecutesIllegalMovesWithAWarning) {
    const Game game = game_of("(;SZ[3]AB[aa];W[aa];W[bb];W[ba];W[ac];B[ab])");
    const auto reached = std::get<SgfPosition>(position_before_move(game, 6));
    EXPECT_EQ(board::to_rows(reached.board.position()), "OO./.O./O..");
    ASSERT_EQ(reached.warnings.size(), 2U);
    EXPECT_EQ(reached.warnings[0].offset, 16U);
    EXPECT_EQ(reached.warnings[0].message, "illegal move at A3: the point is occupied");
    EXPECT_EQ(reached.warnings[1].message, "illegal move at A2: the move is suicide");
}

TEST(SgfGame, FindsTheFirstMoveAtAVertex) {
    const Game game = game_of("(;AB[aa];B[bb];W[];B[aa];W[bb])");
    EXPECT_EQ(first_move_at(game, board::vertex_at(0, 0)), 3);
    EXPECT_EQ(first_move_at(game, board::vertex_at(1, 1)), 1);
    EXPECT_EQ(first_move_at(game, board::pass_vertex), 2);
    EXPECT_EQ(first_move_at(game, board::vertex_at(2, 2)), std::nullopt);
}

TEST(SgfGame, TextsKnownToBeUtf8MayDeclareAnything) {
    constexpr std::string_view text = "(;CA[GBK]SZ[9]C[\xc3\x9d];B[aa]C[\xe5\x9b\xb4])";
    SgfReader reader(text, SgfBytes::utf8);
    const auto game = reader.next();
    ASSERT_TRUE(game);
    EXPECT_EQ(events_of(*game), "B A9");
    EXPECT_EQ(reader.place(), text.size());
}

TEST(SgfGame, ReadsVeryDeepTrees) {
    std::string text;
    for (int i = 0; i < 100000; ++i) text += "(;B[aa]";
    const Game game = game_of(text);
    EXPECT_EQ(game.move_count(), 100000);
}

TEST(SgfGame, SurvivesNonsense) {
    constexpr std::string_view parts[] = {"(",    ")",       ";",  "[", "]",    "\\",   "B",    "W",
                                          "AB",   "SZ",      "aa", ":", "[aa]", "[19]", "(;",   "PL",
                                          "\xff", "CA[gbk]", " ",  "7", "?",    "[tt]", "SZ[3]"};
    std::mt19937 random(23);
    for (int i = 0; i < 20000; ++i) {
        std::string text = "(;";
        for (auto part = random() % 30; part > 0; --part) text += parts[random() % std::size(parts)];
        for (const Game& game : sgf_games(text)) position_before_move(game, game.move_count() + 1);
    }
    EXPECT_LE(game_of("(;" +
                      [] {
                          std::string junk;
                          for (int i = 0; i < 5000; ++i) junk += "? ";
                          return junk;
                      }())
                  .warnings.size(),
              101U);
}

// A short text must not fill the memory, nor take minutes.
TEST(SgfGame, SetUpBeyondAllMeasureIsLeftOut) {
    std::string text = "(;SZ[19]";
    for (int node = 0; node < 5000; ++node) text += ";AB[aa:ss]";
    const Game game = game_of(text + ";W[aa])");
    EXPECT_EQ(game.move_count(), 1);
    EXPECT_LT(game.events.size(), 70'000U);
    ASSERT_EQ(game.warnings.size(), 1U);
    EXPECT_EQ(game.warnings.front().message, "more set-up than any game has; all from here on is left out");
}

}  // namespace
}  // namespace katachi::sgf
