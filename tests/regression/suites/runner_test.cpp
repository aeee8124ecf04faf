// Suites on an engine that misbehaves; fake_engine.cpp says how.
#include "regression/suites/runner.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <thread>

#include "base/files/file_error.h"
#include "base/process/shell_word.h"
#include "regression/suites/results_json.h"
#include "tests/regression/suites/suites.h"

namespace katachi::regression {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

TEST(Runner, GivesTheFourVerdicts) {
    TestRun run;
    const SuiteResult suite = run.run_one(
        "1 echo B14\n#? [B14|D17]\n"
        "2 echo P13\n#? [!P13]\n"
        "3 echo M16\n#? [M16]*\n"
        "4 echo A1\n#? [M16]*\n"
        "5 echo A1\n#? [M16]&\n"
        "6 echo A1\n"
        "7 refuse A1\n#? [!B2]\n"
        "8 echo  two  words\n#? [two  words]\n");
    EXPECT_EQ(verdicts(suite), "1 passed 2 FAILED 3 PASSED 4 failed 5 unjudged 6 unjudged 7 FAILED 8 FAILED");
    EXPECT_EQ(correct_and_got(suite.tests[1]), "Correct \"!P13\", got \"P13\"");
    EXPECT_EQ(suite.tests[6].answer, "? A1");
    EXPECT_EQ(suite.tests[7].answer, "two words");
    const ResultCounts sum = counts(suite);
    EXPECT_EQ(sum.tests, 6U);
    EXPECT_EQ(sum.passed, 2U);
    EXPECT_EQ(sum.unexpected_fails, 3U);
    EXPECT_EQ(sum.unexpected_passes, 1U);
    EXPECT_EQ(sum.unjudged, 2U);
}

// What the test of this command gives, with the position of the test behind it.
std::string trouble_with(const std::string& command, TestRun& run) {
    const SuiteResult suite = run.run_one("loadsgf a\nplay b\ntrymove c\npopgo\n1 position\n#? [a b]\n2 " + command +
                                          "\n#? [1]*\n3 position\n#? [a b]\n4 echo on\n#? [on]\n");
    EXPECT_EQ(verdicts(suite), "1 passed 2 failed 3 passed 4 passed") << command;
    return suite.tests.at(1).trouble;
}

TEST(Runner, AFaultIsOneFailedTestAndTheNextOnesAreAskedOnTheSamePosition) {
    TestRun run;
    EXPECT_EQ(trouble_with("crash", run), "no answer: it ended with signal 11 (Segmentation fault)");
    EXPECT_EQ(trouble_with("leave", run), "no answer: it ended with exit status 3: my last words");
    EXPECT_EQ(trouble_with("deaf", run), "no answer: it closed its output");
    EXPECT_EQ(trouble_with("garbage", run),
              "no answer of the protocol, but `?"
              "?what?`");
    EXPECT_THAT(trouble_with("mistaken", run), HasSubstr("the answer to another command: `="));
    EXPECT_THAT(trouble_with("flood", run), HasSubstr("the answer does not end"));
    run.settings.engine.timeout = std::chrono::milliseconds(300);
    EXPECT_EQ(trouble_with("hang", run), "no answer within 0.3 s");
    EXPECT_EQ(trouble_with("silence", run), "no answer within 0.3 s");
}

TEST(Runner, WaitsForSlowAndLongAnswers) {
    TestRun run;
    const SuiteResult suite =
        run.run_one("1 slow\n#? []\n2 large 1000000\n#? [x*]\n3 lines 3\n#? [line 0\\nline 1\\nline 2]\n");
    EXPECT_EQ(verdicts(suite), "1 passed 2 passed 3 passed");
    EXPECT_GE(suite.tests[0].seconds, 0.2);
    EXPECT_GE(suite.seconds, suite.tests[0].seconds);
}

TEST(Runner, ATestWithoutItsPositionFails) {
    TestRun run;
    const SuiteResult suite = run.run_one(
        "loadsgf missing.sgf\n1 echo 1\n#? [1]\n2 echo 1\n#? [0]*\nloadsgf a\n3 position\n#? [a]\nrefuse "
        "5\n"
        "4 echo 1\n#? [1]\n");
    EXPECT_EQ(verdicts(suite), "1 FAILED 2 failed 3 passed 4 passed");
    EXPECT_EQ(suite.tests[0].trouble, "the position could not be set up");
    EXPECT_EQ(suite.notices.at(0), "line 1: loadsgf missing.sgf: cannot load file");
}

TEST(Runner, ASetUpThatCrashesIsANotice) {
    TestRun run;
    const SuiteResult suite = run.run_one("loadsgf a\ncrash\n1 position\n#? [a]\n");
    EXPECT_EQ(verdicts(suite), "1 passed");
    EXPECT_THAT(suite.notices, ElementsAre(HasSubstr("line 2: crash: no answer: it ended with signal 11")));
}

TEST(Runner, ASetUpThatDoesNotSurviveItsRepetitionIsGivenUp) {
    TestRun run;
    const SuiteResult suite =
        run.run_one("loadsgf a\nfragile\n1 crash\n#? [1]\n2 position\n#? [a]\nloadsgf b\n3 position\n#? [b]\n");
    EXPECT_EQ(verdicts(suite), "1 FAILED 2 FAILED 3 passed");
}

TEST(Runner, CountsNodesAndTime) {
    TestRun run;
    const SuiteResult suite = run.run_one("1 echo\n2 crash\n3 echo\n");
    EXPECT_EQ(suite.nodes.at("owl"), 7);
    EXPECT_EQ(suite.cpu_seconds, 0.0);
    EXPECT_TRUE(suite.complete);
}

TEST(Runner, TheEngineRunsInTheFolderOfTheSuite) {
    TestRun run("sh -c 'cat here; exec " KATACHI_FAKE_ENGINE "'");
    run.folder.write("here", "\n\n");
    EXPECT_EQ(verdicts(run.run_one("1 echo\n#? []\n")), "1 passed");
}

std::string without_times(RegressionResults results) {
    for (SuiteResult& suite : results.suites) {
        suite.seconds = 0;
        for (TestResult& test : suite.tests) test.seconds = 0;
    }
    return results_json(results).dump(1);
}

TEST(Runner, GivesTheSameWithOneEngineAndWithThree) {
    std::vector<std::string> texts;
    for (int i = 0; i < 7; ++i) {
        std::string text = "loadsgf board" + std::to_string(i) + "\n";
        for (int k = 1; k < 20 - i; ++k) {
            text += std::to_string(k) + (k % 7 == i ? " crash\n" : k % 5 == 0 ? " position\n" : " echo A1\n");
            text += k % 3 == 0 ? "#? [A1]*\n" : "#? [A1]\n";
        }
        texts.push_back(text);
    }
    TestRun run;
    const std::string alone = without_times(run.run(texts));
    run.settings.jobs = 3;
    EXPECT_EQ(alone, without_times(run.run(texts)));
}

TEST(Runner, TellsItsProgress) {
    TestRun run;
    std::vector<std::string> told;
    run.settings.progress = [&](const RunProgress& progress) {
        told.push_back(std::to_string(progress.done) + "/" + std::to_string(progress.total) + " " +
                       std::to_string(progress.unexpected) + " " + progress.suite);
    };
    run.run({"1 echo A\n#? [B]\n2 echo A\n", "1 echo A\n#? [A]\n"});
    EXPECT_THAT(told, ElementsAre("1/3 1 a", "2/3 1 a", "3/3 1 b"));
}

TEST(Runner, StopsInTheMiddleOfATestAndKeepsWhatWasRun) {
    TestRun run;
    run.settings.progress = [&](const RunProgress&) {
        std::thread([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(200));
            run.stop.store(true);
        }).detach();
    };
    const auto begin = std::chrono::steady_clock::now();
    const RegressionResults results = run.run({"1 echo A\n#? [A]\n2 hang\n#? [A]\n3 echo A\n#? [A]\n"});
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(5));
    EXPECT_TRUE(results.stopped);
    EXPECT_EQ(verdicts(results.suites.at(0)), "1 passed");
    EXPECT_FALSE(results.suites.at(0).complete);
}

