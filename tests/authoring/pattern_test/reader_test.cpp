#include <gtest/gtest.h>

#include <random>

#include "tests/authoring/pattern_test/pattern_tests.h"
#include "tests/fuzz/reading_promise.h"
#include "tests/support/golden.h"
#include "tests/support/random_position.h"
#include "tools/authoring/pattern_test/test_text.h"

namespace katachi::authoring {
namespace {

std::string points(const std::vector<board::Vertex>& vertices, int size) {
    std::string text;
    for (const board::Vertex vertex : vertices) text += " " + board::vertex_name(vertex, size);
    return text;
}

std::string text_of(const PatternTest& test, int size) {
    std::string text = (test.negative ? "not " : "") + test.entry;
    if (test.at) text += " at " + board::vertex_name(*test.at, size);
    if (test.answer) text += std::string(": ") + name(*test.answer);
    for (const TestChange& change : test.changes) {
        text += change.one_by_one ? ", any of" : ",";
        text += points(change.points, size) + " -> " +
                (change.content ? std::string(1, board::stone_letter(*change.content)) : "other");
    }
    return text;
}

// All that was read, findings last.
std::string reading_of(const std::string& text) {
    base::Diagnostics diagnostics;
    const PatternTests tests = tests_of(text, diagnostics);
    std::string read;
    for (std::size_t i = 0; i < tests.positions.size(); ++i) {
        const TestPosition& on = tests.positions[i];
        read +=
            (on.eye_space ? "space" : board::to_rows(on.position)) + (on.to_move == board::Colour::black ? " X" : " O");
        read += on.title.empty() ? "\n" : " \"" + on.title + "\"\n";
        for (const PatternTest& test : tests.tests)
            if (test.position == i) read += "  " + text_of(test, on.position.size) + "\n";
    }
    for (const base::Diagnostic& finding : diagnostics) {
        const auto at = finding.source->line_column(finding.span.begin);
        read += std::to_string(at.line) + ":" + std::to_string(at.column) + " " + finding.message;
        read += finding.help.empty() ? "\n" : " (" + finding.help + ")\n";
    }
    return read;
}

constexpr const char* sound =
    "# What a net is.\n"
    "Board a net  \n"
    "\n"
    ". . . . .\n"
    "..O..\n"
    "# between rows\n"
    ".OXa+   # behind one\n"
    "...*.\n"
    ".....\n"
    "\n"
    "net at *: true\n"
    "not net at D3 if a is X, B2 C2 are empty\n"
    "net: false if any of A1-B2 E5 changes   # six points\n"
    "\n"
    "Black to move\n"
    "\"line 3\"\n"
    "Board in a corner\n"
    "--+\n"
    "X.|\n"
    ".O|\n"
    "\n"
    "not \"not\"\n"
    "Space\n"
    " .\n"
    ".X!\n"
    "\n"
    "T if B1 is empty\n"
    "Stones 5 X A1 B2 O C3\n"
    "net\n"
    "Moves 5 A1 pass C3\n"
    "net\n";

TEST(PatternTestReader, ReadsTheWholeLanguage) {
    EXPECT_EQ(reading_of(sound), test::golden(std::string(KATACHI_GOLDEN) + "/sound.txt", reading_of(sound)));
}

TEST(PatternTestReader, LineEndsOfOtherSystemsAreTheSame) {
    std::string text = sound;
    for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2) text.insert(at, "\r");
    EXPECT_EQ(reading_of(text), reading_of(sound));
}

TEST(PatternTestReader, ReadsNamesAsTheyAreWritten) {
    for (const std::string name : {"net", "a\"b", "\"", "\"\"", "a\"", "\"b c", "not", "#1", "a,b"}) {
        base::Diagnostics findings;
        const PatternTests read = tests_of("Stones 5 X A1\n" + word_text(name) + " at A2\n", findings);
        EXPECT_TRUE(findings.empty()) << name;
        ASSERT_EQ(read.tests.size(), 1U) << name;
        EXPECT_EQ(read.tests.front().entry, name);
    }
}

// Each text with its findings, in one file.
TEST(PatternTestReader, SaysWhatIsWrongAndKeepsTheRest) {
    const std::vector<std::string> texts{
        "net at C3\n",
        "White to move\n",
        "Board\n\n",
        "Board\n...\n..\n...\n\nnet at B2\n",
        "Board\n....\n....\n\nnet\n",
        "Board\n.....\nnet at C3\n",
        "Board\n.a.\n.a.\n...\n\n",
        "Space\n.o\n\n",
        "Stones 20\n",
        "Stones C3\n",
        "Stones 9 X C3 K1\n",
        "Stones 9 X C3 pass\n",
        "Stones 9 X C3 C3\n",
        "Stones\n",
        "Moves C3 C3\n",
        "Game a.sgf\nnet\n",
        "Game a.sgf turn 3\n",
        "Stones 5 X A1\nnet at *\n",
        "Stones 5 X A1\nnet at F1\nnet at A1 true\nnet: maybe\nnot net: true\nnet if A1\nnet if A1 is gone\n"
        "net if A1 to X\nnet if A1 B1 X\nnet if A1 B1 becomes empty\nnet if any of A1 is X, any of A2 is X\nnet if "
        "A1-F9 is X\nnot\nnet at A1\n",
        "Space\n..\n\nT at A1\nT if A1 is O\nT if C1 is X\n",
    };
    std::string all;
    for (const std::string& text : texts) all += text + "=>\n" + reading_of(text) + "\n";
    EXPECT_EQ(all, test::golden(std::string(KATACHI_GOLDEN) + "/broken.txt", all));
}

TEST(PatternTestReader, FindingsLieWithinALastLineWithoutAnEnd) {
    base::Diagnostics findings;
    const PatternTests tests = tests_of("Black to move", findings);
    EXPECT_EQ(fuzz::broken_finding(findings, tests.source), "");
    EXPECT_EQ(findings.size(), 1U);
}

TEST(PatternTestReader, NonsenseNeverCrashes) {
    const std::string letters = "BoardSpcetnsMvGm not at if any of is changes:,\"#*.XO+-|ax \n\n\r\t19C3D4\xEF";
    const unsigned seed = test::test_seed();
    std::mt19937 random(seed);
    for (int i = 0; i < 2000; ++i) {
        std::string text = i % 2 == 0 ? sound : "";
        for (auto count = 1 + random() % 60; count > 0; --count) {
            const char letter = letters[random() % letters.size()];
            text.insert(random() % (text.size() + 1), 1, letter);
        }
        base::Diagnostics diagnostics;
        const PatternTests tests = tests_of(text, diagnostics);
        ASSERT_EQ(fuzz::broken_finding(diagnostics, tests.source), "") << "KATACHI_SEED=" << seed << "\n" << text;
        for (const PatternTest& test : tests.tests) {
            ASSERT_LT(test.position, tests.positions.size());
            cases_of(test, tests.positions[test.position]);
        }
    }
}

}  // namespace
}  // namespace katachi::authoring
