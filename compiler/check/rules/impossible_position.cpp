#include "compiler/check/facts/drawn_place.h"
#include "compiler/check/facts/drawn_strings.h"
#include "compiler/check/facts/points.h"
#include "compiler/check/rules/rules.h"

namespace katachi::compiler {

namespace {

// Where one point of it is shown: whole-board entries have stones without a drawing.
base::Span place_of(const Pattern& pattern, board::Offset point) {
    return pattern.board_size > 0 ? pattern.span : span_of(pattern.diagram, point);
}

void find_captured(const Pattern& pattern, Findings& findings) {
    const DrawnStrings strings(drawn_points(pattern));
    for (const DrawnString& string : strings.all()) {
        if (!string.liberties.empty() || string.may_have_more_liberties) continue;
        const std::string colour = string.own ? "O" : "X";
        const std::string what =
            string.stones.size() == 1 ? "this " + colour + " stone has" : "these " + colour + " stones have";
        auto& finding = findings.add(pattern, place_of(pattern, string.stones.front()), what + " no liberty");
        finding.help = "on every board they would be taken off: draw an empty point or a wild card beside them";
    }
}

// Boards are square: a diagram between two opposite edges says their size.
void find_between_edges(const Pattern& pattern, Findings& findings) {
    const Diagram& diagram = pattern.diagram;
    const bool rows_are_all = diagram.edges.north && diagram.edges.south;
    const bool columns_are_all = diagram.edges.west && diagram.edges.east;
    const bool too_few_rows = rows_are_all && diagram.columns > diagram.rows;
    const bool too_few_columns = columns_are_all && diagram.rows > diagram.columns;
    if (!too_few_rows && !too_few_columns) return;
    const std::string width = std::to_string(diagram.columns);
    const std::string height = std::to_string(diagram.rows);
    auto& finding = findings.add(pattern, shape_span(pattern),
                                 too_few_rows ? "no board is " + height + " rows high and " + width + " columns wide"
                                              : "no board is " + width + " columns wide and " + height + " rows high");
    finding.help = "boards are square: leave out one of the two opposite edges";
}

void find_impossible_position(const Pattern& pattern, const PatternDatabase&, Findings& findings) {
    find_captured(pattern, findings);
    if (pattern.board_size == 0) find_between_edges(pattern, findings);
}

}  // namespace

const Rule impossible_position{
    .id = "impossible-position",
    .code = "KA109",
    .severity = base::Severity::error,
    .summary = "a diagram that no board can ever show: stones without a liberty, edges of no board",
    .kinds = all_kinds & ~kind_set(DatabaseKind::eye_shape),
    .find_in_pattern = find_impossible_position};

}  // namespace katachi::compiler
