#include "compiler/eyes/entry_graph.h"

#include <algorithm>

#include "compiler/model/entry_faults.h"

namespace katachi::compiler {

namespace {

match::EyePoints marked(const match::EyeGraph& graph, std::string_view marks) {
    match::EyePoints points = 0;
    const std::size_t count = std::min(graph.points.size(), match::largest_eye_graph);
    for (std::size_t i = 0; i < count; ++i)
        if (marks.find(graph.points[i].cell) != std::string_view::npos) points |= match::eye_point(i);
    return points;
}

}  // namespace

match::EyeGraph entry_graph(const Pattern& entry) {
    const Diagram& diagram = entry.diagram;
    std::vector<std::string> rows;
    for (int row = 0; row < diagram.rows; ++row) {
        rows.emplace_back();
        for (int column = 0; column < diagram.columns; ++column) rows.back() += diagram.at(row, column);
    }
    const DrawnEdges& edges = diagram.edges;
    return match::eye_graph(rows, {.north = edges.north, .south = edges.south, .west = edges.west, .east = edges.east});
}

bool has_too_many_wild_cards(const match::EyeGraph& graph) {
    return std::ranges::count(graph.points, match::EyeContent::either, &match::EyeGraphPoint::content) >
           most_eye_wild_cards;
}

std::optional<match::EyeAnswer> entry_answer(const Pattern& entry, const match::EyeGraph& graph) {
    const std::string& digits = entry.eye_value;
    if (!eye_value_fault(digits).empty()) return std::nullopt;
    const auto digit = [&](std::size_t i) { return static_cast<std::uint8_t>(digits[i] - '0'); };
    return match::EyeAnswer{{digit(0), digit(1), digit(2), digit(3)}, marked(graph, "*<@("), marked(graph, "*>@)")};
}

}  // namespace katachi::compiler
