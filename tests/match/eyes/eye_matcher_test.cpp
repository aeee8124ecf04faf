// Compiled eye shapes find what the reference matcher finds: the first entry that can be paired with a space.
#include "engine/match/eyes/eye_matcher.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "compiler/emit/table_builder.h"
#include "compiler/eyes/entry_graph.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "compiler/reference_matcher/eye_space.h"
#include "engine/match/eyes/eye_graph.h"
#include "tests/support/needs.h"
#include "tests/support/random_position.h"
#include "tests/support/shipped_library.h"

namespace katachi::match {
namespace {

struct EyeDatabases {
    explicit EyeDatabases(const std::string& path) {
        base::Diagnostics diagnostics;
        for (const compiler::DatabaseSpec& spec : compiler::discover_databases(path))
            if (spec.kind == DatabaseKind::eye_shape) databases.push_back(compiler::read_database(spec, diagnostics));
    }

    std::vector<compiler::PatternDatabase> databases;
};

// The first entry that fits, by trying all of them.
std::string plain_match(const std::vector<compiler::PatternDatabase>& databases, const compiler::EyeSpace& space) {
    for (const compiler::PatternDatabase& database : databases)
        for (const compiler::Pattern& entry : database.patterns) {
            std::vector<Match> matches;
            compiler::match_eye_shape(entry, {space}, board::Colour::white, matches);
            if (!matches.empty()) return entry.name;
        }
    return "";
}

// A drawing with stones and margins put in or taken away, so that it may be the space of another entry or of none.
compiler::Diagram changed(compiler::Diagram drawing, std::mt19937& random) {
    for (char& cell : drawing.cells) {
        if (cell == ' ') continue;
        const bool marginal = std::string_view("!@$()").find(cell) != std::string_view::npos;
        const bool stone = cell == 'X' || cell == '$' || (cell == 'x' && random() % 2 == 0);
        cell = (marginal != (random() % 8 == 0)) ? (stone ? '$' : '!') : (stone != (random() % 8 == 0)) ? 'X' : '.';
    }
    if (random() % 4 == 0) drawing.edges.south = !drawing.edges.south;
    return drawing;
}

void compare(const std::string& path, int rounds, int least_found) {
    const EyeDatabases read(path);
    const compiler::BuiltTables built(read.databases);
    const PatternTables& tables = built.tables();
    std::mt19937 random(test::test_seed());
    int found = 0, not_found = 0;
    for (const compiler::PatternDatabase& database : read.databases)
        for (const compiler::Pattern& entry : database.patterns)
            for (int round = 0; round < rounds; ++round) {
                compiler::Pattern space = entry;
                space.diagram = changed(entry.diagram, random);
                const EyeGraph graph = without_islands(compiler::entry_graph(space));
                const auto match = matching_eye_shape(tables.eyes, bare_eye_space(graph));
                const std::string expected = plain_match(read.databases, compiler::drawn_eye_space(space.diagram));
                ASSERT_EQ(match ? tables.text(tables.eyes.shapes[match->shape].name) : "", expected) << entry.name;
                ++(match ? found : not_found);
            }
    EXPECT_GE(found, least_found);
    EXPECT_GE(not_found, 50);
}

TEST(EyeMatcher, FindsTheFirstShapeOfTheLibraryThatFits) {
    compare(test::shipped_pattern_folders()[0].string(), 20, 300);
}

TEST(EyeMatcher, FindsTheFirstShapeOfTheCorpusThatFits) {
    KATACHI_NEEDS("gnugo/patterns/eyes.db");
    compare((test::shared_data() / "gnugo/patterns/eyes.db").string(), 1, 500);
}

TEST(EyeMatcher, TellsTheMarkedPointsOfTheSpaceThatWasAsked) {
    compiler::PatternDatabase database;
    database.spec = {.name = "eyes", .kind = DatabaseKind::eye_shape, .files = {}};
    base::Diagnostics diagnostics;
    compiler::read_source(
        std::make_shared<base::SourceFile>("eyes.db", "Pattern 7\n# Bent and open.\n\n(.X>\n\n:0122\n"), database,
        diagnostics);
    ASSERT_TRUE(diagnostics.empty());
    const compiler::BuiltTables built({&database, 1});
    const EyeTables& eyes = built.tables().eyes;
    const auto match = matching_eye_shape(eyes, bare_eye_space(read_eye_graph(".%X%.!").graph));
    ASSERT_TRUE(match);
    EXPECT_STREQ(built.tables().text(eyes.shapes[match->shape].remark), "Bent and open.");
    EXPECT_EQ(eye_value_text(match->answer.value), "0122");
    EXPECT_EQ(match->answer.attack_points, eye_point(3));
    EXPECT_EQ(match->answer.defence_points, eye_point(0));
    EXPECT_FALSE(matching_eye_shape(eyes, bare_eye_space(read_eye_graph(".%.%.!").graph)));
    EXPECT_FALSE(matching_eye_shape(EyeTables(), bare_eye_space(read_eye_graph(".").graph)));
}

}  // namespace
}  // namespace katachi::match
