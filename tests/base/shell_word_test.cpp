#include "base/process/shell_word.h"

#include <gtest/gtest.h>

#include "base/process/captured_run.h"

namespace katachi::base {
namespace {

TEST(ShellWord, ArrivesAsItIs) {
    for (const std::string word : {"plain", "", "two  words", "it's", "'", "'';'", R"($HOME "*" `x` \ & # ~)", "a\nb"})
        for (const std::string& written : {shell_quoted(word), shell_word(word)})
            EXPECT_EQ(captured_run("/bin/sh", {"-c", "printf %s " + written}).output, word);
}

TEST(ShellWord, HasQuotesOnlyWhereItNeedsThem) {
    EXPECT_EQ(shell_word("games/a-1.sgf"), "games/a-1.sgf");
    EXPECT_EQ(shell_word("games.sgf#3"), "'games.sgf#3'");
    EXPECT_EQ(shell_word(""), "''");
}

}  // namespace
}  // namespace katachi::base
