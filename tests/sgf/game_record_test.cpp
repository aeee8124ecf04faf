// Games of records as games to play on, and written anew.
#include "engine/sgf/game_record.h"

#include <gtest/gtest.h>

#include "tests/support/sgf_games.h"
#include "tests/support/turned_position.h"

namespace katachi::sgf {
namespace {

Game first_game(const std::string& text) { return test::sgf_games(text).front(); }

GameRecord record_of(const std::string& text, int number) {
    return record_before_move(first_game(text), number, board::rule_sets().front());
}

const std::string played = "(;SZ[5]KM[7]AB[ba]AW[dd]RE[B+3];B[cc];W[bd])";

TEST(GameRecords, HaveTheResultOfAWholeGame) {
    EXPECT_EQ(record_of(played, 3).texts.result, "B+3");
    EXPECT_EQ(record_of(played, 2).texts.result, "");
}

TEST(GameRecords, SayWhatTheirNamesAreWrittenIn) {
    EXPECT_EQ(record_of("(;CA[GB18030]PB[Ada])", 1).texts.encoding, "UTF-8") << "these letters are the same";
    EXPECT_EQ(record_of("(;PB[Zoë])", 1).texts.encoding, "UTF-8");
    EXPECT_EQ(record_of("(;CA[GB18030]PB[Zoë])", 1).texts.encoding, "GB18030");
    EXPECT_EQ(record_of("(;PB[Zo\xeb])", 1).texts.encoding, "");
}

TEST(GameRecords, BeginWithWhiteAfterHandicapStones) {
    EXPECT_EQ(record_of("(;HA[1])", 1).game.to_move(), board::Colour::black);
    EXPECT_EQ(record_of("(;HA[2]AB[aa][bb])", 1).game.to_move(), board::Colour::white);
    EXPECT_EQ(record_of("(;HA[2]AB[aa][bb]PL[B])", 1).game.to_move(), board::Colour::black);
}

TEST(GameRecords, HaveTheKomiThatIsStated) {
    EXPECT_EQ(record_of("(;SZ[9])", 1).komi, 7.5);
    EXPECT_EQ(record_of("(;SZ[9]KM[some])", 1).komi, 7.5);
    EXPECT_EQ(record_of("(;SZ[9]HA[2]AB[cc][gg])", 1).komi, 0.5);
    EXPECT_EQ(record_of("(;KM[650])", 1).komi, 6.5);
}

TEST(GameRecords, AreWrittenInLines) {
    EXPECT_EQ(write_sgf(record_of(played, 3)),
              "(;GM[1]FF[4]CA[UTF-8]SZ[5]RE[B+3]\nRU[Chinese]KM[7]AB[ba]AW[dd]PL[B]\n;B[cc];W[bd]\n)\n");
    EXPECT_EQ(write_sgf(record_of("(;SZ[5]KM[7])", 1)), "(;GM[1]FF[4]CA[UTF-8]SZ[5]\nRU[Chinese]KM[7]PL[B]\n)\n");
}

TEST(GameRecords, AreWrittenAndTurnedAsABoardIs) {
    const GameRecord record = record_of(played, 3);
    for (const board::Orientation orientation : board::all_orientations) {
        const std::string rows = board::to_rows(test::turned(record.game.board().position(), orientation));
        EXPECT_EQ(board::to_rows(record_of(write_sgf(record, orientation), 3).game.board().position()), rows);
        Game game = first_game(played);
        turn(game, orientation);
        const GameRecord turned = record_before_move(game, 3, board::rule_sets().front());
        EXPECT_EQ(board::to_rows(turned.game.board().position()), rows);
    }
}

TEST(GameRecords, CountWhatTheyLeaveOut) {
    const Game game = first_game("(;C[a]XX[b]YY[b]BR[c](;B[aa]C[d]BR[e](;W[bb])(;W[cc]))(;B[dd]))");
    EXPECT_EQ(game.left_out.comments, 2U);
    EXPECT_EQ(game.left_out.others, 3U) << "the rank of a player stands at the root";
    EXPECT_EQ(game.left_out.variations, 2U);
    ASSERT_EQ(game.more_texts.size(), 1U);
    EXPECT_EQ(game.more_texts.front().second, "c");
}

TEST(GameRecords, AreWarnedOfInTheOrderOfTheirTexts) {
    const Game game = first_game("(;SZ[9]HA[3]AB[aa];B[zz])");
    ASSERT_EQ(game.warnings.size(), 2U);
    EXPECT_LT(game.warnings[0].offset, game.warnings[1].offset);
}

TEST(GameRecords, HaveValuesWithBracketsInThem) {
    for (const std::string text : {"(;PB[a\\]b];B[aa])", "(;CA[GBK]PB[a\\]b];B[aa])", "(;CA[GBK]PB[\x81]];B[aa])"}) {
        const Game game = first_game(text);
        EXPECT_TRUE(game.warnings.empty()) << text;
        EXPECT_EQ(game.move_count(), 1) << text;
        EXPECT_NE(game.black.find(']'), std::string::npos) << text;
    }
}

TEST(GameRecords, NameMovesByNumbersAndPoints) {
    const auto number = [](std::string_view text) { return move_number(first_game(played), text); };
    EXPECT_EQ(number("0"), std::nullopt);
    EXPECT_EQ(number("2"), 2);
    EXPECT_EQ(number("9"), 3);
    EXPECT_EQ(number("99999999999999999999"), 3);
    EXPECT_EQ(number("B2"), 2);
    EXPECT_EQ(number("A1"), 3) << "nobody played there";
    EXPECT_EQ(number("Z9"), std::nullopt);
}

}  // namespace
}  // namespace katachi::sgf
