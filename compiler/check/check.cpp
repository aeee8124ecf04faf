#include "compiler/check/check.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "compiler/check/rules/rules.h"
#include "compiler/model/entry_faults.h"

namespace katachi::compiler {

// NOLINTNEXTLINE(readability-function-size): a list.
std::span<const Rule> all_rules() {
    static const std::array rules{
        syntax,
        not_text,
        line_too_long,
        answer_without_constraint,
        not_a_rectangle,
        inconsistent_edges,
        points_apart,
        missing_move,
        several_moves,
        unknown_cell,
        two_anchors,
        diagram_too_large,
        missing_corner,
        impossible_position,
        move_is_suicide,
        eye_value,
        key_points_against_value,
        eye_space_in_pieces,
        margin_without_side,
        playout_weight_rule,
        playout_diagram,
        unknown_symmetry,
        unknown_class,
        contradicting_classes,
        repeated_class,
        class_without_stones,
        remark_contradicts_class,
        unknown_attribute,
        attribute_argument,
        value_without_effect,
        value_out_of_range,
        unregistered_helper,
        constraint_diagram_size,
        constraint_diagram_contradiction,
        label_not_in_diagram,
        unknown_autohelper,
        argument_count,
        argument_not_a_point,
        label_as_value,
        unknown_constant,
        wrong_kind_of_point,
        misplaced_pass,
        occupied_point_played,
        action_as_value,
        call_out_of_phase,
        mixed_comparison,
        constant_comparison,
        constant_condition,
        repeated_operand,
        constraint_repeats_diagram,
        unreachable_statement,
        label_case,
        label_on_several_points,
        unused_label,
        unused_constraint_diagram,
        duplicate_name,
        name_breaks_numbering,
        duplicate_shape,
        shadowed_entry,
        never_matched,
        never_played,
        hidden_eye_shape,
        undeclared_symmetry,
        false_symmetry,
        illegal_move,
        move_outside_corner,
        stone_outside_corner,
        missing_mark,
        several_marks,
        unusable_label,
        doubtful_joseki_class,
        ignored_comment_line,
        not_a_corner_position,
        unused_ignore,
        unknown_ignored_rule,
        ignore_without_reason,
        unreadable_ignore,
    };
    return rules;
}

const Rule* find_rule(std::string_view word) {
    const auto rules = all_rules();
    const auto found = std::find_if(rules.begin(), rules.end(),
                                    [&](const Rule& rule) { return rule.id == word || rule.code == word; });
    return found == rules.end() ? nullptr : &*found;
}

namespace {

bool applies(const Rule& rule, const PatternDatabase& database) {
    return (rule.kinds & kind_set(database.spec.kind)) != 0;
}

}  // namespace

void check_pattern(const Pattern& pattern, const PatternDatabase& database, base::Diagnostics& diagnostics) {
    for (const Rule& rule : all_rules()) {
        if (rule.find_in_pattern == nullptr || !applies(rule, database)) continue;
        if (rule.needs_diagram && !has_cells(pattern)) continue;
        Findings findings(rule, diagnostics);
        rule.find_in_pattern(pattern, database, findings);
    }
}

void check_unmatched(const PatternDatabase& database, base::Diagnostics& diagnostics) {
    base::Diagnostics found;
    for (const Pattern& pattern : database.patterns)
        if (!pattern.sound) check_pattern(pattern, database, found);
    std::ranges::copy_if(found, std::back_inserter(diagnostics),
                         [](const base::Diagnostic& finding) { return finding.severity == base::Severity::error; });
}

void check_across_patterns(const PatternDatabase& database, base::Diagnostics& diagnostics) {
    for (const Rule& rule : all_rules()) {
        if (rule.find_in_database == nullptr || !applies(rule, database)) continue;
        Findings findings(rule, diagnostics);
        rule.find_in_database(database, findings);
    }
}

void check(const PatternDatabase& database, base::Diagnostics& diagnostics) {
    for (const Pattern& pattern : database.patterns) check_pattern(pattern, database, diagnostics);
    check_across_patterns(database, diagnostics);
}

}  // namespace katachi::compiler
