// The eye shapes of the library, written by hand, agree with the table of solved games.
#include <gtest/gtest.h>

#include "compiler/eyes/entry_graph.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "engine/eyes/solved_eyes.h"
#include "engine/match/eyes/eye_matcher.h"
#include "tests/support/shipped_library.h"

namespace katachi::match {
namespace {

TEST(LibraryEyes, AgreeWithTheSolvedGames) {
    base::Diagnostics diagnostics;
    const auto specs = compiler::discover_databases(test::shipped_pattern_folders()[0] / "eyes.db");
    ASSERT_EQ(specs.size(), 1U);
    int shapes = 0, spaces = 0;
    for (const compiler::Pattern& entry : compiler::read_database(specs[0], diagnostics).patterns) {
        const EyeGraph graph = compiler::entry_graph(entry);
        bool is_solved = false;
        for (const EyeGraph& filled : filled_eye_graphs(graph)) {
            if (has_stones_without_liberty(filled)) continue;
            const auto solved = solved_answer(solved_eyes().eyes, bare_eye_space(filled), 2);
            if (!solved) continue;
            EXPECT_EQ(eye_value_text(solved->value), entry.eye_value) << entry.name;
            is_solved = true;
            ++spaces;
        }
        shapes += is_solved ? 1 : 0;
    }
    EXPECT_GE(shapes, 60);
    EXPECT_GE(spaces, 80);
}

}  // namespace
}  // namespace katachi::match
