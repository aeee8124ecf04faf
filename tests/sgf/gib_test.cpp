#include "compiler/sgf/gib.h"

#include <gtest/gtest.h>

#include "compiler/sgf/encoding.h"
#include "compiler/sgf/reader.h"

namespace katachi::sgf {
namespace {

std::string record(const std::string& black, const std::string& facts, const std::string& moves) {
    return "\\HS\r\n\\[GAMENAME=Free\\]\r\n\\[GAMEBLACKNAME=" + black +
           "\\]\r\n\\[GAMEWHITENAME=Second [b] (15K)\\]\r\n\\[GAMETAG=" + facts +
           ",I:x,L:8\\]\r\n\\HE\r\n\\GS\r\n2 1 0\r\n" + moves + "\\GE\r\n";
}

TEST(Gib, BecomesSgf) {
    EXPECT_EQ(
        compiler::sgf_of_gib(record("First (9D)", "S0,R0,D0,G65,W1,Z35,T30-3-1200,\t\tC2015:08:29:22:56",
                                    "INI 0 1 0 &4 \r\nSTO 0 2 1 15 3 \r\nSTO 0 3 2 0 18 \r\n")),
        "(;GM[1]FF[4]CA[UTF-8]SZ[19]PB[First]BR[9d]PW[Second [b\\]]WR[15k]DT[2015-08-29]EV[Free]KM[6.5]RE[W+3.5]\n"
        ";B[pd]\n;W[as]\n)\n");
}

TEST(Gib, HasHandicapStonesWhereTheServerPutsThem) {
    const auto stones = [](const std::string& count) {
        const std::string sgf = compiler::sgf_of_gib(record("a", "G0", "INI 0 1 " + count + " &4\n"));
        return sgf.substr(sgf.find("KM[0]") + 5);
    };
    EXPECT_EQ(stones("3"), "HA[3]AB[dd][pd][dp]\n)\n");
    EXPECT_EQ(stones("0"), "\n)\n");
    EXPECT_EQ(stones("1"), "\n)\n");
    EXPECT_EQ(stones("99"), "\n)\n");
}

TEST(Gib, TellsHowGamesEnded) {
    const auto result = [](const std::string& facts) {
        const std::string sgf = compiler::sgf_of_gib(record("a", facts, ""));
        const auto at = sgf.find("RE[");
        return at == std::string::npos ? "" : sgf.substr(at, sgf.find(']', at) - at + 1);
    };
    EXPECT_EQ(result("W0,Z110"), "RE[B+11]");
    EXPECT_EQ(result("W3,Z0"), "RE[B+R]");
    EXPECT_EQ(result("W4,Z0"), "RE[W+R]");
    EXPECT_EQ(result("W7,Z0"), "RE[B+T]");
    EXPECT_EQ(result("W255,Z0"), "");
    EXPECT_EQ(result("W1,Zx"), "");
}

// What is damaged is left out.
TEST(Gib, TakesWhatThereIs) {
    EXPECT_EQ(compiler::sgf_of_gib("\\HS"), "(;GM[1]FF[4]CA[UTF-8]SZ[19]\n)\n");
    EXPECT_EQ(
        compiler::sgf_of_gib("\\HS\nSTO 0 2 1 19 0\nSTO 0 3 3 1 1\nSTO 0 4 2\nSTO\nINI\nSTO 0 5 2 -1 3\nSTO 0 6 2 1 3"),
        "(;GM[1]FF[4]CA[UTF-8]SZ[19]\n;W[bd]\n)\n");
    EXPECT_FALSE(compiler::is_gib("(;SZ[19])"));
    EXPECT_FALSE(compiler::is_gib(""));
}

TEST(Gib, IsInTheEncodingOfItsCountry) {
    // By its bytes alone the name would be Chinese.
    const std::string name = "\xb1\xde\xb9\xd9";
    const auto of_country = [&](const std::string& country) {
        return compiler::decode_sgf("\\HS\n\\[GIBOKIND=" + country + "\\]\n\\[GAMEBLACKNAME=" + name + "\\]\n");
    };
    EXPECT_NE(of_country("Korea").text.find("PB[급바]"), std::string::npos) << of_country("Korea").text;
    EXPECT_EQ(of_country("Korea").encoding_at(0).description(), "EUC-KR (declared)");
    EXPECT_EQ(of_country("China").encoding_at(0).name, "GB18030");
}

// The names and ranks are in the letters of the server's country.
TEST(Gib, IsReadInAnyEncodingOfSgf) {
    const std::string korean = record("\xc0\xcc\xbc\xbc\xb5\xb9(1\xb1\xde)", "G65", "STO 0 2 1 15 3\n");
    const compiler::SgfText decoded = compiler::decode_sgf(korean);
    EXPECT_EQ(decoded.encoding_at(0).name, "EUC-KR");
    EXPECT_NE(decoded.text.find("PB[이세돌]BR[1k]"), std::string::npos) << decoded.text;
    EXPECT_EQ(compiler::utf8_of_sgf(korean), decoded.text);
    EXPECT_EQ(compiler::text_of_bytes(korean), decoded.text);
    EXPECT_EQ(compiler::decode_sgf(korean, "EUC-KR").text, decoded.text);
    const std::string utf8 = record("古力(9段)", "G65", "STO 0 2 1 15 3\n");
    EXPECT_NE(compiler::utf8_of_sgf("\xef\xbb\xbf" + utf8).find("PB[古力]BR[9d]"), std::string::npos);
}

}  // namespace
}  // namespace katachi::sgf
