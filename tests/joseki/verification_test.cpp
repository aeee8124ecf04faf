// Every move of a library is found in what is compiled from it; where one is not, that is said.
#include "joseki/graph/verification.h"

#include <gmock/gmock.h>

#include "compiler/sgf/reader.h"
#include "tests/joseki/support.h"
#include "tests/support/shared_data.h"

namespace katachi::joseki {
namespace {

using testing::ElementsAre;
using testing::EndsWith;

Graph shipped_library() {
    Graph graph;
    for (const char* name : {"hoshi", "komoku", "sansan", "mokuhazushi", "takamoku"}) {
        const auto path = test::project_folder() / "joseki/library" / (std::string(name) + ".sgf");
        for (const compiler::SgfTree& tree :
             compiler::read_sgf_collection(path.string(), katachi::test::file_bytes(path)).games)
            read_tree(tree, default_import_rules(), {}, graph);
    }
    return graph;
}

TEST(Verification, FindsEveryMoveOfTheShippedTrees) {
    const Graph library = shipped_library();
    const Verification found = verify(library, {});
    EXPECT_THAT(found.faults, ElementsAre());
    EXPECT_GE(found.patterns, 400);
    EXPECT_EQ(found.corner_boards, 16 * found.patterns);
    EXPECT_TRUE(found.is_complete);
}

TEST(Verification, SaysWhereAMoveLeadsElsewhere) {
    Graph library = joseki::graph_of("(;SZ[19];B[pd];W[nc])");
    library.edge(1).to = 0;
    EXPECT_THAT(verify(library, {}).faults, ElementsAre(EndsWith("O17: leads to 14qpnyav, not to scthx8x6")));
}

TEST(Verification, SaysWhatCannotBePlayed) {
    // White has no liberty there.
    Graph library = joseki::graph_of("(;SZ[19]AB[sb][ra]PL[W];W[qc])");
    library.edge(0).move = *board::parse_vertex("A19", board::max_board_size);
    EXPECT_THAT(verify(library, {}).faults, testing::Contains(EndsWith("cannot be played")));
}

TEST(Verification, StopsWhenAsked) {
    const std::atomic<bool> stop = true;
    EXPECT_FALSE(verify(joseki::graph_of("(;SZ[19];B[pd];W[nc])"), {.stop = &stop}).is_complete);
}

}  // namespace
}  // namespace katachi::joseki
