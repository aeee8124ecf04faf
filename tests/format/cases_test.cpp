// Every folder in cases/ is a test: `input.db`, the kind of its database in `kind` (else "move"), and what the
// formatter makes of it in `expected.db`.
#include <gtest/gtest.h>

#include <algorithm>

#include "compiler/format/format.h"
#include "tests/support/golden.h"
#include "tests/support/shared_data.h"

namespace katachi {
namespace {

namespace fs = std::filesystem;

DatabaseKind kind_of(const fs::path& folder) {
    if (!fs::exists(folder / "kind")) return DatabaseKind::move;
    std::string text = file_bytes(folder / "kind");
    text.erase(text.find_last_not_of('\n') + 1);
    return database_kind(text).value();
}

std::vector<std::string> case_names() {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(KATACHI_FORMAT_CASES))
        names.push_back(entry.path().filename().string());
    std::sort(names.begin(), names.end());
    return names;
}

class FormatCase : public testing::TestWithParam<std::string> {};

TEST_P(FormatCase, BecomesWhatIsExpected) {
    const fs::path folder = fs::path(KATACHI_FORMAT_CASES) / GetParam();
    const auto source = std::make_shared<SourceFile>("input.db", file_bytes(folder / "input.db"));
    const std::string form = formatted(source, kind_of(folder)).text;
    EXPECT_EQ(form, golden(folder / "expected.db", form));
    EXPECT_EQ(formatting_fault(source, form, kind_of(folder)), "");
}

INSTANTIATE_TEST_SUITE_P(Cases, FormatCase, testing::ValuesIn(case_names()),
                         [](const auto& tested) { return tested.param; });

}  // namespace
}  // namespace katachi
