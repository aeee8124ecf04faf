#include <array>
#include <tuple>
#include <utility>

#include "engine/analysis/answers.h"
#include "engine/analysis/line_of_play.h"
#include "engine/analysis/pair_reading.h"
#include "engine/match/constraint/constants.h"

namespace katachi {

namespace {

Value of(TacticalCode code) {
    switch (code) {
        case TacticalCode::failure: return {0.0F};
        case TacticalCode::win: return {static_cast<float>(ko_code_win)};
        case TacticalCode::ko_a: return {static_cast<float>(ko_code_a)};
        case TacticalCode::ko_b: return {static_cast<float>(ko_code_b)};
    }
    return {};
}

const Value won{static_cast<float>(ko_code_win)};
const Value lost{0.0F};

Value value_of(const Question& ask, const TacticalAnswer& answer) {
    return ask.decides(answer.is_settled) ? of(answer.code) : Value();
}

// Where there is danger, or may be: what can be saved for certain needs no knowledge of it.
Value saved(Value danger, Value defence) { return danger.is_true() || defence == won ? defence : Value(); }

// What is no longer there was captured.
Value attack_on(const Question& ask, Vertex string) {
    return ask.has_stone(string) ? value_of(ask, ask.strings().attack(ask.board, string)) : won;
}

// What is in no danger is saved already.
Value defence_of(const Question& ask, Vertex string) {
    if (!ask.has_stone(string)) return lost;
    const Value danger = attack_on(ask, string);
    return danger.is_false() ? won : saved(danger, value_of(ask, ask.strings().defend(ask.board, string)));
}

Value attack(const Question& ask) { return ask.has_stone(ask.points[0]) ? attack_on(ask, ask.points[0]) : lost; }

// Only what is in danger is defended.
Value defend(const Question& ask) {
    const Value danger = attack(ask);
    if (danger.is_false()) return lost;
    const Value defence = value_of(ask, ask.strings().defend(ask.board, ask.points[0]));
    return danger.is_true() || defence.is_false() ? defence : Value();
}

Value does_attack(const Question& ask) {
    if (!ask.has_stone(ask.points[1])) return lost;
    return value_of(ask, ask.strings().does_attack(ask.board, ask.points[0], ask.points[1]));
}

Value does_defend(const Question& ask) {
    if (!ask.has_stone(ask.points[1])) return lost;
    return value_of(ask, ask.strings().does_defend(ask.board, ask.points[0], ask.points[1]));
}

template <bool is_own>
Value is_safe_move(const Question& ask) {
    return value_of(ask, ask.strings().safety(ask.board, ask.side(is_own), ask.points[0]));
}

// Whether the move takes the other point from the opponent: no safe move is left there.
template <bool is_own>
Value defends_against(const Question& ask) {
    const Colour side = ask.side(is_own);
    if (ask.board.play(side, ask.points[0]) != Legality::ok) return Value::of(false);
    const Value safety = value_of(ask, ask.strings().safety(ask.board, opponent(side), ask.points[1]));
    ask.board.undo();
    return logical_not(safety);
}

template <std::size_t targets>
struct Line {
    LineOfPlay played;
    std::span<const Vertex, targets> strings;

