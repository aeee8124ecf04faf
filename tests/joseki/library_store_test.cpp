// The library in a catalogue: what goes in comes out, nothing twice, and an addition can be taken back.
#include "joseki/graph/library_store.h"

#include <gtest/gtest.h>

#include "tests/joseki/support.h"

namespace katachi::joseki {
namespace {

using joseki::graph_of;
using joseki::node_after;
using joseki::text_of;

const char* const marked = "(;SZ[19];B[pd];W[nc]N[approach]MA[jh]LB[pd:A]C[U\n#close\n;lib(A)>2\n>test(a)\n:shape(3)])";
const char* const counted = "(;SZ[19];B[pd]C[{\"count\": 70, \"b_win\": 40, \"w_win\": 29}];W[qc];B[qd])";
const char* const set_up = "(;SZ[19]AB[pd]AW[nc]PL[B];B[qf]C[<tenuki>])";

TEST(LibraryStore, GivesBackWhatWasAdded) {
    for (const char* sgf : {marked, counted, set_up}) {
        catalogue::Catalogue catalogue = catalogue::Catalogue::in_memory();
        auto graph = graph_of(sgf);
        graph.node(1).stage = 1;
        graph.node(1).outcome = Advantage::opponent;
        graph.node(1).points = 2.5;
        graph.node(1).code = "K10";
        graph.node(1).ended = {
            .games = 3, .own_wins = 1, .opponent_wins = 2, .first_date = 20090101, .last_date = 20160713};
        graph.edge(0).extension = Extension::along_row;
        graph.edge(0).example = "game.sgf#3";
        const auto report = add_to_library(catalogue, graph, sgf);
        EXPECT_EQ(report.new_moves, static_cast<std::int64_t>(graph.edges().size()));
        EXPECT_EQ(text_of(load_library(catalogue)), text_of(graph));
    }
}

TEST(LibraryStore, AddsNothingTwice) {
    catalogue::Catalogue catalogue = catalogue::Catalogue::in_memory();
    const auto first = add_to_library(catalogue, graph_of(counted), "a.sgf");
    const auto second = add_to_library(catalogue, graph_of(counted), "b.sgf");
    EXPECT_TRUE(second.is_repeated);
    EXPECT_EQ(second.id, first.id);
    EXPECT_EQ(text_of(load_library(catalogue)), text_of(graph_of(counted)));
    EXPECT_EQ(stored_additions(catalogue).size(), 1U);
}

TEST(LibraryStore, CountsWhatIsNew) {
    catalogue::Catalogue catalogue = catalogue::Catalogue::in_memory();
    add_to_library(catalogue, graph_of(counted), "a.sgf");
    const auto report = add_to_library(catalogue, graph_of(marked), "b.sgf");
    EXPECT_EQ(report.moves, 2);
    EXPECT_EQ(report.new_moves, 1);
    EXPECT_EQ(report.positions, 3);
    EXPECT_EQ(report.new_positions, 1);
}

TEST(LibraryStore, TakesAnAdditionBack) {
    catalogue::Catalogue catalogue = catalogue::Catalogue::in_memory();
    add_to_library(catalogue, graph_of(counted), "a.sgf");
    const std::string before = text_of(load_library(catalogue));
    const auto report = add_to_library(catalogue, graph_of(marked), "b.sgf");
    ASSERT_NE(text_of(load_library(catalogue)), before);
    const Removal removal = undo_addition(catalogue, report.id);
    EXPECT_EQ(removal.moves, 1);
    EXPECT_EQ(removal.positions, 1);
    EXPECT_EQ(text_of(load_library(catalogue)), before);
    EXPECT_THROW(undo_addition(catalogue, report.id), catalogue::CatalogueError);
}

TEST(LibraryStore, SumsCountsAndKeepsTheLatestStatement) {
    catalogue::Catalogue catalogue = catalogue::Catalogue::in_memory();
    add_to_library(catalogue, graph_of(counted), "a.sgf");
    auto edit = graph_of("(;SZ[19];B[pd])");
    edit.edge(0).played.games = 5;
    edit.edge(0).move_class = MoveClass::urgent;
    add_to_library(catalogue, edit, "an edit", Repetition::allowed);
    edit.edge(0).move_class = MoveClass::minor;
    add_to_library(catalogue, edit, "an edit", Repetition::allowed);
    edit.edge(0).move_class = MoveClass::trick;
    add_to_library(catalogue, edit, "a tree that comes later");  // edits by hand go before it
    const auto library = load_library(catalogue);
    EXPECT_EQ(library.edge(0).played.games, 85);
    EXPECT_EQ(library.edge(0).move_class, MoveClass::minor);
}

TEST(LibraryStore, RemovesAPositionAndWhatHungOnItAlone) {
    catalogue::Catalogue catalogue = catalogue::Catalogue::in_memory();
    const auto graph = graph_of("(;SZ[19](;B[pd];W[nc];B[qf])(;B[qf];W[nc];B[pd];W[qd])(;B[pd];W[qc];B[qd];W[pc]))");
    add_to_library(catalogue, graph, "a.sgf");
    const Removal removal = remove_position(catalogue, graph.node(node_after(graph, "D16 F17")).stones);
    EXPECT_EQ(removal.positions, 1);  // what follows can still be reached in the other order
    EXPECT_EQ(removal.moves, 2);
    const Removal branch =
        remove_move(catalogue, graph.node(node_after(graph, "D16")).stones,
                    graph.edge(*graph.find(node_after(graph, "D16"), *board::parse_vertex("C17", 19))).move);
    EXPECT_EQ(branch.positions, 3);
    EXPECT_THROW(remove_position(catalogue, graph.node(node_after(graph, "D16 F17")).stones),
                 catalogue::CatalogueError);
}

}  // namespace
}  // namespace katachi::joseki