TEST(Runner, KeepsWhatWasRunWhereTheEngineDoesNotStartAgain) {
    TestRun run("sh -c 'test -e started && exit 7; touch started; exec " KATACHI_FAKE_ENGINE "'");
    const RegressionResults results = run.run({"1 echo A\n#? [A]\n2 crash\n#? [A]\n3 echo A\n#? [A]\n"});
    EXPECT_TRUE(results.stopped);
    EXPECT_EQ(verdicts(results.suites.at(0)), "1 passed 2 FAILED");
    EXPECT_THAT(results.suites.at(0).notices, ElementsAre(HasSubstr("given up: the engine does not speak GTP")));
}

std::string trouble_of_engine(const std::string& engine) {
    try {
        TestRun run(engine);
        run.settings.engine.command = base::located_command(engine);
        run.settings.engine.timeout = std::chrono::milliseconds(500);
        run.run_one("1 echo\n");
    } catch (const base::FileError& error) {
        return error.what();
    }
    return "";
}

TEST(Engine, ThatCannotBeRunIsOneLine) {
    EXPECT_EQ(trouble_of_engine("no-such-engine --mode gtp"),
              "no-such-engine: there is no such engine; install it, or name another one with --engine");
    EXPECT_THAT(trouble_of_engine("/nowhere/engine"), HasSubstr("/nowhere/engine: there is no such engine"));
    EXPECT_THAT(trouble_of_engine("/tmp"), HasSubstr("there is no such engine"));
    EXPECT_THAT(trouble_of_engine(" "), HasSubstr("the engine's command is empty"));
    EXPECT_EQ(trouble_of_engine("true"), "the engine does not speak GTP: true: no answer: it ended with exit status 0");
    EXPECT_THAT(trouble_of_engine("cat"), HasSubstr("no answer of the protocol, but `1 name`"));
    EXPECT_THAT(trouble_of_engine("sleep 10"), HasSubstr("no answer within 0.5 s"));
    EXPECT_THAT(trouble_of_engine("$NO_SUCH_VARIABLE/x"), HasSubstr("it ended with exit status 127"));
}

