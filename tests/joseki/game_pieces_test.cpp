// Texts cut into games and pieces: nothing is lost, and damage stays where it is.
#include "joseki/mining/game_pieces.h"

#include <gtest/gtest.h>

#include "joseki/mining/mined_piece.h"
#include "tests/joseki/mining_games.h"
#include "tests/support/needs.h"
#include "tests/support/random_position.h"
#include "tests/support/shared_data.h"

namespace katachi::joseki {
namespace {

using Games = std::vector<std::string>;

Games split(std::string_view text) {
    Games games;
    for (const std::string_view game : split_games(text)) games.emplace_back(game);
    return games;
}

TEST(SplitGames, FindsEachGame) {
    EXPECT_EQ(split("junk (;GM[1];B[aa](;W[bb])(;W[cc])) between\n(;B[dd])"),
              (Games{"(;GM[1];B[aa](;W[bb])(;W[cc]))", "(;B[dd])"}));
    EXPECT_EQ(split(""), Games{});
    EXPECT_EQ(split("no game (at all)"), Games{});
}

TEST(SplitGames, TakesNoNoticeOfBracketsInTexts) {
    EXPECT_EQ(split("(;C[a ) and ( and \\] and ;];B[aa])(;B[bb])"),
              (Games{"(;C[a ) and ( and \\] and ;];B[aa])", "(;B[bb])"}));
    EXPECT_EQ(split("(;C[a \\]) b];B[aa])"), Games{"(;C[a \\]) b];B[aa])"});
}

TEST(SplitGames, LosesOneGameAloneToDamage) {
    EXPECT_EQ(split("(;GM[1];B[aa];W[bb]\n(;GM[1];B[cc])\n"), (Games{"(;GM[1];B[aa];W[bb]\n", "(;GM[1];B[cc])"}));
    EXPECT_EQ(split("(;GM[1];B[aa];C[never closed\n(;GM[1];B[cc])"),
              (Games{"(;GM[1];B[aa];C[never closed\n", "(;GM[1];B[cc])"}));
    EXPECT_EQ(split("(;GM[1];B[aa"), Games{"(;GM[1];B[aa"});
}

// Each would take minutes if it were read again for every game.
TEST(SplitGames, TakeALongDamagedTextInOnePass) {
    constexpr std::size_t count = 200000;
    std::string open_values, open_games, closed;
    for (std::size_t i = 0; i < count; ++i) {
        open_values += "\n(;GM[";
        open_games += "\n(;GM[1]";
        closed += "(;GM[1]C[long])";
    }
    EXPECT_EQ(split_games(open_values).size(), count);
    EXPECT_EQ(split_games(open_games).size(), count);
    EXPECT_EQ(split_games(closed).size(), count);
}

TEST(SplitGames, FindsTheGamesThatTheReaderFinds) {
    KATACHI_NEEDS(katachi::test::bulk_games_file);
    const std::string text = katachi::test::gzip_bytes(katachi::test::shared_data() / katachi::test::bulk_games_file);
    sgf::SgfReader reader(text);
    std::size_t count = 0;
    while (reader.next()) ++count;
    EXPECT_EQ(count, 11365U);
    EXPECT_EQ(split_games(text).size(), count);
}

TEST(PieceCutter, CutsTheSamePiecesWhereverTextsEnd) {
    std::mt19937 random(katachi::test::test_seed());
    const std::string text = joseki::random_games(60, random);
    const auto games = split_games(text);
    const auto one = joseki::pieces_of({text}, 7);
    Games texts;
    for (const std::string_view game : games) texts.emplace_back(game);
    const auto many = joseki::pieces_of(texts, 7);
    ASSERT_EQ(one.size(), (games.size() + 6) / 7);
    ASSERT_EQ(many.size(), one.size());
    std::size_t found = 0;
    for (std::size_t i = 0; i < one.size(); ++i) {
        EXPECT_EQ(one[i].content_hash, many[i].content_hash);
        EXPECT_EQ(one[i].number, static_cast<std::int64_t>(i));
        EXPECT_EQ(one[i].first_game, static_cast<std::int64_t>(7 * i));
        for (const PlacedGame& placed : one[i].games)
            EXPECT_EQ(one[i].text.substr(placed.begin, placed.size), games[found++]);
    }
    EXPECT_EQ(found, games.size());
}

TEST(PieceCutter, TellsWhereGamesBegin) {
    const auto pieces = joseki::pieces_of({"mail\n é (;B[aa])\n\n(;B[bb])"}, 2);
    ASSERT_EQ(pieces.size(), 1U);
    ASSERT_EQ(pieces[0].games.size(), 2U);
    EXPECT_EQ(pieces[0].games[0].place.line, 2);
    EXPECT_EQ(pieces[0].games[0].place.column, 4);
    EXPECT_EQ(pieces[0].games[1].place.line, 4);
    EXPECT_EQ(pieces[0].games[1].place.column, 1);
}

// 柯洁 and 朴廷桓 in GB2312; the tail of the second text is a character of GBK that ends in a backslash.
TEST(PieceCutter, TurnsNamesOfAnyEncodingIntoUtf8) {
    const std::string names = "PB[\xbf\xc2\xbd\xe0]PW[\xc6\xd3\xcd\xa2\xbb\xb8]";
    const auto pieces = joseki::pieces_of({"(;CA[GB2312]" + names + ";B[pd])", "(;" + names + ";B[pd])",
                                           "(;CA[GBK]PB[\x81\x5c];B[pd])(;CA[UTF-8];B[dp])"});
    ASSERT_EQ(pieces.size(), 1U);
    const auto labels = joseki::mine_piece(pieces[0], {}).labels;
    EXPECT_EQ(labels,
              (std::vector<std::string>{"text1, 柯洁 – 朴廷桓", "text2, 柯洁 – 朴廷桓", "text3#1, 乗 – ", "text3#2"}));
}

TEST(PieceCutter, TakesTheEncodingThatIsNamed) {
    std::vector<GamePiece> pieces;
    PieceCutter cutter(
        2, [&](GamePiece piece) { pieces.push_back(std::move(piece)); }, "ISO-8859-1");
    cutter.add_text("text", "(;CA[UTF-8]PB[\xa3ukasz];B[dp])");
    cutter.finish();
    ASSERT_EQ(pieces.size(), 1U);
    EXPECT_EQ(joseki::mine_piece(pieces[0], {}).labels, std::vector<std::string>{"text, £ukasz – "});
}

TEST(PieceCutter, CountsTextsAndThoseWithoutAGame) {
    const auto pieces = joseki::pieces_of({"(;B[aa])", "nothing", "(;B[bb])(;B[cc])", ""}, 2);
    ASSERT_EQ(pieces.size(), 2U);
    EXPECT_EQ(pieces[0].texts + pieces[1].texts, 4);
    EXPECT_EQ(pieces[0].empty_texts, std::vector<std::string>{"text2"});
    EXPECT_EQ(pieces[1].empty_texts, std::vector<std::string>{"text4"});
    EXPECT_EQ(pieces[0].games[0].number, 0);
    EXPECT_EQ(pieces[1].games[0].number, 2);
    EXPECT_EQ(pieces[1].sources[0], "text3");
}

}  // namespace
}  // namespace katachi::joseki
