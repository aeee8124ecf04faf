#include "compiler/check/silenced.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "compiler/check/check.h"
#include "compiler/check/ignore_comments.h"
#include "compiler/reader/reader.h"

namespace katachi::compiler {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

struct Silenced {
    PatternDatabase database;
    base::Diagnostics findings;
    std::size_t count = 0;

    explicit Silenced(const std::string& text, DatabaseKind kind = DatabaseKind::move, const char* name = "a.db") {
        database.spec.kind = kind;
        read_source(std::make_shared<base::SourceFile>(name, text), database, findings);
        check(database, findings);
        count = silence(database, findings);
    }

    std::vector<std::string> rules() const {
        std::vector<std::string> names;
        for (const base::Diagnostic& finding : findings) names.push_back(finding.rule);
        return names;
    }
};

const std::string symmetric = "\nO.O\n.*.\nXXX\n\n:8,-\n\n";
const std::string symmetric_too = "\nO.O\n.*.\nXOX\n\n:8,-\n\n";

TEST(Silence, ReachesTheEntryThatTheCommentIsIn) {
    const Silenced result("Pattern A1\n# katachi: ignore[undeclared-symmetry] asked twice" + symmetric +
                          "Pattern A2\n" + symmetric_too);
    EXPECT_EQ(result.count, 1U);
    EXPECT_THAT(result.rules(), ElementsAre("undeclared-symmetry"));
    EXPECT_EQ(result.findings.front().pattern, "A2");
}

TEST(Silence, GoesByCodeTooAndLetsAReasonNameRules) {
    const Silenced result("Pattern A1\n  #katachi:ignore[ KA205 ]: not KA501, label-case" + symmetric);
    EXPECT_EQ(result.count, 1U);
    EXPECT_THAT(result.rules(), IsEmpty());
}

TEST(Silence, OfAFileReachesAllItsEntries) {
    const Silenced result("# katachi: ignore-file[undeclared-symmetry] an old file\n\nPattern A1\n" + symmetric +
                          "Pattern A2\n" + symmetric_too);
    EXPECT_EQ(result.count, 2U);
    EXPECT_THAT(result.rules(), IsEmpty());
}

TEST(Silence, TakesTheEntrysOwnCommentFirst) {
    const Silenced result(
        "# katachi: ignore-file[KA205] an old file\n\nPattern A1\n# katachi: ignore[KA205] asked twice" + symmetric);
    EXPECT_THAT(result.rules(), ElementsAre("unused-ignore"));
    EXPECT_EQ(result.findings.front().span.begin, 0U);
}

TEST(Silence, HidesNoSyntaxErrorAndJudgesNothingBesideOne) {
    const Silenced result("# katachi: ignore-file[syntax, KA205] hope\n\nPattern A1\n\nXO\n.*\n\nPattern A2\n" +
                          symmetric);
    EXPECT_EQ(result.count, 1U);
    EXPECT_THAT(result.rules(), ElementsAre("syntax"));
}

TEST(Silence, StandsBehindAWholeBoardToo) {
    PatternDatabase database;
    database.spec.kind = DatabaseKind::whole_board;
    base::Diagnostics findings;
    read_source(
        std::make_shared<base::SourceFile>("fuseki9.dbz", "F-1 1 ee # katachi: ignore[KA501] twice on purpose\n"),
        database, findings);
    const auto comments = ignore_comments(database);
    ASSERT_EQ(comments.size(), 1U);
    EXPECT_EQ(comments.front().pattern, &database.patterns.front());
    EXPECT_EQ(database.sources.front()->text(comments.front().whole_line),
              " # katachi: ignore[KA501] twice on purpose");
}

TEST(Silence, LeavesRemarksAlone) {
    const Silenced result("Pattern A1\n\nXO?   # katachi: ignore[KA205] a remark of the row\n.*X\n\n:8,-\n");
    EXPECT_THAT(result.rules(), IsEmpty());
}

}  // namespace

}  // namespace katachi::compiler
