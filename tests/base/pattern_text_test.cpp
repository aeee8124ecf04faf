#include "base/files/pattern_text.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include "base/files/file_error.h"
#include "base/files/input_limits.h"
#include "tests/support/temporary_folder.h"

namespace katachi::base {
namespace {

std::string trouble(const std::filesystem::path& path) {
    try {
        read_pattern_text(path);
        return "";
    } catch (const FileError& error) {
        return error.what();
    }
}

TEST(PatternText, TakesAFileUpToTheLimit) {
    const test::TemporaryFolder folder;
    const auto path = folder.write("a.db", std::string(100'000, 'x'));
    EXPECT_EQ(read_pattern_text(path)->text().size(), 100'000U);
    set_pattern_text_limit(100'000);
    EXPECT_EQ(read_pattern_text(path)->text().size(), 100'000U);
    set_pattern_text_limit(64 * 1024);
    EXPECT_EQ(trouble(path), path.string() +
                                 ": is larger than the 64K that are read of a pattern file; --limit-text SIZE sets "
                                 "another limit");
    set_pattern_text_limit(default_pattern_text_limit);
}

// Refused without being read to its end.
TEST(PatternText, RefusesAFileOfATerabyte) {
    const test::TemporaryFolder folder;
    const auto path = folder.write("a.db", "");
    std::filesystem::resize_file(path, std::uintmax_t{1} << 40);
    EXPECT_NE(trouble(path).find("larger than the 32M"), std::string::npos) << trouble(path);
}

// As `check <(command)`, where the text is asked for again.
TEST(PatternText, OfAPipeIsGivenAgain) {
    int ends[2];
    ASSERT_EQ(::pipe(ends), 0);
    ASSERT_EQ(::write(ends[1], "a text", 6), 6);
    ::close(ends[1]);
    const std::filesystem::path pipe = "/proc/self/fd/" + std::to_string(ends[0]);
    for (int time = 0; time < 2; ++time) EXPECT_EQ(read_pattern_text(pipe)->text(), "a text") << time;
    ::close(ends[0]);
}

}  // namespace
}  // namespace katachi::base
