#include "compiler/sgf/transform.h"

#include <gtest/gtest.h>

#include "compiler/sgf/merge.h"
#include "compiler/sgf/reader.h"
#include "compiler/sgf/writer.h"

namespace katachi::sgf {
namespace {

compiler::SgfTree record_tree(std::string_view text) {
    return compiler::read_sgf_collection("game.sgf", text).games.front();
}

// Behind FF and CA.
std::string rest_of(const compiler::SgfTree& tree) {
    return compiler::sgf_text(tree).substr(std::string("(;FF[4]CA[UTF-8]").size());
}

std::string turned(std::string_view text, board::Orientation orientation) {
    compiler::SgfTree tree = record_tree(text);
    compiler::turn(tree, orientation);
    return rest_of(tree);
}

TEST(SgfTurn, TurnsAllThatSpeaksOfPoints) {
    EXPECT_EQ(turned("(;SZ[9]AB[aa:cb];B[ba]LB[ba:x:y]LN[aa:ba])", board::Orientation::rotated_90),
              "SZ[9]AB[ha:ic];B[ib]LB[ib:x:y]LN[ia:ib])\n");
    EXPECT_EQ(turned("(;SZ[9]AB[aa:cb];B[ba]AR[ba:aa])", board::Orientation::rotated_180),
              "SZ[9]AB[gh:ii];B[hi]AR[hi:ii])\n");
    EXPECT_EQ(turned("(;SZ[9];B[ba])", board::Orientation::mirrored), "SZ[9];B[ha])\n");
    EXPECT_EQ(turned("(;SZ[9];B[ba])", board::Orientation::flipped), "SZ[9];B[bi])\n");
    EXPECT_EQ(turned("(;SZ[9];B[ba]KSLIDE[row])", board::Orientation::transposed), "SZ[9];B[ab]KSLIDE[column])\n");
    EXPECT_EQ(turned("(;SZ[9];B[ba]KSLIDE[row])", board::Orientation::flipped), "SZ[9];B[bi]KSLIDE[row])\n");
    EXPECT_EQ(turned("(;SZ[9];B[];W[tt];B[zz]C[aa]DD[])", board::Orientation::flipped),
              "SZ[9];B[];W[tt];B[zz]C[aa]DD[])\n");
}

TEST(SgfTurn, IsUndoneByItsInverse) {
    constexpr std::string_view game =
        "(;SZ[13]AB[aa:cb][dd]AW[ia]TB[ab](;B[ba]LB[ba:1][ca:x:y]TR[aa])(;B[bb]LN[aa:bc]))";
    for (const board::Orientation orientation : board::all_orientations) {
        compiler::SgfTree tree = record_tree(game);
        compiler::turn(tree, orientation);
        compiler::turn(tree, board::inverse(orientation));
        EXPECT_TRUE(compiler::same_tree(tree, record_tree(game))) << board::name(orientation);
    }
}

std::string swapped(std::string_view text) {
    compiler::SgfTree tree = record_tree(text);
    compiler::swap_colours(tree);
    return rest_of(tree);
}

TEST(SgfSwap, ExchangesTheColours) {
    compiler::SgfTree tree = record_tree(
        "(;PB[Kuro]PW[Shiro]BR[1d]WT[Team]RE[B+3.5]PL[B]KM[6.5]AB[aa]AW[bb];B[cc]BL[9]OW[1]TB[dd]GB[1];W[ee]PL[2])");
    compiler::swap_colours(tree);
    EXPECT_EQ(rest_of(tree),
              "PW[Kuro]PB[Shiro]WR[1d]BT[Team]RE[W+3.5]PL[W]KM[6.5]AW[aa]AB[bb]\n"
              ";W[cc]WL[9]OB[1]TW[dd]GW[1];B[ee]PL[B])\n");
    compiler::swap_colours(tree);
    EXPECT_EQ(tree.root().text("RE"), "B+3.5");
}

// Libraries of joseki are exported with them.
TEST(SgfSwap, ExchangesWhatIsSaidOfJoseki) {
    EXPECT_EQ(swapped("(;SZ[9];B[dd]KGAMES[3]KBLACK[1]KWHITE[2])"), "SZ[9];W[dd]KGAMES[3]KWHITE[1]KBLACK[2])\n");
    EXPECT_EQ(swapped("(;SZ[9];B[dd]KOUTCOME[black])"), "SZ[9];W[dd]KOUTCOME[white])\n");
    EXPECT_EQ(swapped("(;SZ[9];B[dd]KOUTCOME[even])"), "SZ[9];W[dd]KOUTCOME[even])\n");
}

TEST(SgfSwap, ExchangesWhoWonInAnyWords) {
    for (const auto& [one, other] : {std::pair("B+R", "W+R"),
                                     {"w+3.50", "b+3.50"},
                                     {"BLACK WINS", "WHITE WINS"},
                                     {"W wins", "B wins"},
                                     {"B+R (White resigned)", "W+R (Black resigned)"},
                                     {"黑中盘胜", "白中盘胜"},
                                     {"백 3집반승", "흑 3집반승"}})
        for (const auto& [from, to] : {std::pair(one, other), {other, one}})
            EXPECT_EQ(swapped("(;RE[" + std::string(from) + "])"), "RE[" + std::string(to) + "])\n");
    EXPECT_EQ(swapped("(;RE[黒中押し勝ち])"), "RE[白中押し勝ち])\n");
    for (const char* result : {"0", "Void", "?", "Draw by web", "无胜负"})
        EXPECT_EQ(swapped("(;RE[" + std::string(result) + "])"), "RE[" + std::string(result) + "])\n");
}

// SGF says so of V: positive values are good for Black.
TEST(SgfSwap, ExchangesForWhomAPositionIsGood) {
    EXPECT_EQ(swapped("(;SZ[9];B[aa]V[3.5];W[bb]V[-2];B[cc]V[0];W[dd]V[+.5];B[ee]V[0.5])"),
              "SZ[9];W[aa]V[-3.5];B[bb]V[2];W[cc]V[0];B[dd]V[-.5];W[ee]V[-0.5])\n");
}

std::string merged(std::string_view one, std::string_view other) {
    compiler::MergedGames games(record_tree(one));
    const std::string wrong = games.add(record_tree(other));
    return wrong.empty() ? rest_of(std::move(games).finish()) : wrong;
}

TEST(SgfMerge, JoinsWhatBeginsAlike) {
    EXPECT_EQ(merged("(;SZ[9];B[aa];W[bb];B[cc])", "(;SZ[9];B[aa];W[bb];B[dd];W[ee])"),
              "SZ[9];B[aa];W[bb]\n(;B[cc])\n(;B[dd];W[ee]))\n");
    EXPECT_EQ(merged("(;SZ[9];B[aa])", "(;SZ[9];B[aa];W[bb](;B[cc])(;B[dd]))"),
              "SZ[9];B[aa];W[bb]\n(;B[cc])\n(;B[dd]))\n");
    EXPECT_EQ(merged("(;SZ[9](;B[aa])(;B[bb]))", "(;SZ[9](;B[bb];W[cc])(;B[dd]))"),
              "SZ[9]\n(;B[aa])\n(;B[bb];W[cc])\n(;B[dd]))\n");
    EXPECT_EQ(merged("(;SZ[9];B[])", "(;SZ[9];B[tt];W[aa])"), "SZ[9];B[];W[aa])\n");
    EXPECT_EQ(merged("(;SZ[9]AB[aa:ba];W[cc])", "(;SZ[9]AB[ba][aa];W[dd])"), "SZ[9]AB[aa:ba]\n(;W[cc])\n(;W[dd]))\n");
}

TEST(SgfMerge, LooksAtWhereGamesBeginAndNotAtHowThatIsWritten) {
    EXPECT_EQ(merged("(;SZ[9];B[aa];W[bb])", "(;SZ[9]PL[B];B[aa];W[cc])"), "SZ[9]PL[B];B[aa]\n(;W[bb])\n(;W[cc]))\n");
    EXPECT_EQ(merged("(;SZ[9]PL[B];B[aa])", "(;SZ[9];B[bb])"), "SZ[9]PL[B]\n(;B[aa])\n(;B[bb]))\n");
    EXPECT_EQ(merged("(;SZ[9]PL[W])", "(;SZ[9])"), "SZ[9]PL[W])\n");
    EXPECT_EQ(merged("(;SZ[9];B[aa])", "(;SZ[9];W[bb])"), "SZ[9]\n(;B[aa])\n(;W[bb]))\n");
    EXPECT_EQ(merged("(;SZ[9]AW[cc];B[aa])", "(;SZ[9]AB[cc]AW[cc]AE[dd];B[bb])"), "SZ[9]AW[cc]\n(;B[aa])\n(;B[bb]))\n");
    EXPECT_EQ(merged("(;SZ[9];B[aa]PL[W];W[bb])", "(;SZ[9];B[aa];W[cc])"), "SZ[9];B[aa]PL[W]\n(;W[bb])\n(;W[cc]))\n");
    EXPECT_EQ(merged("(;SZ[9];B[aa]PL[B])", "(;SZ[9];B[aa])"), "SZ[9]\n(;B[aa]PL[B])\n(;B[aa]))\n");
}

TEST(SgfMerge, KeepsMarksAndCommentsOfBoth) {
    EXPECT_EQ(
        merged("(;PB[One];B[aa]LB[bb:1][cc:2]TR[dd]C[Good.])",
               "(;PB[Two]PW[Three];B[aa]LB[bb:A][ee:3]TR[dd][ff]C[Bad.]N[move])"),
        "\n;B[aa]LB[bb:1][cc:2][ee:3]TR[dd][ff]C[Good.\n\nBad.\n\nBlack One\n\nBlack Two, White Three]N[move])\n");
    EXPECT_EQ(merged("(;C[The same.])", "(;C[The same.])"), "C[The same.])\n");
}

TEST(SgfMerge, TellsOfEachGameWhereItIsAlone) {
    EXPECT_EQ(merged("(;SZ[9]PB[One]EV[Cup]RE[B+R];B[aa];W[bb];B[cc];W[dd])",
                     "(;SZ[9]PB[Two]EV[Cup]RE[W+1];B[aa];W[bb];B[dd])"),
              "SZ[9]EV[Cup];B[aa];W[bb]\n(;B[cc]PB[One]RE[B+R];W[dd])\n(;B[dd]PB[Two]RE[W+1]))\n");
    // A game that another one goes on with is never alone.
    EXPECT_EQ(merged("(;SZ[9]PB[One]RE[B+R];B[aa])", "(;SZ[9]PB[Two]RE[W+1];B[aa];W[bb])"),
              "SZ[9];B[aa]C[Black One, B+R];W[bb]PB[Two]RE[W+1])\n");
    // All say the same.
    EXPECT_EQ(merged("(;SZ[9]PB[One]RE[B+R];B[aa])", "(;SZ[9]PB[One]RE[B+R];B[bb])"),
              "SZ[9]PB[One]RE[B+R]\n(;B[aa])\n(;B[bb]))\n");
}

// At the root TE is an event and KO the komi of old records, at a move a tesuji and a move against the rules.
TEST(SgfMerge, KeepsWhatIsSaidOfMovesUnderOldNamesOfTheRoot) {
    EXPECT_EQ(merged("(;SZ[9];B[aa];W[bb]TE[1];B[cc]KO[])", "(;SZ[9];B[aa];W[bb];B[dd]TE[2])"),
              "SZ[9];B[aa];W[bb]TE[1]\n(;B[cc]KO[])\n(;B[dd]TE[2]))\n");
    EXPECT_EQ(merged("(;SZ[9]TE[Cup]KO[5.5];B[aa])", "(;SZ[9]EV[Cup]KM[6.5];B[bb])"),
              "SZ[9]EV[Cup]\n(;B[aa]KM[5.5])\n(;B[bb]KM[6.5]))\n");
}

TEST(SgfMerge, GamesOfAMergedTreeAreGamesAgain) {
    compiler::MergedGames games(record_tree("(;SZ[9](;B[aa]PB[One];W[bb])(;B[bb]PB[Two]))"));
    EXPECT_EQ(games.add(record_tree("(;SZ[9]PB[Three];B[aa];W[cc])")), "");
    EXPECT_EQ(rest_of(std::move(games).finish()),
              "SZ[9]\n(;B[aa]\n(;W[bb]PB[One])\n(;W[cc]PB[Three]))\n(;B[bb]PB[Two]))\n");
}

TEST(SgfMerge, TellsOfAllGamesWhoeverSaysIt) {
    EXPECT_EQ(merged("(;SZ[9];B[aa];W[bb])", "(;SZ[9]PB[One]RE[B+R];B[aa];W[cc])"),
              "SZ[9]PB[One]RE[B+R];B[aa]\n(;W[bb])\n(;W[cc]))\n");
    EXPECT_EQ(merged("(;SZ[9](;B[aa]PB[One]EV[Cup])(;B[bb]PB[Two]EV[Cup]))", "(;SZ[9]EV[Cup]PB[One];B[cc])"),
              "SZ[9]EV[Cup]\n(;B[aa]PB[One])\n(;B[bb]PB[Two])\n(;B[cc]PB[One]))\n");
}

TEST(SgfMerge, OfAMergedTreeAndAGameInItIsTheTree) {
    const std::string tree = "(;FF[4]SZ[9]PB[One]\n(;B[aa]DT[2001-02-03];W[bb])\n(;B[bb])\n(;B[cc]DT[2004-05-06]))\n";
    for (const char* game : {"(;SZ[9]PB[One]DT[2001-02-03];B[aa];W[bb])", "(;SZ[9]PB[One];B[bb])"})
        EXPECT_EQ("(;FF[4]" + merged(tree, game), tree);
}

// Whoever reviews the tree again takes out what is marked so.
TEST(SgfMerge, AVariationOfAReviewThatSomebodyElseHasIsTheirs) {
    const std::string reviewed = "(;SZ[9];B[aa](;W[bb])(;W[cc]KAV[1];B[dd]KAV[1]))";
    const std::string theirs = "SZ[9];B[aa]\n(;W[bb])\n(;W[cc];B[dd]KAV[1]))\n";
    EXPECT_EQ(merged(reviewed, "(;SZ[9];B[aa](;W[bb])(;W[cc]))"), theirs);
    EXPECT_EQ(merged("(;SZ[9];B[aa](;W[bb])(;W[cc]))", reviewed), theirs);
    EXPECT_EQ(merged(reviewed, reviewed), "SZ[9];B[aa]\n(;W[bb])\n(;W[cc]KAV[1];B[dd]KAV[1]))\n");
}

TEST(SgfMerge, RefusesWhatBeginsOtherwise) {
    EXPECT_EQ(merged("(;SZ[9])", "(;SZ[13])"), "a board of 9 lines and one of 13 cannot be merged");
    EXPECT_EQ(merged("(;AB[aa])", "(;AB[bb])"), "games that begin with different stones cannot be merged");
    for (const auto& [one, other] :
         {std::pair("(;PL[B];B[aa])", "(;PL[W];W[bb])"), {"(;PL[B];B[aa])", "(;;W[bb])"}, {"(;;B[aa])", "(;PL[W])"}})
        EXPECT_EQ(merged(one, other), "games that begin with different sides to move cannot be merged") << one;
    EXPECT_EQ(merged("(;SZ[25])", "(;SZ[25])"), "only games on boards of 2 to 19 lines can be merged");
}

TEST(SgfMerge, DeepTreesAreMerged) {
    std::string text = "(;SZ[9]";
    for (int i = 0; i < 100'000; ++i) text += "(;B[aa]";
    const compiler::SgfTree deep = record_tree(text);
    compiler::MergedGames same(record_tree(text));
    EXPECT_EQ(same.add(deep), "");
    EXPECT_TRUE(compiler::same_tree(std::move(same).finish(), deep));
    compiler::MergedGames copied(record_tree("(;SZ[9];B[bb])"));
    EXPECT_EQ(copied.add(deep), "");
    EXPECT_EQ(std::move(copied).finish().nodes.size(), 100'002U);
}

}  // namespace
}  // namespace katachi::sgf
