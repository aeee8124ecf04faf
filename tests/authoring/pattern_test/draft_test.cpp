#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/authoring/pattern_test/pattern_tests.h"
#include "tests/support/golden.h"
#include "tools/authoring/pattern_test/draft.h"

namespace katachi::authoring {
namespace {

using testing::IsEmpty;

struct Sample {
    std::string text;
    compiler::DatabaseKind kind = compiler::DatabaseKind::move;
};

const std::vector<Sample>& samples() {
    static const std::vector<Sample> all{
        {"Pattern above\n\n.*.\n?X?\n\n:|,-\n"},
        {"Pattern net\n\n?O?\nOX.\n?.*\n\n:\\,A\n\n?O?\nOA.\n?.*\n\n;lib(A)==2 && oplay_attack(*,A)\n",
         compiler::DatabaseKind::attack},
        {"Pattern at\n\nxX*o\n----\n\n:8,-\n"},
        {"Pattern corner\n\n....|\n.*O.|\n..X.|\n....|\n----+\n\n:8,J\n", compiler::DatabaseKind::corner},
        {"Pattern 302\n\n.*X\nx  \n\n:1122\n", compiler::DatabaseKind::eye_shape},
        {"Pattern linked\n\nO.O\n...\n\n:|,C\n", compiler::DatabaseKind::connection},
        {"Pattern never\n\n?*X\n\n:8,-\n\n?*A\n\n;lib(A)==40\n"},
    };
    return all;
}

std::string draft_of(const Sample& sample) {
    return draft_tests(database_of(sample.text, sample.kind).patterns.front(), sample.kind, board_analysis());
}

TEST(PatternTestDraft, DraftsAreReadable) {
    std::string all;
    for (const Sample& sample : samples()) all += draft_of(sample) + "\n";
    EXPECT_EQ(all, test::golden(std::string(KATACHI_GOLDEN) + "/drafts.txt", all));
}

TEST(PatternTestDraft, DraftsHoldAndNoticeEveryChange) {
    for (std::size_t i = 0; i + 1 < samples().size(); ++i) {
        const compiler::PatternDatabase database = database_of(samples()[i].text, samples()[i].kind);
        const std::string draft = draft_of(samples()[i]);
        for (const std::string& answer : run(database, draft))
            EXPECT_EQ(answer.substr(0, answer.find(' ')), answer.substr(answer.rfind(' ') + 1)) << draft;
        EXPECT_THAT(unnoticed(database, draft), IsEmpty()) << draft;
    }
}

}  // namespace
}  // namespace katachi::authoring
