#include "regression/suites/selection.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "base/files/file_error.h"
#include "regression/suites/set_up.h"
#include "tests/regression/suites/suites.h"

namespace katachi::regression {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Pair;

std::vector<std::string> texts(const std::vector<PlannedStep>& steps) {
    std::vector<std::string> lines;
    for (const PlannedStep& step : steps) lines.push_back((step.is_test ? "test " : "") + step.command->text());
    return lines;
}

template <typename Action>
std::string trouble_of(Action action) {
    try {
        action();
    } catch (const base::FileError& error) {
        return error.what();
    }
    return "";
}

const char* const three_boards =
    "increase_depths\n"
    "loadsgf a.sgf\n1 attack A1\n"
    "loadsgf b.sgf\nplay b A2\n2 attack A2\ntrymove w A3\n3 attack A3\npopgo\ndecrease_depths\n4 attack A4\n"
    "loadsgf c.sgf\n5 play b C1\n6 attack A6\n";

TEST(Plan, IsTheWholeSuiteWhereAllIsSelected) {
    const Suite suite = suite_of(three_boards);
    EXPECT_EQ(plan(suite, {}).size(), suite.commands.size());
}

TEST(Plan, SendsWhatASelectedTestRestsOn) {
    const Suite suite = suite_of(three_boards);
    EXPECT_THAT(texts(plan(suite, {{{3, 3}}})),
                ElementsAre("increase_depths", "loadsgf b.sgf", "play b A2", "trymove w A3", "test attack A3"));
    EXPECT_THAT(texts(plan(suite, {{{1, 1}, {4, 4}}})),
                ElementsAre("increase_depths", "loadsgf a.sgf", "test attack A1", "loadsgf b.sgf", "play b A2",
                            "trymove w A3", "popgo", "decrease_depths", "test attack A4"));
    EXPECT_THAT(texts(plan(suite, {{{6, 9}}})),
                ElementsAre("increase_depths", "decrease_depths", "loadsgf c.sgf", "play b C1", "test attack A6"));
}

TEST(Plan, RefusesNumbersThatAreNotThere) {
    const Suite suite = suite_of(three_boards);
    EXPECT_EQ(trouble_of([&] { plan(suite, {{{3, 4}, {7, 9}}}); }), "suite.tst: has no test 7-9");
    EXPECT_EQ(trouble_of([&] { plan(suite, {{{70, 70}}}); }), "suite.tst: has no test 70");
}

TEST(SetUp, ForgetsWhatALaterCommandUndoes) {
    const Suite suite =
        suite_of("boardsize 9\nplay b A1\nclear_board\nclear_board\nplay b A2\n1 attack A2\nlevel 8\n2 play w A3\n");
    regression::SetUp set_up;
    std::vector<std::string> kept;
    for (const SuiteCommand& command : suite.commands) set_up.add(command);
    for (const SuiteCommand* command : set_up.commands()) kept.push_back(command->text());
    EXPECT_THAT(kept, ElementsAre("boardsize 9", "clear_board", "play b A2", "level 8", "play w A3"));
}

TEST(AskedSuites, AreFilesWithNumbersOrFolders) {
    const test::TemporaryFolder folder;
    folder.write("owl.tst", "");
    folder.write("attack.tst", "");
    folder.write("games.sgf", "");
    folder.write("odd:3.tst", "");
    const std::string owl = (folder / "owl").string();
    EXPECT_EQ(asked_suites(owl).at(0).path, owl + ".tst");
    EXPECT_TRUE(asked_suites(owl + ".tst").at(0).selection.is_everything());
    EXPECT_THAT(asked_suites(owl + ":3,7-12").at(0).selection.ranges, ElementsAre(Pair(3, 3), Pair(7, 12)));
    EXPECT_THAT(asked_suites(owl + ".tst:3").at(0).selection.ranges, ElementsAre(Pair(3, 3)));
    EXPECT_TRUE(asked_suites((folder / "odd:3.tst").string()).at(0).selection.is_everything());
    const auto all = asked_suites(folder.path().string());
    ASSERT_EQ(all.size(), 3U);
    EXPECT_EQ(all[0].path.filename(), "attack.tst");
}

TEST(AskedSuites, SayWhatIsNotThere) {
    const test::TemporaryFolder folder;
    folder.write("owl.tst", "");
    const std::string owl = (folder / "owl.tst").string();
    EXPECT_THAT(trouble_of([&] { asked_suites(owl + ":7-3"); }), HasSubstr("`7-3` is no test; write numbers"));
    EXPECT_THAT(trouble_of([&] { asked_suites(owl + ":3,,4"); }), HasSubstr("`` is no test"));
    EXPECT_THAT(trouble_of([&] { asked_suites(owl + ":99999999999"); }), HasSubstr("is no test"));
    EXPECT_EQ(trouble_of([&] { asked_suites("nowhere/owl:3"); }),
              "nowhere/owl: no such suite or folder; check its spelling");
    const test::TemporaryFolder empty;
    EXPECT_THAT(trouble_of([&] { asked_suites(empty.path().string()); }), HasSubstr("holds no suite"));
}

}  // namespace
}  // namespace katachi::regression
