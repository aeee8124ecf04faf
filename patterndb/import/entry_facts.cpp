#include "patterndb/import/entry_facts.h"

#include <cctype>
#include <string_view>

namespace katachi::catalogue {
namespace {

// Letters that are cells of a diagram, or mean something else in a constraint.
constexpr std::string_view no_labels = "OoXxQYt";

void count_calls(const compiler::Expression& expression, std::map<std::string, int>& counts) {
    if (expression.kind == compiler::Expression::Kind::call) ++counts[expression.text];
    for (const compiler::Expression& operand : expression.operands) count_calls(operand, counts);
}

void count_calls(const compiler::Statement& statement, std::map<std::string, int>& counts) {
    count_calls(statement.expression, counts);
    for (const compiler::Statement& branch : statement.branches) count_calls(branch, counts);
}

template <class Items, class ToText>
std::string lines_of(const Items& items, ToText to_line) {
    std::string text;
    for (const auto& item : items) {
        if (!text.empty()) text += '\n';
        text += to_line(item);
    }
    return text;
}

}  // namespace

compiler::Diagram board_diagram(const compiler::Pattern& pattern) {
    if (pattern.board_size == 0) return pattern.diagram;
    compiler::Diagram board;
    board.rows = board.columns = pattern.board_size;
    board.edges = {true, true, true, true};
    const auto size = static_cast<std::size_t>(pattern.board_size);
    board.cells.assign(size * size, compiler::character(compiler::Cell::empty));
    const auto put = [&](board::Offset at, compiler::Cell cell) {
        if (board.contains(at.row, at.column))
            board.cells[static_cast<std::size_t>(at.row) * size + static_cast<std::size_t>(at.column)] =
                compiler::character(cell);
    };
    for (const compiler::PlacedStone& stone : pattern.stones)
        put(stone.at, stone.own ? compiler::Cell::own : compiler::Cell::opponent);
    if (pattern.whole_board_move) put(*pattern.whole_board_move, compiler::Cell::move);
    return board;
}

std::vector<Label> labels(const compiler::Pattern& pattern) {
    std::vector<Label> found;
    if (!pattern.constraint_diagram) return found;
    const compiler::Diagram& diagram = *pattern.constraint_diagram;
    for (int row = 0; row < diagram.rows; ++row)
        for (int column = 0; column < diagram.columns; ++column) {
            const char cell = diagram.at(row, column);
            if (std::isalpha(static_cast<unsigned char>(cell)) && no_labels.find(cell) == std::string_view::npos)
                found.push_back({cell, {row, column}});
        }
    return found;
}

std::map<std::string, int> calls(const compiler::Pattern& pattern) {
    std::map<std::string, int> counts;
    if (pattern.constraint) count_calls(*pattern.constraint, counts);
    for (const compiler::Statement& action : pattern.actions) count_calls(action, counts);
    return counts;
}

std::string constraint_text(const compiler::Pattern& pattern) {
    return pattern.constraint ? compiler::to_text(*pattern.constraint) : std::string();
}

std::string action_text(const compiler::Pattern& pattern) {
    return lines_of(pattern.actions, [](const compiler::Statement& action) { return compiler::to_text(action); });
}

std::string remark_text(const compiler::Pattern& pattern) {
    return lines_of(pattern.remarks(), [](const std::string& remark) { return remark; });
}

}  // namespace katachi::catalogue
