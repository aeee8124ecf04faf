#include "engine/moves/sources/pattern_choice.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "engine/match/constraint/autohelpers.h"

namespace katachi::moves {

namespace {

// Points for a pattern that names none, by the strongest of its letters.
struct ClassPoints {
    char letter;
    float points;
};
constexpr std::array class_points{
    ClassPoints{'U', 40}, ClassPoints{'J', 27}, ClassPoints{'a', 20}, ClassPoints{'d', 20}, ClassPoints{'A', 20},
    ClassPoints{'D', 20}, ClassPoints{'j', 18}, ClassPoints{'I', 15}, ClassPoints{'B', 15}, ClassPoints{'C', 15},
    ClassPoints{'E', 10}, ClassPoints{'F', 10}, ClassPoints{'t', 10}, ClassPoints{'T', 10}, ClassPoints{'e', 6},
    ClassPoints{'b', 5},  ClassPoints{'c', 5},  ClassPoints{'W', 5}};
constexpr float points_without_class = 2;

// The weights of joseki moves whose pattern has no value, by the strongest of its letters: means of what games taught
// of the shipped joseki (engine/moves/DESIGN.md). A joseki that is under way draws its next move more than a corner
// draws its first ones.
struct JosekiWeight {
    char letter;
    float first_moves;
    float later_moves;
};
constexpr std::array joseki_weights{JosekiWeight{'U', 2.4F, 2.6F}, JosekiWeight{'J', 1.7F, 2.4F},
                                    JosekiWeight{'j', 1.1F, 1.7F}, JosekiWeight{'t', 1.2F, 1.7F},
                                    JosekiWeight{'T', 0.4F, 0.4F}};
constexpr int stones_of_first_moves = 6;

// So many points make a move twice as likely as one that is worth nothing, as far as nothing else is known of it; in
// the opening one does.
constexpr float points_of_double = 10;
// What is left of that beside all other features, about as learning finds it for the shipped library.
constexpr float share_of_points = 0.3F;
constexpr float share_of_opening = 0.6F;
constexpr float least_worth = 0.001F;

bool has_move(const match::PatternTables& tables, std::uint16_t pattern) {
    const auto first = std::lower_bound(
        tables.orientations.begin(), tables.orientations.end(), pattern,
        [](const match::TableOrientation& orientation, std::uint16_t number) { return orientation.pattern < number; });
    return first != tables.orientations.end() && first->pattern == pattern && first->move_row != match::no_move;
}

bool has_antisuji(const match::PatternTables& tables, std::uint16_t pattern) {
    const std::uint32_t action = tables.patterns[pattern].action;
    if (action == match::no_program) return false;
    const auto code = tables.constraints.code_of(tables.constraints.programs[action]);
    return std::any_of(code.begin(), code.end(), [](const match::TableInstruction& instruction) {
        return static_cast<match::ProgramStep>(instruction.step) == match::ProgramStep::effect &&
               static_cast<match::Autohelper>(instruction.operand) == match::Autohelper::antisuji;
    });
}

float points_of_class(const match::PatternRow& row) {
    for (const auto& [letter, points] : class_points)
        if (row.letters.has(letter)) return points;
    return points_without_class;
}

bool says_points(const match::PatternTables& tables, const match::PatternRow& row) {
    using enum match::PatternAttribute;
    return row.value > 0 || tables.attribute(row, minvalue) || tables.attribute(row, maxvalue);
}

float points_of(const match::PatternTables& tables, const match::PatternRow& row) {
    using enum match::PatternAttribute;
    float points = std::max(row.value, tables.attribute(row, minvalue).value_or(0));
    if (points <= 0) points = points_of_class(row);
    return std::min(points, std::max(tables.attribute(row, maxvalue).value_or(points), 0.0F));
}

int stones_of(const match::PatternTables& tables, const match::PatternRow& row) {
    const auto cells = tables.cells.subspan(row.first_cell, row.cell_count);
    return static_cast<int>(std::count_if(cells.begin(), cells.end(), [](const match::TableCell& cell) {
        return cell.allowed == match::point_own || cell.allowed == match::point_opponent;
    }));
}

// Nothing for patterns that are no joseki or say how many points they are worth.
std::optional<float> weight_of_joseki(const match::PatternTables& tables, const match::PatternRow& row) {
    if (tables.kind_of(row) != match::DatabaseKind::corner || says_points(tables, row)) return std::nullopt;
    for (const JosekiWeight& weight : joseki_weights)
        if (row.letters.has(weight.letter))
            return stones_of(tables, row) < stones_of_first_moves ? weight.first_moves : weight.later_moves;
    return std::nullopt;
}

}  // namespace

bool is_warning(const match::PatternTables& tables, std::uint16_t pattern) {
    return tables.patterns[pattern].letters.has('N') || has_antisuji(tables, pattern);
}

bool proposes_move(const match::PatternTables& tables, std::uint16_t pattern, match::PatternUse use) {
    return match::facts_of(tables.kind_of(tables.patterns[pattern])).use == use && has_move(tables, pattern) &&
           !is_warning(tables, pattern);
}

bool is_settled_by_shape(const match::PatternTables& tables, std::uint16_t pattern) {
    const match::PatternRow& row = tables.patterns[pattern];
    const bool has_conditions = match::facts_of(tables.kind_of(row)).has_class_conditions;
    return !row.has_constraint() && row.action == match::no_program && *tables.text(row.helper) == '\0' &&
           !(has_conditions && row.letters.has_any(match::ClassSet::of("oxn")));
}

float weight_of_value(const match::PatternTables& tables, std::uint16_t pattern, PatternValues values) {
    const match::PatternRow& row = tables.patterns[pattern];
    if (values == PatternValues::worths) return std::log(std::max(row.value, least_worth));
    if (const auto weight = weight_of_joseki(tables, row)) return *weight;
    const float points = points_of(tables, row);
    if (values == PatternValues::opening_points) return share_of_opening * std::log1p(points);
    return share_of_points * std::log1p(points / points_of_double);
}

}  // namespace katachi::moves
