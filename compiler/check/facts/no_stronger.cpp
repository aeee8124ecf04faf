#include "compiler/check/facts/no_stronger.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>

#include "compiler/check/facts/drawn_strings.h"
#include "compiler/check/facts/logic_chains.h"
#include "compiler/check/facts/points.h"
#include "compiler/check/facts/shape_symmetry.h"

namespace katachi::compiler {

namespace {

constexpr std::string_view status_letters = "OoXx";
constexpr std::string_view condition_letters = "OoXxsn-";
// Letters that settle what a move is worth, and not only what it is for.
constexpr std::string_view letters_of_worth = "FJjtTUWNY";
// Attributes that raise a value to at least this much.
constexpr std::array<std::string_view, 4> least_values{"value", "minvalue", "terri", "minterri"};

bool has(const Pattern& pattern, char letter) { return pattern.classes.find(letter) != std::string::npos; }

bool has_any(const Pattern& pattern, std::string_view letters) {
    return pattern.classes.find_first_of(letters) != std::string::npos;
}

board::Offset move_of(const Pattern& pattern) {
    return pattern.diagram.find(character(Cell::move)).value_or(board::Offset{});
}

// Labels become the points that bear them, as far from the move as they are when the pattern is turned.
Expression with_points(Expression expression, const Pattern& pattern, board::Orientation orientation) {
    for (Expression& operand : expression.operands) operand = with_points(std::move(operand), pattern, orientation);
    const bool label = expression.kind == Expression::Kind::vertex && expression.text != "*" && expression.text != "?";
    if (!label || !pattern.constraint_diagram) return expression;
    std::set<std::pair<int, int>> points;
    for (const board::Offset point : points_of(*pattern.constraint_diagram, expression.text)) {
        const board::Offset from_move = board::transform(point - move_of(pattern), orientation);
        points.insert({from_move.row, from_move.column});
    }
    expression.text = "@";
    for (const auto& [row, column] : points)
        expression.text += std::to_string(row) + "," + std::to_string(column) + ";";
    return expression;
}

// What must hold, part by part.
std::set<std::string> parts_of_constraint(const Pattern& pattern, board::Orientation orientation) {
    if (!pattern.constraint) return {};
    const Expression whole = with_points(*pattern.constraint, pattern, orientation);
    if (!is_logic(whole) || whole.op != Operator::logical_and) return {to_text(whole)};
    std::set<std::string> parts;
    for (const Expression* operand : operands_of(whole)) parts.insert(to_text(*operand));
    return parts;
}

std::set<std::string> conditions_of(const WeightLine& line) { return {line.conditions.begin(), line.conditions.end()}; }

// Both are playout patterns. Under each set of conditions that the one below has, the one above has a weight too.
bool weighs_as_often(const Overlay& overlay) {
    const auto weighs_under = [&](const std::set<std::string>& conditions) {
        return std::any_of(overlay.above.weights.begin(), overlay.above.weights.end(), [&](const WeightLine& line) {
            const auto needed = conditions_of(line);
            return std::includes(conditions.begin(), conditions.end(), needed.begin(), needed.end());
        });
    };
    return std::all_of(overlay.below.weights.begin(), overlay.below.weights.end(),
                       [&](const WeightLine& line) { return weighs_under(conditions_of(line)); });
}

// Whether it is tried in every orientation that can make a difference.
bool is_tried_all_ways(const Pattern& pattern) {
    const SymmetrySet declared = symmetries(pattern.symmetry.value_or(DeclaredSymmetry::none));
    if (declared == symmetry_bit(board::Orientation::identity)) return true;
    return !pattern.constraint && (declared & ~symmetries(pattern.diagram)) == 0;
}

bool has_no_less_value(const Pattern& above, const Pattern& below) {
    return std::all_of(below.attributes.begin(), below.attributes.end(), [&](const Attribute& attribute) {
        const bool least = std::find(least_values.begin(), least_values.end(), attribute.name) != least_values.end();
        const Attribute* other = above.attribute(attribute.name);
        return least && attribute.number && other != nullptr && other->number && *other->number >= *attribute.number;
    });
}

bool bounds_nothing(const Pattern& pattern) {
    return pattern.attribute("maxvalue") == nullptr && pattern.attribute("maxterri") == nullptr;
}

bool has_all_letters(const Pattern& above, const Pattern& below) {
    const auto is_met = [&](char letter) {
        return condition_letters.find(letter) != std::string_view::npos || has(above, letter);
    };
    const bool same_worth = std::all_of(letters_of_worth.begin(), letters_of_worth.end(),
                                        [&](char letter) { return has(above, letter) == has(below, letter); });
    return same_worth && std::all_of(below.classes.begin(), below.classes.end(), is_met);
}

struct Sides {
    bool own, opponent;
};

// Whose drawn stones the entry does something to.
Sides sides_concerned(const Pattern& pattern, DatabaseKind kind) {
    switch (kind) {
        case DatabaseKind::monte_carlo: return {false, false};
        case DatabaseKind::attack:
        case DatabaseKind::defence:
        case DatabaseKind::connection:
        case DatabaseKind::life_attack:
        case DatabaseKind::life_defence:
        case DatabaseKind::life_vital: return {true, true};
        default: return {has_any(pattern, "CcdJU"), has_any(pattern, "BaJU")};
    }
}

bool draws_a_stone_of_each_string(const Overlay& overlay, Sides sides) {
    const board::Offset below_move = move_of(overlay.below);
    std::set<std::pair<int, int>> drawn;
    for (const board::Offset stone : points_of(overlay.above.diagram, "OXQY")) {
        const board::Offset there = below_move + board::transform(stone - move_of(overlay.above), overlay.orientation);
        drawn.insert({there.row, there.column});
    }
    const DrawnStrings strings(overlay.below.diagram);
    return std::all_of(strings.all().begin(), strings.all().end(), [&](const DrawnString& string) {
        if (!(string.own ? sides.own : sides.opponent)) return true;
        return std::any_of(string.stones.begin(), string.stones.end(), [&](board::Offset stone) {
            return drawn.contains({stone.row, stone.column});
        });
    });
}

}  // namespace

bool asks_no_more(const Overlay& overlay) {
    const Pattern& above = overlay.above;
    const Pattern& below = overlay.below;
    if (!above.helper.empty() || !is_tried_all_ways(above)) return false;
    for (const char letter : status_letters)
        if (has(above, letter) && !has(below, letter)) return false;
    if (has(above, 'n') && !has(below, 'n')) return false;
    if (has(below, 's') && !has(above, 's')) return false;
    const auto asked = parts_of_constraint(above, overlay.orientation);
    const auto given = parts_of_constraint(below, board::Orientation::identity);
    return std::includes(given.begin(), given.end(), asked.begin(), asked.end()) && weighs_as_often(overlay);
}

bool is_worth_no_less(const Overlay& overlay) {
    const bool own_deeds = !overlay.below.actions.empty() || !overlay.below.helper.empty();
    return !own_deeds && has_all_letters(overlay.above, overlay.below) && bounds_nothing(overlay.above) &&
           has_no_less_value(overlay.above, overlay.below);
}

bool concerns_all_strings(const Overlay& overlay, DatabaseKind kind) {
    const Sides sides = sides_concerned(overlay.below, kind);
    return (!sides.own && !sides.opponent) || draws_a_stone_of_each_string(overlay, sides);
}

}  // namespace katachi::compiler
