#include "compiler/model/labels.h"

#include <algorithm>

namespace katachi::compiler {

std::string labels_of(const Pattern& pattern) {
    std::string labels;
    if (!pattern.constraint_diagram) return labels;
    for (const char cell : pattern.constraint_diagram->cells)
        if (is_label(cell) && labels.find(cell) == std::string::npos) labels += cell;
    std::sort(labels.begin(), labels.end());
    return labels;
}

namespace {

std::string_view what_lies_there(char cell) {
    switch (static_cast<Cell>(cell)) {
        case Cell::own:
        case Cell::own_anchor: return "an O stone";
        case Cell::opponent:
        case Cell::opponent_anchor: return "an X stone";
        case Cell::own_or_empty: return "O or empty";
        case Cell::opponent_or_empty: return "X or empty";
        case Cell::any: return "any point";
        default: return "an empty point";
    }
}

std::string_view side_of_move(board::Offset step) {
    if (step == board::Offset{-1, 0}) return " above *";
    if (step == board::Offset{1, 0}) return " below *";
    if (step == board::Offset{0, -1}) return " left of *";
    if (step == board::Offset{0, 1}) return " right of *";
    return "";
}

}  // namespace

std::string describe_label(const Pattern& pattern, char label) {
    std::string text = std::string("`") + label + "`";
    const auto place = pattern.constraint_diagram->find(label);
    if (!place || !pattern.diagram.contains(place->row, place->column)) return text;
    text += ", " + std::string(what_lies_there(pattern.diagram.at(place->row, place->column)));
    if (const auto move = pattern.diagram.find(character(Cell::move))) text += side_of_move(*place - *move);
    return text;
}

std::string listed(std::string_view letters) {
    std::string text;
    for (const char letter : letters) text += (text.empty() ? "`" : ", `") + std::string(1, letter) + "`";
    return text;
}

}  // namespace katachi::compiler
