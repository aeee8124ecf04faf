// Graphs as SGF trees and as corner patterns, read back by those who read such files.
#include <gtest/gtest.h>

#include <set>

#include "compiler/reader/reader.h"
#include "compiler/reference_matcher/reference_matcher.h"
#include "compiler/sgf/transform.h"
#include "compiler/sgf/writer.h"
#include "joseki/graph/db_export.h"
#include "joseki/graph/sgf_export.h"
#include "joseki/graph/tree_reader.h"
#include "tests/joseki/mining_games.h"
#include "tests/joseki/support.h"
#include "tests/support/random_position.h"

namespace katachi::joseki {
namespace {

TEST(SgfExport, IsReadBackWithAllCounts) {
    std::mt19937 random(katachi::test::test_seed());
    const Graph graph = mined({joseki::random_games(300, random)}, 3);
    Graph read;
    const TreeReading reading = read_tree(sgf_trees(graph).front(), default_import_rules(), {}, read);
    EXPECT_EQ(reading.counts.refused, 0U);
    EXPECT_EQ(read.nodes().size(), graph.nodes().size());
    ASSERT_EQ(read.edges().size(), graph.edges().size());
    ASSERT_GT(graph.edges().size(), 50U);
    for (const Edge& edge : graph.edges()) {
        const auto from = read.find(graph.node(edge.from).stones);
        ASSERT_TRUE(from);
        const auto found = read.find(*from, edge.move);
        ASSERT_TRUE(found);
        const PlayRecord& played = read.edge(*found).played;
        EXPECT_EQ(played.games, edge.played.games);
        EXPECT_EQ(played.own_wins, edge.played.own_wins);
        EXPECT_EQ(played.opponent_wins, edge.played.opponent_wins);
        EXPECT_EQ(read.node(read.edge(*found).to).stones, graph.node(edge.to).stones);
    }
}

TEST(SgfExport, CarriesWhatFollowsByTheMostPlayedWay) {
    const std::string most = game_text("D16 F17 C14 D18 C17", "SZ[19]RE[W+R]");
    const Graph graph = mined({game_text("D16 D18 C14 F17 C17", "SZ[19]RE[B+R]"), most, most});
    EXPECT_EQ(compiler::sgf_text(sgf_trees(graph)), R"((;FF[4]CA[UTF-8]GM[1]SZ[19]
;B[pd]KGAMES[3]KBLACK[1]KWHITE[2]KREACHED[3]KEXAMPLE[game 0]C[Played in 3 of 3 corners (100 %); Black won 1, White 2. For example in game 0.]
(;W[nc]KGAMES[2]KBLACK[0]KWHITE[2]KREACHED[3]KEXAMPLE[game 1]C[Played in 2 of 3 corners (67 %); Black won 0, White 2. For example in game 1.]
;B[qf]KGAMES[2]KBLACK[0]KWHITE[2]KREACHED[2]KEXAMPLE[game 1]C[Played in 2 of 2 corners (100 %); Black won 0, White 2. For example in game 1.]
;W[pb]KGAMES[2]KBLACK[0]KWHITE[2]KREACHED[2]KEXAMPLE[game 1]C[Played in 2 of 2 corners (100 %); Black won 0, White 2. For example in game 1.]
;B[qc]KGAMES[3]KBLACK[1]KWHITE[2]KREACHED[3]KEXAMPLE[game 0]KREST[3]C[Played in 3 of 3 corners (100 %); Black won 1, White 2. For example in game 0.])
(;W[pb]KGAMES[1]KBLACK[1]KWHITE[0]KREACHED[3]KEXAMPLE[game 0]C[Played in 1 of 3 corners (33 %); Black won 1, White 0. For example in game 0.]
;B[qf]KGAMES[1]KBLACK[1]KWHITE[0]KREACHED[1]KEXAMPLE[game 0]C[Played in 1 of 1 corner (100 %); Black won 1, White 0. For example in game 0.]
;W[nc]KGAMES[1]KBLACK[1]KWHITE[0]KREACHED[1]KEXAMPLE[game 0]KAFTER[Q16 O17 R14 Q18]C[Played in 1 of 1 corner (100 %); Black won 1, White 0. For example in game 0. Goes on as after Q16 O17 R14 Q18.]))
)");
}

TEST(SgfExport, SaysAllThatALibrarySays) {
    auto graph = joseki::graph_of(
        "(;SZ[19](;B[pd];W[nc]N[approach]MA[jh]LB[pd:A][qf:b]C[U\n#close\n#ja: "
        "chikai\n;lib(A)>2\n>test(b)\n:shape(3)];B[qf])"
        "(;B[qf];W[nc];B[pd]C[another order]))"
        "(;SZ[19]AB[pd]AW[nc][jj]PL[B];B[qf]C[<tenuki>];W[])");
    for (std::size_t i = 0; i < graph.edges().size(); ++i) {
        Edge& edge = graph.edge(static_cast<EdgeIndex>(i));
        const auto games = static_cast<std::int64_t>(i) + 3;
        edge.played = {
            .games = games, .own_wins = 2, .opponent_wins = 1, .first_date = 20090101, .last_date = 20160713};
        edge.example = "game " + std::to_string(i);
    }
    graph.edge(2).extension = Extension::along_row;
    graph.edge(2).move_class = MoveClass::trick;
    graph.edge(2).pattern.constraint = "olib(*)>2\n&& lib(*)>1";  // without a mark
    Node& node = graph.node(graph.edge(2).to);
    node.stage = 1;
    node.outcome = Advantage::opponent;
    node.points = 2.5;
    node.urgency = Urgency::should_not;
    node.code = "K10";
    node.ended.games = 7;
    node.rest.games = 12;
    graph.node(0).rest.games = 5;

    const std::vector<compiler::SgfTree> trees = sgf_trees(graph);
    EXPECT_EQ(trees.size(), 2U);
    EXPECT_EQ(joseki::text_of(joseki::graph_of(compiler::sgf_text(trees))), joseki::text_of(graph));
}

TEST(SgfExport, KeepsWhatAPersonWritesBesideItsSentences) {
    const Graph graph = mined({game_text("D16 F17"), game_text("D16 F17")});
    std::string text = compiler::sgf_text(sgf_trees(graph));
    ASSERT_NE(text.rfind("C[Played in"), std::string::npos) << text;
    text.insert(text.rfind("C[") + 2, "The usual approach.\n");
    text.insert(text.rfind(".]") + 1, "\nja: fudan");
    const Graph read = joseki::graph_of(text);
    EXPECT_EQ(read.edge(1).texts, (std::map<std::string, std::string>{{"", "The usual approach."}, {"ja", "fudan"}}));
    EXPECT_EQ(read.edge(1).played, graph.edge(1).played);
    EXPECT_TRUE(read.edge(0).texts.empty());
}

// Its sentences stay as they were, which is no text of anybody.
TEST(SgfExport, IsTheSameLibraryWhenItIsTurnedAndSwapped) {
    const Graph graph = joseki::graph_of(
        "(;SZ[19];B[pd]KGAMES[5]KBLACK[3]KWHITE[2];W[nc]KSLIDE[row]KOUTCOME[black]KPOINTS[2]KURGENCY[may])");
    for (const board::Orientation orientation : board::all_orientations)
        for (const bool is_swapped : {false, true}) {
            compiler::SgfTree tree = sgf_trees(graph).front();
            compiler::turn(tree, orientation);
            if (is_swapped) compiler::swap_colours(tree);
            EXPECT_EQ(joseki::text_of(joseki::graph_of(compiler::sgf_text(tree))), joseki::text_of(graph))
                << board::name(orientation) << is_swapped;
        }
}

TEST(SgfExport, KeepsProseOfMarkedMovesWithoutAClass) {
    const Graph graph = joseki::graph_of("(;SZ[19];B[pd];W[nc]MA[jh]C[A good move!\n;lib(a)>2\nUsually.])");
    const std::vector<compiler::SgfTree> trees = sgf_trees(graph);
    EXPECT_EQ(joseki::text_of(joseki::graph_of(compiler::sgf_text(trees))), joseki::text_of(graph));
}

TEST(SgfExport, PassesOverDataThatMeanNothing) {
    const Graph graph = joseki::graph_of(
        "(;SZ[19];B[pd]KGAMES[many]KBLACK[-1]KSTAGE[7]KPOINTS[]KCLASS[good]KOUTCOME[red]KURGENCY[]C[text])");
    EXPECT_EQ(graph.edge(0).played, PlayRecord{});
    EXPECT_FALSE(graph.edge(0).move_class);
    const Node& node = graph.node(graph.edge(0).to);
    EXPECT_FALSE(node.stage || node.points || node.outcome || node.urgency);
    EXPECT_EQ(graph.edge(0).texts.at(""), "text");
    for (const char* points : {"inf", "nan", "-1", "362"}) {
        const Graph odd = joseki::graph_of("(;SZ[19];B[pd]KOUTCOME[black]KPOINTS[" + std::string(points) + "])");
        EXPECT_FALSE(odd.node(odd.edge(0).to).points) << points;
    }
}

compiler::PatternDatabase patterns_of(const Graph& graph, std::int64_t least_games = 1) {
    compiler::PatternDatabase database;
    database.spec.name = "mined";
    database.spec.kind = compiler::DatabaseKind::corner;
    base::Diagnostics findings;
    compiler::read_source(
        std::make_shared<base::SourceFile>("mined.db", corner_patterns(graph, corner_moves(graph, least_games))),
        database, findings);
    EXPECT_TRUE(findings.empty());
    return database;
}

TEST(DbExport, MatchesWhereTheMovesWerePlayed) {
    const std::vector<board::Move> moves = joseki::moves_of("D16 F17 C14 D18 C17");
    const compiler::PatternDatabase database = patterns_of(mined({game_text("D16 F17 C14 D18 C17")}));
    EXPECT_EQ(database.patterns.size(), moves.size());
    board::Board board;
    for (const board::Move& move : moves) {
        std::vector<match::Match> matches;
        compiler::reference_match(database, board.position(), move.colour, matches);
        EXPECT_TRUE(std::any_of(matches.begin(), matches.end(), [&](const match::Match& match) {
            return match.move == move.vertex;
        })) << board::vertex_name(move.vertex, board::max_board_size);
        board.play(move.colour, move.vertex);
    }
}

TEST(DbExport, WritesConstraintsOfSeveralLines) {
    const Graph graph =
        joseki::graph_of("(;SZ[19];B[pd];W[nc]MA[jh]LB[pd:A]C[;lib(A)>2\n;&& olib(*)>1\n>oplay_attack(A)])");
    const compiler::PatternDatabase database = patterns_of(graph, 0);
    ASSERT_EQ(database.patterns.size(), 2U);
    ASSERT_TRUE(database.patterns[1].constraint);
    EXPECT_EQ(compiler::to_text(*database.patterns[1].constraint), "lib(A) > 2 && olib(*) > 1");
    EXPECT_EQ(database.patterns[1].actions.size(), 1U);
}

TEST(DbExport, ClassesMovesByTheirShare) {
    EXPECT_EQ(class_by_share(0.2), MoveClass::standard);
    EXPECT_EQ(class_by_share(0.19), MoveClass::lesser);
    EXPECT_EQ(class_by_share(0.04), MoveClass::minor);
    std::vector<std::string> games(9, game_text("D16"));
    games.push_back(game_text("D17"));
    const compiler::PatternDatabase database = patterns_of(mined(games));
    ASSERT_EQ(database.patterns.size(), 2U);
    EXPECT_EQ(database.patterns[0].classes, "sFJ");
    EXPECT_EQ(database.patterns[0].symmetry_text, "/");
    EXPECT_EQ(database.patterns[1].classes, "sFj");
    EXPECT_EQ(database.patterns[1].symmetry_text, "8");
}

TEST(DbExport, CallsNoPatternByTwoWords) {
    Graph graph = joseki::graph_of("(;SZ[19];B[pd];W[nc])");
    graph.edge(0).name = "two\nlines";  // as older libraries hold it
    graph.edge(1).name = "kakari";
    const compiler::PatternDatabase database = patterns_of(graph, 0);
    ASSERT_EQ(database.patterns.size(), 2U);
    EXPECT_EQ(database.patterns[0].name, identity_code({}) + "-Q16");
    EXPECT_EQ(database.patterns[1].name, "kakari");
}

TEST(DbExport, ClassesMovesByWhatIsSaidOfThePositions) {
    const Graph said = joseki::graph_of("(;SZ[19];B[pd](;W[nc])(;W[qc]))");
    const EdgeIndex approach = said.node(said.edge(0).to).continuations[0];
    const auto class_where = [&](auto&& say) {
        Graph graph = said;
        const Edge& edge = graph.edge(approach);
        say(graph.node(edge.from), graph.node(edge.to));
        return class_of(graph, edge);
    };
    using N = Node;
    EXPECT_EQ(class_where([](N&, N&) {}), MoveClass::standard);
    EXPECT_EQ(class_where([](N& before, N&) { before.urgency = Urgency::must_not; }), MoveClass::urgent);
    EXPECT_EQ(class_where([](N& before, N&) { before.urgency = Urgency::should_not; }), MoveClass::standard);
    EXPECT_EQ(class_where([](N&, N& after) { after.urgency = Urgency::may; }), MoveClass::minor);
    EXPECT_EQ(class_where([](N&, N& after) { after.outcome = Advantage::own; }), MoveClass::lesser)
        << "good for the side that is to move then";
    EXPECT_EQ(class_where([](N&, N& after) { after.outcome = Advantage::opponent; }), MoveClass::standard);

    Graph stated = said;
    stated.edge(approach).move_class = MoveClass::trick;
    stated.node(stated.edge(approach).from).urgency = Urgency::must_not;
    EXPECT_EQ(class_of(stated, stated.edge(approach)), MoveClass::trick);
}

// Three of a hundred games have the approach; that it is good for the other side makes it no more than that.
TEST(DbExport, ClassesARareMoveByItsGamesFirst) {
    Graph graph = joseki::graph_of("(;SZ[19];B[pd](;W[nc])(;W[qc]))");
    const auto& moves = graph.node(graph.edge(0).to).continuations;
    graph.edge(moves[0]).played.games = 3;
    graph.edge(moves[1]).played.games = 97;
    graph.node(graph.edge(moves[0]).to).outcome = Advantage::own;
    EXPECT_EQ(class_of(graph, graph.edge(moves[0])), MoveClass::minor);
}

// The move lies on the diagonal, and what else is drawn is not the same from both sides of it.
TEST(DbExport, DeclaresNoSymmetryThatTheDrawingHasNot) {
    const auto symmetry_of = [](const MovePattern& stated) {
        Graph graph = joseki::graph_of("(;SZ[19];B[pd])");
        graph.edge(0).pattern = stated;
        return patterns_of(graph, 0).patterns.front().symmetry_text;
    };
    MovePattern stated;
    stated.rows = stated.columns = 8;
    EXPECT_EQ(symmetry_of(stated), "/");
    stated.rows = 7;
    EXPECT_EQ(symmetry_of(stated), "8");
    stated.rows = 8;
    stated.labels.push_back({*board::parse_vertex("C17", board::max_board_size), 'a'});
    stated.constraint = "olib(a)>1";
    EXPECT_EQ(symmetry_of(stated), "8");
}

TEST(DbExport, WritesWhatAPatternSaysBesideItsStones) {
    Graph graph;
    const JosekiStones star{{static_cast<std::int16_t>(*board::parse_vertex("D16", board::max_board_size)), false}};
    const NodeIndex from = graph.add(normal_form(star).stones);
    const board::Vertex move = normal_move(star, *board::parse_vertex("F17", board::max_board_size));
    const NodeIndex to = graph.add(JosekiStones{{static_cast<std::int16_t>(move), false}});
    graph.edge(graph.add(0, normal_move({}, star.front().vertex), from)).move_class = MoveClass::standard;
    Edge& edge = graph.edge(graph.add(from, move, to));
    edge.move_class = MoveClass::trick;
    edge.name = "kakari";
    edge.pattern = {.rows = 8,
                    .columns = 8,
                    .labels = {{*board::parse_vertex("C17", board::max_board_size), 'a'}},
                    .constraint = "lib(a)>1",
                    .action = "antisuji(a);",
                    .colon = "value(30)"};
    edge.texts["en"] = "The usual\napproach.";
    const compiler::PatternDatabase database = patterns_of(graph);
    ASSERT_EQ(database.patterns.size(), 2U);
    const compiler::Pattern& pattern = database.patterns[1];
    EXPECT_EQ(pattern.name, "kakari");
    EXPECT_EQ(pattern.classes, "sFT");
    EXPECT_EQ(pattern.diagram.rows, 8);
    EXPECT_NE(pattern.attribute("value"), nullptr);
    ASSERT_TRUE(pattern.constraint_diagram);
    EXPECT_TRUE(pattern.constraint);
    EXPECT_EQ(pattern.actions.size(), 1U);
    EXPECT_EQ(pattern.comments.size(), 2U);
}

TEST(DbExport, NamesEachPatternByAnotherName) {
    Graph graph = joseki::graph_of("(;SZ[19];B[pd]N[star](;W[nc]N[approach])(;W[qc]N[approach]))");
    for (EdgeIndex edge = 0; edge < std::ssize(graph.edges()); ++edge)
        graph.edge(edge).move_class = MoveClass::standard;
    std::set<std::string> names;
    for (const compiler::Pattern& pattern : patterns_of(graph, 0).patterns) names.insert(pattern.name);
    EXPECT_EQ(names.size(), 3U);
    EXPECT_TRUE(names.contains("star"));
    EXPECT_TRUE(names.contains("approach"));
}

TEST(DbExport, LeavesStonesOutsideOfAStatedRectangleOut) {
    const compiler::PatternDatabase database =
        patterns_of(joseki::graph_of("(;SZ[19];B[pd];W[jc];B[qf];W[nc]MA[mh]LB[jc:A]C[J])"), 0);
    const compiler::Pattern& pattern = database.patterns.back();
    EXPECT_EQ(pattern.diagram.rows * pattern.diagram.columns, 7 * 8);
    EXPECT_EQ(std::count(pattern.diagram.cells.begin(), pattern.diagram.cells.end(), 'X'), 2);
    EXPECT_EQ(std::count(pattern.diagram.cells.begin(), pattern.diagram.cells.end(), 'O'), 0);
}

}  // namespace
}  // namespace katachi::joseki
