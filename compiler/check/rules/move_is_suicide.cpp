#include <algorithm>

#include "compiler/check/drawn_strings.h"
#include "compiler/check/occupants.h"
#include "compiler/check/points.h"
#include "compiler/check/rules/rules.h"

namespace katachi {

namespace {

// Kinds in which `*` is where O plays; in the others X may play there too.
constexpr KindSet own_move_kinds = all_kinds & ~kind_set(DatabaseKind::connection) &
                                   ~kind_set(DatabaseKind::influence) & ~kind_set(DatabaseKind::barrier) &
                                   ~kind_set(DatabaseKind::eye_shape);

bool has_liberty_beside(const DrawnString& string, Offset move) {
    return std::any_of(string.liberties.begin(), string.liberties.end(), [&](Offset point) { return point != move; });
}

// Whether this neighbour can give the stone at `move` a liberty, on some board.
bool may_help(const Diagram& diagram, const DrawnStrings& strings, Offset neighbour, Offset move) {
    if (is_off_board(diagram, neighbour)) return false;
    const DrawnString* string = strings.at(neighbour);
    if (string == nullptr || !diagram.contains(neighbour.row, neighbour.column)) return true;
    if (string->own) return string->may_have_more_liberties || has_liberty_beside(*string, move);
    return !has_liberty_beside(*string, move);  // else it is not captured
}

std::optional<Offset> move_of(const Diagram& diagram) { return diagram.find(character(Cell::move)); }

void find(const Pattern& pattern, const PatternDatabase&, Findings& findings) {
    const Diagram diagram = drawn_points(pattern);
    const auto move = move_of(diagram);
    if (!move) return;
    const auto sides = neighbours_of(*move);
    const DrawnStrings strings(diagram);
    if (std::any_of(sides.begin(), sides.end(), [&](Offset side) { return may_help(diagram, strings, side, *move); }))
        return;
    auto& finding = findings.add(pattern, pattern.board_size > 0 ? pattern.span : span_of(diagram, *move),
                                 "a stone here has no liberty and captures nothing");
    finding.help = "suicide is not legal, so the move is never proposed";
}

}  // namespace

const Rule move_is_suicide{.id = "move-is-suicide",
                           .code = "KA110",
                           .severity = Severity::warning,
                           .summary = "the move of a diagram is suicide, whatever its wild cards are",
                           .kinds = own_move_kinds,
                           .find_in_pattern = find};

}  // namespace katachi
