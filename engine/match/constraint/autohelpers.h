// The names that constraints and actions may use: the one list of autohelpers in the project. Manual, chapter 9.7;
// checker, compiler, reference page and engine read it.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace katachi::match {

// The helpers are in the order of the registry. The prefix o or x says whose move it is, or who moves first in a line
// of play.
enum class Autohelper : std::uint8_t {
    lib2,
    lib3,
    lib4,
    lib,
    alive,
    unknown,
    critical,
    dead,
    status,
    ko,
    xdefend_against,
    odefend_against,
    defend_against_atari,
    does_defend,
    does_attack,
    attack,
    defend,
    weakness,
    weak,
    safe_xmove,
    safe_omove,
    legal_xmove,
    legal_omove,
    x_suicide,
    o_suicide,
    x_alive_somewhere,
    o_alive_somewhere,
    x_somewhere,
    o_somewhere,
    xmoyo_opposite,
    omoyo_opposite,
    xmoyo,
    omoyo,
    xarea,
    oarea,
    xterri,
    oterri,
    genus,
    approx_xlib,
    approx_olib,
    xlib,
    olib,
    xcut,
    ocut,
    edge_double_sente,
    xplay_defend_both,
    oplay_defend_both,
    xplay_attack_either,
    oplay_attack_either,
    xplay_defend,
    oplay_defend,
    xplay_attack,
    oplay_attack,
    xplay_break_through,
    oplay_break_through,
    oplay_connect,
    xplay_connect,
    oplay_disconnect,
    xplay_disconnect,
    oplay_lib,
    xplay_lib,
    seki_helper,
    threaten_to_save,
    threaten_to_capture,
    prevent_attack_threat,
    eye,
    proper_eye,
    marginal_eye,
    halfeye,
    max_eye_value,
    owl_topological_eye,
    obvious_false_oeye,
    obvious_false_xeye,
    antisuji,
    add_connect_move,
    add_cut_move,
    test_attack_either_move,
    add_defend_both_move,
    same_dragon,
    same_string,
    dragonsize,
    wormsize,
    effective_size,
    vital_chain,
    potential_cutstone,
    amalgamate_most_valuable_helper,
    amalgamate,
    owl_escape_value,
    owl_goal_dragon,
    owl_eyespace,
    owl_big_eyespace,
    owl_mineye,
    owl_maxeye,
    owl_proper_eye,
    owl_eye_size,
    owl_lunch,
    owl_strong_dragon,
    has_aji,
    finish_ko_helper,
    squeeze_ko_helper,
    backfill_helper,
    connect_and_cut_helper2,
    connect_and_cut_helper,
    owl_threatens,
    replace,
    backfill_replace,
    non_oterritory,
    non_xterritory,
    remaining_handicap_stones,
    total_handicap_stones,
    o_captures_something,
    x_captures_something,
    false_eye_territory,
    false_eye,
    o_visible_along_edge,
    x_visible_along_edge,
    is_surrounded,
    does_surround,
    surround_map,
    oracle_threatens,
    value,
    adjacent_to_stone_in_atari,
    adjacent_to_defendable_stone_in_atari,
    good_attack_threat,
    known_safe_move,
    break_mirror_helper,
    bent_four_helper,
    disconnect_helper,
    distrust_tactics_helper,
    same_worm,
    area_stone,
    area_space,
    amalgamate_most_valuable,
    add_attack_either_move,
    remove_attack,
    not_lunch,
    make_proper_eye,
    remove_halfeye,
    remove_eyepoint,
};

constexpr int autohelper_count = static_cast<int>(Autohelper::remove_eyepoint) + 1;

// What a call is worth.
enum class ResultKind : std::uint8_t {
    nothing,  // it is called for its effect
    truth,
    count,
    ko_code,     // 0, KO_B, KO_A or WIN
    break_code,  // 0, 2 for a cut or WIN for a capture
    status,      // ALIVE, CRITICAL, DEAD or UNKNOWN
    real,
};

// What a call needs to be known before it has a meaning; each database is asked at a time when some of it is.
enum class Knowledge : std::uint8_t {
    board,        // stones and liberties
    reading,      // tactical reading
    eyes,         // eye spaces
    influence,    // territory, moyo, area
    dragons,      // their status and strength
    life,         // the dragon whose life is being read, its eye space and goal
    moves,        // the moves that are being collected
    connections,  // cutting points, and which strings make a dragon
    spreading,    // the influence that is being worked out
};

// What must lie on a point. A line of play may change that before the points behind it are looked at.
enum class PointKind : std::uint8_t {
    any,
    stone,
    own_stone,
    opponent_stone,
    empty,
    move,  // an empty point, where the call thinks of a stone
};

// Who plays the first of the moves that stand before the last `labels` arguments; the sides take turns.
enum class FirstMove : std::uint8_t { no_line, own, opponent };

struct Helper {
    Autohelper id{};
    std::string_view name;
    int labels = 0;         // how many points it takes
    bool variadic = false;  // takes that many or more
    double cost = 0;        // relative to reading one attack; cheap conditions are worth testing first
    ResultKind result = ResultKind::truth;
    Knowledge needs = Knowledge::board;
    bool is_action = false;             // only actions may call it
    bool is_answered = true;            // of a call that is no action: not undecided everywhere
    bool is_former = false;             // the manual has it, GNU Go 3.8 no more
    std::array<PointKind, 4> points{};  // of the last `labels` arguments; the first one of all where that is 0
    FirstMove line = FirstMove::no_line;
    double least = 0;  // values that a call can have, where it has any
    double most = 0;
    std::string_view meaning = {};  // one sentence
    std::string_view heeded = {};   // of an action, what the engine makes of it; empty where nothing yet

    constexpr bool accepts(int count) const { return variadic ? count >= labels : count == labels; }
    // Whether point `index` of `count` is a move of a line of play, so that it may be a pass.
    constexpr bool takes_pass(int index, int count) const { return variadic && labels > 0 && index < count - labels; }
};

std::span<const Helper> helpers();
const Helper& helper(Autohelper id);
// Null where no helper has this name.
const Helper* find_helper(std::string_view name);

// WIN, DEAD, color, …: names that stand for a value.
struct ConstraintConstant {
    std::string_view name;
    ResultKind kind = ResultKind::real;
    std::string_view meaning;
};

std::span<const ConstraintConstant> constraint_constants();
// Null where no constant has this name.
const ConstraintConstant* find_constraint_constant(std::string_view name);

}  // namespace katachi::match
