#include "compiler/trie/pattern_tests.h"

#include <algorithm>
#include <stdexcept>

#include "engine/match/turned_cells.h"

namespace katachi::compiler {

namespace {

match::PointTest point_test(std::uint8_t allowed) {
    for (const match::PointTest test : {match::PointTest::own, match::PointTest::opponent, match::PointTest::empty,
                                        match::PointTest::own_or_empty, match::PointTest::opponent_or_empty})
        if (match::allowed_points(test) == allowed) return test;
    throw std::invalid_argument("a cell of compiled tables allows what no diagram can draw");
}

class TestCollector {
  public:
    TestCollector(const match::PatternTables& tables, const match::TableOrientation& shape)
        : shape_(shape), anchor_{shape.anchor_row, shape.anchor_column} {
        for (const match::TableCell& cell : match::turned_cells(tables, shape))
            tests_.push_back({board::Offset{cell.row, cell.column} - anchor_, point_test(cell.allowed)});
    }

    std::vector<OffsetTest> collect() {
        require_edges();
        require_rectangle();
        return std::move(tests_);
    }

  private:
    // Just outside of a marked side there is no board.
    void require_edges() {
        const auto lies_on = [&](match::EdgeSet edge) { return (shape_.edges & edge) != 0; };
        const int last_row = shape_.rows - 1 - anchor_.row, last_column = shape_.columns - 1 - anchor_.column;
        if (lies_on(match::edge_north)) tests_.push_back({{-anchor_.row - 1, 0}, match::PointTest::off_board});
        if (lies_on(match::edge_south)) tests_.push_back({{last_row + 1, 0}, match::PointTest::off_board});
        if (lies_on(match::edge_west)) tests_.push_back({{0, -anchor_.column - 1}, match::PointTest::off_board});
        if (lies_on(match::edge_east)) tests_.push_back({{0, last_column + 1}, match::PointTest::off_board});
    }

    // The anchor's row and column reach to the rectangle's sides. On the way to a far side every unwrapped_columns-th
    // point is asked for, so that no load wraps to another row unseen.
    void require_rectangle() {
        const int first_row = -anchor_.row, first_column = -anchor_.column;
        const int last_row = shape_.rows - 1 - anchor_.row, last_column = shape_.columns - 1 - anchor_.column;
        if (!tests_row(first_row)) require_on_board({first_row, 0});
        if (!tests_row(last_row)) require_on_board({last_row, 0});
        for (int column = -match::unwrapped_columns; column > first_column; column -= match::unwrapped_columns)
            require_on_board({0, column});
        for (int column = match::unwrapped_columns; column < last_column; column += match::unwrapped_columns)
            require_on_board({0, column});
        if (!tests_column(first_column)) require_on_board({0, first_column});
        if (!tests_column(last_column)) require_on_board({0, last_column});
    }

    bool tests_row(int row) const {
        return std::any_of(tests_.begin(), tests_.end(), [row](const OffsetTest& test) {
            return test.step.row == row && test.test != match::PointTest::off_board;
        });
    }

    bool tests_column(int column) const {
        return std::any_of(tests_.begin(), tests_.end(), [column](const OffsetTest& test) {
            return test.step.column == column && test.test != match::PointTest::off_board;
        });
    }

    void require_on_board(board::Offset step) {
        const bool is_tested = std::any_of(tests_.begin(), tests_.end(), [step](const OffsetTest& test) {
            return test.step == step && test.test != match::PointTest::off_board;
        });
        if (!is_tested) tests_.push_back({step, match::PointTest::on_board});
    }

    const match::TableOrientation& shape_;
    board::Offset anchor_;
    std::vector<OffsetTest> tests_;
};

}  // namespace

std::vector<OffsetTest> offset_tests(const match::PatternTables& tables, const match::TableOrientation& shape) {
    return TestCollector(tables, shape).collect();
}

}  // namespace katachi::compiler
