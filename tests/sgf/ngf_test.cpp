#include "compiler/sgf/ngf.h"

#include <gtest/gtest.h>

#include "compiler/sgf/encoding.h"

namespace katachi::sgf {
namespace {

std::string record(const std::string& white, const std::string& stones, const std::string& komi,
                   const std::string& ending) {
    return "Rated game\r\n19\r\n" + white + "\r\nSecond      5D*\r\nwww.example.org\r\n" + stones + "\r\n0\r\n" + komi +
           "\r\n20170316 [09:51]\r\n5\r\n" + ending + "\r\n2\r\nPMABBREER\r\nPMACWBTTB\r\n";
}

TEST(Ngf, BecomesSgf) {
    EXPECT_EQ(compiler::sgf_of_ngf(record("First  9DP", "0", "6", "White wins by resign!")),
              "(;GM[1]FF[4]CA[UTF-8]SZ[19]PB[Second]BR[5d]PW[First]WR[9p]DT[2017-03-16]EV[Rated game]"
              "PC[www.example.org]KM[6.5]RE[W+R]\n;B[qd]\n;W[as]\n)\n");
}

TEST(Ngf, TellsHandicapKomiAndResult) {
    const auto has = [](const std::string& stones, const std::string& komi, const std::string& ending,
                        const std::string& part) {
        const std::string sgf = compiler::sgf_of_ngf(record("First", stones, komi, ending));
        EXPECT_NE(sgf.find(part), std::string::npos) << sgf;
    };
    has("2", "0", "Black wins by 3.5 points!", "]KM[0]RE[B+3.5]HA[2]AB[pd][dp]\n");
    has("0", "7.5", "Black wins on time!", "]KM[7.5]RE[B+T]\n");
    has("0", "1e5", "Draw", "PC[www.example.org]\n");
    has("0", "x", "Draw", "PC[www.example.org]\n");
    has("0", "0", "", "PW[First]DT[");
}

TEST(Ngf, IsToldFromOtherTexts) {
    EXPECT_TRUE(compiler::is_ngf(record("a", "0", "6", "")));
    EXPECT_FALSE(compiler::is_ngf("(;SZ[19];B[aa])"));
    EXPECT_FALSE(compiler::is_ngf("Rated game\n99\n\nPMABBREER\n"));
    EXPECT_FALSE(compiler::is_ngf("Rated game\n19\n"));
    EXPECT_EQ(compiler::sgf_of_ngf("x\n9\nPMABBREER\nPM"), "(;GM[1]FF[4]CA[UTF-8]SZ[9]PB[PM]PW[PMABBREER]EV[x]\n)\n");
}

TEST(Ngf, IsReadInAnyEncodingOfSgf) {
    const std::string chinese = record("\xb9\xc5\xc1\xa6 9P", "0", "6", "White wins by resign!");
    EXPECT_NE(compiler::utf8_of_sgf(chinese).find("PW[古力]WR[9p]"), std::string::npos);
    EXPECT_EQ(compiler::text_of_bytes(chinese), compiler::utf8_of_sgf(chinese));
}

}  // namespace
}  // namespace katachi::sgf