    Line(const Question& ask, bool is_own)
        : played(ask.board, ask.side(is_own), ask.points.first(ask.points.size() - targets)),
          strings(ask.points.last<targets>()) {}
};

template <bool is_own>
Value attack_after(const Question& ask) {
    const Line<1> line(ask, is_own);
    return attack_on(ask, line.strings[0]);
}

template <bool is_own>
Value defend_after(const Question& ask) {
    const Line<1> line(ask, is_own);
    return defence_of(ask, line.strings[0]);
}

template <bool is_own>
Value attack_either_after(const Question& ask) {
    const Line<2> line(ask, is_own);
    const auto [a, b] = std::pair(line.strings[0], line.strings[1]);
    if (!ask.has_stone(a) || !ask.has_stone(b)) return won;
    if (ask.board.same_string(a, b)) return attack_on(ask, a);
    if (ask.board.at(a) != ask.board.at(b)) return {};
    return value_of(ask, attack_on_either(ask.pairs(), ask.board, a, b));
}

template <bool is_own>
Value defend_both_after(const Question& ask) {
    const Line<2> line(ask, is_own);
    const auto [a, b] = std::pair(line.strings[0], line.strings[1]);
    if (!ask.has_stone(a) || !ask.has_stone(b)) return lost;
    if (ask.board.same_string(a, b)) return defence_of(ask, a);
    if (ask.board.at(a) != ask.board.at(b)) return {};
    const Value danger = value_of(ask, attack_on_either(ask.pairs(), ask.board, a, b));
    return danger.is_false() ? won : saved(danger, value_of(ask, defence_of_both(ask.pairs(), ask.board, a, b)));
}

template <bool is_own>
Value connect_after(const Question& ask) {
    const Line<2> line(ask, is_own);
    const auto [a, b] = std::pair(line.strings[0], line.strings[1]);
    if (!ask.has_stone(a) || ask.board.at(a) != ask.board.at(b)) return lost;
    return value_of(ask, ask.connections().connect(ask.board, a, b));
}

template <bool is_own>
Value disconnect_after(const Question& ask) {
    const Line<2> line(ask, is_own);
    const auto [a, b] = std::pair(line.strings[0], line.strings[1]);
    if (!ask.has_stone(a) || ask.board.at(a) != ask.board.at(b)) return won;
    if (ask.board.same_string(a, b)) return lost;
    return value_of(ask, ask.connections().disconnect(ask.board, a, b));
}

// Of a wall that has lost a stone, the other side has captured one.
template <bool is_own>
Value break_through_after(const Question& ask) {
    const Line<3> line(ask, is_own);
    const auto [a, b, c] = std::tuple(line.strings[0], line.strings[1], line.strings[2]);
    const Colour wall = ask.board.at(b);
    if (!is_stone(wall) || ask.board.at(a) != wall || ask.board.at(c) != wall) return won;
    const BreakThrough found = ask.connections().break_through(ask.board, a, b, c);
    if (!ask.decides(found.is_settled)) return {};
    switch (found.gain) {
        case BreakThrough::Gain::none: return lost;
        case BreakThrough::Gain::capture: return won;
        case BreakThrough::Gain::cut: return {static_cast<float>(cut_code)};
    }
    return {};
}

// Whether stones of `side` on both points, the opponent passing in between, take the string.
Value is_sente(const Question& ask, Colour side, Vertex move, Vertex threat, Vertex string) {
    const LineOfPlay line(ask.board, side, std::array{move, pass_vertex, threat});
    return attack_on(ask, string);
}

Value is_double_sente(const Question& ask) {
    const Line<4> line(ask, true);
    const auto [move, threat, theirs, ours] =
        std::tuple(line.strings[0], line.strings[1], line.strings[2], line.strings[3]);
    const Value ours_is_sente = is_sente(ask, ask.own, move, threat, theirs);
    if (ours_is_sente.is_false()) return Value::of(false);
    return logical_and(ours_is_sente, is_sente(ask, ask.side(false), move, threat, ours));
}

Value is_beside_defendable_atari(const Question& ask) {
    if (!ask.has_stone(ask.points[0])) return Value::of(false);
    Value result = Value::of(false);
    for (const Vertex string : ask.board.adjacent_strings(ask.points[0]))
        if (ask.board.liberties(string) == 1 && !result.is_true()) result = logical_or(result, defence_of(ask, string));
    return result;
}

// Whether none of the strings around can be captured, so that the shape may become a seki.
Value is_seki(const Question& ask) {
    if (!ask.has_stone(ask.points[0])) return Value::of(false);
    Value result = Value::of(true);
    for (const Vertex string : ask.board.adjacent_strings(ask.points[0]))
        if (!result.is_false()) result = logical_and(result, logical_not(attack_on(ask, string)));
    return result;
}

}  // namespace

void add_reading_answers(Answers& answers) {
    using enum Autohelper;
    answer_to(answers, Autohelper::attack) = katachi::attack;
    answer_to(answers, Autohelper::defend) = katachi::defend;
    answer_to(answers, Autohelper::does_attack) = katachi::does_attack;
    answer_to(answers, Autohelper::does_defend) = katachi::does_defend;
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

}  // namespace katachi
