// SGF trees as graphs: what meets in one node, what is refused, what comments become.
#include "joseki/graph/tree_reader.h"

#include <gtest/gtest.h>

#include "compiler/sgf/reader.h"
#include "tests/joseki/support.h"

namespace katachi::joseki {
namespace {

std::size_t all(const TreeCounts& counts) {
    return counts.new_moves + counts.merged_moves + counts.without_move + counts.refused + counts.elsewhere;
}

TEST(TreeReader, MeetsInOneNodeWhateverTheOrderTheCornerAndTheColours) {
    TreeReading reading;
    const auto graph = graph_of(
        "(;SZ[19](;B[pd];W[nc];B[qf])(;B[pd];W[qf];B[nc])(;B[qf];W[nc];B[pd])"
        "(;W[dp];B[fq];W[cn]))",
        {}, &reading);
    EXPECT_EQ(graph.find(graph.node(node_after(graph, "D16 F17 C14")).stones), node_after(graph, "C14 F17 D16"));
    EXPECT_EQ(reading.counts.nodes, 13U);
    EXPECT_EQ(all(reading.counts), reading.counts.nodes);
    EXPECT_EQ(reading.counts.refused, 0U);
    const NodeIndex star = node_after(graph, "D16");
    EXPECT_EQ(graph.node(star).continuations.size(), 1U);
    EXPECT_EQ(graph.node(0).continuations.size(), 2U);  // star and C14
}

TEST(TreeReader, MergesEqualSiblings) {
    TreeReading reading;
    const auto graph = graph_of("(;SZ[19](;B[pd];W[nc])(;B[pd];W[qf])(;B[pd];W[qc]))", {}, &reading);
    EXPECT_EQ(graph.edges().size(), 3U);
    EXPECT_EQ(reading.counts.new_moves, 3U);
    EXPECT_EQ(reading.counts.merged_moves, 3U);
}

TEST(TreeReader, TakesTwoMovesInARowAndPassesForTenuki) {
    const auto explicit_pass = graph_of("(;SZ[19];B[pd];W[nc];B[];W[qf])");
    const auto in_a_row = graph_of("(;SZ[19];B[pd];W[nc];W[qf])");
    const NodeIndex answered = node_after(in_a_row, "D16 F17");
    ASSERT_EQ(in_a_row.node(answered).continuations.size(), 1U);
    EXPECT_EQ(in_a_row.edge(in_a_row.node(answered).continuations.front()).move, board::pass_vertex);
    EXPECT_EQ(joseki::text_of(explicit_pass), joseki::text_of(in_a_row));
}

TEST(TreeReader, LeavesOutIllegalMovesAndWhatFollows) {
    TreeReading reading;
    graph_of("(;SZ[19];B[pd](;W[pd];B[qf];W[qg])(;W[nc];B[zz]))", {}, &reading);
    EXPECT_EQ(reading.counts.refused, 3U);
    EXPECT_EQ(all(reading.counts), reading.counts.nodes);
    ASSERT_EQ(reading.warnings.size(), 1U);
    EXPECT_EQ(reading.warnings.front().message, "White Q16 and what follows is left out: the point is occupied");
}

TEST(TreeReader, TakesAKoBackAfterAThreatThatTheTreeDoesNotShow) {
    TreeReading reading;
    graph_of("(;SZ[19]AB[pa][qb][pc]AW[oa][nb][oc][pb];B[ob];W[pb])", {}, &reading);
    EXPECT_EQ(reading.counts.refused, 0U);
    EXPECT_EQ(reading.counts.new_moves, 2U);
    EXPECT_EQ(reading.counts.after_ko_threats, 1U);
}

TEST(TreeReader, RefusesOtherBoards) {
    TreeReading reading;
    graph_of("(;SZ[13];B[dd];W[ff])", {}, &reading);
    EXPECT_EQ(reading.counts.refused, 3U);
    EXPECT_EQ(reading.counts.nodes, 3U);
}

TEST(TreeReader, ReadsOneCornerAlone) {
    const TreeReadingOptions options{.corner_lines = 9, .below = {}};
    TreeReading reading;
    const auto graph = graph_of("(;SZ[19];B[pd];W[nc];B[dd];W[qf])", options, &reading);
    EXPECT_EQ(reading.counts.elsewhere, 1U);
    EXPECT_EQ(joseki::text_of(graph), joseki::text_of(graph_of("(;SZ[19];B[pd];W[nc];B[];W[qf])", options)));
}

TEST(TreeReader, ReadsWhatFollowsAPositionAlone) {
    const std::string sgf = "(;SZ[19];B[pd];W[nc](;B[qf];W[pb])(;B[nd];W[md]))";
    const auto whole = graph_of(sgf);
    const TreeReadingOptions options{.corner_lines = {}, .below = whole.node(node_after(whole, "D16 F17 C14")).stones};
    TreeReading reading;
    const auto part = graph_of(sgf, options, &reading);
    EXPECT_EQ(part.edges().size(), 1U);
    EXPECT_EQ(reading.counts.elsewhere, 5U);
    EXPECT_EQ(all(reading.counts), reading.counts.nodes);
}

TEST(TreeReader, KnowsSetUpStones) {
    const auto graph = graph_of("(;SZ[19]AB[pd]AW[nc]PL[B];B[qf])");
    ASSERT_EQ(graph.edges().size(), 1U);
    EXPECT_EQ(graph.node(graph.edge(0).from).set_up.size(), 2U);
    EXPECT_EQ(graph.node(graph.edge(0).to).set_up.size(), 2U);
    EXPECT_TRUE(graph_of("(;SZ[19];B[pd])").node(1).set_up.empty());
}

TEST(TreeReader, KnowsWhoIsToMoveBehindASetUp) {
    EXPECT_EQ(graph_of("(;SZ[19]AB[pd]AW[nc]PL[W];W[qf])").edges().size(), 1U);
    EXPECT_EQ(graph_of("(;SZ[19]AB[pd]AW[nc]PL[B];W[qf])").edges().size(), 2U) << "Black plays elsewhere before it";
}

// White takes the stone in the corner.
TEST(TreeReader, ForgetsSetUpStonesThatAreTaken) {
    const auto graph = graph_of("(;SZ[19]AB[aa]AW[ba]PL[W];W[ab];B[cc])");
    ASSERT_EQ(graph.edges().size(), 2U);
    EXPECT_EQ(graph.node(graph.edge(0).from).set_up.size(), 2U);
    EXPECT_EQ(graph.node(graph.edge(0).to).set_up.size(), 1U);
    EXPECT_EQ(graph.node(graph.edge(1).to).set_up.size(), 1U);
}

TEST(TreeReader, TakesLabelsOfOneLetterAlone) {
    const auto graph = graph_of("(;SZ[19];B[pd];W[nc]MA[jh]LB[pd:A][qd:12][qe:]C[U])");
    ASSERT_EQ(graph.edge(1).pattern.labels.size(), 1U);
    EXPECT_EQ(graph.edge(1).pattern.labels.front().letter, 'A');
}

TEST(TreeReader, KeepsAConstraintWhereAVariationThatMeetsHasNone) {
    const auto graph = graph_of("(;SZ[19](;B[pd];W[nc]MA[jh]C[U\n;olib(*)>1])(;B[pd];W[nc]C[the same]))");
    ASSERT_EQ(graph.edges().size(), 2U);
    EXPECT_EQ(graph.edge(1).pattern.constraint, "olib(*)>1");
}

TEST(TreeReader, ReadsCountsSignsAndTheWordsOfTheJosekiCompiler) {
    const auto counted = graph_of(R"((;SZ[19];B[pd]C[{"count": 70, "b_win": 40, "w_win": 29}];W[nc]C[)"
                                  R"({"count": 30, "b_win": 10, "w_win": 20}]))");
    EXPECT_EQ(counted.edge(0).played, (PlayRecord{.games = 70, .own_wins = 40, .opponent_wins = 29}));
    EXPECT_EQ(counted.edge(1).played, (PlayRecord{.games = 30, .own_wins = 20, .opponent_wins = 10}));

    const auto signs = graph_of("(;SZ[19];B[pd];W[nc]C[<don't>\ntoo early\nja: hayai];B[]C[<tenuki>])");
    EXPECT_EQ(signs.edge(1).texts,
              (std::map<std::string, std::string>{{"", "advice: do not play it\ntoo early"}, {"ja", "hayai"}}));
    EXPECT_EQ(signs.node(signs.edge(2).from).urgency, Urgency::may);

    const auto rules = graph_of("(;SZ[19];B[pd];W[nc]MA[jh]LB[pd:A]C[U\n#close\n;lib(A)>2\n:shape(3)])");
    EXPECT_EQ(rules.edge(1).move_class, MoveClass::urgent);
    EXPECT_EQ(rules.edge(1).texts.at(""), "close");
    const MovePattern& pattern = rules.edge(1).pattern;
    EXPECT_EQ(pattern.constraint, "lib(A)>2");
    EXPECT_EQ(pattern.colon, "shape(3)");
    EXPECT_EQ(std::max(pattern.rows, pattern.columns), 10);
    EXPECT_EQ(std::min(pattern.rows, pattern.columns), 8);
    ASSERT_EQ(pattern.labels.size(), 1U);
    EXPECT_EQ(pattern.labels.front().vertex, *board::parse_vertex("D16", board::max_board_size));
}

TEST(TreeReader, TakesALetterAloneForTheClassAndAllElseForText) {
    const std::string marked = "(;SZ[19];B[pd];W[nc]MA[jh]C[";
    for (const char* prose : {"A good move!", "This is best for White.", "Usually too slow", "see A", "Simple\nN"}) {
        const Graph graph = graph_of(marked + prose + "])");
        EXPECT_FALSE(graph.edge(1).move_class) << prose;
        EXPECT_EQ(graph.edge(1).texts.at(""), prose);
    }
    EXPECT_EQ(graph_of(marked + "t \nwords\n# remark])").edge(1).move_class, MoveClass::minor);
    EXPECT_EQ(graph_of(marked + "t \nwords\n# remark])").edge(1).texts.at(""), "words\nremark");
    EXPECT_EQ(graph_of(marked + "])").edge(1).move_class, MoveClass::standard);
}

TEST(TreeReader, KeepsAllTextsAndNamesOfVariationsThatMeet) {
    const Graph graph = graph_of(
        "(;SZ[19](;B[pd];W[nc]N[approach]C[one\nmore])(;B[dd];W[fc]N[kakari]C[two])(;B[pp];W[nq]N[approach]C[more])"
        "(;B[dp];W[fq]C[two\nja: san]))");
    ASSERT_EQ(graph.edges().size(), 2U);
    EXPECT_EQ(graph.edge(1).name, "approach / kakari");
    EXPECT_EQ(graph.edge(1).texts, (std::map<std::string, std::string>{{"", "one\nmore\ntwo"}, {"ja", "san"}}));
}

TEST(TreeReader, TakesALineEndInANameForABlank) {
    EXPECT_EQ(graph_of("(;SZ[19];B[pd]N[two\nlines])").edge(0).name, "two lines");
}

TEST(TreeReader, CountsWhatItLeavesOut) {
    TreeReading reading;
    graph_of(
        "(;SZ[19]GN[mine]C[a book];B[pd]BM[1]LB[pd:A][qd:12]TR[qf];W[nc]MA[jh][aa]SQ[bb]LB[pd:A][qd:12]TE[1]C[J]"
        ";N[set up]AB[qf]C[stone])",
        {}, &reading);
    EXPECT_EQ(reading.left_out, (LeftOut{{"BM", 1},
                                         {"C of nodes without a move", 2},
                                         {"GN", 1},
                                         {"LB", 3},
                                         {"MA", 1},
                                         {"N of nodes without a move", 1},
                                         {"SQ", 1},
                                         {"TE", 1},
                                         {"TR", 1}}));
    graph_of("(;FF[4]GM[1]SZ[19]C[ ];B[pd]KGAMES[3]N[star]C[text];AW[nc]PL[B])", {}, &reading);
    EXPECT_TRUE(reading.left_out.empty());
}

// Such advice may go against what players do.
TEST(TreeReader, TakesAnEnginesAdviceForNoClass) {
    const auto graph = graph_of("(;SZ[19];B[pd](;W[nc]C[<don't>])(;W[qc]C[<bad>])(;W[pc]C[<avoid>]))");
    ASSERT_EQ(graph.edges().size(), 4U);
    const char* const advice[] = {"", "advice: do not play it", "advice: bad", "advice: avoid it"};
    for (std::size_t i = 1; i < graph.edges().size(); ++i) {
        EXPECT_FALSE(graph.edges()[i].move_class);
        EXPECT_EQ(graph.edges()[i].texts.at(""), advice[i]);
    }
}

}  // namespace
}  // namespace katachi::joseki
