#include <algorithm>

#include "compiler/check/facts/drawn_strings.h"
#include "compiler/check/facts/occupants.h"
#include "compiler/check/facts/points.h"
#include "compiler/check/rules/rules.h"
#include "compiler/model/drawn_sides.h"

namespace katachi::compiler {

namespace {

// Kinds in which `*` is where O plays; in the others X may play there too.
constexpr KindSet own_move_kinds = all_kinds & ~kind_set(DatabaseKind::connection) &
                                   ~kind_set(DatabaseKind::influence) & ~kind_set(DatabaseKind::barrier) &
                                   ~kind_set(DatabaseKind::eye_shape);

bool has_liberty_beside(const DrawnString& string, board::Offset move) {
    return std::any_of(string.liberties.begin(), string.liberties.end(),
                       [&](board::Offset point) { return point != move; });
}

// Whether it may be empty, or the diagram does not show it.
bool is_open(const Diagram& diagram, board::Offset point) {
    if (!diagram.contains(point.row, point.column)) return !is_off_board(diagram, point);
    return (occupants_of(diagram.at(point.row, point.column)) & nothing_there) != 0;
}

// Whether the string beside `move`, if there is one, can give a stone there a liberty on some board.
bool may_help(const DrawnString* string, board::Offset move) {
    if (string == nullptr) return false;
    if (string->own) return string->may_have_more_liberties || has_liberty_beside(*string, move);
    return !has_liberty_beside(*string, move);  // else it is not captured
}

void find_move_is_suicide(const Pattern& pattern, const PatternDatabase&, Findings& findings) {
    const Diagram diagram = drawn_points(pattern);
    const auto move = diagram.find(character(Cell::move));
    if (!move) return;
    const auto sides = neighbours_of(*move);
    if (std::any_of(sides.begin(), sides.end(), [&](board::Offset side) { return is_open(diagram, side); })) return;
    const DrawnStrings strings(diagram);
    if (std::any_of(sides.begin(), sides.end(), [&](board::Offset side) { return may_help(strings.at(side), *move); }))
        return;
    auto& finding = findings.add(pattern, pattern.board_size > 0 ? pattern.span : span_of(diagram, *move),
                                 "a stone here has no liberty and captures nothing");
    finding.help = "suicide is not legal, so the move is never proposed";
}

}  // namespace

const Rule move_is_suicide{.id = "move-is-suicide",
                           .code = "KA110",
                           .severity = base::Severity::warning,
                           .summary = "the move of a diagram is suicide, whatever its wild cards are",
                           .kinds = own_move_kinds,
                           .find_in_pattern = find_move_is_suicide};

}  // namespace katachi::compiler
