// SARIF, GitHub's annotations and lines.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "compiler/check/check.h"
#include "tools/answers/diagnostic_github.h"
#include "tools/answers/diagnostic_line.h"
#include "tools/answers/diagnostic_sarif.h"

namespace katachi::answers {

namespace {

base::Diagnostic finding_in(const std::string& path) {
    const auto source = std::make_shared<base::SourceFile>(path, "Pattern A1\n\nXO\n.*\n\n:8,-\n");
    base::Diagnostic finding{.rule = "undeclared-symmetry",
                             .severity = base::Severity::warning,
                             .message = "wrong",
                             .source = source,
                             .span = {20, 21},
                             .pattern = "A1"};
    finding.help = "declare it";
    finding.notes.push_back({source, {12, 14}, "here"});
    finding.fix = base::Fix{"declare `|`", {{{20, 21}, "|"}}, true};
    return finding;
}

nlohmann::json sarif(const base::Diagnostics& findings) {
    return nlohmann::json::parse(diagnostic_sarif(findings, "1.2.3"));
}

TEST(Sarif, TellsOfTheToolAndItsRules) {
    const auto log = sarif({});
    EXPECT_EQ(log.at("version"), "2.1.0");
    const auto driver = log.at("runs").at(0).at("tool").at("driver");
    EXPECT_EQ(driver.at("name"), "katachi");
    EXPECT_EQ(driver.at("version"), "1.2.3");
    ASSERT_EQ(driver.at("rules").size(), compiler::all_rules().size());
    EXPECT_EQ(driver.at("rules").at(0).at("id"), "KA001");
    EXPECT_EQ(driver.at("rules").at(0).at("name"), "syntax");
    EXPECT_EQ(driver.at("rules").at(0).at("defaultConfiguration").at("level"), "error");
    EXPECT_FALSE(driver.at("rules").at(0).at("shortDescription").at("text").get<std::string>().empty());
    EXPECT_TRUE(log.at("runs").at(0).at("results").is_array());
}

TEST(Sarif, TellsOfAFinding) {
    const auto log = sarif({finding_in("my db/a.db"), finding_in("/x.db")});
    const auto run = log.at("runs").at(0);
    const auto result = run.at("results").at(0);
    EXPECT_EQ(result.at("ruleId"), "KA205");
    EXPECT_EQ(run.at("tool").at("driver").at("rules").at(result.at("ruleIndex").get<std::size_t>()).at("id"), "KA205");
    EXPECT_EQ(result.at("level"), "warning");
    EXPECT_EQ(result.at("message").at("text"), "wrong; declare it");
    const auto place = result.at("locations").at(0);
    EXPECT_EQ(place.at("physicalLocation").at("artifactLocation").at("uri"), "my%20db/a.db");
    EXPECT_EQ(place.at("physicalLocation").at("region"),
              nlohmann::json::parse(R"({"startLine":6,"startColumn":2,"endLine":6,"endColumn":3})"));
    EXPECT_EQ(place.at("logicalLocations").at(0).at("name"), "A1");
    EXPECT_EQ(result.at("relatedLocations").at(0).at("message").at("text"), "here");
    const auto change = result.at("fixes").at(0).at("artifactChanges").at(0);
    EXPECT_EQ(change.at("replacements").at(0).at("insertedContent").at("text"), "|");
    EXPECT_EQ(change.at("replacements").at(0).at("deletedRegion").at("startColumn"), 2);
    EXPECT_EQ(run.at("results").at(1).at("locations").at(0).at("physicalLocation").at("artifactLocation").at("uri"),
              "file:///x.db");
}

TEST(Sarif, GivesEachFindingALastingName) {
    const auto results = sarif({finding_in("a.db"), finding_in("a.db")}).at("runs").at(0).at("results");
    EXPECT_EQ(results.at(0).at("partialFingerprints").at("entryAndRule/v1"), "a.db:A1:undeclared-symmetry:1");
    EXPECT_EQ(results.at(1).at("partialFingerprints").at("entryAndRule/v1"), "a.db:A1:undeclared-symmetry:2");
}

TEST(Sarif, IsValidWhateverTheBytes) {
    base::Diagnostic finding = finding_in("caf\xE9.db");
    finding.message = "\xE9";
    EXPECT_EQ(sarif({finding}).at("runs").at(0).at("results").at(0).at("message").at("text"), "\uFFFD; declare it");
}

TEST(GithubAnnotations, AreCommands) {
    EXPECT_EQ(
        diagnostic_github({finding_in("a.db")}),
        "::warning file=a.db,line=6,endLine=6,col=2,endColumn=3,title=KA205 undeclared-symmetry::Pattern A1: wrong; "
        "declare it\n");
}

TEST(GithubAnnotations, CannotBeBrokenOutOf) {
    base::Diagnostic finding = finding_in("a,b:c%.db");
    finding.message = "50%: a,b\n::error::x\r";
    finding.help = "";
    const std::string text = diagnostic_github({finding});
    EXPECT_THAT(text, testing::StartsWith("::warning file=a%2Cb%3Ac%25.db,line=6,"));
    EXPECT_THAT(text, testing::HasSubstr("::Pattern A1: 50%25: a,b%0A::error::x"));
    EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 1);
}

TEST(FindingLines, HaveTheFormOfCompilers) {
    EXPECT_EQ(diagnostic_lines({finding_in("a.db")}), "a.db:6:2: warning: Pattern A1: wrong; declare it [KA205]\n");
    base::Diagnostic of_reader = finding_in("b.db");
    of_reader.pattern = "";
    of_reader.help = "";
    of_reader.severity = base::Severity::error;
    of_reader.rule = "of-another-program";
    EXPECT_EQ(diagnostic_lines({of_reader}), "b.db:6:2: error: wrong [of-another-program]\n");
    of_reader.source = nullptr;
    EXPECT_EQ(diagnostic_lines({of_reader}), "error: wrong [of-another-program]\n");
}

TEST(FindingLines, AreOneLineWhateverTheBytes) {
    base::Diagnostic finding = finding_in("a\nb.db");
    finding.message = "two\nlines\r \x1b[1m \xE9";
    finding.help = "";
    EXPECT_EQ(diagnostic_lines({finding}), "a b.db:6:2: warning: Pattern A1: two lines   [1m \uFFFD [KA205]\n");
}

}  // namespace

}  // namespace katachi::answers
