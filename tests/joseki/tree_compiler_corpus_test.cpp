// Real trees, and the databases that were made of them.
#include <gtest/gtest.h>

#include <filesystem>

#include "compiler/check/check.h"
#include "compiler/sgf/reader.h"
#include "joseki/trees/tree_compiler.h"
#include "tests/support/needs.h"
#include "tests/support/shared_data.h"

namespace katachi::joseki {
namespace {

// The entries of a database's text, each with all its lines.
std::vector<std::string> entries_of(const std::string& text) {
    std::vector<std::string> entries;
    for (auto begin = text.find("\nPattern "); begin != std::string::npos;) {
        const auto end = text.find("\nPattern ", begin + 1);
        const std::string entry = text.substr(begin + 1, end - begin - 1);
        entries.push_back(entry.substr(0, entry.find_last_not_of('\n') + 1));
        begin = end;
    }
    return entries;
}

class RealTree : public testing::TestWithParam<std::string> {
  protected:
    static std::filesystem::path folder() { return katachi::test::shared_data() / "gnugo" / "patterns"; }

    static compiler::SgfCollection tree() {
        const std::string file = GetParam() + ".sgf";
        return compiler::read_sgf_collection(file, katachi::test::file_bytes(folder() / file));
    }

    void SetUp() override {
        KATACHI_NEEDS("gnugo/patterns/" + GetParam() + ".sgf");
        KATACHI_NEEDS("gnugo/patterns/" + GetParam() + ".db");
    }
};

TEST_P(RealTree, MakesTheEntriesOfTheDatabaseBesideIt) {
    const compiler::SgfCollection collection = tree();
    TreeCompiler compiler;
    compiler.add(collection, default_prefix(collection.source->path()));
    const auto made = entries_of(compiler.finish(compiler::check).text);
    const auto expected = entries_of(katachi::test::file_bytes(folder() / (GetParam() + ".db")));
    for (std::size_t i = 0; i < std::min(made.size(), expected.size()); ++i) ASSERT_EQ(made[i], expected[i]);
    EXPECT_EQ(made.size(), expected.size());
    EXPECT_GT(made.size(), 10U);
}

INSTANTIATE_TEST_SUITE_P(GnuGo, RealTree,
                         testing::Values("hoshi_keima", "hoshi_other", "komoku", "sansan", "mokuhazushi", "takamoku",
                                         "gogo"),
                         [](const auto& tested) { return tested.param; });

}  // namespace
}  // namespace katachi::joseki
