#include <array>
#include <tuple>
#include <utility>

#include "engine/analysis/answers.h"
#include "engine/analysis/line_of_play.h"
#include "engine/analysis/pair_reading.h"
#include "engine/match/constraint/constants.h"
#include "engine/worms/cuts_if_saved.h"

namespace katachi::analysis {

namespace {

match::Value of(reading::TacticalCode code) {
    switch (code) {
        case reading::TacticalCode::failure: return {0.0F};
        case reading::TacticalCode::win: return {static_cast<float>(match::ko_code_win)};
        case reading::TacticalCode::ko_a: return {static_cast<float>(match::ko_code_a)};
        case reading::TacticalCode::ko_b: return {static_cast<float>(match::ko_code_b)};
    }
    return {};
}

const match::Value won{static_cast<float>(match::ko_code_win)};
const match::Value lost{0.0F};

match::Value value_of(const Question& ask, const reading::TacticalAnswer& answer) {
    return ask.decides(answer.is_settled) ? of(answer.code) : match::Value();
}

// Whether a string can be saved is told where it is in danger, or may be. What can be saved for certain needs no
// knowledge of the danger.
match::Value saved(match::Value danger, match::Value defence) {
    return danger.is_true() || defence == won ? defence : match::Value();
}

// What is no longer there was captured.
match::Value attack_on(const Question& ask, board::Vertex string) {
    return ask.has_stone(string) ? value_of(ask, ask.strings().attack(ask.board, string)) : won;
}

// What is in no danger is saved already.
match::Value defence_of(const Question& ask, board::Vertex string) {
    if (!ask.has_stone(string)) return lost;
    const match::Value danger = attack_on(ask, string);
    return danger.is_false() ? won : saved(danger, value_of(ask, ask.strings().defend(ask.board, string)));
}

match::Value attack(const Question& ask) { return ask.has_stone(ask.points[0]) ? attack_on(ask, ask.points[0]) : lost; }

// Only what is in danger is defended.
match::Value defend(const Question& ask) {
    const match::Value danger = attack(ask);
    if (danger.is_false()) return lost;
    const match::Value defence = value_of(ask, ask.strings().defend(ask.board, ask.points[0]));
    return danger.is_true() || defence.is_false() ? defence : match::Value();
}

match::Value does_attack(const Question& ask) {
    if (!ask.has_stone(ask.points[1])) return lost;
    return value_of(ask, ask.strings().does_attack(ask.board, ask.points[0], ask.points[1]));
}

match::Value does_defend(const Question& ask) {
    if (!ask.has_stone(ask.points[1])) return lost;
    return value_of(ask, ask.strings().does_defend(ask.board, ask.points[0], ask.points[1]));
}

template <bool is_own>
match::Value is_safe_move(const Question& ask) {
    return value_of(ask, ask.strings().safety(ask.board, ask.side(is_own), ask.points[0]));
}

// Whether the move takes the other point from the opponent: no safe move is left there.
template <bool is_own>
match::Value defends_against(const Question& ask) {
    const board::Colour side = ask.side(is_own);
    if (ask.board.play(side, ask.points[0]) != board::Legality::ok) return match::Value::of(false);
    const match::Value safety = value_of(ask, ask.strings().safety(ask.board, board::opponent(side), ask.points[1]));
    ask.board.undo();
    return match::logical_not(safety);
}

template <std::size_t targets>
struct Line {
    LineOfPlay played;
    std::span<const board::Vertex, targets> strings;

