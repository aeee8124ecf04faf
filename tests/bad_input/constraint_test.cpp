// Constraints and actions that are broken in one way: one finding, no crash.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "compiler/check/check.h"
#include "tests/bad_input/support.h"

namespace katachi::test {
namespace {

using testing::ElementsAre;

struct Broken {
    std::string lines;
    const char* rule;
};

std::vector<std::string> rules_broken_by(const std::string& lines) {
    Reading reading = read_text("Pattern A\n\n?XO\n.*.\n\n:8,s\n\n?BO\na*c\n\n" + lines + "\n");
    compiler::check(reading.database, reading.diagnostics);
    // Few of the lines speak of all the labels.
    std::erase_if(reading.diagnostics, [](const base::Diagnostic& finding) { return finding.rule == "unused-label"; });
    return reading.rules();
}

TEST(BrokenConstraint, IsOneFinding) {
    const std::vector<Broken> all{
        {";attack(B", "syntax"},
        {";attack(B))", "syntax"},
        {";(attack(B)", "syntax"},
        {";" + repeated("(", 10'000) + "attack(B)" + repeated(")", 10'000), "syntax"},
        {";" + repeated("(", 10'000), "syntax"},
        {";" + repeated(")", 10'000), "syntax"},
        {">{ antisuji(a);", "syntax"},
        {">" + repeated("{", 10'000) + repeated("}", 10'000), "syntax"},
        {";attak(B)", "unknown-autohelper"},
        {">antisuij(a)", "unknown-autohelper"},
        {";attack(D)", "label-not-in-diagram"},
        {";attack(X)", "label-not-in-diagram"},
        {";attack(B,c)", "argument-count"},
        {";attack()", "argument-count"},
        {";attack(lib(B))", "argument-not-a-point"},
        {";attack(a)", "wrong-kind-of-point"},
        {";attack(?)", "misplaced-pass"},
        {";oplay_attack(?,a,B)", "misplaced-pass"},
        {";antisuji(a)", "action-as-value"},
        {";owl_eyespace(a)", "call-out-of-phase"},
        {";attack(B) == WINN", "unknown-constant"},
    };
    for (const Broken& broken : all)
        EXPECT_THAT(rules_broken_by(broken.lines), ElementsAre(broken.rule)) << broken.lines.substr(0, 40);
}

TEST(LongConstraint, IsCheckedToItsEnd) {
    EXPECT_THAT(rules_broken_by(";" + repeated("attack(B) && ", 1999) + "lib(B)>1"), testing::SizeIs(1998));
    EXPECT_THAT(rules_broken_by(";lib(B)" + repeated("+lib(B)", 1999) + ">1"), ElementsAre("constant-comparison"));
    EXPECT_THAT(rules_broken_by(";lib(B)" + repeated("<lib(B)", 199)), testing::Not(testing::IsEmpty()));
    EXPECT_THAT(rules_broken_by(";" + repeated("(", 190) + "attack(B)" + repeated(")", 190)), testing::IsEmpty());
    EXPECT_THAT(rules_broken_by(";edge_double_sente(a,?,?,?,a,c,B,B)"), ElementsAre("wrong-kind-of-point"));
    EXPECT_THAT(rules_broken_by(";o_somewhere(" + repeated("c,", 4000) + "c)"), testing::SizeIs(4001));
    EXPECT_THAT(rules_broken_by(";oplay_attack(*" + repeated(",a,c", 4000) + ",B)"), testing::IsEmpty());
}

}  // namespace
}  // namespace katachi::test
