// A rule, its page and its case are one unit.
#include <gtest/gtest.h>

#include <filesystem>
#include <set>

#include "compiler/check/check.h"
#include "tests/support/shared_data.h"

namespace katachi::compiler {

namespace {

namespace fs = std::filesystem;

TEST(Rules, HaveAPageAndACase) {
    for (const Rule& rule : all_rules()) {
        const std::string id(rule.id);
        const std::string page = test::file_bytes(fs::path(KATACHI_RULE_PAGES) / (id + ".md"));
        EXPECT_TRUE(page.starts_with("# " + id + "\n")) << "docs/rules/" << id << ".md";
        const fs::path folder = fs::path(KATACHI_CHECK_CASES) / id;
        EXPECT_TRUE(fs::exists(folder / "input.db") || fs::exists(folder / "input.sgf")) << folder;
        EXPECT_TRUE(fs::exists(folder / "expected.txt")) << folder;
    }
}

TEST(Rules, HaveAllPagesThatThereAre) {
    for (const auto& page : fs::directory_iterator(KATACHI_RULE_PAGES))
        EXPECT_NE(find_rule(page.path().stem().string()), nullptr) << page.path();
}

TEST(Rules, HaveIdsAndCodesOfTheirOwnAndASummary) {
    std::set<std::string_view> words;
    for (const Rule& rule : all_rules()) {
        EXPECT_TRUE(words.insert(rule.id).second) << rule.id;
        EXPECT_TRUE(words.insert(rule.code).second) << rule.id;
        EXPECT_EQ(find_rule(rule.code), &rule);
        EXPECT_TRUE(rule.code.starts_with("KA") && rule.code.size() == 5) << rule.id;
        EXPECT_FALSE(rule.summary.empty()) << rule.id;
        EXPECT_EQ(find_rule(rule.id), &rule);
    }
    EXPECT_EQ(find_rule("no-such-rule"), nullptr);
}

TEST(Rules, RunOnAnEmptyDatabaseOfAnyKind) {
    for (int kind = 0; kind < database_kind_count; ++kind) {
        PatternDatabase database;
        database.spec.kind = static_cast<DatabaseKind>(kind);
        base::Diagnostics findings;
        check(database, findings);
        EXPECT_TRUE(findings.empty());
    }
}

}  // namespace

}  // namespace katachi::compiler
