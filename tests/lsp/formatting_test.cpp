// What formatting makes of a text, and what it leaves alone.
#include <gmock/gmock.h>

#include "tests/lsp/editor.h"

namespace katachi::lsp {
namespace {

using testing::HasSubstr;
using testing::Not;

const std::string untidy = "Pattern A\n\n\n\nOX  remark\n.*\n:8,O\nPattern B\nX.\n*O\n\n:8,O\n";

std::string with_returns(const std::string& text) {
    std::string written;
    for (const char c : text) written += c == '\n' ? "\r\n" : std::string(1, c);
    return written;
}

class Formatting : public testing::Test {
  protected:
    void SetUp() override { editor.start(); }

    Json edits(const std::string& text) {
        uri = editor.open("a.db", text);
        return editor.ask("textDocument/formatting", params());
    }
    Json edits_of_range(const Json& lines) {
        Json asked = params();
        asked["range"] = lines;
        return editor.ask("textDocument/rangeFormatting", asked);
    }
    Json params() const {
        return {{"textDocument", {{"uri", uri}}}, {"options", {{"tabSize", 4}, {"insertSpaces", true}}}};
    }

    Editor editor;
    std::string uri;
};

TEST_F(Formatting, GivesTheOneForm) {
    const std::string tidy = with_edits(untidy, edits(untidy));
    EXPECT_NE(tidy, untidy);
    EXPECT_THAT(tidy, HasSubstr("Pattern A\n\nOX"));
    EXPECT_EQ(edits(tidy), Json::array());
}

TEST_F(Formatting, OfARangeLeavesTheNeighboursAlone) {
    edits(untidy);
    const auto changed = [&](const Json& lines) { return with_edits(untidy, edits_of_range(lines)); };
    const std::string first = changed(range(0, 0, 7, 0)), second = changed(range(7, 0, 12, 0));
    EXPECT_THAT(first, HasSubstr("Pattern A\n\nOX"));
    EXPECT_THAT(first, HasSubstr("Pattern B\nX."));
    EXPECT_THAT(second, HasSubstr("Pattern A\n\n\n\nOX"));
    EXPECT_THAT(second, HasSubstr("Pattern B\n\nX."));
    EXPECT_EQ(changed(range(8, 1, 8, 1)), second) << "a place is in its entry";
    EXPECT_EQ(changed(range(0, 0, 0, 0)), first) << "so is the beginning of the text";
    EXPECT_EQ(changed(range(12, 0, 12, 0)), second) << "and its end";
}

TEST_F(Formatting, KeepsTheLineEnds) {
    const std::string text = with_returns(untidy);
    const std::string tidy = with_edits(text, edits(text));
    EXPECT_EQ(tidy, with_returns(with_edits(untidy, edits(untidy))));
    EXPECT_EQ(edits(tidy), Json::array());
}

TEST_F(Formatting, WhatIsNotUnderstoodKeepsItsLineEnds) {
    const std::string text = with_returns("Pattern A\n\n\n\nOX\n.*\n\n:8,O\n\nPattern B\n\nX.\n*\n\n:8,O\n");
    const std::string tidy = with_edits(text, edits(text));
    EXPECT_THAT(tidy, HasSubstr("Pattern A\r\n\r\nOX"));
    EXPECT_THAT(tidy, HasSubstr("X.\r\n*\r\n"));
    EXPECT_THAT(tidy, Not(HasSubstr("\r\r")));
}

// A command that writes lines of its own.
TEST_F(Formatting, ActionsKeepTheLineEndsToo) {
    const std::string text = with_returns("Pattern A\n\n|OX  remark\n|.*\n\n:8,O\n");
    uri = editor.open("a.db", text);
    const Json found = editor.ask(
        "textDocument/codeAction",
        {{"textDocument", {{"uri", uri}}}, {"range", range(2, 0, 2, 0)}, {"context", {{"only", {"refactor"}}}}});
    ASSERT_GE(found.size(), 1U);
    EXPECT_EQ(with_edits(text, found[0]["edit"]), text + "\r\n|OX\r\n|.*\r\n");
}

}  // namespace
}  // namespace katachi::lsp
