// Patterns of life and death asked by searches, counted on problems, and mined from them.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "compiler/reader/reader.h"
#include "tools/authoring/compiled_patterns.h"
#include "tools/authoring/life/mined_life_text.h"
#include "tools/authoring/life/pattern_profile.h"
#include "tools/authoring/life/shape_moves.h"

namespace katachi::authoring {
namespace {

using board::Board;
using board::Vertex;
using board::VertexSet;

Vertex at(std::string_view name) { return board::parse_vertex(name, board::max_board_size).value(); }

// Five points on the first line of a black group in a closed region, and a white stone among them: not solved at once.
ClosedProblem row_on_the_edge() {
    board::Position position(board::max_board_size);
    for (const char* const stone : {"A2", "B2", "C2", "D2", "E2", "F2", "F1"})
        position.put(at(stone), board::Colour::black);
    for (const char* const stone : {"A3", "B3", "C3", "D3", "E3", "F3", "G3", "G2", "G1"})
        position.put(at(stone), board::Colour::white);
    ClosedProblem problem{.name = "row", .board = Board(position), .goal = {}};
    problem.goal.defender = board::Colour::black;
    problem.goal.stones = problem.board.stones(board::Colour::black);
    problem.goal.region = problem.goal.stones;
    for (const char* const point : {"A1", "B1", "C1", "D1", "E1"}) problem.goal.region.insert(at(point));
    return problem;
}

// The middle of three on the edge, the wall around it.
ClosedProblem three_on_the_edge() {
    board::Position position(board::max_board_size);
    for (const char* const stone : {"A2", "B2", "C2", "D2", "D1"}) position.put(at(stone), board::Colour::black);
    for (const char* const stone : {"A3", "B3", "C3", "D3", "E3", "E2", "E1"})
        position.put(at(stone), board::Colour::white);
    ClosedProblem problem{.name = "three", .board = Board(position), .goal = {}};
    problem.goal.defender = board::Colour::black;
    problem.goal.stones = problem.board.stones(board::Colour::black);
    problem.goal.region = problem.goal.stones;
    for (const char* const point : {"A1", "B1", "C1"}) problem.goal.region.insert(at(point));
    return problem;
}

compiler::PatternDatabase database(const std::string& text, compiler::DatabaseKind kind) {
    base::Diagnostics diagnostics;
    const auto source = std::make_shared<const base::SourceFile>("life.db", text);
    compiler::PatternDatabase read;
    read.spec.name = "life";
    read.spec.kind = kind;
    compiler::read_source(source, read, diagnostics);
    EXPECT_TRUE(diagnostics.empty());
    return read;
}

const char* const middle_and_end =
    "attribute_map owl_attack\n\n"
    "Pattern middle\n\n?XXX\nX.*.\n\n:8,s,value(48)\n\n"
    "Pattern end\n\n|X\n|*\n+-\n\n:8,s,value(48)\n\n"
    "Pattern elsewhere\n\nO*O\n\n:|,s,value(48)\n";

TEST(LifePatterns, AreCountedByWhatBecameOfTheirMoves) {
    const std::vector databases{database(middle_and_end, compiler::DatabaseKind::life_attack)};
    const LifeProfile profile = profile_life(databases, {row_on_the_edge(), three_on_the_edge()}, {.alone = true});
    EXPECT_TRUE(profile.complete);
    EXPECT_EQ(profile.problems, 2U);
    EXPECT_EQ(profile.all.without.questions, 4);
    EXPECT_EQ(profile.all.without.settled, 4);
    EXPECT_EQ(profile.all.with.settled, 4);
    ASSERT_EQ(profile.patterns.size(), 3U);
    for (const ProfiledLifePattern& counted : profile.patterns) {
        const PatternFits& fits = counted.fits;
        EXPECT_LE(fits.hopeless + fits.tried(), fits.offered) << counted.pattern->name;
        ASSERT_TRUE(counted.alone.has_value());
        EXPECT_EQ(counted.alone->without.questions, 2 * fits.problems);
    }
    EXPECT_GT(profile.patterns[0].fits.right, 0);
    EXPECT_EQ(profile.patterns[2].fits.offered, 0);
    EXPECT_FALSE(profile.patterns[2].never_helps());
}

// A constraint is asked of the stones there and of the search's own goal; what is not known counts as held.
TEST(LifePatterns, FitWhereTheirConstraintsHoldInTheSearch) {
    const char* const text =
        "attribute_map owl_attack\n\n"
        "Pattern both\n\nX*X\n\n:8,s\n\na*b\n\n;owl_goal_dragon(a) && owl_goal_dragon(b)\n\n"
        "Pattern free\n\nX*X\n\n:8,s\n\na*b\n\n;wormsize(a) == 1 && olib(*) == 2\n\n"
        "Pattern large\n\nX*X\n\n:8,s\n\na*b\n\n;wormsize(a) > 1 || olib(*) > 2\n\n"
        "Pattern read\n\nX*X\n\n:8,s\n\na*b\n\n;attack(a)\n";
    const std::vector databases{database(text, compiler::DatabaseKind::life_attack)};
    const CompiledPatterns compiled(databases);
    ShapeMoves shapes(compiled.tables());
    board::Position position(board::max_board_size);
    for (const char* const stone : {"C3", "E3"}) position.put(at(stone), board::Colour::black);
    const Board board(position);
    const auto names = [&](const VertexSet& goal_stones) {
        const life::DragonGoal goal{.stones = goal_stones, .defender = board::Colour::black};
        std::set<std::string> found;
        for (const ShapeMoves::Fit& fit : shapes.fits({board, goal, goal_stones, board::Colour::white, 0}))
            found.insert(compiled.patterns()[fit.pattern].pattern->name);
        return found;
    };
    EXPECT_EQ(names(VertexSet::of(at("C3"))), (std::set<std::string>{"free", "read"}));
    EXPECT_EQ(names(board.stones(board::Colour::black)), (std::set<std::string>{"both", "free", "read"}));
}

// Answers stay what they are, whatever is offered.
TEST(LifePatterns, OrderMovesAndNothingElse) {
    class Everything : public life::MoveAdviser {
      public:
        std::span<const life::OfferedMove> offer(const life::SearchedPosition& position) override {
            offered_.clear();
            for (const Vertex vertex : position.goal.region& position.board.empty_points())
                offered_.push_back({vertex, vertex % 7 * 10 - 30});
            return offered_;
        }

      private:
        std::vector<life::OfferedMove> offered_;
    } everything;
    for (const ClosedProblem& problem : {row_on_the_edge(), three_on_the_edge()})
        for (const board::Colour side : {board::Colour::black, board::Colour::white}) {
            Board board = problem.board;
            life::LifeReader plain, advised;
            advised.take_advice(&everything);
            const life::LifeAnswer a = plain.ask(board, problem.goal, side, side);
            const life::LifeAnswer b = advised.ask(board, problem.goal, side, side);
            EXPECT_EQ(a.code, b.code) << problem.name;
            EXPECT_EQ(a.certainty, b.certainty) << problem.name;
        }
}

// What a search tells is what another search finds.
TEST(LifePatterns, HearProofsThatHold) {
    struct Heard {
        board::Position position;
        life::DragonGoal goal;
        board::Colour to_move;
        bool is_won;
        Vertex winner;
        VertexSet refuted;
    };
    class Listener : public life::MoveAdviser {
      public:
        void hear(const life::SearchedPosition& position, const life::ProvedMoves& proved) override {
            if (position.board.ko_point() != board::pass_vertex) return;
            life::DragonGoal goal = position.goal;
            goal.stones = position.goal_stones;
            heard.push_back(
                {position.board.position(), goal, position.to_move, proved.is_won, proved.winner, proved.refuted});
        }
        std::vector<Heard> heard;
    } listener;
    const ClosedProblem problem = row_on_the_edge();
    Board board = problem.board;
    life::LifeReader reader;
    reader.take_advice(&listener);
    reader.ask(board, problem.goal, board::Colour::white, board::Colour::white);
    ASSERT_FALSE(listener.heard.empty());
    life::LifeSearch search;
    for (const Heard& heard : listener.heard) {
        Board there(heard.position);
        const auto wins = [&](board::Colour to_move) {
            const life::LifeResult result = search.run(there, heard.goal, to_move, {board::Colour::black}, {});
            EXPECT_TRUE(result.is_settled);
            return result.is_captured == (heard.to_move == heard.goal.attacker());
        };
        EXPECT_EQ(wins(heard.to_move), heard.is_won);
        for (const Vertex move : heard.refuted) EXPECT_NE(move, heard.winner);
    }
}

TEST(LifeViews, TurnAndComeBack) {
    const LocalView view{.own = 0x123456789ABCD, .other = 0x1000000000001, .off_board = 0x7F, .goal = 0x8001};
    for (const board::Orientation orientation : board::all_orientations) {
        const LocalView back = turned(turned(view, orientation), board::inverse(orientation));
        EXPECT_EQ(back.own, view.own);
        EXPECT_EQ(back.other, view.other);
        EXPECT_EQ(back.off_board, view.off_board);
        EXPECT_EQ(back.goal, view.goal);
        EXPECT_EQ(turned(view_bit({1, 2}), orientation), view_bit(board::transform({1, 2}, orientation)));
    }
}

ExampleMove example_move(const LocalView& view) {
    ExampleMove move;
    for (const board::Orientation orientation : board::all_orientations)
        move.views[static_cast<std::size_t>(orientation)] = turned(view, orientation);
    return move;
}

// The move of the two that lies beside a stone of the goal on the edge wins, drawn in all ways.
ProofExamples examples_of_one_shape() {
    const ViewPoints stone = view_bit({0, 1}), far = view_bit({-2, -2});
    ViewPoints edge = 0;
    for (int column = -view_reach; column <= view_reach; ++column)
        for (int row = 1; row <= view_reach; ++row) edge |= view_bit({row, column});
    const LocalView right{.own = 0, .other = stone, .off_board = edge, .goal = stone};
    const LocalView wrong{.own = 0, .other = far, .off_board = 0, .goal = far};
    ProofExamples examples;
    for (std::uint32_t i = 0; i < 16; ++i) {
        const board::Orientation orientation = board::all_orientations[i % 8];
        examples.problems.push_back("problem " + std::to_string(i));
        examples.examples.push_back({.problem = i,
                                     .is_attack = true,
                                     .weight = 20,
                                     .zone = turned(stone, orientation),
                                     .first = examples.moves.size(),
                                     .count = 2});
        examples.moves.push_back(example_move(turned(right, orientation)));
        examples.moves.push_back(example_move(turned(wrong, orientation)));
        examples.moves.back().is_refuted = true;
    }
    return examples;
}

TEST(LifeMining, FindsTheShapeThatWinsOnce) {
    const ProofExamples examples = examples_of_one_shape();
    const std::vector<MinedShape> shapes = mine_shapes(examples, {.is_attack = true});
    ASSERT_EQ(shapes.size(), 1U);
    EXPECT_GT(shapes[0].promise, 0);
    EXPECT_EQ(shapes[0].elsewhere.problems_right, 15);
    EXPECT_EQ(shapes[0].elsewhere.in_vain, 0);
    EXPECT_TRUE(mine_shapes(examples, {.is_attack = false}).empty());
}

TEST(LifeMining, WritesWhatCanBeRead) {
    MinedShape shape;
    shape.view = {.own = view_bit({-1, 0}), .other = view_bit({0, 1}), .off_board = view_bit({2, 0}), .goal = 0};
    shape.tested = shape.view.own | shape.view.other | shape.view.off_board | view_bit({1, 1});
    shape.is_attack = true;
    shape.promise = 1;
    shape.elsewhere = {.right = 5, .in_vain = 1, .problems_right = 4, .problems_in_vain = 1};
    const std::string text = mined_life_text({shape}, {"a.sgf"}, "From nothing.");
    EXPECT_NE(text.find("# right 5 times in 4 problems, in vain 1 time in 1 problem\n# found in a.sgf\n"
                        "\nO?\n*X\n?.\n--\n\n:8,s,value(48)\n"),
              std::string::npos)
        << text;
    EXPECT_EQ(database(text, compiler::DatabaseKind::life_attack).patterns.size(), 1U);
}

}  // namespace
}  // namespace katachi::authoring
