#include <algorithm>

#include "compiler/check/facts/label_uses.h"
#include "compiler/check/facts/points.h"
#include "compiler/check/rules/rules.h"
#include "compiler/model/labels.h"

namespace katachi::compiler {

namespace {

// Cells that give a point a role may be repeated as what they match.
char without_role(char cell) {
    switch (static_cast<Cell>(cell)) {
        case Cell::empty_comma:
        case Cell::empty_bang: return character(Cell::empty);
        case Cell::own_anchor: return character(Cell::own);
        case Cell::opponent_anchor: return character(Cell::opponent);
        default: return cell;
    }
}

std::vector<board::Offset> contradictions(const Diagram& main, const Diagram& labels) {
    std::vector<board::Offset> points;
    for (int row = 0; row < main.rows; ++row)
        for (int column = 0; column < main.columns; ++column) {
            const char cell = labels.at(row, column);
            const bool repeats = without_role(cell) == without_role(main.at(row, column));
            if (!repeats && !is_label(cell)) points.push_back({row, column});
        }
    return points;
}

// Nothing where a letter was meant as a label: the entry speaks of it.
std::optional<base::Fix> repeating_the_diagram(const Pattern& pattern, const std::vector<board::Offset>& points,
                                               AttributeMap map) {
    const Diagram& main = pattern.diagram;
    const Diagram& labels = *pattern.constraint_diagram;
    const auto uses = label_uses(pattern, map);
    const auto is_used = [&](board::Offset point) {
        return std::any_of(uses.begin(), uses.end(),
                           [&](const LabelUse& use) { return use.label == labels.at(point.row, point.column); });
    };
    if (std::any_of(points.begin(), points.end(), is_used)) return std::nullopt;
    base::Fix fix{.title = "repeat what the main diagram draws", .edits = {}};
    for (const board::Offset point : points)
        fix.edits.push_back({span_of(labels, point), std::string(1, main.at(point.row, point.column))});
    return fix;
}

void find_edges(const Pattern& pattern, Findings& findings) {
    const Diagram& main = pattern.diagram;
    const Diagram& labels = *pattern.constraint_diagram;
    if (labels.edges == main.edges) return;
    const auto side = [&]() -> std::string {
        if (labels.edges.north != main.edges.north) return "upper";
        if (labels.edges.south != main.edges.south) return "lower";
        return labels.edges.west != main.edges.west ? "left" : "right";
    }();
    const bool lower = side == "lower";
    findings.add(pattern, lower ? labels.lines.back().span : labels.lines.front().span,
                 "the main and the constraint diagram disagree about the " + side + " edge");
}

void find_constraint_diagram_contradiction(const Pattern& pattern, const PatternDatabase& database,
                                           Findings& findings) {
    if (!pattern.constraint_diagram) return;
    const Diagram& main = pattern.diagram;
    const Diagram& labels = *pattern.constraint_diagram;
    if (labels.rows != main.rows || labels.columns != main.columns) return;
    find_edges(pattern, findings);
    const auto points = contradictions(main, labels);
    if (points.empty()) return;
    const board::Offset first = points.front();
    const std::string drawn(1, main.at(first.row, first.column));
    std::string message = "`" + std::string(1, labels.at(first.row, first.column)) + "` here, but `" + drawn +
                          "` at this point of the main diagram";
    if (points.size() == 2) message += "; one more point differs";
    if (points.size() > 2) message += "; " + std::to_string(points.size() - 1) + " more points differ";
    auto& finding = findings.add(pattern, span_of(labels, first), std::move(message));
    finding.notes.push_back({pattern.source, span_of(main, first), "`" + drawn + "` is drawn here"});
    finding.help = "repeat `" + drawn + "`, or write a label: any letter but o O x X t Q Y";
    finding.fix = repeating_the_diagram(pattern, points, database.attribute_map);
}

}  // namespace

const Rule constraint_diagram_contradiction{
    .id = "constraint-diagram-contradiction",
    .code = "KA302",
    .severity = base::Severity::error,
    .summary = "a point of the constraint diagram is neither a label nor what the main diagram draws",
    .kinds = colon_line_kinds,
    .find_in_pattern = find_constraint_diagram_contradiction};

}  // namespace katachi::compiler
