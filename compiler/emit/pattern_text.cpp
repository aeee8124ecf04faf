#include "compiler/emit/pattern_text.h"

#include <vector>

#include "base/text/trim.h"
#include "compiler/emit/wrapped_lines.h"

namespace katachi::compiler {

namespace {

constexpr std::string_view before_remark = "    ";
// A turn in which a whole-board entry puts no stone.
const std::string no_stone = "tt";

std::vector<std::string> drawn_rows(const Diagram& diagram) {
    const std::string edge = (diagram.edges.west ? "+" : "") +
                             std::string(static_cast<std::size_t>(diagram.columns), '-') +
                             (diagram.edges.east ? "+" : "");
    std::vector<std::string> rows;
    if (diagram.rows == 0)
        for (const DiagramLine& line : diagram.lines) rows.push_back(line.text);
    if (diagram.edges.north) rows.push_back(edge);
    for (int row = 0; row < diagram.rows; ++row) {
        std::string text = diagram.edges.west ? "|" : "";
        for (int column = 0; column < diagram.columns; ++column) text += diagram.at(row, column);
        if (diagram.edges.east) text += '|';
        rows.emplace_back(base::trimmed_back(text));
    }
    if (diagram.edges.south) rows.push_back(edge);
    return rows;
}

std::string constraint_lines(const Expression& constraint) {
    const std::string whole = to_text(constraint);
    if (whole.size() <= longest_condition_line) return ";" + whole + "\n";
    std::string text;
    for (const std::string& part : chain_texts(constraint))
        for (const std::string& line : wrapped_lines(part)) text += ";" + line + "\n";
    return text;
}

std::string comment_lines(const Pattern& pattern) {
    std::string text;
    for (const Comment& comment : pattern.comments) text += "#" + comment.text + "\n";
    return text;
}

std::string condition_lines(const Pattern& pattern) {
    std::string text;
    if (pattern.constraint) text += "\n" + constraint_lines(*pattern.constraint);
    if (!pattern.actions.empty()) text += "\n";
    for (const Statement& action : pattern.actions)
        for (const std::string& line : wrapped_lines(to_text(action))) text += ">" + line + "\n";
    return text;
}

std::string weight_lines(const Pattern& pattern) {
    std::string text;
    for (const WeightLine& weight : pattern.weights) text += weight_line(weight) + "\n";
    return text;
}

std::string named_entry(const Pattern& pattern) {
    std::string text = name_line(pattern) + "\n" + comment_lines(pattern) + "\n";
    text += diagram_text(pattern.diagram) + "\n" + colon_line(pattern) + "\n";
    if (pattern.constraint_diagram) text += "\n" + diagram_text(*pattern.constraint_diagram);
    return text + condition_lines(pattern);
}

std::string eye_shape(const Pattern& pattern) {
    return name_line(pattern) + "\n" + comment_lines(pattern) + "\n" + diagram_text(pattern.diagram) + "\n" +
           colon_line(pattern) + "\n";
}

std::string playout_pattern(const Pattern& pattern) {
    return diagram_text(pattern.diagram) + "\n" + comment_lines(pattern) + weight_lines(pattern);
}

std::string letters(board::Offset at) { return {static_cast<char>('a' + at.column), static_cast<char>('a' + at.row)}; }

// The stones in their order; turns without a stone keep the colours in step, the opponent's first.
std::string whole_board(const Pattern& pattern) {
    std::string text = pattern.name;
    if (const Attribute* value = pattern.attribute("value")) text += " " + value->argument;
    text += " " + (pattern.whole_board_move ? letters(*pattern.whole_board_move) : "");
    bool own_turn = false;
    for (const PlacedStone& stone : pattern.stones) {
        if (stone.own != own_turn) text += no_stone;
        text += letters(stone.at);
        own_turn = !stone.own;
    }
    return text + "\n";
}

}  // namespace

std::string diagram_text(const Diagram& diagram) {
    const auto rows = drawn_rows(diagram);
    const bool has_remarks = diagram.lines.size() == rows.size();
    std::string text;
    for (std::size_t i = 0; i < rows.size(); ++i)
        text += row_line(rows[i], has_remarks ? diagram.lines[i].remark : "") + "\n";
    return text;
}

std::string statements_text(const Pattern& pattern, DatabaseKind kind) {
    switch (kind) {
        case DatabaseKind::monte_carlo: return weight_lines(pattern);
        case DatabaseKind::whole_board: return "";
        default: return colon_line(pattern) + "\n" + condition_lines(pattern);
    }
}

std::string name_line(const Pattern& pattern) { return "Pattern " + pattern.name; }

std::string row_line(const std::string& row, const std::string& remark) {
    return remark.empty() ? row : row + std::string(before_remark) + remark;
}

std::string colon_line(const Pattern& pattern) {
    if (!pattern.eye_value.empty()) return ":" + pattern.eye_value;
    std::string text = ":" + pattern.symmetry_text;
    const bool has_more = !pattern.attributes.empty() || !pattern.helper.empty();
    if (!pattern.classes.empty() || has_more) text += "," + pattern.classes;
    for (const Attribute& attribute : pattern.attributes) text += "," + attribute.name + "(" + attribute.argument + ")";
    if (!pattern.helper.empty()) text += "," + pattern.helper;
    return text;
}

std::string weight_line(const WeightLine& weight) {
    std::string text = ":" + weight.weight;
    for (const std::string& condition : weight.conditions) text += "," + condition;
    return text;
}

std::string pattern_text(const Pattern& pattern, DatabaseKind kind) {
    switch (kind) {
        case DatabaseKind::eye_shape: return eye_shape(pattern);
        case DatabaseKind::monte_carlo: return playout_pattern(pattern);
        case DatabaseKind::whole_board: return whole_board(pattern);
        default: return named_entry(pattern);
    }
}

}  // namespace katachi::compiler
