#include "base/text/unified_diff.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <random>

#include "tests/support/needs.h"
#include "tests/support/random_position.h"
#include "tests/support/shared_data.h"
#include "tests/support/temporary_folder.h"

namespace katachi::base {

namespace {

TEST(UnifiedDiff, SaysNothingOfEqualTexts) {
    EXPECT_EQ(unified_diff("x.db", "", ""), "");
    EXPECT_EQ(unified_diff("x.db", "a\nb\n", "a\nb\n"), "");
}

TEST(UnifiedDiff, KeepsThreeLinesAroundAChange) {
    EXPECT_EQ(unified_diff("x.db", "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n"),
              "--- x.db\n+++ x.db\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n");
}

TEST(UnifiedDiff, PartsWhatIsFarApart) {
    EXPECT_EQ(unified_diff("x.db", "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "2\n3\n4\n5\n6\n7\n8\n9\n10\n"),
              "--- x.db\n+++ x.db\n@@ -1,4 +1,3 @@\n-1\n 2\n 3\n 4\n@@ -7,3 +6,4 @@\n 7\n 8\n 9\n+10\n");
}

TEST(UnifiedDiff, NamesTheLineBeforeAnEmptyRange) {
    EXPECT_EQ(unified_diff("x.db", "", "a\n"), "--- x.db\n+++ x.db\n@@ -0,0 +1 @@\n+a\n");
    EXPECT_EQ(unified_diff("x.db", "a\n", ""), "--- x.db\n+++ x.db\n@@ -1 +0,0 @@\n-a\n");
}

TEST(UnifiedDiff, MarksAMissingLastLineEnd) {
    EXPECT_EQ(unified_diff("x.db", "a", "a\n"),
              "--- x.db\n+++ x.db\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n");
}

TEST(UnifiedDiff, EndsANameThatHoldsABlank) {
    EXPECT_EQ(unified_diff("my patterns/x.db", "a\n", "b\n"),
              "--- my patterns/x.db\t\n+++ my patterns/x.db\t\n@@ -1 +1 @@\n-a\n+b\n");
}

// `patch` judges: what it makes of the old text with the diff is the new text.
TEST(UnifiedDiff, IsWhatPatchReads) {
    if (std::system("patch --version > /dev/null 2>&1") != 0) KATACHI_LACKS("there is no program `patch`");
    std::mt19937 random(test::test_seed());
    const auto random_text = [&] {
        std::string text;
        const int lines = std::uniform_int_distribution<>(0, 30)(random);
        for (int i = 0; i < lines; ++i)
            text += std::string(1, static_cast<char>('a' + std::uniform_int_distribution<>(0, 3)(random))) + "\n";
        if (!text.empty() && random() % 3 == 0) text.pop_back();
        return text;
    };
    const test::TemporaryFolder folder;
    const std::string command = "cd '" + folder.path().string() + "' && patch -s -p0 < change";
    for (int i = 0; i < 20; ++i) {
        const std::string before = random_text();
        const std::string after = random_text();
        if (after.empty()) continue;  // `patch` removes such a file
        const std::string name = i % 2 == 0 ? "x.db" : "an x.db";
        folder.write(name, before);
        folder.write("change", unified_diff(name, before, after));
        ASSERT_EQ(std::system(command.c_str()), 0) << before << "\n" << after;
        ASSERT_EQ(test::file_bytes(folder / name), after);
    }
}

}  // namespace

}  // namespace katachi::base
