// Moves that a drawing numbers: how they are read, and that they find what a judge of all positions finds.
#include "games/search/numbered_moves.h"

#include <gtest/gtest.h>

#include <iostream>
#include <optional>
#include <random>
#include <set>
#include <tuple>

#include "tests/games/search/moves_behind.h"
#include "tests/games/search/position_sets.h"
#include "tests/games/search/random_games.h"
#include "tests/support/random_position.h"

namespace katachi::games {
namespace {

using board::Colour;

struct Numbered {
    std::vector<std::string> rows;
    std::vector<std::string> lines;
};

std::variant<ShapeSequence, SequenceError> read(const Numbered& drawn, compiler::Diagram& diagram) {
    diagram.rows = static_cast<int>(drawn.rows.size());
    diagram.columns = static_cast<int>(drawn.rows.front().size());
    for (const std::string& row : drawn.rows) diagram.cells.insert(diagram.cells.end(), row.begin(), row.end());
    return take_numbered_moves(diagram, {drawn.lines.begin(), drawn.lines.end()});
}

ShapeSequence sequence_in(const Numbered& drawn) {
    compiler::Diagram diagram;
    return std::get<ShapeSequence>(read(drawn, diagram));
}

std::string complaint(const Numbered& drawn) {
    compiler::Diagram diagram;
    return std::get<SequenceError>(read(drawn, diagram)).message;
}

TEST(NumberedMoves, AreBlacksWhereTheyAreOdd) {
    EXPECT_EQ(sequence_in({{"2.", "X1"}, {}}), (ShapeSequence{{1, 1, Colour::black}, {0, 0, Colour::white}}));
    EXPECT_EQ(sequence_in({{"3.", "X2"}, {}}), (ShapeSequence{{1, 1, Colour::white}, {0, 0, Colour::black}}));
    EXPECT_EQ(sequence_in({{"3.", "X1"}, {}}), (ShapeSequence{{1, 1, Colour::black}, {0, 0, Colour::black}}));
    EXPECT_EQ(sequence_in({{"90"}, {}}), (ShapeSequence{{0, 0, Colour::black}, {0, 1, Colour::white}}));
    EXPECT_TRUE(sequence_in({{"X."}, {}}).empty());
}

TEST(NumberedMoves, LeaveEmptyPoints) {
    compiler::Diagram diagram;
    ASSERT_TRUE(std::holds_alternative<ShapeSequence>(read({{"X1", "2?"}, {}}, diagram)));
    EXPECT_EQ(std::string(diagram.cells.begin(), diagram.cells.end()), "X..?");
}

TEST(NumberedMoves, MayHaveNoDigit) {
    const Numbered ko{{"XO1O"}, {"2 at B1", "3 at 1", " 14  at  2\r"}};
    EXPECT_EQ(
        sequence_in(ko),
        (ShapeSequence{{0, 2, Colour::black}, {0, 1, Colour::white}, {0, 2, Colour::black}, {0, 1, Colour::white}}));
}

TEST(NumberedMoves, AreToldFromRows) {
    EXPECT_TRUE(tells_numbered_move("2 at B1"));
    EXPECT_TRUE(tells_numbered_move("12 at 1"));
    EXPECT_FALSE(tells_numbered_move("X1. at the edge"));
    EXPECT_FALSE(tells_numbered_move("12."));
    EXPECT_FALSE(tells_numbered_move("1at"));
}

TEST(NumberedMoves, SayWhatIsWrong) {
    EXPECT_EQ(complaint({{"1.1"}, {}}), "move 1 is there twice; number each move once");
    EXPECT_EQ(complaint({{"X1"}, {"1 at A1"}}), "move 1 is there twice; number each move once");
    EXPECT_EQ(complaint({{"X1"}, {"3 at 2", "2 at A1"}}), "'3 at 2': the lines before it have no move 2");
    EXPECT_EQ(complaint({{"X1"}, {"0 at 1"}}), "'0 at 1': moves have numbers of 1 to 999");
    EXPECT_EQ(complaint({{"X1"}, {"99999999999 at 1"}}), "'99999999999 at 1': moves have numbers of 1 to 999");
    EXPECT_EQ(complaint({{"X1"}, {"2 at C1"}}),
              "'2 at C1': 'C1' is no point of the shape, which has 2 columns from A and 1 rows from 1 at the bottom");
    EXPECT_EQ(complaint({{"X1"}, {"2 at "}}), "'2 at': a point is missing behind 'X'");
}

// The drawing of a shape and of a sequence in it.
Numbered drawn(const Shape& shape, const ShapeSequence& sequence) {
    Numbered drawing;
    for (int row = 0; row < shape.rows; ++row) {
        std::string& cells = drawing.rows.emplace_back();
        for (int column = 0; column < shape.columns; ++column) cells += cell_of(shape.at(row, column));
    }
    int number = 0;
    for (const ShapeMove& move : sequence) {
        ++number;
        if ((number % 2 != 0) != (move.colour == Colour::black)) ++number;
        char& cell = drawing.rows[static_cast<std::size_t>(move.row)][static_cast<std::size_t>(move.column)];
        if (cell == '.' && number <= 10) {
            cell = static_cast<char>('0' + number % 10);
            continue;
        }
        const std::string place = cell >= '1' && cell <= '9' ? std::string(1, cell) : point_text(move, shape.rows);
        drawing.lines.push_back(std::to_string(number) + " at " + place);
    }
    return drawing;
}

bool comes_again(const ShapeSequence& sequence) {
    std::set<std::pair<int, int>> points;
    for (const ShapeMove& move : sequence) points.emplace(move.row, move.column);
    return points.size() < sequence.size();
}

TEST(NumberedMoves, FindWhatAJudgeOfPositionsFinds) {
    std::mt19937 random(test::test_seed());
    std::size_t sequences = 0, hits = 0, with_recapture = 0;
    for (int i = 0; i < 400; ++i) {
        const sgf::Game game = random_game(3 + static_cast<int>(random() % 3), 120,
                                           i % 2 == 0 ? GameKind::regular : GameKind::any, random);
        const Shape shape = cut_shape(game, 4, random);
        if (asks_for_nothing(shape)) continue;
        const ShapeWays ways{random() % 4 != 0, random() % 4 != 0};
        const auto standing = PlainScan(shape, ways, HitCounting::placements).hits(game);
        if (standing.empty()) continue;
        const auto moves = moves_behind(standing[random() % standing.size()], shape, ways, game, 2 + random() % 5);
        if (!moves) continue;

        compiler::Diagram diagram;
        const auto numbered = read(drawn(shape, *moves), diagram);
        ASSERT_TRUE(std::holds_alternative<ShapeSequence>(numbered)) << std::get<SequenceError>(numbered).message;
        ASSERT_EQ(std::get<ShapeSequence>(numbered), *moves);
        diagram.edges = shape.edges;
        ASSERT_EQ(shape_of(diagram), shape);

        SetJudge judge({shape, ways, HitCounting::placements, *moves});
        SetJudge::Listed listed;
        judge.add(PositionSets(game), Colour::black, 0, &listed);
        auto found = SequenceSearch(shape, ways, std::get<ShapeSequence>(numbered)).followed(standing, game);
        std::ranges::sort(found, {}, [](const ShapeHit& hit) {
            return std::tuple(hit.position, hit.form, hit.upper_left.row, hit.upper_left.column);
        });
        ASSERT_EQ(found, listed.behind_sequence) << i;
        ++sequences;
        hits += found.size();
        if (comes_again(*moves)) with_recapture += found.size();
    }
    std::cout << sequences << " sequences, " << hits << " hits, " << with_recapture << " where a point comes again\n";
    EXPECT_GT(sequences, 100U);
    EXPECT_GT(with_recapture, 20U);
}

}  // namespace
}  // namespace katachi::games
