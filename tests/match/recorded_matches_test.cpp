// Every match that GNU Go 3.8 reported on 270 positions, line for line.
#include <gtest/gtest.h>

#include <algorithm>

#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "compiler/reference_matcher/recorded_form.h"
#include "tests/support/needs.h"
#include "tests/support/recorded_positions.h"
#include "tests/support/shared_data.h"

namespace katachi::match {
namespace {

std::vector<compiler::PatternDatabase> read_corpus(const std::filesystem::path& folder) {
    base::Diagnostics diagnostics;
    std::vector<compiler::PatternDatabase> databases;
    for (const compiler::DatabaseSpec& spec : compiler::discover_databases(folder))
        databases.push_back(compiler::read_database(spec, diagnostics));
    return databases;
}

// The first line that only one of the two has, for a message that can be read.
std::string first_difference(const std::vector<std::string>& recorded, const std::vector<std::string>& found) {
    const auto [r, f] = std::mismatch(recorded.begin(), recorded.end(), found.begin(), found.end());
    if (r == recorded.end() && f == found.end()) return "";
    return "recorded `" + (r == recorded.end() ? "nothing more" : *r) + "`, found `" +
           (f == found.end() ? "nothing more" : *f) + "`";
}

// The positions are shared out among several tests, which run beside each other.
constexpr std::size_t shares = 10;

class RecordedMatches : public testing::TestWithParam<std::size_t> {};

TEST_P(RecordedMatches, AreFoundExactly) {
    KATACHI_NEEDS("gnugo/patterns");
    KATACHI_NEEDS(test::recorded_matches_file);
    const auto record = test::recorded_positions();
    ASSERT_EQ(record.size(), 270U);
    const auto databases = read_corpus(test::shared_data() / "gnugo/patterns");
    std::size_t matches = 0;
    for (std::size_t i = GetParam(); i < record.size(); i += shares) {
        const auto found = compiler::recorded_lines(databases, record[i].position);
        ASSERT_EQ(first_difference(record[i].matches, found), "") << record[i].game << ", move " << record[i].move;
        matches += found.size();
    }
    EXPECT_GT(matches, 90'000U);
}

INSTANTIATE_TEST_SUITE_P(Share, RecordedMatches, testing::Range(std::size_t{0}, shares));

}  // namespace
}  // namespace katachi::match
