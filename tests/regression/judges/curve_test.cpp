#include "tests/regression/judges/curve.h"

#include <gmock/gmock.h>

#include "base/files/file_error.h"
#include "tests/support/temporary_folder.h"

namespace katachi::regression {
namespace {

// An engine that answers a word to everything, and spends time on `attack` where it is slow.
std::string engine(const std::string& word, bool is_slow) {
    const std::string work = is_slow ? "case $line in *attack*) for i in $(seq 20000); do :; done;; esac; " : "";
    return "bash -c 'while read number line; do " + work + "echo \"=$number " + word + "\"; echo; done'";
}

TEST(Curve, TellsWhatEachReaderPassesAndTakes) {
    const test::TemporaryFolder folder;
    const auto suite = folder.write("small.tst",
                                    "loadsgf a.sgf 3\n1 attack C3\n#? [1]\n2 attack C4\n#? [0]\nincrease_depths\n"
                                    "trymove black C5\n3 attack C5\n#? [1]\n");
    const CurveSettings settings{.readers = {{"slow", engine("1", true), {}}, {"quick", engine("0", false), {}}},
                                 .rounds = 2};
    const std::atomic<bool> stop = false;
    int rounds = 0;
    const auto points = curve(suite, settings, stop, [&](int) { ++rounds; });
    EXPECT_EQ(rounds, 2);
    ASSERT_EQ(points.size(), 2U);
    EXPECT_EQ(points[0].passed, 2);
    EXPECT_EQ(points[1].passed, 1);
    EXPECT_GT(points[0].seconds, 2 * points[1].seconds);
    EXPECT_THAT(curve_text("small", points), testing::HasSubstr("| quick | 1.0 |"));
}

TEST(Curve, NamesWhoPassesWithinATime) {
    const std::vector<CurvePoint> points{{"first", 9, 1.0}, {"half", 5, 0.5}, {"more", 7, 1.9}, {"most", 8, 4.0}};
    EXPECT_EQ(passes_by_time_text(points, {0.4, 1, 2, 10}),
              "first passes 9.0; nothing at 0.4 times; 5.0 at 1 times; 7.0 at 2 times; 8.0 at 10 times\n");
}

TEST(Curve, NeedsASuite) {
    const std::atomic<bool> stop = false;
    EXPECT_THROW(curve("no-such.tst", {}, stop, [](int) {}), base::FileError);
    const test::TemporaryFolder folder;
    const auto no_test = folder.write("none.tst", "loadsgf a.sgf 3\n1 attack C3\n");
    EXPECT_THROW(curve(no_test, {}, stop, [](int) {}), base::FileError);
}

}  // namespace
}  // namespace katachi::regression
