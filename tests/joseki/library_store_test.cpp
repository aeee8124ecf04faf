// The library in a catalogue: what goes in comes out, nothing twice, and an addition can be taken back.
#include "joseki/store/library_store.h"
#include "joseki/store/disputed_moves.h"

#include <gtest/gtest.h>

#include "tests/joseki/support.h"

namespace katachi::joseki {
namespace {

const char* const marked = "(;SZ[19];B[pd];W[nc]N[approach]MA[jh]LB[pd:A]C[U\n#close\n;lib(A)>2\n>test(a)\n:shape(3)])";
const char* const counted = R"((;SZ[19];B[pd]C[{"count": 70, "b_win": 40, "w_win": 29}];W[qc];B[qd]))";
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

TEST(LibraryStore, AddsWhatDiffersInWhicheverField) {
    catalogue::Catalogue catalogue = catalogue::Catalogue::in_memory();
    auto graph = graph_of(counted);
    const auto is_new = [&] { return !add_to_library(catalogue, graph, "a.sgf").is_repeated; };
    EXPECT_TRUE(is_new());
    graph.node(1).points = 0;
    EXPECT_TRUE(is_new());
    graph.node(1).points = 1e-9;
    EXPECT_TRUE(is_new());
    graph.edge(0).example = "Honinbo 1945";
    EXPECT_TRUE(is_new());
    graph.edge(0).texts["ja"] = "ookii";
    EXPECT_TRUE(is_new());
    graph.node(1).rest.games = 3;
    EXPECT_TRUE(is_new());
    EXPECT_FALSE(is_new());
}

TEST(LibraryStore, KnowsATreeWithItsVariationsInAnotherOrder) {
    catalogue::Catalogue catalogue = catalogue::Catalogue::in_memory();
    add_to_library(catalogue, graph_of("(;SZ[19];B[pd](;W[nc];B[qf])(;W[qc];B[qd]))"), "a.sgf");
    EXPECT_TRUE(
        add_to_library(catalogue, graph_of("(;SZ[19];B[pd](;W[qc];B[qd])(;W[nc];B[qf]))"), "b.sgf").is_repeated);
}

TEST(LibraryStore, NamesTheRemovalsThatHideWhatIsAddedAgain) {
    catalogue::Catalogue catalogue = catalogue::Catalogue::in_memory();
    const auto tree = graph_of(counted), other = graph_of("(;SZ[19];B[pd];W[nc])");
    add_to_library(catalogue, tree, "a.sgf");
    add_to_library(catalogue, other, "b.sgf");
    const Node& star = tree.node(node_after(tree, "D16"));
    const Removal removal = remove_move(catalogue, star.stones, tree.edge(star.continuations.front()).move, "by hand");
    EXPECT_TRUE(add_to_library(catalogue, other, "b.sgf").hidden_by.empty());
    const auto report = add_to_library(catalogue, tree, "a.sgf");
    EXPECT_TRUE(report.is_repeated);
    EXPECT_EQ(report.hidden_by, std::vector{removal.addition});
    undo_addition(catalogue, removal.addition);
    EXPECT_TRUE(add_to_library(catalogue, tree, "a.sgf").hidden_by.empty());
}

// What was added after a removal is shown, whatever the removal took.
TEST(LibraryStore, NamesNoRemovalThatCameBefore) {
    catalogue::Catalogue catalogue = catalogue::Catalogue::in_memory();
    const auto tree = graph_of(counted), later = graph_of("(;SZ[19];B[pd];W[qc]C[later])");
    add_to_library(catalogue, tree, "a.sgf");
    remove_position(catalogue, tree.node(node_after(tree, "D16 C17")).stones, "by hand");
    add_to_library(catalogue, later, "b.sgf");
    EXPECT_TRUE(add_to_library(catalogue, later, "b.sgf").hidden_by.empty());
}

TEST(LibraryStore, RemovesAgainWhatWasAddedAfterARemoval) {
    catalogue::Catalogue catalogue = catalogue::Catalogue::in_memory();
    const auto tree = graph_of(counted);
    const JosekiStones approached = tree.node(node_after(tree, "D16 C17")).stones;
    add_to_library(catalogue, tree, "a.sgf");
    remove_position(catalogue, approached, "by hand");
    add_to_library(catalogue, graph_of("(;SZ[19];B[pd];W[qc]C[later])"), "b.sgf");
    ASSERT_TRUE(load_library(catalogue).find(approached));
    remove_position(catalogue, approached, "by hand");
    EXPECT_FALSE(load_library(catalogue).find(approached));
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

TEST(LibraryStore, TakesAMoveBackThatNobodyElseSpeaksOf) {
    catalogue::Catalogue catalogue = catalogue::Catalogue::in_memory();
    add_to_library(catalogue, graph_of("(;SZ[19](;B[pd];W[nc])(;B[qf];W[nc];B[pd]))"), "a.sgf");
    const auto link = add_to_library(catalogue, graph_of("(;SZ[19];B[pd];W[nc];B[qf])"), "b.sgf");
    EXPECT_EQ(link.new_positions, 0);
    EXPECT_EQ(link.new_moves, 1);
    const Removal removal = undo_addition(catalogue, link.id);
    EXPECT_EQ(removal.positions, 0);
    EXPECT_EQ(removal.moves, 1);
}

TEST(LibraryStore, ReplacesAnAdditionWithAllThatItAloneSaid) {
    catalogue::Catalogue catalogue = catalogue::Catalogue::in_memory();
    add_to_library(catalogue, graph_of(counted), "a.sgf");
    const auto second = add_to_library(catalogue, graph_of(marked), "b.sgf");
    const std::string other = "(;SZ[19];B[pd];W[qc];B[pc])";
    const auto report = replace_addition(catalogue, second.id, graph_of(other), "c.sgf");
    EXPECT_EQ(report.id, second.id);
    EXPECT_FALSE(report.is_repeated);
    catalogue::Catalogue anew = catalogue::Catalogue::in_memory();
    add_to_library(anew, graph_of(counted), "a.sgf");
    add_to_library(anew, graph_of(other), "c.sgf");
    EXPECT_EQ(text_of(load_library(catalogue)), text_of(load_library(anew)));
}

TEST(LibraryStore, KnowsWhatItReplacedNoMore) {
    catalogue::Catalogue catalogue = catalogue::Catalogue::in_memory();
    const Graph old = graph_of("(;SZ[19];B[pd]C[a word];W[nc])"), other = graph_of("(;SZ[19];B[pd];W[qc])");
    const auto first = add_to_library(catalogue, old, "a.sgf");
    replace_addition(catalogue, first.id, other, "a.sgf");
    EXPECT_EQ(text_of(load_library(catalogue)), text_of(other));
    EXPECT_TRUE(add_to_library(catalogue, other, "a.sgf").is_repeated);
    EXPECT_FALSE(add_to_library(catalogue, old, "b.sgf").is_repeated);
}

TEST(LibraryStore, ReplacesAnAdditionByOneThatIsThereAlready) {
    catalogue::Catalogue catalogue = catalogue::Catalogue::in_memory();
    const auto first = add_to_library(catalogue, graph_of(counted), "a.sgf");
    const auto second = add_to_library(catalogue, graph_of(marked), "b.sgf");
    const auto report = replace_addition(catalogue, second.id, graph_of(counted), "b.sgf");
    EXPECT_TRUE(report.is_repeated);
    EXPECT_EQ(report.id, first.id);
    EXPECT_EQ(stored_additions(catalogue).size(), 1U);
    EXPECT_EQ(text_of(load_library(catalogue)), text_of(graph_of(counted)));
}

TEST(LibraryStore, NeverGivesANumberAgain) {
    catalogue::Catalogue catalogue = catalogue::Catalogue::in_memory();
    const auto tree = graph_of(counted);
    const auto first = add_to_library(catalogue, tree, "a.sgf");
    undo_addition(catalogue, first.id);
    const auto second = add_to_library(catalogue, tree, "a.sgf");
    EXPECT_GT(second.id, first.id);
    const Removal removal = remove_position(catalogue, tree.node(node_after(tree, "D16 C17")).stones, "by hand");
    undo_addition(catalogue, removal.addition);
    EXPECT_GT(add_to_library(catalogue, tree, "by hand", Repetition::allowed).id, removal.addition);
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

TEST(LibraryStore, ReplacesTheConstraintOfAPatternAlone) {
    catalogue::Catalogue catalogue = catalogue::Catalogue::in_memory();
    add_to_library(catalogue, graph_of(marked), "a.sgf");
    Graph edit = graph_of("(;SZ[19];B[pd];W[nc])");
    edit.edge(1).pattern.constraint = "lib(A)>3";
    add_to_library(catalogue, edit, "by hand", Repetition::allowed);
    MovePattern expected = graph_of(marked).edge(1).pattern;
    expected.constraint = "lib(A)>3";
    EXPECT_EQ(load_library(catalogue).edge(1).pattern, expected);
}

TEST(LibraryStore, RemovesAPositionAndWhatHungOnItAlone) {
    catalogue::Catalogue catalogue = catalogue::Catalogue::in_memory();
    const auto graph = graph_of("(;SZ[19](;B[pd];W[nc];B[qf])(;B[qf];W[nc];B[pd];W[qd])(;B[pd];W[qc];B[qd];W[pc]))");
    add_to_library(catalogue, graph, "a.sgf");
    const JosekiStones approached = graph.node(node_after(graph, "D16 F17")).stones;
    const Removal removal = remove_position(catalogue, approached, "by hand");
    EXPECT_EQ(removal.positions, 1);  // what follows can still be reached in the other order
    EXPECT_EQ(removal.moves, 2);
    const Graph left = load_library(catalogue);
    EXPECT_EQ(left.nodes().size() + 1, graph.nodes().size());
    EXPECT_EQ(left.edges().size() + 2, graph.edges().size());
    const Removal branch =
        remove_move(catalogue, graph.node(node_after(graph, "D16")).stones,
                    graph.edge(*graph.find(node_after(graph, "D16"), *board::parse_vertex("C17", 19))).move, "by hand");
    EXPECT_EQ(branch.positions, 3);
    EXPECT_THROW(remove_position(catalogue, approached, "by hand"), catalogue::CatalogueError);
}

// As databases of whole boards give them, whose stones nobody has played.
TEST(LibraryStore, RemovesOneOfThePositionsThatNoMoveLeadsTo) {
    catalogue::Catalogue catalogue = catalogue::Catalogue::in_memory();
    Graph graph = graph_of("(;SZ[19];B[pd])");
    const auto position = [&](const char* sgf) { return graph_of(sgf).nodes().back().stones; };
    const JosekiStones one = position("(;SZ[19];B[pd];W[nc])"), other = position("(;SZ[19];B[pd];W[qc])");
    graph.add(one);
    graph.add(other);
    add_to_library(catalogue, graph, "boards.db");
    EXPECT_EQ(remove_position(catalogue, one, "by hand").positions, 1);
    const Graph left = load_library(catalogue);
    EXPECT_FALSE(left.find(one));
    EXPECT_TRUE(left.find(other));
}

TEST(LibraryStore, RemovesAMoveToAPositionThatAnotherOneLeadsTo) {
    catalogue::Catalogue catalogue = catalogue::Catalogue::in_memory();
    const auto graph = graph_of("(;SZ[19](;B[pd];W[nc];B[qf])(;B[qf];W[nc];B[pd];W[qd]))");
    add_to_library(catalogue, graph, "a.sgf");
    const JosekiStones approached = graph.node(node_after(graph, "D16 F17")).stones;
    const Removal removal =
        remove_move(catalogue, approached, normal_move(approached, *board::parse_vertex("C14", 19)), "by hand");
    EXPECT_EQ(removal.positions, 0);
    EXPECT_EQ(removal.moves, 1);
    const Graph left = load_library(catalogue);
    EXPECT_EQ(left.nodes().size(), graph.nodes().size());
    EXPECT_EQ(left.edges().size() + 1, graph.edges().size());
    EXPECT_TRUE(left.node(*left.find(approached)).continuations.empty());
}

TEST(LibraryStore, BringsBackWhatWasRemoved) {
    catalogue::Catalogue catalogue = catalogue::Catalogue::in_memory();
    const auto graph = graph_of("(;SZ[19](;B[pd];W[nc]C[text];B[qf];W[qd])(;B[pd];W[qc];B[qd];W[pc]))");
    add_to_library(catalogue, graph, "a.sgf");
    const JosekiStones star = graph.node(node_after(graph, "D16")).stones;
    const Removal removal = remove_move(catalogue, star, normal_move(star, *board::parse_vertex("F17", 19)), "by hand");
    EXPECT_EQ(removal.positions, 3);
    EXPECT_EQ(stored_additions(catalogue).back().id, removal.addition);
    EXPECT_EQ(load_library(catalogue).edges().size() + 3, graph.edges().size());
    // What comes later is shown, and nothing that was said before.
    const auto later = add_to_library(catalogue, graph_of("(;SZ[19];B[pd];W[nc])"), "b.sgf");
    const Graph again = load_library(catalogue);
    EXPECT_EQ(again.edges().size() + 2, graph.edges().size());
    EXPECT_TRUE(again.edge(again.node(node_after(again, "D16 F17")).predecessors.front()).texts.empty());
    undo_addition(catalogue, later.id);
    undo_addition(catalogue, removal.addition);
    EXPECT_EQ(text_of(load_library(catalogue)), text_of(graph));
}

TEST(LibraryStore, CountsTheGamesOfARemovedMoveAllTheSame) {
    catalogue::Catalogue catalogue = catalogue::Catalogue::in_memory();
    const auto graph =
        graph_of(R"((;SZ[19];B[pd](;W[nc]C[{"count": 30, "b_win": 20, "w_win": 10}])(;W[qc]C[{"count": 10}])))");
    add_to_library(catalogue, graph, "a.sgf");
    const JosekiStones star = graph.node(node_after(graph, "D16")).stones;
    const PlayRecord before = reached(graph, node_after(graph, "D16"));
    remove_move(catalogue, star, normal_move(star, *board::parse_vertex("F17", 19)), "by hand");
    const Graph left = load_library(catalogue);
    EXPECT_EQ(left.node(node_after(left, "D16")).continuations.size(), 1U);
    EXPECT_EQ(reached(left, node_after(left, "D16")), before);
    EXPECT_EQ(left.node(node_after(left, "D16")).rest.games, 30) << "the sequence did not end there";
    EXPECT_EQ(sources_of(catalogue, star).front().reached, 40);
}

TEST(LibraryStore, KeepsTheTextsOfAllSources) {
    catalogue::Catalogue catalogue = catalogue::Catalogue::in_memory();
    const auto said = [&] {
        const Graph library = load_library(catalogue);
        return library.edge(library.node(node_after(library, "D16")).predecessors.front());
    };
    add_to_library(catalogue, graph_of("(;SZ[19];B[pd]N[star]C[big])"), "a.sgf");
    EXPECT_EQ(said().texts.at(""), "big");
    const auto second = add_to_library(catalogue, graph_of("(;SZ[19];B[dd]N[hoshi]C[fast])"), "b.sgf");
    add_to_library(catalogue, graph_of("(;SZ[19];B[dp]C[big\nja: ookii])"), "c.sgf");
    EXPECT_EQ(said().texts, (std::map<std::string, std::string>{{"", "a.sgf: big\nb.sgf: fast"}, {"ja", "ookii"}}));
    EXPECT_EQ(said().name, "star / hoshi");
    Graph edit = graph_of("(;SZ[19];B[pd]N[4-4])");
    edit.edge(0).texts[""] = "my word";
    add_to_library(catalogue, edit, "by hand", Repetition::allowed);
    EXPECT_EQ(said().texts.at(""), "my word");
    EXPECT_EQ(said().name, "4-4");
    undo_addition(catalogue, second.id);
    EXPECT_EQ(said().texts.at("ja"), "ookii");
}

TEST(LibraryStore, TellsMovesThatAdditionsClassDifferently) {
    catalogue::Catalogue catalogue = catalogue::Catalogue::in_memory();
    const auto said = [&](const char* text, const char* source) {
        return add_to_library(catalogue, graph_of(text), source).id;
    };
    const auto first = said("(;SZ[19];B[pd]MA[jj]C[J];W[nc]MA[jj]C[J])", "a.sgf");
    EXPECT_TRUE(moves_disputed_by(catalogue, first).empty());
    // Another corner, the other colour, and one class alone is another one.
    const auto second = said("(;SZ[19];W[dp]MA[jj]C[J];B[cn]MA[jj]C[t])", "b.sgf");
    const auto disputed = moves_disputed_by(catalogue, second);
    ASSERT_EQ(disputed.size(), 1U);
    EXPECT_EQ(statements_text(disputed.front()), "joseki by a.sgf, minor by b.sgf");
    const JosekiStones star = disputed.front().from;
    ASSERT_EQ(disputed_moves(catalogue, star).size(), 1U);
    EXPECT_EQ(disputed_moves(catalogue, star).front().move, disputed.front().move);
    EXPECT_TRUE(disputed_moves(catalogue, {}).empty()) << "on the first move they agree";
    EXPECT_TRUE(disputed_moves(catalogue, star, std::vector{first}).empty());
    const auto edit = graph_of("(;SZ[19];B[pd];W[nc]MA[jj]C[j])");
    const auto by_hand = add_to_library(catalogue, edit, "by hand", Repetition::allowed).id;
    EXPECT_TRUE(disputed_moves(catalogue, star).empty()) << "a person has settled it";
    undo_addition(catalogue, by_hand);
    remove_move(catalogue, star, disputed.front().move, "by hand");
    EXPECT_TRUE(disputed_moves(catalogue, star).empty());
}

TEST(LibraryStore, GivesWhatSomeAdditionsSayAlone) {
    catalogue::Catalogue catalogue = catalogue::Catalogue::in_memory();
    const auto first = add_to_library(catalogue, graph_of(counted), "a.sgf");
    const auto second = add_to_library(catalogue, graph_of(marked), "b.sgf");
    EXPECT_EQ(text_of(load_library(catalogue, std::vector{first.id})), text_of(graph_of(counted)));
    EXPECT_EQ(text_of(load_library(catalogue, std::vector{second.id})), text_of(graph_of(marked)));
    EXPECT_EQ(text_of(load_library(catalogue, std::vector{first.id, second.id})), text_of(load_library(catalogue)));
    EXPECT_THROW(load_library(catalogue, std::vector<std::int64_t>{7}), catalogue::CatalogueError);
    const JosekiStones empty;
    EXPECT_EQ(sources_of(catalogue, empty).size(), 2U);
    ASSERT_EQ(sources_of(catalogue, empty, std::vector{first.id}).size(), 1U);
    EXPECT_EQ(sources_of(catalogue, empty, std::vector{first.id}).front().reached, 70);
}

TEST(LibraryStore, NamesSourcesOfCountsWhereThereAreSeveral) {
    const std::vector<PositionSource> one{{"a.sgf", 0}, {"b.sgf", 5}};
    EXPECT_TRUE(counting_sources(one).empty());
    const std::vector<PositionSource> two{{"a.sgf", 3}, {"b.sgf", 0}, {"c.sgf", 5}};
    ASSERT_EQ(counting_sources(two).size(), 2U);
    EXPECT_EQ(counting_sources(two).back().name, "c.sgf");
}

}  // namespace
}  // namespace katachi::joseki
