#include <algorithm>

#include "engine/analysis/answers.h"
#include "engine/match/constraint/constants.h"

namespace katachi::analysis {

namespace {

using board::Colour;
using match::Value;
using position::Status;

// A status that is not proved is told where its chance is so high.
constexpr float surely = 0.9F;
// A dragon is weak above that.
constexpr float weak_above = 0.4F;

constexpr int code(Status status) {
    switch (status) {
        case Status::alive: return match::status_alive;
        case Status::critical: return match::status_critical;
        case Status::dead: return match::status_dead;
        case Status::unknown: return match::status_unknown;
    }
    return match::status_unknown;
}

// unknown where neither life nor death is sure.
Status sure_status(const position::Verdict& verdict) {
    if (verdict.is_proved) return verdict.status;
    if (verdict.chance_to_live >= surely) return Status::alive;
    return verdict.chance_to_live <= 1 - surely ? Status::dead : Status::unknown;
}

// What is told of the dragon of a stone if a side is to move.
template <typename Told>
auto if_to_move(const Question& ask, Colour side, board::Vertex stone, Told told) {
    ask.stages->let_move(side);
    return told(static_cast<std::size_t>(ask.stages->dragons_before_life().number_at(stone)));
}

Status status_at(const Question& ask, board::Vertex stone) {
    const auto life = [&](std::size_t dragon) { return sure_status(ask.stages->life()[dragon]); };
    const Colour colour = ask.board.at(stone);
    const Status defended = if_to_move(ask, colour, stone, life);
    const Status attacked = if_to_move(ask, board::opponent(colour), stone, life);
    if (defended == attacked) return defended;
    return defended == Status::alive && attacked == Status::dead ? Status::critical : Status::unknown;
}

bool is_known_stone(const Question& ask, board::Vertex vertex) {
    return ask.stages != nullptr && ask.has_stone(vertex);
}

Value status(const Question& ask) {
    if (!is_known_stone(ask, ask.points[0])) return {};
    const Status told = status_at(ask, ask.points[0]);
    return told == Status::unknown ? Value() : Value(static_cast<float>(code(told)));
}

template <Status wanted>
Value has_status(const Question& ask) {
    const Value told = status(ask);
    return told.is_decided() ? Value::of(told.number() == static_cast<float>(code(wanted))) : Value();
}

// Where there is no stone at all, none is alive.
template <bool is_own>
Value is_alive_somewhere(const Question& ask) {
    Value found = Value::of(false);
    for (const board::Vertex vertex : ask.points) {
        if (ask.board.at(vertex) != ask.side(is_own)) continue;
        if (ask.stages == nullptr) return {};
        const Status told = status_at(ask, vertex);
        found = match::logical_or(found, told == Status::unknown ? Value() : Value::of(told == Status::alive));
    }
    return found;
}

// What hangs on who is to move is undecided.
template <typename Told>
Value either_way(const Question& ask, Told told) {
    const board::Vertex stone = ask.points[0];
    if (!is_known_stone(ask, stone)) return {};
    const auto if_black = if_to_move(ask, Colour::black, stone, told);
    const auto if_white = if_to_move(ask, Colour::white, stone, told);
    return if_black == if_white ? if_black : Value();
}

Value is_weak(const Question& ask) {
    return either_way(ask, [&](std::size_t dragon) {
        if (sure_status(ask.stages->life()[dragon]) == Status::unknown) return Value();
        return Value::of(ask.stages->weakness().weakness[dragon] > weak_above);
    });
}

Value effective_size(const Question& ask) {
    return either_way(
        ask, [&](std::size_t dragon) { return Value(ask.stages->dragons_before_life().all()[dragon].effective_size); });
}

Value dragon_size(const Question& ask) {
    if (!ask.has_stone(ask.points[0])) return 0.0F;
    if (ask.stages == nullptr) return {};
    for (const board::VertexSet& stones : ask.stages->amalgamation().dragons())
        if (stones.contains(ask.points[0])) return static_cast<float>(stones.count());
    return {};
}

// Its eyes, two at most, where they are as many whoever begins.
Value genus(const Question& ask) {
    return either_way(ask, [&](std::size_t number) {
        const position::Dragon& dragon = ask.stages->dragons_before_life().all()[number];
        constexpr int most = 2;
        const int least_eyes = dragon.is_invincible ? most : std::min<int>(dragon.genus.attacked, most);
        const int most_eyes = dragon.is_invincible ? most : std::min<int>(dragon.genus.defended, most);
        return least_eyes == most_eyes ? Value(static_cast<float>(most_eyes)) : Value();
    });
}

}  // namespace

void add_dragon_answers(Answers& answers) {
    using enum match::Autohelper;
    answer_to(answers, match::Autohelper::status) = analysis::status;
    answer_to(answers, alive) = has_status<Status::alive>;
    answer_to(answers, critical) = has_status<Status::critical>;
    answer_to(answers, dead) = has_status<Status::dead>;
    answer_to(answers, unknown) = has_status<Status::unknown>;
    answer_to(answers, x_alive_somewhere) = is_alive_somewhere<false>;
    answer_to(answers, o_alive_somewhere) = is_alive_somewhere<true>;
    answer_to(answers, weak) = is_weak;
    answer_to(answers, match::Autohelper::effective_size) = analysis::effective_size;
    answer_to(answers, dragonsize) = dragon_size;
    answer_to(answers, match::Autohelper::genus) = analysis::genus;
}

}  // namespace katachi::analysis
