// README.md and the documents say what the programs really answer.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/cli/document.h"
#include "tests/support/needs.h"
#include "tests/support/shared_data.h"

namespace katachi::cli {

namespace {

namespace fs = std::filesystem;

std::vector<std::string> document_names() {
    std::vector<std::string> names{"README.md"};
    for (const auto& entry : fs::directory_iterator(test::project_folder() / "docs"))
        if (entry.path().extension() == ".md") names.push_back("docs/" + entry.path().filename().string());
    std::sort(names.begin(), names.end());
    return names;
}

std::string test_name(const testing::TestParamInfo<std::string>& document) {
    std::string name = fs::path(document.param).replace_extension("").string();
    std::replace(name.begin(), name.end(), '/', '_');
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

class Documents : public testing::TestWithParam<std::string> {};

TEST_P(Documents, SayWhatTheProgramsAnswer) {
    const fs::path document = test::project_folder() / GetParam();
    if (needs_collection(document)) KATACHI_NEEDS("games19");
    EXPECT_EQ(differences(document), "");
}

INSTANTIATE_TEST_SUITE_P(All, Documents, testing::ValuesIn(document_names()), test_name);

TEST(DocumentAnswer, LeavesOutLinesWhereItSaysSo) {
    EXPECT_TRUE(answers({"a", "b"}, {"a", "b"}));
    EXPECT_FALSE(answers({"a"}, {"a", "b"}));
    EXPECT_TRUE(answers({"a", "...", "d"}, {"a", "b", "c", "d"}));
    EXPECT_TRUE(answers({"..."}, {}));
    EXPECT_FALSE(answers({"...", "d"}, {"a", "b"}));
    EXPECT_FALSE(answers({}, {"a"}));
}

TEST(Documents, HaveExamplesThatAreRun) { EXPECT_GE(examples(test::project_folder() / "README.md").size(), 5U); }

}  // namespace

}  // namespace katachi::cli
