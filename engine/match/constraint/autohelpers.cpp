#include "engine/match/constraint/autohelpers.h"

#include <algorithm>
#include <initializer_list>
#include <limits>
#include <unordered_map>

#include "engine/match/constraint/autohelper_meanings.h"
#include "engine/match/constraint/constants.h"

namespace katachi::match {

namespace {

using enum Autohelper;
using enum PointKind;

constexpr double unbounded = std::numeric_limits<double>::infinity();

constexpr double greatest(ResultKind result) {
    switch (result) {
        case ResultKind::nothing: return 0;
        case ResultKind::truth: return 1;
        case ResultKind::status: return 3;
        case ResultKind::ko_code:
        case ResultKind::break_code: return ko_code_win;
        case ResultKind::count:
        case ResultKind::real: return unbounded;
    }
    return unbounded;
}

constexpr Helper call(Autohelper id, std::string_view name, double cost, ResultKind result, Knowledge needs,
                      std::initializer_list<PointKind> points) {
    Helper made{.id = id, .name = name, .cost = cost, .result = result, .needs = needs};
    for (const PointKind point : points) made.points[static_cast<std::size_t>(made.labels++)] = point;
    made.most = greatest(result);
    made.meaning = autohelper_meanings[static_cast<std::size_t>(id)].text;
    return made;
}

constexpr Helper action(Autohelper id, std::string_view name, double cost, Knowledge needs,
                        std::initializer_list<PointKind> points) {
    Helper made = call(id, name, cost, ResultKind::nothing, needs, points);
    made.is_action = true;
    return made;
}

constexpr Helper variadic(Helper made) {
    made.variadic = true;
    return made;
}

// Looks for a stone on any number of points.
constexpr Helper anywhere(Autohelper id, std::string_view name, double cost, Knowledge needs) {
    Helper made = variadic(call(id, name, cost, ResultKind::truth, needs, {}));
    made.points[0] = name.front() == 'o' ? own_stone : opponent_stone;
    return made;
}

// Plays moves before it answers; xplay_… begins with the opponent, all others with the pattern's owner.
constexpr Helper line(Autohelper id, std::string_view name, double cost, ResultKind result, Knowledge needs,
                      std::initializer_list<PointKind> points) {
    Helper made = variadic(call(id, name, cost, result, needs, points));
    made.line = name.front() == 'x' ? FirstMove::opponent : FirstMove::own;
    return made;
}

// What the engine makes of actions.
constexpr std::string_view for_its_move = "a reason for its move";
constexpr std::string_view for_its_move_against_another =
    "a reason for its move, and one against the move that it names";

constexpr Helper heeded(std::string_view how, Helper made) {
    made.heeded = how;
    return made;
}

constexpr Helper unanswered(Helper made) {
    made.is_answered = false;
    return made;
}

constexpr Helper former(Helper made) {
    made.is_former = true;
    return made;
}

constexpr Helper within(double least, double most, Helper made) {
    made.least = least;
    made.most = most;
    return made;
}

constexpr std::array registry{
    call(lib2, "lib2", 0.01, ResultKind::count, Knowledge::board, {stone}),
    call(lib3, "lib3", 0.01, ResultKind::count, Knowledge::board, {stone}),
    call(lib4, "lib4", 0.01, ResultKind::count, Knowledge::board, {stone}),
    within(1, unbounded, call(lib, "lib", 0.01, ResultKind::count, Knowledge::board, {stone})),
    call(alive, "alive", 0.01, ResultKind::truth, Knowledge::dragons, {stone}),
    call(unknown, "unknown", 0.01, ResultKind::truth, Knowledge::dragons, {stone}),
    call(critical, "critical", 0.01, ResultKind::truth, Knowledge::dragons, {stone}),
    call(dead, "dead", 0.01, ResultKind::truth, Knowledge::dragons, {stone}),
    call(status, "status", 0.01, ResultKind::status, Knowledge::dragons, {stone}),
    call(ko, "ko", 0.01, ResultKind::truth, Knowledge::board, {any}),
    call(xdefend_against, "xdefend_against", 1, ResultKind::truth, Knowledge::reading, {move, move}),
    call(odefend_against, "odefend_against", 1, ResultKind::truth, Knowledge::reading, {move, move}),
    heeded(for_its_move, action(defend_against_atari, "defend_against_atari", 1, Knowledge::moves, {own_stone})),
    call(does_defend, "does_defend", 1, ResultKind::ko_code, Knowledge::reading, {move, stone}),
    call(does_attack, "does_attack", 1, ResultKind::ko_code, Knowledge::reading, {move, stone}),
    call(attack, "attack", 1, ResultKind::ko_code, Knowledge::reading, {stone}),
    call(defend, "defend", 1, ResultKind::ko_code, Knowledge::reading, {stone}),
    unanswered(within(0, 1, call(weakness, "weakness", 0.01, ResultKind::real, Knowledge::dragons, {stone}))),
    call(weak, "weak", 0.01, ResultKind::truth, Knowledge::dragons, {stone}),
    call(safe_xmove, "safe_xmove", 1, ResultKind::ko_code, Knowledge::reading, {move}),
    call(safe_omove, "safe_omove", 1, ResultKind::ko_code, Knowledge::reading, {move}),
    call(legal_xmove, "legal_xmove", 0.05, ResultKind::truth, Knowledge::board, {move}),
    call(legal_omove, "legal_omove", 0.05, ResultKind::truth, Knowledge::board, {move}),
    call(x_suicide, "x_suicide", 0.05, ResultKind::truth, Knowledge::board, {move}),
    call(o_suicide, "o_suicide", 0.05, ResultKind::truth, Knowledge::board, {move}),
    anywhere(x_alive_somewhere, "x_alive_somewhere", 0.01, Knowledge::dragons),
    anywhere(o_alive_somewhere, "o_alive_somewhere", 0.01, Knowledge::dragons),
    anywhere(x_somewhere, "x_somewhere", 0.01, Knowledge::board),
    anywhere(o_somewhere, "o_somewhere", 0.01, Knowledge::board),
    call(xmoyo_opposite, "xmoyo_opposite", 0.01, ResultKind::truth, Knowledge::influence, {any}),
    call(omoyo_opposite, "omoyo_opposite", 0.01, ResultKind::truth, Knowledge::influence, {any}),
    call(xmoyo, "xmoyo", 0.01, ResultKind::truth, Knowledge::influence, {any}),
    call(omoyo, "omoyo", 0.01, ResultKind::truth, Knowledge::influence, {any}),
    call(xarea, "xarea", 0.01, ResultKind::truth, Knowledge::influence, {any}),
    call(oarea, "oarea", 0.01, ResultKind::truth, Knowledge::influence, {any}),
    call(xterri, "xterri", 0.01, ResultKind::truth, Knowledge::influence, {any}),
    call(oterri, "oterri", 0.01, ResultKind::truth, Knowledge::influence, {any}),
    within(0, 2, call(genus, "genus", 0.01, ResultKind::count, Knowledge::dragons, {stone})),
    call(approx_xlib, "approx_xlib", 0.03, ResultKind::count, Knowledge::board, {move}),
    call(approx_olib, "approx_olib", 0.03, ResultKind::count, Knowledge::board, {move}),
    call(xlib, "xlib", 0.05, ResultKind::count, Knowledge::board, {move}),
    call(olib, "olib", 0.05, ResultKind::count, Knowledge::board, {move}),
    call(xcut, "xcut", 0.01, ResultKind::truth, Knowledge::connections, {any}),
    call(ocut, "ocut", 0.05, ResultKind::truth, Knowledge::connections, {any}),
    line(edge_double_sente, "edge_double_sente", 3, ResultKind::truth, Knowledge::reading,
         {move, move, opponent_stone, own_stone}),
    line(xplay_defend_both, "xplay_defend_both", 3, ResultKind::ko_code, Knowledge::reading, {stone, stone}),
    line(oplay_defend_both, "oplay_defend_both", 3, ResultKind::ko_code, Knowledge::reading, {stone, stone}),
    line(xplay_attack_either, "xplay_attack_either", 3, ResultKind::ko_code, Knowledge::reading, {stone, stone}),
    line(oplay_attack_either, "oplay_attack_either", 3, ResultKind::ko_code, Knowledge::reading, {stone, stone}),
    line(xplay_defend, "xplay_defend", 1, ResultKind::ko_code, Knowledge::reading, {stone}),
    line(oplay_defend, "oplay_defend", 1, ResultKind::ko_code, Knowledge::reading, {stone}),
    line(xplay_attack, "xplay_attack", 1, ResultKind::ko_code, Knowledge::reading, {stone}),
    line(oplay_attack, "oplay_attack", 1, ResultKind::ko_code, Knowledge::reading, {stone}),
    line(xplay_break_through, "xplay_break_through", 5, ResultKind::break_code, Knowledge::reading,
         {stone, stone, stone}),
    line(oplay_break_through, "oplay_break_through", 5, ResultKind::break_code, Knowledge::reading,
         {stone, stone, stone}),
    line(oplay_connect, "oplay_connect", 10, ResultKind::ko_code, Knowledge::reading, {stone, stone}),
    line(xplay_connect, "xplay_connect", 10, ResultKind::ko_code, Knowledge::reading, {stone, stone}),
    line(oplay_disconnect, "oplay_disconnect", 10, ResultKind::ko_code, Knowledge::reading, {stone, stone}),
    line(xplay_disconnect, "xplay_disconnect", 10, ResultKind::ko_code, Knowledge::reading, {stone, stone}),
    line(oplay_lib, "oplay_lib", 0.06, ResultKind::count, Knowledge::board, {stone}),
    line(xplay_lib, "xplay_lib", 0.06, ResultKind::count, Knowledge::board, {stone}),
    call(seki_helper, "seki_helper", 1, ResultKind::truth, Knowledge::reading, {stone}),
    heeded(for_its_move, action(threaten_to_save, "threaten_to_save", 0, Knowledge::moves, {own_stone})),
    heeded(for_its_move, action(threaten_to_capture, "threaten_to_capture", 0, Knowledge::moves, {opponent_stone})),
    heeded(for_its_move, action(prevent_attack_threat, "prevent_attack_threat", 0, Knowledge::moves, {own_stone})),
    call(eye, "eye", 0.01, ResultKind::truth, Knowledge::eyes, {any}),
    call(proper_eye, "proper_eye", 0.01, ResultKind::truth, Knowledge::eyes, {any}),
    call(marginal_eye, "marginal_eye", 0.01, ResultKind::truth, Knowledge::eyes, {any}),
    call(halfeye, "halfeye", 0.01, ResultKind::truth, Knowledge::eyes, {any}),
    within(0, 2, call(max_eye_value, "max_eye_value", 0.01, ResultKind::count, Knowledge::eyes, {any})),
    unanswered(
        call(owl_topological_eye, "owl_topological_eye", 0.01, ResultKind::count, Knowledge::life, {any, stone})),
    call(obvious_false_oeye, "obvious_false_oeye", 0.01, ResultKind::truth, Knowledge::eyes, {any}),
    call(obvious_false_xeye, "obvious_false_xeye", 0.01, ResultKind::truth, Knowledge::eyes, {any}),
    heeded("a strong reason against the move that it names, where the pattern holds; a search may still find that it "
           "works",
           action(antisuji, "antisuji", 0, Knowledge::moves, {move})),
    heeded(for_its_move, action(add_connect_move, "add_connect_move", 0, Knowledge::moves, {own_stone, own_stone})),
    heeded(for_its_move, action(add_cut_move, "add_cut_move", 0, Knowledge::moves, {opponent_stone, opponent_stone})),
    heeded(for_its_move, action(test_attack_either_move, "test_attack_either_move", 0, Knowledge::moves,
                                {opponent_stone, opponent_stone})),
    heeded(for_its_move,
           action(add_defend_both_move, "add_defend_both_move", 0, Knowledge::moves, {own_stone, own_stone})),
    call(same_dragon, "same_dragon", 0.01, ResultKind::truth, Knowledge::connections, {stone, stone}),
    call(same_string, "same_string", 0.01, ResultKind::truth, Knowledge::board, {stone, stone}),
    within(1, unbounded, call(dragonsize, "dragonsize", 0.01, ResultKind::count, Knowledge::connections, {stone})),
    within(1, unbounded, call(wormsize, "wormsize", 0.01, ResultKind::count, Knowledge::board, {stone})),
    within(1, unbounded, call(effective_size, "effective_size", 0.01, ResultKind::real, Knowledge::dragons, {stone})),
    call(vital_chain, "vital_chain", 0.05, ResultKind::count, Knowledge::board, {stone}),
    call(potential_cutstone, "potential_cutstone", 0.01, ResultKind::truth, Knowledge::reading, {stone}),
    action(amalgamate_most_valuable_helper, "amalgamate_most_valuable_helper", 0, Knowledge::connections,
           {stone, stone, stone}),
    action(amalgamate, "amalgamate", 0, Knowledge::connections, {stone, stone}),
    unanswered(within(-unbounded, unbounded,
                      call(owl_escape_value, "owl_escape_value", 0.01, ResultKind::count, Knowledge::life, {any}))),
    unanswered(call(owl_goal_dragon, "owl_goal_dragon", 0.01, ResultKind::truth, Knowledge::life, {stone})),
    unanswered(call(owl_eyespace, "owl_eyespace", 0.01, ResultKind::truth, Knowledge::life, {any})),
    unanswered(call(owl_big_eyespace, "owl_big_eyespace", 0.01, ResultKind::truth, Knowledge::life, {any})),
    unanswered(within(0, 2, call(owl_mineye, "owl_mineye", 0.01, ResultKind::count, Knowledge::life, {any}))),
    unanswered(within(0, 2, call(owl_maxeye, "owl_maxeye", 0.01, ResultKind::count, Knowledge::life, {any}))),
    unanswered(call(owl_proper_eye, "owl_proper_eye", 0.01, ResultKind::truth, Knowledge::life, {any})),
    unanswered(call(owl_eye_size, "owl_eye_size", 0.01, ResultKind::count, Knowledge::life, {any})),
    unanswered(call(owl_lunch, "owl_lunch", 0.01, ResultKind::truth, Knowledge::life, {stone})),
    unanswered(call(owl_strong_dragon, "owl_strong_dragon", 0.01, ResultKind::truth, Knowledge::life, {stone})),
    unanswered(call(has_aji, "has_aji", 0.01, ResultKind::truth, Knowledge::dragons, {stone})),
    unanswered(call(finish_ko_helper, "finish_ko_helper", 0.05, ResultKind::truth, Knowledge::reading, {stone})),
    unanswered(call(squeeze_ko_helper, "squeeze_ko_helper", 0.03, ResultKind::truth, Knowledge::reading, {stone})),
    action(backfill_helper, "backfill_helper", 1.5, Knowledge::moves, {move, move, stone}),
    unanswered(call(connect_and_cut_helper2, "connect_and_cut_helper2", 3, ResultKind::truth, Knowledge::reading,
                    {any, move, move})),
    unanswered(call(connect_and_cut_helper, "connect_and_cut_helper", 3, ResultKind::truth, Knowledge::reading,
                    {stone, move, move})),
    unanswered(call(owl_threatens, "owl_threatens", 0.01, ResultKind::truth, Knowledge::moves, {move, stone})),
    heeded(for_its_move_against_another, action(replace, "replace", 0, Knowledge::moves, {move, move})),
    heeded(for_its_move_against_another,
           action(backfill_replace, "backfill_replace", 0, Knowledge::moves, {move, stone})),
    action(non_oterritory, "non_oterritory", 0, Knowledge::spreading, {any}),
    action(non_xterritory, "non_xterritory", 0, Knowledge::spreading, {any}),
    within(0, unbounded,
           call(remaining_handicap_stones, "remaining_handicap_stones", 0, ResultKind::count, Knowledge::board, {})),
    within(0, unbounded,
           call(total_handicap_stones, "total_handicap_stones", 0, ResultKind::count, Knowledge::board, {})),
    call(o_captures_something, "o_captures_something", 0.02, ResultKind::truth, Knowledge::board, {move}),
    call(x_captures_something, "x_captures_something", 0.02, ResultKind::truth, Knowledge::board, {move}),
    call(false_eye_territory, "false_eye_territory", 0, ResultKind::truth, Knowledge::eyes, {any}),
    call(false_eye, "false_eye", 0.01, ResultKind::truth, Knowledge::eyes, {any}),
    call(o_visible_along_edge, "o_visible_along_edge", 0.05, ResultKind::truth, Knowledge::board, {any, any}),
    call(x_visible_along_edge, "x_visible_along_edge", 0.05, ResultKind::truth, Knowledge::board, {any, any}),
    unanswered(
        within(0, 2, call(is_surrounded, "is_surrounded", 0.01, ResultKind::count, Knowledge::dragons, {stone}))),
    unanswered(call(does_surround, "does_surround", 1, ResultKind::truth, Knowledge::dragons, {move, stone})),
    unanswered(call(surround_map, "surround_map", 0.01, ResultKind::count, Knowledge::dragons, {any, any})),
    unanswered(call(oracle_threatens, "oracle_threatens", 0.01, ResultKind::truth, Knowledge::moves, {move, stone})),
    within(-unbounded, unbounded, call(value, "value", 0, ResultKind::real, Knowledge::board, {})),
    call(adjacent_to_stone_in_atari, "adjacent_to_stone_in_atari", 1, ResultKind::truth, Knowledge::reading, {stone}),
    call(adjacent_to_defendable_stone_in_atari, "adjacent_to_defendable_stone_in_atari", 1, ResultKind::truth,
         Knowledge::reading, {stone}),
    heeded(for_its_move,
           action(good_attack_threat, "good_attack_threat", 0.01, Knowledge::moves, {move, opponent_stone})),
    action(known_safe_move, "known_safe_move", 0.01, Knowledge::moves, {move}),
    call(break_mirror_helper, "break_mirror_helper", 0.01, ResultKind::truth, Knowledge::board, {stone}),
    call(bent_four_helper, "bent_four_helper", 0.01, ResultKind::truth, Knowledge::board, {stone}),
    call(disconnect_helper, "disconnect_helper", 1, ResultKind::truth, Knowledge::reading, {stone, stone}),
    unanswered(
        call(distrust_tactics_helper, "distrust_tactics_helper", 1, ResultKind::truth, Knowledge::reading, {stone})),
    former(call(same_worm, "same_worm", 0.01, ResultKind::truth, Knowledge::board, {stone, stone})),
    unanswered(former(call(area_stone, "area_stone", 0.01, ResultKind::count, Knowledge::board, {any}))),
    unanswered(former(call(area_space, "area_space", 0.01, ResultKind::count, Knowledge::board, {any}))),
    former(
        action(amalgamate_most_valuable, "amalgamate_most_valuable", 0, Knowledge::connections, {stone, stone, stone})),
    heeded(for_its_move, former(action(add_attack_either_move, "add_attack_either_move", 0, Knowledge::moves,
                                       {opponent_stone, opponent_stone}))),
    former(action(remove_attack, "remove_attack", 0, Knowledge::reading, {stone})),
    former(action(not_lunch, "not_lunch", 0, Knowledge::eyes, {stone, stone})),
    former(action(make_proper_eye, "make_proper_eye", 0, Knowledge::eyes, {any})),
    former(action(remove_halfeye, "remove_halfeye", 0, Knowledge::eyes, {any})),
    former(action(remove_eyepoint, "remove_eyepoint", 0, Knowledge::eyes, {any})),
};
static_assert(registry.size() == autohelper_count);
static_assert([] {
    for (std::size_t i = 0; i < registry.size(); ++i)
        if (registry[i].id != static_cast<Autohelper>(i) || autohelper_meanings[i].id != static_cast<Autohelper>(i))
            return false;
    return true;
}());

constexpr std::array constants{
    ConstraintConstant{"WIN", ResultKind::ko_code, "It works without a ko."},
    ConstraintConstant{"KO_A", ResultKind::ko_code,
                       "It works by a ko in which the other side must find the first threat."},
    ConstraintConstant{"KO_B", ResultKind::ko_code, "It works by a ko that needs the first threat itself."},
    ConstraintConstant{"ALIVE", ResultKind::status, "A dragon that lives whoever moves first."},
    ConstraintConstant{"CRITICAL", ResultKind::status, "A dragon that lives or dies by who moves first."},
    ConstraintConstant{"DEAD", ResultKind::status, "A dragon that is dead whoever moves first."},
    ConstraintConstant{"UNKNOWN", ResultKind::status, "A dragon whose life has not been settled."},
    ConstraintConstant{"color", ResultKind::real, "The colour of the pattern's owner, O in its diagram."},
    ConstraintConstant{"doing_scoring", ResultKind::truth, "Whether the game is over and only the score is asked for."},
    ConstraintConstant{"value", ResultKind::real, "The pattern's own value."},
};

}  // namespace

std::span<const Helper> helpers() { return registry; }

const Helper& helper(Autohelper id) { return registry[static_cast<std::size_t>(id)]; }

const Helper* find_helper(std::string_view name) {
    static const auto by_name = [] {
        std::unordered_map<std::string_view, const Helper*> index;
        for (const Helper& each : registry) index.emplace(each.name, &each);
        return index;
    }();
    const auto found = by_name.find(name);
    return found == by_name.end() ? nullptr : found->second;
}

std::span<const ConstraintConstant> constraint_constants() { return constants; }

const ConstraintConstant* find_constraint_constant(std::string_view name) {
    const auto found = std::find_if(constants.begin(), constants.end(),
                                    [&](const ConstraintConstant& constant) { return constant.name == name; });
    return found == constants.end() ? nullptr : &*found;
}

}  // namespace katachi::match
