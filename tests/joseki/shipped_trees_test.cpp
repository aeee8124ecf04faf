// The joseki trees that the project ships: what they hold, and that ladders decide where they should.
#include <gtest/gtest.h>

#include <array>
#include <deque>
#include <filesystem>
#include <set>
#include <span>
#include <sstream>

#include "compiler/check/check.h"
#include "compiler/constraint/interpreter.h"
#include "compiler/reference_matcher/reference_matcher.h"
#include "compiler/sgf/reader.h"
#include "engine/analysis/board_analysis.h"
#include "engine/board/turned_vertex.h"
#include "joseki/graph/position.h"
#include "joseki/trees/corner_entry.h"
#include "joseki/trees/tree_compiler.h"
#include "tests/support/shared_data.h"

namespace katachi::joseki {
namespace {

constexpr std::array tree_names{"hoshi", "komoku", "sansan", "mokuhazushi", "takamoku"};

CompiledTrees compile(std::span<const char* const> names) {
    std::deque<compiler::SgfCollection> trees;
    TreeCompiler compiler;
    for (const std::string name : names) {
        const auto path = test::project_folder() / "joseki/library" / (name + ".sgf");
        trees.push_back(compiler::read_sgf_collection(path.string(), katachi::test::file_bytes(path)));
        compiler.add(trees.back(), default_prefix(path.string()));
    }
    return compiler.finish(compiler::check);
}

const CompiledTrees& shipped_trees() {
    static const CompiledTrees trees = compile(tree_names);
    return trees;
}

TEST(ShippedTrees, CompileWithoutFindings) {
    for (const base::Diagnostic& finding : shipped_trees().findings)
        ADD_FAILURE() << finding.pattern << ": " << finding.message;
    base::Diagnostics findings;
    compiler::check(shipped_trees().database, findings);
    for (const base::Diagnostic& finding : findings) ADD_FAILURE() << finding.pattern << ": " << finding.message;
}

TEST(ShippedTrees, AreLargeEnoughToPlayBy) {
    EXPECT_GE(shipped_trees().database.patterns.size(), 400U);
    for (const char* const& name : tree_names) EXPECT_GE(compile({&name, 1}).database.patterns.size(), 40U) << name;
}

TEST(ShippedTrees, HaveMovesOfEveryClass) {
    std::string classes;
    for (const compiler::Pattern& pattern : shipped_trees().database.patterns) classes += pattern.classes;
    for (const char letter : std::string("UJjTtN")) EXPECT_NE(classes.find(letter), std::string::npos) << letter;
}

using PositionAndMove = std::pair<JosekiStones, board::Vertex>;

board::Vertex across(board::Vertex vertex) {
    return board::vertex_at(board::row_of(vertex), board::max_board_size - 1 - board::column_of(vertex));
}

// The same for all that one pattern stands for: both colours, four corners, mirror images.
PositionAndMove position_and_move(const compiler::Pattern& pattern) {
    const auto entry = std::get<CornerEntry>(corner_entry(pattern, JosekiDialect::gnugo));
    JosekiStones stones;
    for (int row = 0; row < entry.rows; ++row)
        for (int column = 0; column < entry.columns; ++column)
            if (entry.at(row, column) != '.')
                stones.push_back(
                    {static_cast<std::int16_t>(across(entry.vertex_of(row, column))), entry.at(row, column) == 'O'});
    const NormalForm position = normal_form(stones);
    const board::Vertex move = across(entry.move);
    return {position.stones, board::turned(move, orientation_of_move(position, move), board::max_board_size)};
}

TEST(ShippedTrees, ShowEachMoveOnce) {
    std::set<PositionAndMove> seen;
    for (const compiler::Pattern& pattern : shipped_trees().database.patterns)
        EXPECT_TRUE(seen.insert(position_and_move(pattern)).second) << pattern.name;
}

struct Ladder {
    const char* name;
    const char* moves;     // Black first; the constraint is that of the last one
    bool holds;            // on an otherwise empty board
    board::Colour colour;  // a stone on the ladder's way, which turns the answer round
    const char* breaker;
};

void PrintTo(const Ladder& ladder, std::ostream* out) { *out << ladder.moves; }

struct AskedMove {
    board::Board board;
    board::Colour colour = board::Colour::black;
    board::Vertex move = board::pass_vertex;
};

board::Vertex vertex(const std::string& name) { return board::parse_vertex(name, board::max_board_size).value(); }

// The position before the last move.
AskedMove asked_move(const std::string& moves) {
    AskedMove asked;
    std::istringstream names(moves);
    std::string name;
    for (names >> name;; asked.colour = board::opponent(asked.colour)) {
        asked.move = vertex(name);
        if (!(names >> name)) return asked;
        EXPECT_EQ(asked.board.play(asked.colour, asked.move), board::Legality::ok)
            << board::vertex_name(asked.move, board::max_board_size);
    }
}

// What the constraints of the patterns that propose the move are worth.
std::vector<bool> answers(const AskedMove& asked) {
    const compiler::PatternDatabase& database = shipped_trees().database;
    analysis::BoardAnalysis analysis;
    analysis.set(asked.board);
    std::vector<match::Match> matches;
    compiler::reference_match(database, asked.board.position(), asked.colour, matches);
    std::vector<bool> found;
    for (const match::Match& match : matches) {
        const compiler::Pattern& pattern = database.patterns[match.pattern];
        if (match.move != asked.move || !pattern.constraint) continue;
        const match::Value value = compiler::interpret(*pattern.constraint, {pattern, match}, analysis);
        EXPECT_TRUE(value.is_true() || value.is_false()) << pattern.name;
        found.push_back(value.is_true());
    }
    return found;
}

class LadderCase : public testing::TestWithParam<Ladder> {};

TEST_P(LadderCase, DecidesTheMove) {
    AskedMove asked = asked_move(GetParam().moves);
    EXPECT_EQ(answers(asked), std::vector{GetParam().holds});
    asked.board.place(GetParam().colour, vertex(GetParam().breaker));
    EXPECT_EQ(answers(asked), std::vector{!GetParam().holds}) << "with a stone at " << GetParam().breaker;
}

constexpr board::Colour B = board::Colour::black, W = board::Colour::white;

INSTANTIATE_TEST_SUITE_P(
    ShippedTrees, LadderCase,
    testing::Values(Ladder{"BlockOfTheInvader", "Q16 O17 R14 R17 Q17 R16 R15", true, W, "P11"},
                    Ladder{"CutOfTheBlock", "Q16 O17 R14 R17 Q17 R16 R15 Q15", false, W, "P11"},
                    Ladder{"CutInLargeKnight", "Q16 O17 R13 R17 Q17 R16 Q15 R15 R14 Q14", false, W, "P10"},
                    Ladder{"CutOfTheStretch", "Q16 R17 R16 Q17 P16 P17 O17 O18 N17 O16", false, W, "M12"},
                    Ladder{"CutOfTheKnight", "Q16 R17 R16 Q17 O17 O18 N18 P17 O16 N17", false, W, "L12"},
                    Ladder{"EarlyCutIsAMistake", "Q16 R17 R16 Q17 P17 P18 O17 P16", true, W, "N12"},
                    Ladder{"EarlyCutIsCaught", "Q16 R17 R16 Q17 P17 P18 O17 P16 P15", true, W, "N12"},
                    Ladder{"SecondStoneOfTheSlant", "P17 R16 Q14 Q15 P15 R14 Q13", true, W, "O10"},
                    Ladder{"CutOfTheSlant", "P17 R16 Q14 Q15 P15 R14 Q13 P14", false, W, "O10"},
                    Ladder{"BlockOfTheSmallAvalanche", "R16 P16 P17 Q16 Q17 R15 O17 O16", true, B, "P12"},
                    Ladder{"CutOfTheSmallAvalanche", "R16 P16 P17 Q16 Q17 R15 O17 O16 Q15", false, B, "P12"},
                    Ladder{"BlockOfTheQuietAvalanche", "R16 P16 P17 Q16 Q17 R15 R17 O16", true, B, "O12"},
                    Ladder{"CutInThePincer", "R16 P16 N17 R17 R13 Q16 S16 Q14 Q15", false, B, "N10"},
                    Ladder{"HaneOutside", "R16 P16 P15 O15 Q15 N16 O14", true, W, "R11"},
                    Ladder{"CutOfTheHaneOutside", "R16 P16 P15 O15 Q15 N16 O14 P14", false, W, "R11"},
                    Ladder{"GapOfTheShoulderHit", "R17 Q16 R16 Q15 Q17 O16", true, B, "O12"},
                    Ladder{"WedgeOfTheShoulderHit", "R17 Q16 R16 Q15 Q17 O16 P16", false, B, "O12"},
                    Ladder{"CrosscutUnderThePress", "P17 R16 Q15 Q17 Q18 P16", false, W, "O12"},
                    Ladder{"TurnInTheCorner", "P17 R16 Q15 Q17 Q18 P16 Q16 R17", false, W, "O12"},
                    Ladder{"CrosscutIsCaught", "P17 R16 Q15 Q17 Q18 P16 Q16 R17 O16", true, W, "O12"},
                    Ladder{"StoneOfTheGreatSlantIsCaught", "P17 R16 Q14 P16 Q16 Q15 Q17 P15 R15 R14 S15 Q13", true, B,
                           "O10"},
                    Ladder{"StretchFromTheHighPoint", "P16 R17 R15 Q16 Q15 P17 O16", true, W, "O12"},
                    Ladder{"CutFromTheHighPoint", "P16 R17 R15 Q16 Q15 P17 O16 P15", false, W, "O12"},
                    Ladder{"TurnUnderTheHighPoint", "P16 R17 R15 Q15 Q16 R16", false, W, "P12"},
                    Ladder{"HaneIsCaught", "P16 R17 R15 Q15 Q16 R16 Q14", true, W, "O11"}),
    [](const auto& tested) { return tested.param.name; });

}  // namespace
}  // namespace katachi::joseki
