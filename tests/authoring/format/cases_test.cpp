// Every folder in cases/ is a test: `input.db`, the kind of its database in `kind` (else "move"), and what the
// formatter makes of it in `expected.db`.
#include <gtest/gtest.h>

#include "tests/support/case_folders.h"
#include "tests/support/golden.h"
#include "tests/support/shared_data.h"
#include "tools/authoring/format/format.h"

namespace katachi::authoring {
namespace {

namespace fs = std::filesystem;

class FormatCase : public testing::TestWithParam<std::string> {};

TEST_P(FormatCase, BecomesWhatIsExpected) {
    const fs::path folder = fs::path(KATACHI_FORMAT_CASES) / GetParam();
    const auto source = std::make_shared<base::SourceFile>("input.db", test::file_bytes(folder / "input.db"));
    const std::string form = formatted(source, test::kind_of_case(folder)).text;
    EXPECT_EQ(form, test::golden(folder / "expected.db", form));
    EXPECT_EQ(formatting_fault(source, form, test::kind_of_case(folder)), "");
}

INSTANTIATE_TEST_SUITE_P(Cases, FormatCase, testing::ValuesIn(test::case_names(KATACHI_FORMAT_CASES)),
                         [](const auto& tested) { return tested.param; });

}  // namespace
}  // namespace katachi::authoring
