#include "base/process/shell_word.h"

#include <gtest/gtest.h>

#include "base/process/captured_run.h"

namespace katachi::base {
namespace {

TEST(ShellWord, ArrivesAsItIs) {
    for (const std::string word : {"plain", "", "two  words", "it's", "'", "'';'", R"($HOME "*" `x` \ & # ~)", "a\nb"})
        EXPECT_EQ(captured_run("/bin/sh", {"-c", "printf %s " + shell_quoted(word)}).output, word);
}

}  // namespace
}  // namespace katachi::base