TEST(Engine, IsFoundFromTheFolderOfThePerson) {
    EXPECT_EQ(base::located_command("sh -c x"), "sh -c x");
    EXPECT_EQ(base::located_command("A=1 sh"), "A=1 sh");
    EXPECT_EQ(base::located_command("cd x && ./engine"), "cd x && ./engine");
    EXPECT_EQ(base::located_command("/bin/sh -c x"), "'/bin/sh' -c x");
    EXPECT_EQ(base::located_command("\t/bin/sh\t-c x"), "'/bin/sh'\t-c x");
    const auto here = std::filesystem::relative("/bin/sh");
    EXPECT_THAT(base::located_command(here.string() + " -c"), testing::StartsWith("'/"));
}

TEST(Engine, MayLieInAFolderThatAShellWouldTakeApart) {
    const test::TemporaryFolder folder;
    std::filesystem::create_directory(folder / "it's; a $folder");
    const auto engine = folder / "it's; a $folder/engine";
    std::filesystem::create_symlink(KATACHI_FAKE_ENGINE, engine);
    TestRun run(base::located_command(base::shell_quoted(engine.string())));
    EXPECT_EQ(verdicts(run.run_one("1 echo A\n#? [A]\n")), "1 passed");
}

}  // namespace
}  // namespace katachi::regression
