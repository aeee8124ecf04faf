#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <random>

#include "base/files/read_file.h"
#include "tests/regression/suites/suites.h"
#include "tests/support/golden.h"
#include "tests/support/needs.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"
#include "tests/support/shared_data.h"

namespace katachi::regression {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

// "line:column message"
std::vector<std::string> findings(const std::string& text) {
    base::Diagnostics diagnostics;
    suite_of(text, diagnostics);
    std::vector<std::string> lines;
    for (const base::Diagnostic& finding : diagnostics) {
        const auto at = finding.source->line_column(finding.span.begin);
        lines.push_back(std::to_string(at.line) + ":" + std::to_string(at.column) + " " + finding.message);
    }
    return lines;
}

// "90 gg_genmove black [B14|D17]*"
std::vector<std::string> commands(const std::string& text) {
    base::Diagnostics diagnostics;
    std::vector<std::string> lines;
    for (const SuiteCommand& command : suite_of(text, diagnostics).commands) {
        std::string line = (command.number ? std::to_string(*command.number) + " " : "") + command.text();
        if (const auto& expected = command.expectation)
            line += " [" + expected->text + "]" + (expected->fails ? "*" : "") + (expected->ignored ? "&" : "");
        lines.push_back(line);
    }
    return lines;
}

TEST(SuiteReader, ReadsCommandsTestsAndExpectations) {
    const char* text =
        "# Connecting with ko\n"
        "loadsgf games/strategy25.sgf 61\n"
        "90 gg_genmove black\n"
        "#? [B14|D17]\n"
        "\n"
        "95 gg_genmove   black\t# the game's move\n"
        "# is a blunder\n"
        "\n"
        "  #? [!P13]* \n"
        "100 reg_genmove white\r\n"
        "#? [M16]&\r\n"
        "101 showboard\n"
        "102 attack A1\n"
        "#?[1 [A-C]1]*&";
    EXPECT_THAT(findings(text), IsEmpty());
    EXPECT_THAT(commands(text), ElementsAre("loadsgf games/strategy25.sgf 61", "90 gg_genmove black [B14|D17]",
                                            "95 gg_genmove black [!P13]*", "100 reg_genmove white [M16]&",
                                            "101 showboard", "102 attack A1 [1 [A-C]1]*&"));
    EXPECT_EQ(suite_of(text).commands[1].line, 3);
}

TEST(SuiteReader, PassesOverWhatIsCommentedOut) {
    EXPECT_THAT(commands("# 4 reg_genmove white\n# #? [H5]\n##? [W\\+1]\n#\n"), IsEmpty());
    EXPECT_THAT(findings("# 4 reg_genmove white\n# #? [H5]\n##? [W\\+1]\n#\n"), IsEmpty());
}

TEST(SuiteReader, NothingIsASuiteToo) {
    EXPECT_THAT(commands(""), IsEmpty());
    EXPECT_THAT(findings("\xEF\xBB\xBF# of an editor\n"), IsEmpty());
}

TEST(SuiteReader, FindsWhatIsWrongAndKeepsTheRest) {
    EXPECT_THAT(findings("1 attack A1\n#? [undecided\n2 attack A2\n#? [1]\n"),
                ElementsAre("2:4 the bracket is not closed"));
    EXPECT_THAT(commands("1 attack A1\n#? [undecided\n2 attack A2\n#? [1]\n"),
                ElementsAre("1 attack A1", "2 attack A2 [1]"));
    EXPECT_THAT(findings("1 attack A1\n#? A1\n"), ElementsAre("2:4 expected the answer in brackets, found `A`"));
    EXPECT_THAT(findings("1 attack A1\n#?\n"),
                ElementsAre("2:3 expected the answer in brackets, found the end of the line"));
    EXPECT_THAT(findings("12\nattack A1\n"), ElementsAre("1:3 this number is followed by no command"));
    EXPECT_THAT(commands("12\nattack A1\n"), ElementsAre("attack A1"));
    EXPECT_THAT(findings("loadsgf a.sgf\n#? [1]\n"),
                ElementsAre("2:4 there is no test that this could be the answer to"));
    EXPECT_THAT(findings("#? [1]\n"), ElementsAre("1:4 there is no test that this could be the answer to"));
    EXPECT_THAT(findings("1 attack A1\n#? [1]\n#? [2]\n"),
                ElementsAre("3:4 this test has an expected answer already; the first one counts"));
    EXPECT_THAT(commands("1 attack A1\n#? [1]\n#? [2]\n"), ElementsAre("1 attack A1 [1]"));
    EXPECT_THAT(findings("1 attack A1\n#? [(]\n"), ElementsAre("2:4 this is no regular expression: missing ): ("));
    EXPECT_THAT(findings("1 attack A1\n1 attack A2\n"), ElementsAre("2:1 test 1 was there before"));
    EXPECT_THAT(commands("1 attack A1\n1 attack A2\n"), SizeIs(2));
    EXPECT_THAT(findings("99999999999 attack A1\n"), ElementsAre("1:1 this number of a test is too large"));
}

TEST(SuiteReader, LeavesOutAnExpectationWithItsCommand) {
    EXPECT_THAT(commands("1 attack A1\n2\n#? [1]\n"), ElementsAre("1 attack A1"));
    EXPECT_THAT(findings("1 attack A1\n2\n#? [1]\n"), ElementsAre("2:2 this number is followed by no command"));
    EXPECT_THAT(commands("1 attack A1\n99999999999 name\n#? [1]\n2 name\n#? [2]\n"),
                ElementsAre("1 attack A1", "2 name [2]"));
}

TEST(SuiteReader, AnExpectationWithARemarkCounts) {
    EXPECT_THAT(findings("1 attack A1\n#? [1]* why\n"),
                ElementsAre("2:9 expected `*`, `&` or the end of the line, found `w`"));
    EXPECT_THAT(commands("1 attack A1\n#? [1]* why\n2 attack A2\n"), ElementsAre("1 attack A1 [1]*", "2 attack A2"));
}

TEST(SuiteReader, RefusesWhatIsNoText) {
    EXPECT_THAT(findings(std::string("1 attack\0A1\n", 12)), ElementsAre("1:9 this is no text: it holds a zero byte"));
    EXPECT_THAT(findings("1 " + std::string(1 << 20, 'x') + "\n"), SizeIs(1));
}

TEST(SuiteReader, SurvivesRandomBytes) {
    std::mt19937 random(test::test_seed());
    const std::string alphabet =
        "#?[]*&! \n\r\t\x01\x80\xFF"
        "1a(|\\";
    std::uniform_int_distribution<std::size_t> letter(0, alphabet.size() - 1);
    for (int round = 0; round < test::rounds(300, 30'000); ++round) {
        std::string text;
        for (int i = 0; i < 200; ++i) text += alphabet[letter(random)];
        base::Diagnostics diagnostics;
        const Suite suite = suite_of(text, diagnostics);
        for (const base::Diagnostic& finding : diagnostics) ASSERT_LE(finding.span.end, text.size()) << text;
        for (const SuiteCommand& command : suite.commands) ASSERT_FALSE(command.words.empty()) << text;
    }
}

// What the suites hold, one a line, and what is wrong in them.
TEST(SharedSuites, AreReadAsRecorded) {
    KATACHI_NEEDS("gnugo/regression");
    const fs::path folder = test::shared_data() / "gnugo/regression";
    std::string text;
    for (const AskedSuite& asked : asked_suites(folder.string())) {
        base::Diagnostics diagnostics;
        const Suite suite = read_suite(base::read_file(asked.path), diagnostics);
        const auto count = [&](auto is_wanted) {
            return std::to_string(std::count_if(suite.commands.begin(), suite.commands.end(), is_wanted));
        };
        text += suite.name() + ": " + std::to_string(suite.commands.size()) + " commands, " +
                count([](const auto& c) { return c.number.has_value(); }) + " tests, " +
                count([](const auto& c) { return c.expectation.has_value(); }) + " expected answers, " +
                count([](const auto& c) { return c.expectation && c.expectation->fails; }) + " expected to fail\n";
        for (const base::Diagnostic& finding : diagnostics) {
            const auto at = finding.source->line_column(finding.span.begin);
            text += "  " + std::to_string(at.line) + ":" + std::to_string(at.column) + " " + finding.message + "\n";
        }
    }
    EXPECT_EQ(test::golden(fs::path(KATACHI_GOLDEN) / "shared-suites.txt", text), text);
}

}  // namespace
}  // namespace katachi::regression
