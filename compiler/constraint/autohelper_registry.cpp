#include "compiler/constraint/autohelper_registry.h"

#include <algorithm>
#include <array>
#include <string>
#include <unordered_map>
#include <vector>

#include "compiler/syntax/nearest.h"

namespace katachi {

namespace {

using enum Helper::Kind;

constexpr std::array helper_table{
    Helper{"lib2", 1, false, 0.01},
    Helper{"lib3", 1, false, 0.01},
    Helper{"lib4", 1, false, 0.01},
    Helper{"lib", 1, false, 0.01},
    Helper{"alive", 1, false, 0.01},
    Helper{"unknown", 1, false, 0.01},
    Helper{"critical", 1, false, 0.01},
    Helper{"dead", 1, false, 0.01},
    Helper{"status", 1, false, 0.01},
    Helper{"ko", 1, false, 0.01},
    Helper{"xdefend_against", 2, false, 1},
    Helper{"odefend_against", 2, false, 1},
    Helper{"defend_against_atari", 1, false, 1},
    Helper{"does_defend", 2, false, 1},
    Helper{"does_attack", 2, false, 1},
    Helper{"attack", 1, false, 1},
    Helper{"defend", 1, false, 1},
    Helper{"weakness", 1, false, 0.01},
    Helper{"weak", 1, false, 0.01},
    Helper{"safe_xmove", 1, false, 1},
    Helper{"safe_omove", 1, false, 1},
    Helper{"legal_xmove", 1, false, 0.05},
    Helper{"legal_omove", 1, false, 0.05},
    Helper{"x_suicide", 1, false, 0.05},
    Helper{"o_suicide", 1, false, 0.05},
    Helper{"x_alive_somewhere", 0, true, 0.01},
    Helper{"o_alive_somewhere", 0, true, 0.01},
    Helper{"x_somewhere", 0, true, 0.01},
    Helper{"o_somewhere", 0, true, 0.01},
    Helper{"xmoyo_opposite", 1, false, 0.01},
    Helper{"omoyo_opposite", 1, false, 0.01},
    Helper{"xmoyo", 1, false, 0.01},
    Helper{"omoyo", 1, false, 0.01},
    Helper{"xarea", 1, false, 0.01},
    Helper{"oarea", 1, false, 0.01},
    Helper{"xterri", 1, false, 0.01},
    Helper{"oterri", 1, false, 0.01},
    Helper{"genus", 1, false, 0.01},
    Helper{"approx_xlib", 1, false, 0.03},
    Helper{"approx_olib", 1, false, 0.03},
    Helper{"xlib", 1, false, 0.05},
    Helper{"olib", 1, false, 0.05},
    Helper{"xcut", 1, false, 0.01},
    Helper{"ocut", 1, false, 0.05},
    Helper{"edge_double_sente", 4, true, 3},
    Helper{"xplay_defend_both", 2, true, 3},
    Helper{"oplay_defend_both", 2, true, 3},
    Helper{"xplay_attack_either", 2, true, 3},
    Helper{"oplay_attack_either", 2, true, 3},
    Helper{"xplay_defend", 1, true, 1},
    Helper{"oplay_defend", 1, true, 1},
    Helper{"xplay_attack", 1, true, 1},
    Helper{"oplay_attack", 1, true, 1},
    Helper{"xplay_break_through", 3, true, 5},
    Helper{"oplay_break_through", 3, true, 5},
    Helper{"oplay_connect", 2, true, 10},
    Helper{"xplay_connect", 2, true, 10},
    Helper{"oplay_disconnect", 2, true, 10},
    Helper{"xplay_disconnect", 2, true, 10},
    Helper{"oplay_lib", 1, true, 0.06},
    Helper{"xplay_lib", 1, true, 0.06},
    Helper{"seki_helper", 1, false, 0},
    Helper{"threaten_to_save", 1, false, 0},
    Helper{"threaten_to_capture", 1, false, 0},
    Helper{"prevent_attack_threat", 1, false, 0},
    Helper{"eye", 1, false, 0.01},
    Helper{"proper_eye", 1, false, 0.01},
    Helper{"marginal_eye", 1, false, 0.01},
    Helper{"halfeye", 1, false, 0.01},
    Helper{"max_eye_value", 1, false, 0.01},
    Helper{"owl_topological_eye", 2, false, 0.01},
    Helper{"obvious_false_oeye", 1, false, 0.01},
    Helper{"obvious_false_xeye", 1, false, 0.01},
    Helper{"antisuji", 1, false, 0},
    Helper{"add_connect_move", 2, false, 0},
    Helper{"add_cut_move", 2, false, 0},
    Helper{"test_attack_either_move", 2, false, 0},
    Helper{"add_defend_both_move", 2, false, 0},
    Helper{"same_dragon", 2, false, 0.01},
    Helper{"same_string", 2, false, 0.01},
    Helper{"dragonsize", 1, false, 0.01},
    Helper{"wormsize", 1, false, 0.01},
    Helper{"effective_size", 1, false, 0.01},
    Helper{"vital_chain", 1, false, 0.05},
    Helper{"potential_cutstone", 1, false, 0.01},
    Helper{"amalgamate_most_valuable_helper", 3, false, 0},
    Helper{"amalgamate", 2, false, 0},
    Helper{"owl_escape_value", 1, false, 0.01},
    Helper{"owl_goal_dragon", 1, false, 0.01},
    Helper{"owl_eyespace", 1, false, 0.01},
    Helper{"owl_big_eyespace", 1, false, 0.01},
    Helper{"owl_mineye", 1, false, 0.01},
    Helper{"owl_maxeye", 1, false, 0.01},
    Helper{"owl_proper_eye", 1, false, 0.01},
    Helper{"owl_eye_size", 1, false, 0.01},
    Helper{"owl_lunch", 1, false, 0.01},
    Helper{"owl_strong_dragon", 1, false, 0.01},
    Helper{"has_aji", 1, false, 0.01},
    Helper{"finish_ko_helper", 1, false, 0.05},
    Helper{"squeeze_ko_helper", 1, false, 0.03},
    Helper{"backfill_helper", 3, false, 1.5},
    Helper{"connect_and_cut_helper2", 3, false, 3},
    Helper{"connect_and_cut_helper", 3, false, 3},
    Helper{"owl_threatens", 2, false, 0.01},
    Helper{"replace", 2, false, 0},
    Helper{"backfill_replace", 2, false, 0},
    Helper{"non_oterritory", 1, false, 0},
    Helper{"non_xterritory", 1, false, 0},
    Helper{"remaining_handicap_stones", 0, false, 0},
    Helper{"total_handicap_stones", 0, false, 0},
    Helper{"o_captures_something", 1, false, 0.02},
    Helper{"x_captures_something", 1, false, 0.02},
    Helper{"false_eye_territory", 1, false, 0},
    Helper{"false_eye", 1, false, 0.01},
    Helper{"o_visible_along_edge", 2, false, 0.05},
    Helper{"x_visible_along_edge", 2, false, 0.05},
    Helper{"is_surrounded", 1, false, 0.01},
    Helper{"does_surround", 2, false, 1},
    Helper{"surround_map", 2, false, 0.01},
    Helper{"oracle_threatens", 2, false, 0.01},
    Helper{"value", 0, false, 0},
    Helper{"adjacent_to_stone_in_atari", 1, false, 1},
    Helper{"adjacent_to_defendable_stone_in_atari", 1, false, 1},
    Helper{"good_attack_threat", 2, false, 0.01},
    Helper{"known_safe_move", 1, false, 0.01},
    Helper{"break_mirror_helper", 1, false, 0.01},
    Helper{"bent_four_helper", 1, false, 1, engine_function},
    Helper{"disconnect_helper", 2, false, 1, engine_function},
    Helper{"distrust_tactics_helper", 1, false, 1, engine_function},
};

constexpr std::array<std::string_view, 10> constant_table{"WIN",  "KO_A",    "KO_B",  "ALIVE",         "CRITICAL",
                                                          "DEAD", "UNKNOWN", "color", "doing_scoring", "value"};

}  // namespace

std::span<const Helper> helpers() { return helper_table; }

const Helper* find_helper(std::string_view name) {
    static const auto by_name = [] {
        std::unordered_map<std::string_view, const Helper*> index;
        for (const Helper& helper : helper_table) index.emplace(helper.name, &helper);
        return index;
    }();
    const auto found = by_name.find(name);
    return found == by_name.end() ? nullptr : found->second;
}

std::string_view nearest_helper(std::string_view name) {
    static const auto names = [] {
        std::vector<std::string_view> all;
        for (const Helper& helper : helper_table) all.push_back(helper.name);
        return all;
    }();
    return nearest(name, names);
}

std::span<const std::string_view> constraint_constants() { return constant_table; }

bool is_constraint_constant(std::string_view name) {
    return std::find(constant_table.begin(), constant_table.end(), name) != constant_table.end();
}

}  // namespace katachi
