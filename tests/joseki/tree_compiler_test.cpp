// Joseki trees to databases, on trees of a few moves.
#include "joseki/trees/tree_compiler.h"
#include "compiler/check/check.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "compiler/emit/pattern_text.h"
#include "compiler/sgf/reader.h"

namespace katachi::joseki {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

CompiledTrees compiled(const std::string& text, JosekiDialect dialect = JosekiDialect::gnugo) {
    const compiler::SgfCollection trees = compiler::read_sgf_collection("tree.sgf", text);
    TreeCompiler compiler(dialect);
    compiler.add(trees, "J");
    return compiler.finish(compiler::check);
}

std::string entries(const CompiledTrees& compiled) {
    const auto begin = compiled.text.find("Pattern ");
    return begin == std::string::npos ? "" : compiled.text.substr(begin);
}

std::vector<std::string> names(const CompiledTrees& compiled) {
    std::vector<std::string> found;
    for (const compiler::Pattern& pattern : compiled.database.patterns) found.push_back(pattern.name);
    return found;
}

std::vector<std::string> rules(const CompiledTrees& compiled) {
    std::vector<std::string> found;
    for (const base::Diagnostic& finding : compiled.findings) found.push_back(finding.rule);
    return found;
}

// "tree.sgf:2:3 `text`"
std::string place(const base::Diagnostic& finding) {
    const base::LineColumn at = finding.source->line_column(finding.span.begin);
    return finding.source->path() + ":" + std::to_string(at.line) + ":" + std::to_string(at.column) + " `" +
           std::string(finding.source->text(finding.span)) + "`";
}

std::vector<std::string> places(const CompiledTrees& compiled) {
    std::vector<std::string> found;
    for (const base::Diagnostic& finding : compiled.findings) found.push_back(place(finding));
    return found;
}

TEST(TreeCompiler, WritesAllThatANodeSays) {
    const CompiledTrees trees = compiled(
        "(;SZ[19];B[qd](;W[oc]SQ[mf]LB[qd:A][oe:b]C[t\n# A remark\\].\n:C,shape(3)\n;!attack(A)\n;&& oplay(*,b)\n"
        ">antisuji(b);\nno more]))");
    EXPECT_EQ(entries(trees),
              "Pattern J1\n# A remark].\n\n-------+\n.......|\n.......|\n..*....|\n....X..|\n.......|\n.......|\n\n"
              ":8,sFtC,shape(3)\n\n-------+\n.......|\n.......|\n..*....|\n....A..|\n..b....|\n.......|\n\n"
              ";!attack(A)\n;&& oplay(*,b)\n\n>antisuji(b);\n");
    EXPECT_THAT(trees.text, StartsWith("# Made by katachi joseki compile from tree.sgf.\n"));
}

TEST(TreeCompiler, NumbersInTheOrderOfTheRecord) {
    const CompiledTrees trees = compiled(
        "(;B[pd]MA[mg](;W[qf]MA[mi];B[qh]MA[mj])(;W[];B[qc]N[after a pass]MA[mg])(;W[nd]MA[kg]))(;B[qd]MA[mg])");
    EXPECT_THAT(names(trees), ElementsAre("J1", "J2", "J3", "after-a-pass", "J5", "J6"));
    EXPECT_THAT(rules(trees), IsEmpty());
}

TEST(TreeCompiler, KnowsTheClasses) {
    std::string text = "(;B[pd]";
    for (const char letter : std::string("USJsjTt0Aua")) text += std::string("(;W[qf]MA[mi]C[") + letter + "])";
    std::string classes;
    for (const compiler::Pattern& pattern : compiled(text + "(;W[qf]MA[mi]))").database.patterns)
        classes += pattern.classes.back();
    EXPECT_EQ(classes, "UJJjjTtNNUNJ");
    EXPECT_EQ(compiled("(;B[pd];W[qf]MA[mi]C[U])", JosekiDialect::manual).database.patterns.at(0).classes, "sU");
}

TEST(TreeCompiler, PutsACommaBeforeAttributes) {
    const auto colon_line = [](const std::string& fields) {
        const std::string text = entries(compiled("(;B[pd];W[qf]MA[mi]C[S\n:" + fields + "])"));
        return text.substr(text.find(':'), text.find('\n', text.find(':')) - text.find(':'));
    };
    EXPECT_EQ(colon_line("-,shape(3)"), ":8,sFJ-,shape(3)");
    EXPECT_EQ(colon_line("C,shape(3)"), ":8,sFJC,shape(3)");
    EXPECT_EQ(colon_line("shape(3),terri(2)"), ":8,sFJ,shape(3),terri(2)");
    EXPECT_EQ(colon_line(",shape(3)"), ":8,sFJ,shape(3)");
}

TEST(TreeCompiler, DeclaresTheDiagonalWhereLabelsFollowIt) {
    const auto symmetry = [](const std::string& node) {
        return compiled("(;B[pd];W[" + node + ")").database.patterns.at(0).symmetry_text;
    };
    EXPECT_EQ(symmetry("qc]MA[mg]"), "/");
    EXPECT_EQ(symmetry("qc]MA[mf]"), "8");
    EXPECT_EQ(symmetry("qd]MA[mg]"), "8");
    EXPECT_EQ(symmetry("qc]MA[mg]LB[pd:A]"), "/");
    EXPECT_EQ(symmetry("qc]MA[mg]LB[qd:a]"), "8");
    EXPECT_EQ(symmetry("qc]MA[mg]LB[qd:a][pc:a]"), "/");
}

TEST(TreeCompiler, DrawsWhoeverMovesAsO) {
    const CompiledTrees black = compiled("(;B[pd];W[qf];B[nc]MA[mh])");
    const CompiledTrees white = compiled("(;W[pd];B[qf];W[nc]MA[mh])");
    EXPECT_EQ(entries(black), entries(white));
}

TEST(TreeCompiler, TakesCapturedStonesOff) {
    EXPECT_EQ(
        compiler::diagram_text(compiled("(;B[sa];W[ra];B[pd];W[sb];B[qb]MA[pc])").database.patterns.at(0).diagram),
        "----+\n..X.|\n.*.X|\n....|\n");
}

TEST(TreeCompiler, ReadsSetUp) {
    EXPECT_EQ(compiler::diagram_text(
                  compiled("(;AB[pd][qf:qg];AW[qc]AE[qg]PL[W];W[nc]MA[mh])").database.patterns.at(0).diagram),
              "-------+\n.......|\n.......|\n.*..O..|\n...X...|\n.......|\n....X..|\n.......|\n.......|\n");
}

TEST(TreeCompiler, BringsEveryCornerToTheUpperRight) {
    const std::string expected = entries(compiled("(;B[qd];W[oc]MA[mg]LB[qd:A]C[S\n;lib(A)>1])"));
    EXPECT_THAT(expected, HasSubstr("..*.."));
    EXPECT_EQ(entries(compiled("(;B[cd];W[ec]MA[gg]LB[cd:A]C[S\n;lib(A)>1])")), expected);
    EXPECT_EQ(entries(compiled("(;B[qp];W[oq]MA[mm]LB[qp:A]C[S\n;lib(A)>1])")), expected);
    EXPECT_EQ(entries(compiled("(;B[cp];W[eq]MA[gm]LB[cp:A]C[S\n;lib(A)>1])")), expected);
    EXPECT_EQ(entries(compiled("(;SZ[13];B[kd];W[ic]MA[gg]LB[kd:A]C[S\n;lib(A)>1])")), expected);
}

TEST(TreeCompiler, TakesTheUpperRightCornerThoughTheMarkLeavesMoreStonesBelow) {
    EXPECT_EQ(compiler::diagram_text(compiled("(;AB[qf][pb]AW[qe][pf];W[ma]MA[kb])").database.patterns.at(0).diagram),
              "---------+\n..*......|\n.....X...|\n");
    EXPECT_EQ(compiler::diagram_text(compiled("(;AB[qf][qb]AW[qe][pf];W[mb]MA[kb])").database.patterns.at(0).diagram),
              "---------+\n.........|\n..*...X..|\n");
}

TEST(TreeCompiler, PointsAtTheComment) {
    const CompiledTrees trees = compiled("(;B[qd]\n;W[oc]MA[mg]LB[qd:A]C[S\\\n\n:-,shap(3)\n;li\\x(A) && attack(B)])");
    EXPECT_THAT(rules(trees), ElementsAre("unknown-attribute", "unknown-autohelper", "label-not-in-diagram"));
    EXPECT_THAT(places(trees), ElementsAre("tree.sgf:4:4 `shap`", "tree.sgf:5:2 `li\\x`", "tree.sgf:5:20 `B`"));
    EXPECT_EQ(trees.database.patterns.size(), 1U);
}

TEST(TreeCompiler, LeavesOutWhatCannotBeRead) {
    const CompiledTrees trees = compiled("(;B[qd]\n(;W[oc]MA[mg]C[S\n;lib(]LB[qd:A])(;W[od]MA[mg]))");
    EXPECT_THAT(names(trees), ElementsAre("J2"));
    EXPECT_THAT(rules(trees), ElementsAre("syntax"));
    EXPECT_THAT(places(trees), ElementsAre(StartsWith("tree.sgf:3:")));
    EXPECT_EQ(trees.left_out, 1U);
    EXPECT_THAT(trees.text, Not(HasSubstr("lib")));
}

TEST(TreeCompiler, NamesBothNodesThatMakeOnePattern) {
    const CompiledTrees trees = compiled("(;B[qd](;W[oc]MA[mg];B[pe]MA[mg])\n(;W[oc];B[pe]MA[mg]))");
    ASSERT_THAT(rules(trees), ElementsAre("duplicate-shape"));
    EXPECT_EQ(place(trees.findings[0]), "tree.sgf:2:11 `pe`");
    ASSERT_EQ(trees.findings[0].notes.size(), 1U);
    EXPECT_EQ(trees.findings[0].notes[0].source->line_column(trees.findings[0].notes[0].span.begin).column, 24);
}

TEST(TreeCompiler, SaysOnceThatThereAreNoMarks) {
    const CompiledTrees trees = compiled("(;B[qd];W[oc]C[S];B[pe]C[U\n;lib(A)])(;B[pd];W[qc]C[S])");
    EXPECT_THAT(rules(trees), ElementsAre("missing-mark"));
    EXPECT_EQ(trees.database.patterns.size(), 0U);
}

TEST(TreeCompiler, NumbersOnBehindAFileOfTheSamePrefix) {
    const compiler::SgfCollection first = compiler::read_sgf_collection("first.sgf", "(;B[pd]MA[mg])");
    const compiler::SgfCollection second = compiler::read_sgf_collection("second.sgf", "(;B[qd]MA[mg])");
    TreeCompiler compiler;
    compiler.add(first, "J");
    compiler.add(second, "J");
    compiler.add(second, "K");
    EXPECT_THAT(names(compiler.finish(compiler::check)), ElementsAre("J1", "J2", "K1"));
}

TEST(TreeCompiler, DerivesThePrefixFromTheFileName) {
    EXPECT_EQ(default_prefix("trees/hoshi_keima.sgf"), "JHK");
    EXPECT_EQ(default_prefix("sansan.sgf"), "JS");
    EXPECT_EQ(default_prefix("3-4 point.sgf"), "JP");
    EXPECT_EQ(default_prefix("-"), "J");
}

}  // namespace
}  // namespace katachi::joseki
