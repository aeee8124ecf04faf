// Tables of questions, their balance, and the suites made from them.
#include "regression/judges/question.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stdexcept>

namespace katachi::regression {
namespace {

using testing::HasSubstr;

constexpr const char* table =
    "a b.sgf\t57\tattack\tC3\tdrawn\t1\tD3 C4\t-\n"
    "a b.sgf\t57\tdefend\tC3\tdisputed\t2\tD3\tE5\n"
    "a b.sgf\t58\tdefend\tC3\tdisputed\t3\t-\tall\n"
    "c.tar.gz: d.sgf\t9\tattack\tQ16\tdrawn\t0\t-\t-\n"
    "c.tar.gz: d.sgf\t9\tattack\tT1\tdrawn\topen\t-\t-\n"
    "c.tar.gz: d.sgf\t9\tattack\tA19\tdrawn\tboth\t-\t-\n"
    "c.tar.gz: d.sgf\t9\tdisconnect\tA19 B18\tdrawn\t1\tA18\t-\tdiagonal\n";

TEST(Questions, AreWrittenAsTheyWereRead) {
    std::string written;
    for (const JudgedQuestion& question : read_questions(table)) written += line_of(question);
    EXPECT_EQ(written, table);
}

TEST(Questions, ThatCannotBeReadAreNamedByTheirLine) {
    const auto trouble = [](const std::string& text) -> std::string {
        try {
            read_questions(text);
        } catch (const std::invalid_argument& error) {
            return error.what();
        }
        return "";
    };
    EXPECT_EQ(trouble("a.sgf\t1"), "line 1 has other than eight or nine columns");
    EXPECT_EQ(trouble(std::string(table) + "a\t0\tattack\tC3\tdrawn\t1\tD3\t-\n"), "line 8 has no number of a move");
    EXPECT_EQ(trouble("a\t1\tescape\tC3\tdrawn\t1\tD3\t-"),
              "line 1 asks for none of attack, defend, connect and disconnect");
    EXPECT_EQ(trouble("a\t1\tconnect\tC3\tdrawn\t1\tD3\t-"), "line 1 names too many strings or too few");
    EXPECT_EQ(trouble("a\t1\tconnect\tC3 D4\tdrawn\t1\tD3\t-"), "line 1 has no kind of link");
    EXPECT_EQ(trouble("a\t1\tattack\tC3\tdrawn\t1\tD3\t-\tknight"),
              "line 1 has a ninth column, and asks about no link");
    EXPECT_EQ(trouble("a\t1\tattack\tI3\tdrawn\t1\tD3\t-"), "line 1 names no point of the board");
    EXPECT_EQ(trouble("a\t1\tattack\tC3\tfound\t1\tD3\t-"), "line 1 is neither drawn nor disputed");
    EXPECT_EQ(trouble("a\t1\tattack\tC3\tdrawn\t4\tD3\t-"), "line 1 has no code");
}

TEST(Questions, BecomeASuite) {
    const auto file_of = [](const std::string& game) { return game.substr(0, 1) + ".sgf"; };
    EXPECT_EQ(suite_text(read_questions(table), file_of),
              "loadsgf a.sgf 57\n1 attack C3\n#? [1 (D3|C4)]\n\n"
              "loadsgf a.sgf 57\n2 defend C3\n#? [2 (D3|E5)]\n\n"
              "loadsgf a.sgf 58\n3 defend C3\n#? [3 .*]\n\n"
              "loadsgf c.sgf 9\n4 attack Q16\n#? [0]\n\n"
              "loadsgf c.sgf 9\n5 disconnect A19 B18\n#? [1 (A18)]\n\n");
}

TEST(Questions, AreAnsweredRightInResultCodeAndMove) {
    const std::vector<JudgedQuestion> questions = read_questions(table);
    const JudgedQuestion& works = questions[0];
    EXPECT_TRUE(is_right(works, "1 D3"));
    EXPECT_FALSE(is_right(works, "1 E3"));
    EXPECT_FALSE(is_right(works, "1"));
    EXPECT_FALSE(is_right(works, "2 D3"));
    EXPECT_FALSE(is_right(works, "0"));
    const JudgedQuestion& some_open = questions[1];
    EXPECT_TRUE(is_right(some_open, "2 E5"));
    const JudgedQuestion& of_code_alone = questions[2];
    EXPECT_TRUE(is_right(of_code_alone, "3 A1"));
    const JudgedQuestion& fails = questions[3];
    EXPECT_TRUE(is_right(fails, "0"));
    EXPECT_FALSE(is_right(fails, "1 C3"));
}

TEST(Questions, HaveEitherAnswerOftenEnough) {
    std::vector<JudgedQuestion> questions;
    for (int i = 0; i < 1000; ++i) {
        JudgedQuestion question;
        question.game = std::to_string(i);
        question.truth.emplace().code = i % 10 == 0 ? Code::ko_second : Code::fails;
        questions.push_back(question);
    }
    const std::vector<JudgedQuestion> chosen = balanced(questions);
    const auto working = std::count_if(chosen.begin(), chosen.end(),
                                       [](const auto& question) { return question.truth->code != Code::fails; });
    EXPECT_EQ(working, 100);
    EXPECT_EQ(chosen.size(), 285U);
}

}  // namespace
}  // namespace katachi::regression
