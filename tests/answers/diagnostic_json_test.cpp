#include "tools/answers/diagnostic_json.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "base/findings/diagnostic_order.h"

namespace katachi::answers {

namespace {

base::Diagnostic finding_in(const base::SourcePtr& source, base::Span span) {
    return {.rule = "unknown-cell", .message = "wrong", .source = source, .span = span, .pattern = "A1"};
}

TEST(DiagnosticJson, HasAllThatTheTextHas) {
    const auto source = std::make_shared<base::SourceFile>("a.db", "Pattern A1\n\nXO\n.*\n");
    base::Diagnostic finding = finding_in(source, {15, 16});
    finding.notes.push_back({source, {0, 7}, "here it begins"});
    finding.help = "draw it";
    finding.fix = base::Fix{"draw X", {{{15, 16}, "X"}}, false};
    const auto value = nlohmann::json::parse(diagnostic_json({finding})).at(0);
    EXPECT_EQ(value.at("file"), "a.db");
    EXPECT_EQ(value.at("line"), 4);
    EXPECT_EQ(value.at("column"), 1);
    EXPECT_EQ(value.at("end_line"), 4);
    EXPECT_EQ(value.at("end_column"), 2);
    EXPECT_EQ(value.at("rule"), "unknown-cell");
    EXPECT_EQ(value.at("code"), "KA105");
    EXPECT_EQ(value.at("severity"), "error");
    EXPECT_EQ(value.at("message"), "wrong");
    EXPECT_EQ(value.at("pattern"), "A1");
    EXPECT_EQ(value.at("notes").at(0).at("line"), 1);
    EXPECT_EQ(value.at("notes").at(0).at("message"), "here it begins");
    EXPECT_EQ(value.at("help"), "draw it");
    EXPECT_EQ(value.at("fix").at("title"), "draw X");
    EXPECT_EQ(value.at("fix").at("edits").at(0).at("replacement"), "X");
    EXPECT_EQ(value.at("fix").at("edits").at(0).at("line"), 4);
    EXPECT_EQ(value.at("fix").at("safe"), false);
}

TEST(DiagnosticJson, IsValidWhateverTheBytes) {
    const auto source = std::make_shared<base::SourceFile>("caf\xE9.db", "Pattern A\xE9\n");
    base::Diagnostic finding = finding_in(source, {9, 10});
    finding.message = "`\xE9` is no cell";
    finding.pattern = "";
    const auto value = nlohmann::json::parse(diagnostic_json({finding})).at(0);
    EXPECT_EQ(value.at("message"), "`\uFFFD` is no cell");
    EXPECT_EQ(value.at("file"), "caf\uFFFD.db");
    EXPECT_TRUE(value.at("pattern").is_null());
    EXPECT_TRUE(value.at("fix").is_null());
}

TEST(DiagnosticJson, OfNothingIsAnEmptyArray) { EXPECT_EQ(diagnostic_json({}), "[]\n"); }

TEST(DiagnosticOrder, IsByFileThenPlace) {
    const auto a = std::make_shared<base::SourceFile>("a.db", "XO\n");
    const auto b = std::make_shared<base::SourceFile>("b.db", "XO\n");
    base::Diagnostics findings{finding_in(b, {0, 1}), finding_in(a, {1, 2}), finding_in(a, {0, 2}),
                               finding_in(a, {0, 1})};
    base::sort_diagnostics(findings);
    EXPECT_EQ(findings[0].span, (base::Span{0, 1}));
    EXPECT_EQ(findings[1].span, (base::Span{0, 2}));
    EXPECT_EQ(findings[2].span, (base::Span{1, 2}));
    EXPECT_EQ(findings[3].source, b);
}

}  // namespace

}  // namespace katachi::answers
