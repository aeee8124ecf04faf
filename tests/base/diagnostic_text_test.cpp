#include "base/findings/diagnostic_text.h"

#include <gtest/gtest.h>

namespace katachi::base {

namespace {

SourcePtr source_of(std::string text) { return std::make_shared<SourceFile>("a.db", std::move(text)); }

Diagnostic finding_in(const SourcePtr& source, Span span) {
    return {.rule = "some-rule", .message = "this is wrong", .source = source, .span = span, .pattern = "A1"};
}

std::string printed(const Diagnostic& finding, const TextStyle& style = {}) {
    return diagnostic_text({finding}, style);
}

TEST(DiagnosticText, MarksTheCharacters) {
    Diagnostic finding = finding_in(source_of("Pattern A1\n.XO.\n"), {12, 14});
    finding.help = "draw it anew";
    EXPECT_EQ(printed(finding),
              "error[some-rule]: this is wrong\n"
              "  ┌─ a.db:2:2  Pattern A1\n"
              "  │\n"
              "2 │ .XO.\n"
              "  │  ^^ draw it anew\n"
              "  = more: katachi explain some-rule\n"
              "\n");
}

TEST(DiagnosticText, HasAPlainForm) {
    Diagnostic finding = finding_in(source_of("Pattern A\xC3\xA9\n"), {8, 11});
    finding.message = "too long…";
    finding.severity = Severity::warning;
    finding.notes.push_back({finding.source, {0, 7}, "see here"});
    EXPECT_EQ(printed(finding, {.unicode = false}),
              "warning[some-rule]: too long...\n"
              "  --> a.db:1:9  Pattern A1\n"
              "  |\n"
              "1 | Pattern A?\n"
              "  |         ^^\n"
              "  = note: a.db:1:1: see here\n"
              "  = more: katachi explain some-rule\n"
              "\n");
}

TEST(DiagnosticText, ShowsWhatAFixMakes) {
    Diagnostic finding = finding_in(source_of(":8,B\n"), {1, 2});
    finding.fix = Fix{"declare |", {{{1, 2}, "|"}}};
    EXPECT_NE(printed(finding).find("  = fix (safe): :|,B\n"), std::string::npos);
    finding.fix->safe = false;
    EXPECT_NE(printed(finding).find("  = fix (unsafe): :|,B\n"), std::string::npos);
    finding.fix->edits.push_back({{3, 4}, "C"});
    EXPECT_NE(printed(finding).find("  = fix (unsafe): declare |\n"), std::string::npos);
}

TEST(DiagnosticText, NamesAFixThatTakesALineAway) {
    Diagnostic finding = finding_in(source_of("# of no use\n:8,B\n"), {0, 11});
    finding.fix = Fix{"remove the comment", {{{0, 12}, ""}}};
    EXPECT_NE(printed(finding).find("  = fix (safe): remove the comment\n"), std::string::npos);
}

TEST(DiagnosticText, MarksAPlaceUpToTheEndOfItsLineInThatLine) {
    const std::string text = printed(finding_in(source_of("XO\n.*\n"), {0, 3}));
    EXPECT_NE(text.find("1 │ XO\n  │ ^^\n"), std::string::npos) << text;
    EXPECT_EQ(text.find("2 │"), std::string::npos) << text;
}

TEST(DiagnosticText, QuotesTheFirstLinesOfALongPlace) {
    std::string lines;
    for (int line = 0; line < 40; ++line) lines += "XO\n";
    const std::string text = printed(finding_in(source_of(lines), {0, 120}));
    EXPECT_NE(text.find("\n26 ┃ XO\n"), std::string::npos) << text;
    EXPECT_EQ(text.find("27 "), std::string::npos) << text;
}

TEST(DiagnosticText, KeepsTheMarkUnderTabsAndWideCharacters) {
    EXPECT_NE(printed(finding_in(source_of("a\tb\n"), {2, 3})).find("1 │ a       b\n  │         ^\n"),
              std::string::npos);
    EXPECT_NE(printed(finding_in(source_of("形.X\n"), {4, 5})).find("1 │ 形.X\n  │    ^\n"), std::string::npos);
}

TEST(DiagnosticText, ReplacesBytesThatCouldSteerTheTerminal) {
    const auto text = printed(finding_in(source_of("\x1B[2J\xE9 \u202E.X\r\n"), {11, 12}));
    EXPECT_EQ(text.find('\x1B'), std::string::npos);
    EXPECT_NE(text.find("1 │ \uFFFD[2J\uFFFD \uFFFD.X\n"), std::string::npos) << text;
    Diagnostic finding = finding_in(source_of("X\n"), {0, 1});
    finding.message = "`\x07` rings";
    finding.pattern = "A\x1B]0;title";
    EXPECT_EQ(printed(finding).find_first_of("\x07\x1B"), std::string::npos);
}

TEST(DiagnosticText, ClipsLongLinesAroundTheMark) {
    const std::string line = std::string(500, 'a') + "X" + std::string(500, 'b');
    const auto text = printed(finding_in(source_of(line + "\n"), {500, 501}), {.width = 60});
    const auto row = text.substr(text.find("1 │ "), text.find('\n', text.find("1 │ ")) - text.find("1 │ "));
    EXPECT_LE(row.size(), 60U + 8U);
    EXPECT_NE(row.find("…a"), std::string::npos);
    EXPECT_NE(row.find("aXb"), std::string::npos);
    EXPECT_NE(row.find("b…"), std::string::npos);
    const auto marks = text.substr(text.find("  │ …") == std::string::npos ? text.find("\n  │ ", text.find("1 │")) : 0);
    const auto bar = std::string("\n  │ ").size();
    // The ellipsis is three bytes and one cell.
    EXPECT_EQ(marks.find('^') - bar, row.find('X') - std::string("1 │ ").size() - 2);
}

TEST(DiagnosticText, ClipsLinesOfAnyLengthTheSame) {
    std::string before;
    for (int i = 0; i < 30'000; ++i) before += "形";
    const auto begin = static_cast<std::uint32_t>(before.size());
    const auto text =
        printed(finding_in(source_of(before + "X" + std::string(90'000, 'b')), {begin, begin + 1}), {.width = 60});
    EXPECT_NE(text.find(":1:30001 "), std::string::npos) << text;
    EXPECT_NE(text.find("1 │ …形"), std::string::npos) << text;
    EXPECT_NE(text.find("形Xb"), std::string::npos) << text;
    EXPECT_NE(text.find("b…\n"), std::string::npos) << text;
}

TEST(DiagnosticText, MarksLinesOfALongerPlaceAtTheSide) {
    const auto text = printed(finding_in(source_of("Pattern A1\nXO\n.*\n\n"), {11, 16}));
    EXPECT_NE(text.find("2 ┃ XO\n3 ┃ .*\n"), std::string::npos) << text;
    EXPECT_EQ(text.find('^'), std::string::npos);
}

TEST(DiagnosticText, PointsBehindTheLastLine) {
    EXPECT_NE(printed(finding_in(source_of("XO"), {2, 2})).find("1 │ XO\n  │   ^\n"), std::string::npos);
    EXPECT_NE(printed(finding_in(source_of(""), {0, 0})).find("1 │ \n  │ ^\n"), std::string::npos);
}

TEST(DiagnosticText, SaysOnceARuleWhereToReadMore) {
    const Diagnostic finding = finding_in(source_of("X\n"), {0, 1});
    const auto text = diagnostic_text({finding, finding}, {});
    EXPECT_EQ(text.find("katachi explain"), text.rfind("katachi explain"));
}

TEST(DiagnosticText, ColoursOnlyWhenAsked) {
    const Diagnostic finding = finding_in(source_of("X\n"), {0, 1});
    EXPECT_EQ(printed(finding).find('\x1B'), std::string::npos);
    EXPECT_NE(printed(finding, {.colour = true}).find("\x1B["), std::string::npos);
}

TEST(DiagnosticText, ShowsThePictureBeforeTheLine) {
    const Diagnostic finding = finding_in(source_of(";lib(d)\n"), {5, 6});
    const auto text = diagnostic_text({finding}, {}, [](const Diagnostic&) {
        return EntryView{.picture = {"XO    aO", ".*    .*"}, .quote = {}};
    });
    EXPECT_NE(text.find("  │\n  │ XO    aO\n  │ .*    .*\n  │\n1 │ ;lib(d)\n  │      ^\n"), std::string::npos) << text;
}

}  // namespace

}  // namespace katachi::base
