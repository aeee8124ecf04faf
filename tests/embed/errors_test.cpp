// The C face says what is wrong with what it cannot use.
#include <gtest/gtest.h>

#include <cstring>
#include <random>
#include <string>
#include <utility>

#include "tests/embed/c_face.h"
#include "tests/support/random_position.h"
#include "tests/support/temporary_folder.h"

namespace katachi::embed {
namespace {

TEST(CErrors, SayWhyPatternsAreRefused) {
    const test::TemporaryFolder folder;
    katachi_error error{};
    const auto reason = [&](const std::string& bytes) {
        EXPECT_EQ(open_bytes(bytes, &error), nullptr);
        return std::string(error.text);
    };
    const std::string& blob = library_blob();
    const std::string no_blob = "is no file of compiled patterns; katachi compile PATH -o FILE.kpb makes one";
    EXPECT_EQ(reason(""), "what is in memory " + no_blob);
    EXPECT_EQ(reason(std::string(4096, 'x')), "what is in memory " + no_blob);
    EXPECT_EQ(reason(blob.substr(0, 1024)), "what is in memory is cut off: 1024 of " + std::to_string(blob.size()) +
                                                " bytes; compile its patterns again");
    std::string damaged = blob;
    damaged[blob.size() / 2] = static_cast<char>(damaged[blob.size() / 2] ^ 1);
    EXPECT_EQ(reason(damaged), "what is in memory is damaged: its checksum does not fit; compile its patterns again");

    EXPECT_EQ(katachi_open((folder.path() / "nowhere.kpb").c_str(), &error), nullptr);
    EXPECT_EQ(std::string(error.text),
              (folder.path() / "nowhere.kpb").string() + ": no such file or folder; check its spelling");
    const std::string endless(5000, 'a');
    EXPECT_EQ(katachi_open(endless.c_str(), &error), nullptr);
    EXPECT_EQ(std::strlen(error.text), sizeof error.text - 1);
}

TEST(CErrors, SayWhatIsMissing) {
    katachi_error error{};
    EXPECT_EQ(katachi_open(nullptr, &error), nullptr);
    EXPECT_STREQ(error.text, "no path of a file of compiled patterns: NULL");
    EXPECT_EQ(katachi_open_memory(nullptr, 64, &error), nullptr);
    EXPECT_STREQ(error.text, "no compiled patterns in memory: NULL");
    EXPECT_EQ(katachi_matcher_new(nullptr, &error), nullptr);
    EXPECT_STREQ(error.text, "no patterns to match: NULL");
    EXPECT_EQ(katachi_open(nullptr, nullptr), nullptr);
    katachi_close(nullptr);
    katachi_matcher_free(nullptr);
}

TEST(CErrors, SayWhatIsWrongWithABoardAndKeepTheOldOne) {
    const Patterns patterns = open_bytes(library_blob());
    const CMatcher matcher = matcher_of(patterns);
    std::mt19937 random(test::test_seed());
    ASSERT_TRUE(katachi_set_board(matcher.get(), 9, points_of(test::random_position(9, 0.4, random)).data(), nullptr));
    const Matches before = scan(matcher);

    Points points(20 * 20, 0);
    points[9 * 2 + 4] = 3;
    katachi_error error{};
    const auto reason = [&](int size, const unsigned char* board) {
        katachi_error of_update{};
        EXPECT_FALSE(katachi_set_board(matcher.get(), size, board, nullptr));
        EXPECT_FALSE(katachi_update(matcher.get(), size, board, collect_change, nullptr, &of_update));
        EXPECT_FALSE(katachi_set_board(matcher.get(), size, board, &error));
        EXPECT_STREQ(error.text, of_update.text);
        return std::string(error.text);
    };
    for (const int size : {-1, 0, 1, 20})
        EXPECT_EQ(reason(size, points.data()),
                  "the board has size " + std::to_string(size) + "; sizes are from 2 to 19");
    EXPECT_EQ(reason(9, nullptr), "the board has no points: NULL where size * size bytes are needed");
    EXPECT_EQ(reason(9, points.data()), "the board has a 3 in row 2, column 4 (from 0); 0 is empty, 1 black, 2 white");

    points[9 * 2 + 4] = 0;
    EXPECT_FALSE(katachi_update(matcher.get(), 13, points.data(), collect_change, nullptr, &error));
    EXPECT_STREQ(error.text, "the board has size 13, the one before 9; katachi_set_board takes any");
    for (const auto& [row, column] : {std::pair(-1, 0), std::pair(0, 9), std::pair(9, 0)}) {
        EXPECT_FALSE(katachi_scan_point(matcher.get(), row, column, collect, nullptr, &error));
        EXPECT_EQ(std::string(error.text), "row " + std::to_string(row) + ", column " + std::to_string(column) +
                                               " is no point of the board; both are from 0 to 8");
    }
    EXPECT_EQ(scan(matcher), before);
}

}  // namespace
}  // namespace katachi::embed