    Line(const Question& ask, board::Colour side)
        : played(ask.board, side, ask.points.first(ask.points.size() - targets)), strings(ask.points.last<targets>()) {}
};

template <bool is_own>
match::Value attack_after(const Question& ask) {
    const Line<1> line(ask, ask.side(is_own));
    return attack_on(ask, line.strings[0]);
}

template <bool is_own>
match::Value defend_after(const Question& ask) {
    const Line<1> line(ask, ask.side(is_own));
    return defence_of(ask, line.strings[0]);
}

template <bool is_own>
match::Value attack_either_after(const Question& ask) {
    const Line<2> line(ask, ask.side(is_own));
    const auto [a, b] = std::pair(line.strings[0], line.strings[1]);
    if (!ask.has_stone(a) || !ask.has_stone(b)) return won;
    if (ask.board.same_string(a, b)) return attack_on(ask, a);
    if (ask.board.at(a) != ask.board.at(b)) return {};
    return value_of(ask, attack_on_either(ask.pairs(), ask.board, a, b));
}

// Whether one of the strings alone leaves it open whether both can be saved.
bool is_one_left_open(const Question& ask, board::Vertex a, board::Vertex b) {
    const auto alone = [&](board::Vertex string) { return ask.pairs().attack(ask.board, string); };
    if (!ask.limits.only_settled) return false;
    const reading::TacticalAnswer first = alone(a);
    if (!first.is_settled) return true;
    return first.code != reading::TacticalCode::win && !alone(b).is_settled;
}

template <bool is_own>
match::Value defend_both_after(const Question& ask) {
    const Line<2> line(ask, ask.side(is_own));
    const auto [a, b] = std::pair(line.strings[0], line.strings[1]);
    if (!ask.has_stone(a) || !ask.has_stone(b)) return lost;
    if (ask.board.same_string(a, b)) return defence_of(ask, a);
    if (ask.board.at(a) != ask.board.at(b)) return {};
    if (is_one_left_open(ask, a, b)) return {};
    const match::Value danger = value_of(ask, attack_on_either(ask.pairs(), ask.board, a, b));
    return danger.is_false() ? won : saved(danger, value_of(ask, defence_of_both(ask.pairs(), ask.board, a, b)));
}

template <bool is_own>
match::Value connect_after(const Question& ask) {
    const Line<2> line(ask, ask.side(is_own));
    const auto [a, b] = std::pair(line.strings[0], line.strings[1]);
    if (!ask.has_stone(a) || ask.board.at(a) != ask.board.at(b)) return lost;
    return value_of(ask, ask.connections().connect(ask.board, a, b));
}

template <bool is_own>
match::Value disconnect_after(const Question& ask) {
    const Line<2> line(ask, ask.side(is_own));
    const auto [a, b] = std::pair(line.strings[0], line.strings[1]);
    if (!ask.has_stone(a) || ask.board.at(a) != ask.board.at(b)) return won;
    return value_of(ask, ask.connections().disconnect(ask.board, a, b));
}

// A wall that has lost a stone counts as broken, since the other side has captured one.
template <bool is_own>
match::Value break_through_after(const Question& ask) {
    const Line<3> line(ask, ask.side(is_own));
    const auto [a, b, c] = std::tuple(line.strings[0], line.strings[1], line.strings[2]);
    const board::Colour wall = ask.board.at(b);
    if (!board::is_stone(wall) || ask.board.at(a) != wall || ask.board.at(c) != wall) return won;
    const reading::BreakThrough found = ask.connections().break_through(ask.board, a, b, c);
    if (!ask.decides(found.is_settled)) return {};
    switch (found.gain) {
        case reading::BreakThrough::Gain::none: return lost;
        case reading::BreakThrough::Gain::capture: return won;
        case reading::BreakThrough::Gain::cut: return {static_cast<float>(match::cut_code)};
    }
    return {};
}

// Whether stones of `side` on both points, the opponent passing in between, take the string.
match::Value is_sente(const Question& ask, board::Colour side, board::Vertex move, board::Vertex threat,
                      board::Vertex string) {
    const LineOfPlay line(ask.board, side, std::array{move, board::pass_vertex, threat});
    return attack_on(ask, string);
}

match::Value is_double_sente(const Question& ask) {
    const Line<4> line(ask, ask.own);
    const auto [move, threat, theirs, ours] =
        std::tuple(line.strings[0], line.strings[1], line.strings[2], line.strings[3]);
    const match::Value ours_is_sente = is_sente(ask, ask.own, move, threat, theirs);
    if (ours_is_sente.is_false()) return match::Value::of(false);
    return match::logical_and(ours_is_sente, is_sente(ask, ask.opponent(), move, threat, ours));
}

match::Value is_beside_defendable_atari(const Question& ask) {
    if (!ask.has_stone(ask.points[0])) return match::Value::of(false);
    match::Value result = match::Value::of(false);
    for (const board::Vertex string : ask.board.adjacent_strings(ask.points[0]))
        if (ask.board.liberties(string) == 1 && !result.is_true())
            result = match::logical_or(result, defence_of(ask, string));
    return result;
}

// Whether none of the strings around can be captured, so that the shape may become a seki.
match::Value is_seki(const Question& ask) {
    if (!ask.has_stone(ask.points[0])) return match::Value::of(false);
    match::Value result = match::Value::of(true);
    for (const board::Vertex string : ask.board.adjacent_strings(ask.points[0]))
        if (!result.is_false()) result = match::logical_and(result, match::logical_not(attack_on(ask, string)));
    return result;
}

// What is in no danger, or is lost, makes no new cut.
match::Value is_potential_cutstone(const Question& ask) {
    if (!ask.has_stone(ask.points[0])) return match::Value::of(false);
    const board::Vertex string = ask.points[0];
    for (const auto question : {&reading::Tactics::attack, &reading::Tactics::defend}) {
        const match::Value works_out = works(ask, (ask.strings().*question)(ask.board, string));
        if (!works_out.is_true()) return works_out;
    }
    const board::Vertex defence = ask.strings().defend(ask.board, string).move;
    const worms::NewCuts cuts = worms::cuts_if_saved(ask.board, ask.connections(), string, defence);
    return ask.decides(cuts.is_settled) ? match::Value::of(cuts.count > 1) : match::Value();
}

}  // namespace

void add_reading_answers(Answers& answers) {
    using enum match::Autohelper;
    answer_to(answers, potential_cutstone) = is_potential_cutstone;
    answer_to(answers, match::Autohelper::attack) = analysis::attack;
    answer_to(answers, match::Autohelper::defend) = analysis::defend;
    answer_to(answers, match::Autohelper::does_attack) = analysis::does_attack;
    answer_to(answers, match::Autohelper::does_defend) = analysis::does_defend;
    answer_to(answers, safe_xmove) = is_safe_move<false>;
    answer_to(answers, safe_omove) = is_safe_move<true>;
    answer_to(answers, xdefend_against) = defends_against<false>;
    answer_to(answers, odefend_against) = defends_against<true>;
    answer_to(answers, xplay_attack) = attack_after<false>;
    answer_to(answers, oplay_attack) = attack_after<true>;
    answer_to(answers, xplay_defend) = defend_after<false>;
    answer_to(answers, oplay_defend) = defend_after<true>;
    answer_to(answers, xplay_attack_either) = attack_either_after<false>;
    answer_to(answers, oplay_attack_either) = attack_either_after<true>;
    answer_to(answers, xplay_defend_both) = defend_both_after<false>;
    answer_to(answers, oplay_defend_both) = defend_both_after<true>;
    answer_to(answers, xplay_connect) = connect_after<false>;
    answer_to(answers, oplay_connect) = connect_after<true>;
    answer_to(answers, xplay_disconnect) = disconnect_after<false>;
    answer_to(answers, oplay_disconnect) = disconnect_after<true>;
    answer_to(answers, xplay_break_through) = break_through_after<false>;
    answer_to(answers, oplay_break_through) = break_through_after<true>;
    answer_to(answers, seki_helper) = is_seki;
    answer_to(answers, edge_double_sente) = is_double_sente;
    answer_to(answers, adjacent_to_defendable_stone_in_atari) = is_beside_defendable_atari;
}

}  // namespace katachi::analysis
