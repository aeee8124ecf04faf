#include "tools/authoring/format/changed_parts.h"

#include <gtest/gtest.h>

#include "base/text/trim.h"
#include "tests/bad_input/support.h"

namespace katachi::authoring {
namespace {

const std::string unformatted = "Pattern one\n\nXOa\n.*.\n\n:8,-\n\nXOa\n.*.\n\n;lib(a)>1\n";

std::string saved(const std::string& before, const std::string& edited) {
    const auto source = std::make_shared<base::SourceFile>("a.db", edited);
    return formatted_where_changed(before, source, compiler::DatabaseKind::move);
}

TEST(ChangedParts, ANewEntryLeavesTheOneBeforeItAsItIs) {
    const std::string lead(base::trimmed_back(unformatted, "\n"));
    EXPECT_EQ(saved(unformatted, lead + "\n\n\nPattern two\n\nX.\nO*\n\n: 8 , -\n"),
              lead + "\n\n\nPattern two\n\nX.\nO*\n\n:8,-\n");
}

TEST(ChangedParts, EndsOfLinesStayAsTheyAre) {
    const std::string before = test::with_line_ends(unformatted, "\r\n");
    const std::string edited = test::with_line_ends("Pattern one\n\nXOa\nX*.\n\n: 8,-\n", "\r\n");
    EXPECT_EQ(saved(before, edited), test::with_line_ends("Pattern one\n\nXOa\nX*.\n\n:8,-\n", "\r\n"));
}

}  // namespace
}  // namespace katachi::authoring
