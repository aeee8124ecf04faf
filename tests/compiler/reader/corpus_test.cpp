// The pattern databases of GNU Go: every entry is read, its spans are exact, its canonical text means the same.
#include <gtest/gtest.h>

#include <set>

#include "base/findings/source_file.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "tests/compiler/reader/span_check.h"
#include "tests/fuzz/reading_promise.h"
#include "tests/support/needs.h"
#include "tests/support/shared_data.h"

namespace katachi::compiler {
namespace {

class PatternCorpus : public testing::Test {
  protected:
    void SetUp() override {
        KATACHI_NEEDS("gnugo/patterns");
        for (const DatabaseSpec& spec : discover_databases(test::shared_data() / "gnugo/patterns"))
            databases_.push_back(read_database(spec, diagnostics_));
    }

    std::vector<PatternDatabase> databases_;
    base::Diagnostics diagnostics_;
};

TEST_F(PatternCorpus, HasAllItsEntriesAndNoErrors) {
    for (const base::Diagnostic& finding : diagnostics_)
        ADD_FAILURE() << finding.source->path() << " " << finding.pattern << ": " << finding.message;
    int named = 0, playouts = 0, whole_boards = 0;
    std::set<std::string> named_files, other_files;
    for (const PatternDatabase& database : databases_) {
        const DatabaseKind kind = database.spec.kind;
        const bool is_named = kind != DatabaseKind::monte_carlo && kind != DatabaseKind::whole_board;
        int& count = is_named ? named : kind == DatabaseKind::monte_carlo ? playouts : whole_boards;
        count += static_cast<int>(database.patterns.size());
        for (const base::SourcePtr& source : database.sources)
            (is_named ? named_files : other_files).insert(source->path());
        for (const Pattern& pattern : database.patterns) EXPECT_TRUE(pattern.sound) << pattern.name;
    }
    EXPECT_EQ(named, 6314);
    EXPECT_EQ(named_files.size(), 23U);
    EXPECT_EQ(other_files.size(), 6U);
    EXPECT_GT(playouts, 0);
    EXPECT_GT(whole_boards, 0);
}

TEST_F(PatternCorpus, SpansAreExact) {
    for (const PatternDatabase& database : databases_)
        for (const Pattern& pattern : database.patterns)
            EXPECT_EQ(wrong_span(pattern, database.spec.kind), "") << pattern.source->path() << " " << pattern.name;
}

TEST_F(PatternCorpus, EntriesDoNotOverlap) {
    for (const PatternDatabase& database : databases_)
        for (std::size_t i = 1; i < database.patterns.size(); ++i) {
            const Pattern& before = database.patterns[i - 1];
            const Pattern& pattern = database.patterns[i];
            const bool in_order = before.source != pattern.source || before.span.end < pattern.span.begin;
            EXPECT_TRUE(in_order) << pattern.name;
        }
}

TEST_F(PatternCorpus, EveryEntrySurvivesItsCanonicalText) {
    for (const PatternDatabase& database : databases_)
        for (const Pattern& pattern : database.patterns)
            EXPECT_EQ(fuzz::broken_round_trip(pattern, database.spec.kind), "")
                << pattern.source->path() << " " << pattern.name;
}

}  // namespace
}  // namespace katachi::compiler
