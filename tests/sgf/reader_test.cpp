#include "compiler/sgf/reader.h"

#include <gmock/gmock.h>

#include "compiler/sgf/facts.h"
#include "compiler/sgf/writer.h"

namespace katachi::sgf {
namespace {

using testing::ElementsAre;

compiler::SgfCollection read(std::string_view text) { return compiler::read_sgf_collection("game.sgf", text); }

// Nodes in order: each with how deep it stands, its properties and values.
std::string outline(const compiler::SgfTree& tree) {
    std::string text;
    for (compiler::SgfNodeIndex at = compiler::sgf_root; at != compiler::no_sgf_node; at = tree.next(at)) {
        int depth = 0;
        for (compiler::SgfNodeIndex above = tree.node(at).parent; above != compiler::no_sgf_node;
             above = tree.node(above).parent)
            ++depth;
        text += (text.empty() ? "" : " ") + std::to_string(depth) + ":";
        for (const compiler::SgfProperty& property : tree.node(at).properties) {
            text += property.name;
            for (const compiler::SgfValue& value : property.values) text += "[" + value.text + "]";
        }
    }
    return text;
}

std::string outline_of(std::string_view text) {
    const compiler::SgfCollection collection = read(text);
    EXPECT_EQ(collection.games.size(), 1U) << text;
    return collection.games.empty() ? "" : outline(collection.games.front());
}

std::vector<std::string> warnings_of(std::string_view text) {
    const compiler::SgfCollection collection = read(text);
    std::vector<std::string> said;
    for (const compiler::SgfTree& game : collection.games)
        for (const SgfWarning& warning : game.warnings) {
            const base::LineColumn place = collection.source->line_column(static_cast<std::uint32_t>(warning.offset));
            said.push_back(std::to_string(place.line) + ":" + std::to_string(place.column) + " " + warning.message);
        }
    return said;
}

TEST(SgfReading, ReadsTreesInTheirOrder) {
    EXPECT_EQ(outline_of("(;SZ[9](;B[aa](;W[bb];B[cc])(;W[dd]))(;B[ee]))"),
              "0:SZ[9] 1:B[aa] 2:W[bb] 3:B[cc] 2:W[dd] 1:B[ee]");
}

TEST(SgfReading, ReadsAllGamesOfACollection) {
    const compiler::SgfCollection collection = read("(;SZ[9])\n(;SZ[13])(;SZ[19])\n");
    ASSERT_EQ(collection.games.size(), 3U);
    EXPECT_EQ(collection.games[0].board_size(), 9);
    EXPECT_EQ(collection.games[1].board_size(), 13);
    EXPECT_EQ(collection.games[2].board_size(), 19);
    EXPECT_TRUE(read("").games.empty());
    EXPECT_TRUE(read("(see below)").games.empty());
    EXPECT_TRUE(read("(").games.empty());
}

TEST(SgfReading, ReducesLongNamesAndKeepsUnknownOnes) {
    EXPECT_EQ(outline_of("(;GaMe[1]SiZe[9]AddBlack[aa][bb];KGSDE[cc]XX[ ]B2[x])"),
              "0:GM[1]SZ[9]AB[aa][bb] 1:KGSDE[cc]XX[ ]B2[x]");
}

TEST(SgfReading, UndoesEscapes) {
    EXPECT_EQ(outline_of("(;C[a\\]b\\\\c\\:d\\\ne\\x\r\nf])"), "0:C[a]b\\c:dex\nf]");
    const compiler::SgfTree game = read("(;AP[one\\:two:three:four]LB[dd:a:b]C[no colon])").games.front();
    EXPECT_EQ(game.root().find("AP")->values[0].before_colon(), "one:two");
    EXPECT_EQ(game.root().find("AP")->values[0].behind_colon(), "three:four");
    EXPECT_EQ(game.root().find("LB")->values[0].behind_colon(), "a:b");
    EXPECT_EQ(game.root().find("C")->values[0].behind_colon(), "");
}

TEST(SgfReading, KnowsWhereValuesStand) {
    const compiler::SgfCollection collection = read("(;SZ[9]\n;B[aa])");
    const compiler::SgfValue& move = collection.games[0].node(1).find("B")->values[0];
    EXPECT_EQ(collection.source->text().substr(move.offset, 2), "aa");
}

TEST(SgfReading, WarnsOfEachRepair) {
    const auto check = [](std::string_view text, const std::string& tree, const std::string& warning) {
        EXPECT_EQ(outline_of(text), tree) << text;
        EXPECT_THAT(warnings_of(text), ElementsAre(warning)) << text;
    };
    check("(SZ[9];B[aa])", "0:SZ[9] 1:B[aa]", "1:2 a node without its ';'; it is taken to begin here");
    check("(;(B[aa];W[bb]))", "0: 1:B[aa] 2:W[bb]", "1:4 a node without its ';'; it is taken to begin here");
    check("From: a@b.c (Ann)\n\n(;B[aa])", "0:B[aa]", "1:1 text before the game; passed over");
    check("(;B[aa])\n)", "0:B[aa]", "2:1 a ')' that closes nothing; passed over");
    check("(;B[aa]) Regards", "0:B[aa]", "1:10 text behind the game; passed over");
    check("(;B[aa]-- ;W[bb])", "0:B[aa] 1:W[bb]", "1:8 neither a node nor a property; left out");
    check("(;B[aa]];W[bb])", "0:B[aa] 1:W[bb]", "1:8 neither a node nor a property; left out");
    check("(;B[aa];[bb];W[cc])", "0:B[aa] 1: 2:W[cc]", "1:9 a value without a property; left out");
    check("(;B[aa]W;B[cc])", "0:B[aa] 1:B[cc]", "1:8 property W without a value; left out");
    check("(;B[aa];b[bb])", "0:B[aa] 1:B[bb]", "1:9 the name `b` in small letters; read as B");
    check("(;AB[aa]AW[bb]AB[cc])", "0:AB[aa][cc]AW[bb]", "1:15 property AB again in one node; its values are added");
    check("(;B[aa]\n;W[bb]", "0:B[aa] 1:W[bb]", "2:7 the text ends inside a game; its trees are closed");
    check("(;B[aa];)", "0:B[aa] 1:", "1:9 a ';' with nothing behind it before ')'; kept as an empty node");
    check("(;SZ[9];B[jj])", "0:SZ[9] 1:B[jj]", "1:11 B: `jj` is no point of a board of 9 lines; kept as text");
    check("(;SZ[9]LB[zz:1])", "0:SZ[9]LB[zz:1]", "1:11 LB: `zz:1` is no point of a board of 9 lines; kept as text");
    check("(;B[aa]W[bb])", "0:B[aa]W[bb]", "1:8 two moves in one node; both are played, in this order");
    check("(;B[aa][bb])", "0:B[aa][bb]", "1:9 more than one move in a property; the first is played");
    check("(;SZ[25];B[aa])", "0:SZ[25] 1:B[aa]",
          "1:6 a board that is not square of 2 to 19 lines; its points are kept as text");
    check("(;GM[4];B[aaa])", "0:GM[4] 1:B[aaa]", "1:6 a game other than Go; its moves are kept as text");
    check("(;KM[375])", "0:KM[375]", "1:6 KM[375] counts hundredths; 7.5 points are taken");
    check("(;KM[5.5.5])", "0:KM[5.5.5]", "1:6 KM[5.5.5] is more than a number; 5.5 points are taken");
    check("(;KM[0x10])", "0:KM[0x10]", "1:6 KM[0x10] is more than a number; 0 points are taken");
    check("(;KM[some])", "0:KM[some]", "1:6 KM[some] is no number; no komi is assumed");
    check("(;HA[two])", "0:HA[two]", "1:6 HA[two] in words; 2 stones are taken");
    check("(;HA[999])", "0:HA[999]", "1:6 HA[999] is no number of stones for this board; no handicap is assumed");
}

TEST(SgfReading, LeavesOutAValueThatNothingCloses) {
    EXPECT_EQ(outline_of("(;B[aa];W[b"), "0:B[aa] 1:");
    EXPECT_THAT(warnings_of("(;B[aa];W[b"), ElementsAre("1:9 property W without a value; left out",
                                                        "1:10 a value without ']'; left out, with the rest of the text",
                                                        "1:12 the text ends inside a game; its trees are closed"));
}

TEST(SgfReading, SaysNothingOfWhatIsRight) {
    EXPECT_THAT(
        warnings_of("(;FF[4]CA[UTF-8]SZ[9]KM[6,5]HA[2]AB[aa:cc][dd]DD[]VW[];W[tt];B[];W[ ee ]LN[aa:bb]LB[aa:1])"),
        ElementsAre());
    for (const char* komi : {"(;KM[6.5 points])", "(;KM[3.75子])", "(;KM[6目半])", "(;KM[6½])"})
        EXPECT_THAT(warnings_of(komi), ElementsAre()) << komi;
}

TEST(SgfReading, KeepsTheWarningsOfGarbageFew) {
    std::string text = "(;";
    for (int i = 0; i < 5000; ++i) text += "? ";
    EXPECT_EQ(warnings_of(text).size(), 101U);
}

TEST(SgfFacts, UnderstandKomiAndHandicap) {
    const auto komi = [](std::string_view text) { return compiler::sgf_komi(read(text).games.front()).points; };
    EXPECT_EQ(komi("(;KM[6.5])"), 6.5);
    EXPECT_EQ(komi("(;KM[-5,5])"), -5.5);
    EXPECT_EQ(komi("(;KM[+7])"), 7);
    EXPECT_EQ(komi("(;AP[foxwq]KM[375])"), 7.5);
    EXPECT_EQ(komi("(;AP[foxwq]KM[650])"), 6.5);
    EXPECT_EQ(komi("(;KM[100])"), 100);
    EXPECT_EQ(komi("(;KM[150])"), 1.5);
    EXPECT_EQ(komi("(;KM[--6.5])"), std::nullopt);
    EXPECT_EQ(komi("(;KM[inf])"), std::nullopt);
    EXPECT_EQ(komi("(;)"), std::nullopt);
    const auto handicap = [](std::string_view text) { return compiler::sgf_handicap(read(text).games.front()); };
    EXPECT_EQ(handicap("(;HA[3])"), 3);
    EXPECT_EQ(handicap("(;HA[3 stones])"), 3);
    EXPECT_EQ(handicap("(;HA[Four])"), 4);
    EXPECT_EQ(handicap("(;HA[让二子])"), 2);
    EXPECT_EQ(handicap("(;HA[none])"), 0);
    EXPECT_EQ(handicap("(;HA[?])"), std::nullopt);
    EXPECT_EQ(handicap("(;SZ[5]HA[25])"), std::nullopt);
}

TEST(SgfWriting, WritesVersion4InUtf8) {
    const auto written = [](std::string_view text) { return compiler::sgf_text(read(text).games); };
    EXPECT_EQ(written("(;FF[3]CA[GBK]GaMe[1]AB[aa][bb];B[cc])"), "(;FF[4]CA[UTF-8]GM[1]AB[aa][bb];B[cc])\n");
    EXPECT_EQ(written("(;(;B[aa](;W[bb])(;W[cc]))(;B[dd]))"),
              "(;FF[4]CA[UTF-8]\n(;B[aa]\n(;W[bb])\n(;W[cc]))\n(;B[dd]))\n");
    EXPECT_EQ(written("(;C[a\\]b\\\\]AP[a\\:b:c])"), "(;FF[4]CA[UTF-8]C[a\\]b\\\\]AP[a\\:b:c])\n");
    EXPECT_EQ(written("(;)(;)"), "(;FF[4]CA[UTF-8])\n\n(;FF[4]CA[UTF-8])\n");
}

TEST(SgfWriting, BreaksLongLinesBetweenNodes) {
    std::string text = "(;SZ[19]";
    for (int i = 0; i < 100; ++i) text += ";B[aa]";
    const std::string written = compiler::sgf_text(read(text + ")").games);
    std::size_t longest = 0, start = 0;
    for (std::size_t i = 0; i < written.size(); ++i)
        if (written[i] == '\n') {
            longest = std::max(longest, i - start);
            start = i + 1;
        }
    EXPECT_LE(longest, 81U);
    EXPECT_GT(longest, 70U);
}

}  // namespace
}  // namespace katachi::sgf
