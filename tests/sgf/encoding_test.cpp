#include "compiler/sgf/encoding.h"

#include <gtest/gtest.h>

#include "compiler/sgf/reader.h"
#include "tests/support/needs.h"
#include "tests/support/shared_data.h"

namespace katachi::sgf {
namespace {

using Source = compiler::SgfEncoding::Source;

struct Decoded {
    std::string text, encoding;
};

Decoded decoded(std::string_view bytes) {
    const compiler::SgfText text = compiler::decode_sgf(bytes);
    return {text.text, text.parts.front().encoding.description()};
}

void expect(std::string_view bytes, std::string_view text, const std::string& encoding) {
    const Decoded found = decoded(bytes);
    EXPECT_EQ(found.text, text);
    EXPECT_EQ(found.encoding, encoding) << text;
}

TEST(SgfEncoding, TakesWhatIsDeclaredWhereTheBytesAgree) {
    expect("(;CA[GB2312]PB[\xb9\xc5\xc1\xa6])", "(;CA[GB2312]PB[古力])", "GB2312 (declared)");
    expect("(;PB[\x88\xe4\x8eR]CA[Shift_JIS])", "(;PB[井山]CA[Shift_JIS])", "Shift_JIS (declared)");
    expect("(;CA[Big5]PB[\xb3\xf2\xb4\xd1])", "(;CA[Big5]PB[圍棋])", "Big5 (declared)");
    expect("(;CA[EUC-KR]PB[\xc0\xcc\xbc\xbc\xb5\xb9])", "(;CA[EUC-KR]PB[이세돌])", "EUC-KR (declared)");
    for (const std::string name : {"EUC-KR", "CP949", "UHC"})
        expect("(;CA[" + name + "]PB[\x8c\x63])", "(;CA[" + name + "]PB[똠])", name + " (declared)");
    expect("(;CA[ISO-8859-1]PB[Andr\xe9])", "(;CA[ISO-8859-1]PB[André])", "ISO-8859-1 (declared)");
    expect("(;CA[UTF-8]PB[\xe5\x8f\xa4])", "(;CA[UTF-8]PB[古])", "UTF-8 (declared)");
    expect("(;CA[ISO-2022-JP]C[\x1b$B0O8k\x1b(B])", "(;CA[ISO-2022-JP]C[囲碁])", "ISO-2022-JP (declared)");
}

TEST(SgfEncoding, DoubtsWhatTheBytesContradict) {
    expect("(;CA[GBK]C[\xe5\x9b\xb4\xe6\xa3\x8b])", "(;CA[GBK]C[围棋])", "UTF-8 (detected; CA[GBK] does not fit)");
    expect("(;CA[ISO-8859-1]C[\xc3\xa9])", "(;CA[ISO-8859-1]C[é])", "UTF-8 (detected; CA[ISO-8859-1] does not fit)");
    expect("(;CA[UTF-8]C[\xce\xa7\xc6\xe5\xca\xc7\xba\xda\xb0\xd7\xb5\xc4\xd5\xbd\xd5\xf9])",
           "(;CA[UTF-8]C[围棋是黑白的战争])", "GB18030 (detected; CA[UTF-8] does not fit)");
}

// Names alone, as servers write them without CA.
TEST(SgfEncoding, GuessesNamesOfPlayersAsTheLettersOfTheirCountries) {
    expect("(;PB[\xd0\xed\xbc\xd2\xd4\xaa])", "(;PB[许家元])", "GB18030 (detected)");
    expect("(;PB[\xc0\xcc\xbc\xbc\xb5\xb9])", "(;PB[이세돌])", "EUC-KR (detected)");
    expect("(;PB[\x88\xe4\x8eR \x97T\x91\xbe])", "(;PB[井山 裕太])", "Shift_JIS (detected)");
    expect("(;PB[\xb1\x69\xae\xdd]PW[\xaa\x4c\xae\xfc\xae\x70])", "(;PB[張栩]PW[林海峰])", "Big5 (detected)");
    expect("(;PB[Andr\xe9]PW[J\xfcrgen M\xfcller])", "(;PB[André]PW[Jürgen Müller])", "ISO-8859-1 (detected)");
}

TEST(SgfEncoding, SaysWhereAGuessHasLittleToGoBy) {
    const auto unsure = [](std::string_view bytes) {
        return compiler::decode_sgf(bytes).parts.front().encoding.is_unsure;
    };
    EXPECT_TRUE(unsure("(;PB[\xd0\xed\xbc\xd2\xd4\xaa])"));
    EXPECT_FALSE(unsure("(;CA[GBK]PB[\xd0\xed\xbc\xd2\xd4\xaa])"));
    EXPECT_FALSE(unsure("(;PB[\xe5\x8f\xa4])"));
    EXPECT_FALSE(unsure("(;C[\xce\xa7\xc6\xe5\xca\xc7\xba\xda\xb0\xd7\xb5\xc4\xd5\xbd\xd5\xf9\xce\xa7\xc6\xe5])"));
    const auto game = compiler::read_sgf_collection("a.sgf", "(;PB[\xd0\xed\xbc\xd2\xd4\xaa])").games.front();
    ASSERT_EQ(game.warnings.size(), 1U);
    EXPECT_NE(game.warnings.front().message.find("--encoding"), std::string::npos);
}

TEST(SgfEncoding, ACollectionIsGuessedAsOne) {
    const std::string names = "(;PB[\xd0\xed\xbc\xd2\xd4\xaa])";
    EXPECT_EQ(compiler::bytes_to_guess(names), names);
    EXPECT_EQ(compiler::bytes_to_guess("(;CA[GBK]PB[\xd0\xed])"), "");
    EXPECT_EQ(compiler::bytes_to_guess("(;PB[Andre])"), "");
    const compiler::EncodingGuess usual{"Big5", true};
    EXPECT_EQ(compiler::decode_sgf("(;PB[\xb3\xf2\xb4\xd1])", std::nullopt, usual).text, "(;PB[圍棋])");
    EXPECT_EQ(compiler::decode_sgf("(;CA[GBK]PB[\xce\xa7\xc6\xe5])", std::nullopt, usual).text, "(;CA[GBK]PB[围棋])");
}

TEST(SgfEncoding, ReadsTwoByteCharactersThatHoldBracketsAndBackslashes) {
    const compiler::SgfTree game =
        compiler::read_sgf_collection("a.sgf", "(;CA[Big5]C[\xa5\x5c\xaf\x5d];B[aa])").games.front();
    EXPECT_EQ(game.root().text("C"), "功珠");
    EXPECT_EQ(game.nodes.size(), 2U);
}

TEST(SgfEncoding, ReadsUtf16WithAndWithoutAMark) {
    using namespace std::string_literals;
    expect("\xff\xfe(\0;\0C\0[\0\xf2\x56]\0)\0"s, "(;C[囲])", "UTF-16LE (byte order mark)");
    expect("\0(\0;\0C\0[\x56\xf2\0]\0)"s, "(;C[囲])", "UTF-16BE (detected)");
    expect("\xef\xbb\xbf(;C[\xe5\x9b\xb2])", "(;C[囲])", "UTF-8 (byte order mark)");
}

TEST(SgfEncoding, OfBytesIsAnyButUtf16) {
    using namespace std::string_literals;
    for (const std::string& text : {"\xff\xfe(\0;\0C\0[\0\xf2\x56]\0)\0"s, "\0(\0;\0C\0[\x56\xf2\0]\0)"s})
        EXPECT_EQ(compiler::text_of_bytes(text), "(;C[囲])");
    for (const char* text : {"", "(;C[\xce\xa7])", "\xef\xbb\xbf(;C[囲])"})
        EXPECT_EQ(compiler::text_of_bytes(text), text);
}

TEST(SgfEncoding, CountsBrokenCharactersInsteadOfGivingUp) {
    std::string bytes = "(;CA[UTF-8]C[";
    for (int i = 0; i < 50; ++i) bytes += "\xe5\x9b\xb2";
    const compiler::SgfText text = compiler::decode_sgf(bytes + "\xe5])");
    EXPECT_EQ(text.parts.front().encoding.description(), "UTF-8 (declared)");
    EXPECT_EQ(text.parts.front().encoding.bad_bytes, 1U);
    EXPECT_NE(text.text.find("囲\xef\xbf\xbd])"), std::string::npos);
}

TEST(SgfEncoding, BelievesThatATextIsUtf8WhereMostCharactersAre) {
    expect("(;CA[UTF-8]PB[趙治勲]PW[小林光一\xe9\xbb];B[qd])", "(;CA[UTF-8]PB[趙治勲]PW[小林光一\uFFFD];B[qd])",
           "UTF-8 (declared)");
}

TEST(SgfEncoding, EndsAValueBehindACharacterThatWasCutOff) {
    EXPECT_EQ(decoded("(;CA[UTF-8]PB[黒]PW[\xba\xda];B[ee])").text, "(;CA[UTF-8]PB[榛\uFFFD]PW[黑];B[ee])");
    const std::string kifu = "\xce\xa7\xc6\xe5";
    std::string bytes = "(;CA[GBK]C[", text = "(;CA[GBK]C[";
    for (int i = 0; i < 10; ++i) bytes += kifu, text += "围棋";
    EXPECT_EQ(decoded(bytes + "\xce]PB[" + kifu + "])").text, text + "\uFFFD]PB[围棋])");
    EXPECT_EQ(decoded(bytes + "\xce])").text, text + "\uFFFD])");
    const auto demanded = compiler::decode_sgf(bytes + "\xce])", "GB18030");
    EXPECT_EQ(demanded.text, text + "\uFFFD])");
}

TEST(SgfEncoding, GamesThatWereJoinedHaveEachTheirOwn) {
    const auto games =
        compiler::read_sgf_collection("joined.sgf",
                                      "(;CA[GB2312]PB[\xb9\xc5\xc1\xa6])\n(;CA[Shift_JIS]PB[\x88\xe4\x8eR])\n"
                                      "(;CA[UTF-8]PB[\xe5\x8f\xa4])")
            .games;
    ASSERT_EQ(games.size(), 3U);
    EXPECT_EQ(games[0].root().text("PB"), "古力");
    EXPECT_EQ(games[1].root().text("PB"), "井山");
    EXPECT_EQ(games[2].root().text("PB"), "古");
    EXPECT_EQ(games[1].encoding.description(), "Shift_JIS (declared)");
}

TEST(SgfEncoding, AnEncodingCanBeDemanded) {
    const compiler::SgfText text = compiler::decode_sgf("(;CA[UTF-8]PB[\xb3\xf2\xb4\xd1])", "Big5");
    EXPECT_EQ(text.text, "(;CA[UTF-8]PB[圍棋])");
    EXPECT_EQ(text.parts.front().encoding.source, Source::demanded);
    EXPECT_TRUE(compiler::is_known_encoding("gb2312"));
    EXPECT_FALSE(compiler::is_known_encoding("no such thing"));
    EXPECT_FALSE(compiler::is_known_encoding(""));
}

TEST(SgfEncoding, ADemandMayNameWhatAByteOrderMarkSays) {
    constexpr std::string_view low_first("\xff\xfe(\0;\0)\0", 8), high_first("\xfe\xff\0(\0;\0)", 8);
    for (const char* name : {"UTF-16", "utf16", "UTF-16LE"})
        EXPECT_EQ(compiler::decode_sgf(low_first, name).text, "(;)") << name;
    for (const char* name : {"UTF-16", "UTF-16BE"})
        EXPECT_EQ(compiler::decode_sgf(high_first, name).text, "(;)") << name;
    EXPECT_EQ(compiler::decode_sgf("\xef\xbb\xbf(;)", "UTF-8").text, "(;)");
}

// Files of other projects whose text is known.
TEST(SgfEncoding, TortureFilesSayWhatTheyShould) {
    KATACHI_NEEDS("sgf-torture");
    const auto folder = test::shared_data() / "sgf-torture";
    struct Known {
        const char* file;
        const char* encoding;
        const char* text;
    };
    constexpr Known known[] = {
        {"libsgfcplusplus/encoding-chinese-gb18030.sgf", "GB18030 (declared)", "围棋是一种古老的游戏"},
        {"libsgfcplusplus/encoding-chinese-gbk.sgf", "GBK (declared)", "然后传到整个世界。"},
        {"libsgfcplusplus/encoding-cyrillic-windows.sgf", "Windows-1251 (declared)", "Го - древняя игра"},
        {"libsgfcplusplus/encoding-japanese-iso2022jp.sgf", "ISO-2022-JP (declared)", "Goは古代のゲームであり"},
        {"libsgfcplusplus/encoding-japanese-macos.sgf", "Shift_JIS (declared)", "Goは古代のゲームであり"},
        {"libsgfcplusplus/encoding-japanese-shiftjis.sgf", "Shift_JIS (declared)", "中国での起源を忘れて"},
        {"libsgfcplusplus/encoding-korean-macos.sgf", "EUC-KR (declared)", "바둑은 중국에서 잊혀진"},
        {"libsgfcplusplus/encoding-simplifiedchinese-gb2312.sgf", "EUC-CN (declared)", "围棋是一种古老的游戏"},
        {"libsgfcplusplus/encoding-simplifiedchinese-macos.sgf", "EUC-CN (declared)", "围棋是一种古老的游戏"},
        {"libsgfcplusplus/encoding-traditionalchinese-big5.sgf", "Big5 (declared)", "圍棋是一種古老的遊戲"},
        {"libsgfcplusplus/encoding-traditionalchinese-macos.sgf", "Big5 (declared)", "然後傳播到整個世界。"},
        {"libsgfcplusplus/encoding-utf16-nobom.sgf", "UTF-16BE (detected)", "गो एक प्राचीन खेल है"},
        {"libsgfcplusplus/encoding-utf16-withbom.sgf", "UTF-16BE (byte order mark)", "Го - древняя игра"},
        {"libsgfcplusplus/encoding-utf8-nobom.sgf", "UTF-8 (declared)", "Го - древняя игра"},
        {"libsgfcplusplus/encoding-utf8-withbom.sgf", "UTF-8 (byte order mark)", "Го - древняя игра"},
        {"libsgfcplusplus/encoding-western-isolatin1.sgf", "ISO-8859-1 (declared)", "Ää Àà Ââ Åå Ææ Çç"},
        {"libsgfcplusplus/encoding-western-isolatin9.sgf", "ISO-8859-15 (declared)", "Šš Žž"},
        {"libsgfcplusplus/encoding-western-macosroman.sgf", "macintosh (declared)", "ƒ ‰ ™"},
        {"libsgfcplusplus/encoding-western-windowslatin1.sgf", "Windows-1252 (declared)", "ƒ ‰ ™"},
        {"sabaki/chinese.sgf", "GB2312 (declared)", "古力"},
        {"sabaki/japanese.sgf", "Shift_JIS (declared)", "井山 裕太"},
        {"sabaki/japanese_bad.sgf", "UTF-8 (detected; CA[MS_KANJI] does not fit)", " is fun"},
        {"sabaki/korean.sgf", "EUC-KR (declared)", "이세돌"},
        {"sabaki/no-ca.sgf", "GB18030 (detected)", "黑1点不得要领，白2压"},
        {"sabaki/utf16le.sgf", "UTF-16LE (byte order mark)", "Kitani Minoru"},
        {"sabaki/utf8bom.sgf", "UTF-8 (byte order mark)", "Kitani Minoru"},
        {"sabaki/encoding/nihon-kiin.sgf", "Shift_JIS (detected)", "257手完, 黒中押し勝ち"},
    };
    for (const Known& file : known) {
        const Decoded found = decoded(test::file_bytes(folder / file.file));
        EXPECT_EQ(found.encoding, file.encoding) << file.file;
        EXPECT_NE(found.text.find(file.text), std::string::npos) << file.file;
    }
}

}  // namespace
}  // namespace katachi::sgf
