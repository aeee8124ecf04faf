// The databases that the project ships.
#include <gtest/gtest.h>

#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "tests/compiler/reader/span_check.h"
#include "tests/fuzz/reading_promise.h"
#include "tests/support/shipped_library.h"

namespace katachi::compiler {
namespace {

class ShippedLibrary : public testing::TestWithParam<std::filesystem::path> {};

TEST_P(ShippedLibrary, IsReadExactlyAndSurvivesItsCanonicalText) {
    base::Diagnostics diagnostics;
    int entries = 0;
    for (const DatabaseSpec& spec : discover_databases(GetParam()))
        for (const Pattern& pattern : read_database(spec, diagnostics).patterns) {
            ++entries;
            EXPECT_EQ(wrong_span(pattern, spec.kind), "") << pattern.name;
            EXPECT_EQ(fuzz::broken_round_trip(pattern, spec.kind), "") << pattern.name;
        }
    for (const base::Diagnostic& finding : diagnostics) ADD_FAILURE() << finding.pattern << ": " << finding.message;
    EXPECT_GT(entries, 0);
}

INSTANTIATE_TEST_SUITE_P(Libraries, ShippedLibrary, testing::ValuesIn(test::shipped_pattern_folders()),
                         [](const auto& tested) {
                             return tested.param.parent_path().filename().string() + "_" +
                                    tested.param.filename().string();
                         });

}  // namespace
}  // namespace katachi::compiler
