// Every rule, defined in the file of its name; check.cpp lists them in the order they are run.
#pragma once

#include "compiler/check/rules/rule.h"

namespace katachi::compiler {

extern const Rule action_as_value;
extern const Rule argument_count;
extern const Rule argument_not_a_point;
extern const Rule attribute_argument;
extern const Rule call_out_of_phase;
extern const Rule class_without_stones;
extern const Rule constant_comparison;
extern const Rule constant_condition;
extern const Rule constraint_diagram_contradiction;
extern const Rule constraint_diagram_size;
extern const Rule constraint_repeats_diagram;
extern const Rule contradicting_classes;
extern const Rule diagram_too_large;
extern const Rule doubtful_joseki_class;
extern const Rule duplicate_name;
extern const Rule duplicate_shape;
extern const Rule eye_space_in_pieces;
extern const Rule eye_value;
extern const Rule false_symmetry;
extern const Rule hidden_eye_shape;
extern const Rule ignore_without_reason;
extern const Rule ignored_comment_line;
extern const Rule illegal_move;
extern const Rule impossible_position;
extern const Rule inconsistent_edges;
extern const Rule key_points_against_value;
extern const Rule label_as_value;
extern const Rule label_case;
extern const Rule label_not_in_diagram;
extern const Rule label_on_several_points;
extern const Rule line_too_long;
extern const Rule answer_without_constraint;
extern const Rule margin_without_side;
extern const Rule misplaced_pass;
extern const Rule missing_mark;
extern const Rule missing_corner;
extern const Rule missing_move;
extern const Rule mixed_comparison;
extern const Rule move_is_suicide;
extern const Rule move_outside_corner;
extern const Rule name_breaks_numbering;
extern const Rule never_matched;
extern const Rule never_played;
extern const Rule not_a_corner_position;
extern const Rule not_a_rectangle;
extern const Rule not_text;
extern const Rule occupied_point_played;
extern const Rule playout_diagram;
extern const Rule playout_weight_rule;
extern const Rule points_apart;
extern const Rule remark_contradicts_class;
extern const Rule repeated_class;
extern const Rule repeated_operand;
extern const Rule several_marks;
extern const Rule several_moves;
extern const Rule shadowed_entry;
extern const Rule stone_outside_corner;
extern const Rule syntax;
extern const Rule two_anchors;
extern const Rule undeclared_symmetry;
extern const Rule unknown_attribute;
extern const Rule unknown_autohelper;
extern const Rule unknown_cell;
extern const Rule unknown_class;
extern const Rule unknown_constant;
extern const Rule unknown_ignored_rule;
extern const Rule unknown_symmetry;
extern const Rule unreachable_statement;
extern const Rule unreadable_ignore;
extern const Rule unusable_label;
extern const Rule unused_ignore;
extern const Rule unregistered_helper;
extern const Rule unused_constraint_diagram;
extern const Rule unused_label;
extern const Rule value_out_of_range;
extern const Rule value_without_effect;
extern const Rule wrong_kind_of_point;

}  // namespace katachi::compiler
