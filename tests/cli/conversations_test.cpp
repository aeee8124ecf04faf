// What `katachi` answers on the command line; conversation.h says how the files are written.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <vector>

#include "tests/cli/conversation.h"
#include "tests/support/golden.h"
#include "tests/support/needs.h"

namespace katachi::cli {

namespace {

namespace fs = std::filesystem;

const fs::path folder = KATACHI_CONVERSATIONS;

std::vector<std::string> conversation_names() {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder))
        if (entry.path().extension() == ".txt") names.push_back(entry.path().stem());
    std::sort(names.begin(), names.end());
    return names;
}

std::string test_name(const testing::TestParamInfo<std::string>& conversation) {
    std::string name = conversation.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

class CommandLine : public testing::TestWithParam<std::string> {};

TEST_P(CommandLine, AnswersAsWritten) {
    const fs::path file = folder / (GetParam() + ".txt");
    const Played played = play(file);
    if (!played.lacking.empty()) KATACHI_LACKS("there is no program `" + played.lacking + "`");
    if (!played.skipped.empty()) KATACHI_LACKS(played.skipped);
    EXPECT_EQ(test::golden(file, played.text), played.text);
}

INSTANTIATE_TEST_SUITE_P(Conversations, CommandLine, testing::ValuesIn(conversation_names()), test_name);

}  // namespace

}  // namespace katachi::cli
