#include "regression/suites/results.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "base/files/file_error.h"
#include "regression/suites/comparison.h"
#include "regression/suites/results_json.h"
#include "tests/support/temporary_folder.h"

namespace katachi::regression {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TestResult test(int number, Verdict verdict, std::string answer, std::string trouble = "") {
    TestResult result;
    result.number = number;
    result.line = 10 * number;
    result.command = "attack A1";
    result.answer = std::move(answer);
    result.trouble = std::move(trouble);
    result.verdict = verdict;
    result.seconds = 0.25;
    return result;
}

SuiteResult suite(std::string name, std::vector<TestResult> tests) {
    SuiteResult result;
    result.path = "suites/" + name + ".tst";
    result.name = std::move(name);
    result.tests = std::move(tests);
    return result;
}

RegressionResults results(std::vector<SuiteResult> suites) {
    return {
        .engine = "GNU Go 3.8", .engine_command = "gnugo --mode gtp", .stopped = false, .suites = std::move(suites)};
}

TEST(Verdicts, HaveNames) {
    for (const char* text : {"passed", "PASSED", "failed", "FAILED", "unjudged"})
        EXPECT_EQ(name(*verdict_named(text)), text);
    EXPECT_FALSE(verdict_named("Passed"));
}

TEST(ResultsJson, GivesBackWhatWasWritten) {
    RegressionResults before = results(
        {suite("owl", {test(1, Verdict::passed, "1 A\"1\n2"), test(2, Verdict::unexpected_fail, "", "no answer")}),
         suite("b", {})});
    before.stopped = true;
    before.suites[0].tests[0].expected = "[A-C]1|\\+";
    before.suites[0].cpu_seconds = 1.5;
    before.suites[0].nodes = {{"owl", 7}, {"reading", 4'000'000'000}};
    before.suites[0].notices = {"line 1: x"};
    before.suites[1].complete = false;
    const test::TemporaryFolder folder;
    const std::string text = results_json(before).dump();
    const RegressionResults after = read_results(folder.write("a.json", text));
    EXPECT_EQ(results_json(after).dump(), text);
    EXPECT_EQ(after.suites.at(0).tests.at(0).expected, "[A-C]1|\\+");
    EXPECT_EQ(after.suites.at(0).nodes.at("reading"), 4'000'000'000);
    EXPECT_FALSE(after.suites.at(1).complete);
}

TEST(ResultsJson, RefusesEverythingElseWithOneLine) {
    const test::TemporaryFolder folder;
    const std::string good = results_json(results({suite("owl", {test(1, Verdict::passed, "1")})})).dump();
    std::string other_version = good;
    other_version.replace(other_version.find("\"version\":1"), 11, "\"version\":2");
    std::string unknown = good;
    unknown.replace(unknown.find(R"("passed","seconds")"), 8, R"("past")");
    for (const std::string& text :
         {std::string(), std::string("{}"), std::string("[1"), good.substr(0, good.size() / 2), other_version, unknown,
          std::string("\xFF\0", 2)}) {
        const auto path = folder.write("bad.json", text);
        try {
            read_results(path);
            ADD_FAILURE() << text;
        } catch (const base::FileError& error) {
            EXPECT_EQ(error.what(),
                      path.string() + ": holds no results of katachi regress; make them with --output FILE");
        }
    }
    EXPECT_THROW(read_results(folder / "missing.json"), base::FileError);
}

std::vector<std::string> names(const std::vector<TestChange>& changes) {
    std::vector<std::string> lines;
    for (const TestChange& change : changes) lines.push_back(change.name() + " " + answers_text(change));
    return lines;
}

TEST(Comparison, ShowsEveryKindOfChange) {
    const RegressionResults before = results({
        suite("owl", {test(1, Verdict::passed, "1"), test(2, Verdict::failed, "0"), test(3, Verdict::passed, "A1"),
                      test(4, Verdict::failed, "A1"), test(5, Verdict::unjudged, "7"), test(6, Verdict::passed, "1")}),
        suite("gone", {test(1, Verdict::passed, "1")}),
    });
    const RegressionResults after = results({
        suite("owl", {test(1, Verdict::unexpected_fail, "", "no answer"), test(2, Verdict::unexpected_pass, "1"),
                      test(3, Verdict::passed, "B1"), test(4, Verdict::failed, "A1"), test(5, Verdict::passed, "7"),
                      test(7, Verdict::passed, "1")}),
        suite("new", {test(1, Verdict::passed, "1")}),
    });
    const Comparison changes = compare(before, after);
    EXPECT_THAT(names(changes.newly_failing), ElementsAre("owl:1 1 -> no answer"));
    EXPECT_THAT(names(changes.newly_passing), ElementsAre("owl:2 0 -> 1"));
    EXPECT_THAT(names(changes.other_answers), ElementsAre("owl:3 A1 -> B1"));
    EXPECT_THAT(names(changes.added), ElementsAre("owl:7 1", "new:1 1"));
    EXPECT_THAT(names(changes.removed), ElementsAre("owl:6 1"));
    EXPECT_FALSE(changes.is_empty());
    EXPECT_TRUE(compare(after, after).is_empty());
    const auto json = comparison_json(changes);
    EXPECT_EQ(json.at("newly_failing").at(0).at("test"), "owl:1");
    EXPECT_EQ(json.at("other_answers").at(0).at("after"), "B1");
    EXPECT_TRUE(json.at("removed").at(0).at("after").is_null());
}

TEST(Comparison, TellsWhatTheSuiteChangedFromWhatTheEngineDid) {
    RegressionResults before = results({suite("owl", {test(1, Verdict::unexpected_fail, "4")}), suite("gone", {})});
    RegressionResults after = results({suite("owl", {test(1, Verdict::passed, "4")})});
    before.suites[0].tests[0].expected = "3";
    after.suites[0].tests[0].expected = "4";
    const Comparison changes = compare(before, after);
    EXPECT_TRUE(changes.newly_passing.empty());
    ASSERT_THAT(names(changes.other_expectations), ElementsAre("owl:1 4"));
    EXPECT_EQ(expectations_text(changes.other_expectations[0]), "3 -> 4");
    EXPECT_THAT(changes.not_run, ElementsAre("gone"));
    EXPECT_EQ(comparison_json(changes).at("not_run").at(0), "gone");
}

TEST(Comparison, DoesNotMissWhatOneSideLeftOut) {
    RegressionResults some = results({suite("owl", {test(2, Verdict::passed, "1")})});
    some.suites[0].complete = false;
    const RegressionResults all =
        results({suite("owl", {test(1, Verdict::passed, "1"), test(2, Verdict::passed, "1")})});
    EXPECT_TRUE(compare(all, some).is_empty());
    EXPECT_TRUE(compare(some, all).is_empty());
}

TEST(Comparison, TellsSuitesOfOneNameApartByTheirPaths) {
    RegressionResults before =
        results({suite("owl", {test(1, Verdict::passed, "1")}), suite("owl", {test(2, Verdict::passed, "2")})});
    before.suites[1].path = "other/owl.tst";
    RegressionResults after = before;
    EXPECT_TRUE(compare(before, after).is_empty());
    after.suites[1].tests[0] = test(2, Verdict::unexpected_fail, "3");
    const Comparison changes = compare(before, after);
    EXPECT_THAT(names(changes.newly_failing), ElementsAre("other/owl.tst:2 2 -> 3"));
    EXPECT_TRUE(changes.added.empty());
}

TEST(Comparison, TellsTestsOfOneNumberApartByTheirOrder) {
    const RegressionResults before =
        results({suite("owl", {test(1, Verdict::passed, "1"), test(1, Verdict::passed, "2")})});
    const RegressionResults after =
        results({suite("owl", {test(1, Verdict::passed, "1"), test(1, Verdict::passed, "3")})});
    EXPECT_TRUE(compare(before, before).is_empty());
    EXPECT_THAT(names(compare(before, after).other_answers), ElementsAre("owl:1 2 -> 3"));
}

}  // namespace
}  // namespace katachi::regression
