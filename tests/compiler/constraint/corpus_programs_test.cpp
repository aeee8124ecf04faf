// Every constraint and action of the real databases means as a program what it means as a tree, and class letters are
// worth the same.
#include <gtest/gtest.h>

#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "engine/match/blob/check_tables.h"
#include "tests/compiler/constraint/compared.h"
#include "tests/support/needs.h"
#include "tests/support/shared_data.h"

namespace katachi::compiler {
namespace {

// How many patterns have a program.
int compare(const std::filesystem::path& folder) {
    base::Diagnostics diagnostics;
    std::vector<PatternDatabase> databases;
    for (const DatabaseSpec& spec : discover_databases(folder)) databases.push_back(read_database(spec, diagnostics));
    const BuiltTables built(databases);
    EXPECT_EQ(match::check_tables(built.tables()), "");
    int compared = 0;
    std::uint16_t index = 0;
    for (const PatternDatabase& database : databases)
        for (const Pattern& pattern : database.patterns) {
            if (!has_tables(database.spec.kind) || !has_tables(pattern)) continue;
            for (unsigned lot = 0; lot < 20; ++lot) expect_programs_mean_trees(pattern, index, built.tables(), lot);
            if (pattern.constraint || !pattern.actions.empty()) ++compared;
            ++index;
        }
    return compared;
}

TEST(CorpusPrograms, MeanWhatTheirTreesMean) {
    KATACHI_NEEDS("gnugo/patterns");
    EXPECT_GT(compare(test::shared_data() / "gnugo/patterns"), 1000);
}

TEST(CorpusPrograms, OfTheLibraryMeanWhatTheirTreesMean) {
    EXPECT_GT(compare(test::project_folder() / "patterndb/library"), 10);
}

}  // namespace
}  // namespace katachi::compiler
