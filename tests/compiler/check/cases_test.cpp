// Every folder in cases/ is a test: input.db, the kind of its database in `kind` (else "move"), or a joseki tree in
// input.sgf; counts of games in corpus.json, where there are; and in expected.txt what a person is shown.
// With pattern tests in input.test, what is found in these counts. KATACHI_UPDATE_GOLDEN=1 rewrites the expected texts.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "base/findings/diagnostic_order.h"
#include "base/findings/diagnostic_text.h"
#include "compiler/check/check.h"
#include "compiler/check/check_databases.h"
#include "compiler/check/facts/entry_views.h"
#include "compiler/reader/reader.h"
#include "compiler/sgf/reader.h"
#include "joseki/trees/tree_builder.h"
#include "joseki/trees/tree_compiler.h"
#include "tests/support/case_folders.h"
#include "tests/support/golden.h"
#include "tests/support/shared_data.h"
#include "tools/authoring/pattern_test/tested_databases.h"

namespace katachi::compiler {

namespace {

namespace fs = std::filesystem;

// What the tests of pattern tests in `folder` are told, whose files go by their own names.
base::Diagnostics findings_in_tests(const fs::path& folder) {
    const fs::path before = fs::current_path();
    fs::current_path(folder);
    base::Diagnostics findings = authoring::read_tested({"input.test"}).findings;
    fs::current_path(before);
    return findings;
}

struct Checked {
    PatternDatabase database;
    base::Diagnostics findings;
    base::EntryViewer viewer = {};  // of a tree; else that of the database
};

Checked checked(std::string text, DatabaseKind kind, const CheckOptions& options) {
    Checked result;
    result.database.spec.name = "input";
    result.database.spec.kind = kind;
    base::Diagnostics read;
    read_source(std::make_shared<base::SourceFile>("input.db", std::move(text)), result.database, read);
    result.findings = check_databases({&result.database, 1}, read, options).findings;
    if (kind == DatabaseKind::corner)
        joseki::joseki_tree(result.database, joseki::JosekiDialect::gnugo, result.findings);
    base::sort_diagnostics(result.findings);
    return result;
}

Checked checked_tree(const std::string& text) {
    const SgfCollection trees = read_sgf_collection("input.sgf", text);
    joseki::TreeCompiler compiler;
    compiler.add(trees, "J");
    joseki::CompiledTrees compiled = compiler.finish(check);
    base::EntryViewer viewer = [compiled](const base::Diagnostic& finding) {
        return joseki::entry_viewer(compiled)(finding);
    };
    return {std::move(compiled.database), std::move(compiled.findings), std::move(viewer)};
}

CheckOptions options_of(const fs::path& folder) {
    const fs::path corpus = folder / "corpus.json";
    if (!fs::exists(corpus)) return {};
    return {.corpus = std::make_shared<CorpusProfile>(CorpusProfile::read(corpus))};
}

class Case : public testing::TestWithParam<std::string> {
  protected:
    fs::path folder() const { return fs::path(KATACHI_CHECK_CASES) / GetParam(); }
    Checked input() const {
        if (fs::exists(folder() / "input.sgf")) return checked_tree(test::file_bytes(folder() / "input.sgf"));
        Checked result =
            checked(test::file_bytes(folder() / "input.db"), test::kind_of_case(folder()), options_of(folder()));
        if (fs::exists(folder() / "input.test")) result.findings = findings_in_tests(folder());
        return result;
    }
};

TEST_P(Case, PrintsWhatIsExpected) {
    const Checked result = input();
    const base::EntryViewer viewer = result.viewer ? result.viewer : entry_viewer({&result.database, 1});
    const std::string text = base::diagnostic_text(result.findings, {}, viewer);
    const fs::path expected = folder() / "expected.txt";
    EXPECT_EQ(test::golden(expected, text), text);
}

TEST_P(Case, HasTheFindingItIsNamedFor) {
    const Checked result = input();
    const auto of_rule = [&](const base::Diagnostic& finding) { return finding.rule == GetParam(); };
    if (find_rule(GetParam()) != nullptr)
        EXPECT_TRUE(std::any_of(result.findings.begin(), result.findings.end(), of_rule));
    else
        EXPECT_TRUE(result.findings.empty()) << "the folder is not named for a rule";
}

TEST_P(Case, IsMendedByEachFix) {
    const Checked before = input();
    const auto findings_of = [](const Checked& result, const std::string& rule) {
        return std::count_if(result.findings.begin(), result.findings.end(),
                             [&](const base::Diagnostic& finding) { return finding.rule == rule; });
    };
    for (const base::Diagnostic& finding : before.findings) {
        if (!finding.fix) continue;
        const Checked after = checked(base::edited(finding.source->text(), finding.fix->edits),
                                      test::kind_of_case(folder()), options_of(folder()));
        EXPECT_EQ(findings_of(after, finding.rule), findings_of(before, finding.rule) - 1) << finding.message;
        EXPECT_EQ(after.findings.size(), before.findings.size() - 1) << finding.message;
    }
}

INSTANTIATE_TEST_SUITE_P(Rules, Case, testing::ValuesIn(test::case_names(KATACHI_CHECK_CASES)), [](const auto& tested) {
    std::string name = tested.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

}  // namespace

}  // namespace katachi::compiler
