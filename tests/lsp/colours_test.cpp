// What colour each piece of a text has.
#include <gmock/gmock.h>

#include "tests/lsp/editor.h"
#include "tests/support/text_with_names.h"

namespace katachi::lsp {
namespace {

using testing::Contains;
using testing::ElementsAre;

const std::string& text = test::text_with_names;

// Each piece as "text:colour", in order.
std::vector<std::string> coloured(const std::string& source, const Json& data, const Json& legend) {
    std::vector<std::string> lines{""};
    for (const char c : source)
        if (c == '\n')
            lines.emplace_back();
        else
            lines.back() += c;
    std::vector<std::string> pieces;
    std::size_t line = 0, character = 0;
    for (std::size_t i = 0; i + 5 <= data.size(); i += 5) {
        const auto skipped = data[i].get<std::size_t>();
        line += skipped;
        character = data[i + 1].get<std::size_t>() + (skipped == 0 ? character : 0);
        pieces.push_back(lines.at(line).substr(character, data[i + 2]) + ":" +
                         legend.at(data[i + 3].get<std::size_t>()).get<std::string>());
    }
    return pieces;
}

class Colours : public testing::Test {
  protected:
    void SetUp() override { legend = editor.start()["capabilities"]["semanticTokensProvider"]["legend"]["tokenTypes"]; }

    std::vector<std::string> of_all(std::string_view name, const std::string& source) {
        const std::string uri = editor.open(name, source);
        const Json tokens = editor.ask("textDocument/semanticTokens/full", {{"textDocument", {{"uri", uri}}}});
        return coloured(source, tokens["data"], legend);
    }
    std::vector<std::string> of_range(const Json& part) {
        const std::string uri = editor.open("a.db", text);
        const Json tokens =
            editor.ask("textDocument/semanticTokens/range", {{"textDocument", {{"uri", uri}}}, {"range", part}});
        return coloured(text, tokens["data"], legend);
    }

    Editor editor;
    Json legend;
};

TEST_F(Colours, SayWhatACellIs) {
    const auto pieces = of_all("a.db", text);
    const std::vector<std::string> begin(pieces.begin(), pieces.begin() + 15);
    EXPECT_THAT(begin, ElementsAre("general:enumMember", "# what this file is for,:comment", "# in two lines:comment",
                                   "Pattern:keyword", "A1:class",
                                   "# katachi: ignore[constraint-repeats-diagram] the first of its kind:comment",
                                   "|:boardEdge", ".:emptyPoint", "X:opponentStone", "O:ownStone", "a remark:comment",
                                   "|:boardEdge", ".:emptyPoint", "X:opponentStone", "*:move"));
    for (const char* piece : {"8:enumMember", "OXe:enumMember", "value:property", "30:number", "A:label",
                              "lib:function", "2:number", "WIN:enumMember", "antisuji:function"})
        EXPECT_THAT(pieces, Contains(piece));
}

TEST_F(Colours, OfARangeAreThoseOfWhatItTouches) {
    EXPECT_THAT(of_range(range(22, 0, 23, 0)), ElementsAre("Pattern:keyword", "A2:class"));
    EXPECT_THAT(of_range(range(24, 0, 24, 1)), ElementsAre("O:ownStone"));
    EXPECT_THAT(of_range(range(24, 1, 25, 0)), ElementsAre("X:opponentStone"));
}

TEST_F(Colours, TellLabelsFromEmptyPoints) {
    EXPECT_THAT(of_range(range(29, 0, 34, 0)), ElementsAre("a:label", "X:opponentStone", "*:move", ".:emptyPoint",
                                                           "lib:function", "a:label", "1:number"));
    EXPECT_THAT(of_range(range(18, 0, 19, 0)),
                ElementsAre("oplay_attack:function", "*:move", "b:label", "A:label", "WIN:enumMember"));
}

TEST_F(Colours, AreThoseOfTheTextAloneWhereADatabaseHasSeveral) {
    editor.folder().write("katachi.toml",
                          "[[database]]\nname = \"both\"\nkind = \"move\"\nfiles = [\"a.db\", \"b.db\"]\n");
    editor.folder().write("b.db", "Pattern Another\n\nXXO\n*..\n\n:8,X\n");
    EXPECT_THAT(of_all("a.db", "Pattern A\n\nOX          remark\n.*\n\n:8,O\n"),
                ElementsAre("Pattern:keyword", "A:class", "O:ownStone", "X:opponentStone", "remark:comment",
                            ".:emptyPoint", "*:move", "8:enumMember", "O:enumMember"));
}

TEST_F(Colours, OfPlayoutPatternsSayTheirWeights) {
    EXPECT_THAT(of_all("mc_local.db", "+--\n|*O\n|%?\n\n:3000,ocap3,near\n"),
                ElementsAre("+--:boardEdge", "|:boardEdge", "*:move", "O:ownStone", "|:boardEdge", "%?:wildcard",
                            ":3000,ocap3,near:number"));
}

}  // namespace
}  // namespace katachi::lsp
