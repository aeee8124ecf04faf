#include "engine/reading/tactics.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "engine/reading/goals/break_in_goal.h"
#include "engine/reading/goals/capture_goal.h"
#include "engine/reading/goals/connection_goal.h"
#include "engine/reading/goals/either_goal.h"
#include "engine/reading/goals/ladder.h"
#include "engine/reading/goals/ladder_goal.h"
#include "engine/reading/goals/links_goal.h"
#include "engine/reading/reading_zone.h"

namespace katachi::reading {

namespace {

using Kind = TacticalQuestion::Kind;

// Such a part of the usual nodes is little reading.
constexpr std::uint64_t little_reading = 16;

// A string of more liberties is seldom captured by a ko that is found late, or by anything that looks far away for
// long.
constexpr int few_liberties = 2;

// The goal of connecting these strings for the second search, if there is to be one.
template <typename ConnectingGoal, typename... Strings>
std::optional<ConnectingGoal> far_goal(const SearchLimits& limits, const board::Board& board, Strings... strings) {
    if (limits.far_nodes == 0 && !limits.is_quick) return std::nullopt;
    return ConnectingGoal(board, strings..., far_connection);
}

}  // namespace

// A string goes by its origin, whichever of its stones is named.
TacticalAnswer Tactics::ask(board::Board& board, Kind kind, board::Vertex a, board::Vertex b,
                            const board::VertexSet& points, AboutKos about_kos) {
    const TacticalQuestion question{kind,    board.origin(a), b == board::pass_vertex ? b : board.origin(b),
                                    limits_, points,          about_kos};
    if (keeps_answers()) {
        if (auto known = cache_.find(question, board)) {
            ++cache_hits_;
            spared_nodes_ += std::exchange(known->nodes, 0);
            return *known;
        }
    }
    const board::Colour owner = board.at(a);
    const board::Colour attacker = board::opponent(owner);
    SearchLimits little = limits_;
    little.nodes = std::max<std::uint64_t>(1, limits_.nodes / little_reading);
    const auto either = [&] { return EitherGoal(board, {question.a, question.b}); };
    switch (kind) {
        case Kind::attack: return ask_of_capture(board, question, attacker);
        case Kind::defend: return ask_of_capture(board, question, owner);
        case Kind::attack_either: return answer(board, question, {either(), attacker, owner, limits_});
        case Kind::defend_both: return answer(board, question, {either(), owner, owner, limits_});
        case Kind::connect: return ask_of_connection(board, question, owner);
        case Kind::disconnect: return ask_of_connection(board, question, attacker);
        case Kind::same_dragon: {
            const ConnectionGoal connection(board, question.a, question.b);
            return answer(board, question, {connection, attacker, attacker, little});
        }
        case Kind::break_in:
            return answer(board, question, {BreakInGoal(board, question.a, points), owner, attacker, limits_});
        case Kind::block_off:
            return answer(board, question, {BreakInGoal(board, question.a, points), attacker, attacker, limits_});
    }
    return {};
}

TacticalAnswer Tactics::ask_of_capture(board::Board& board, const TacticalQuestion& question, board::Colour side) {
    const CaptureGoal goal(board, question.a, depths_.near);
    const CaptureGoal far_goal(board, question.a, depths_.far);
    const Goal* far = limits_.far_nodes > 0 ? &far_goal : nullptr;
    const bool is_attack = far != nullptr && question.kind == Kind::attack;
    return answer(board, question,
                  {.goal = goal,
                   .side = side,
                   .favoured = board.at(question.a),
                   .limits = limits_,
                   .far_goal = far,
                   .is_capture = true,
                   .is_attack = is_attack,
                   .is_quick = is_attack && limits_.is_quick,
                   .has_few_liberties = board.liberties(question.a) <= few_liberties,
                   .forbidden = question.points,
                   .about_kos = question.about_kos});
}

TacticalAnswer Tactics::ask_of_connection(board::Board& board, const TacticalQuestion& question, board::Colour side) {
    const ConnectionGoal goal(board, question.a, question.b);
    const auto far = far_goal<ConnectionGoal>(limits_, board, question.a, question.b);
    return answer(board, question,
                  {.goal = goal,
                   .side = side,
                   .favoured = side,
                   .limits = limits_,
                   .far_goal = far ? &*far : nullptr,
                   .is_quick = limits_.is_quick});
}

TacticalAnswer Tactics::answer(board::Board& board, const TacticalQuestion& question, const ReadingTask& task) {
    TaskReading reading = reader_.read(board, task);
    if (reading.is_timed_out) return reading.answer;
    const bool is_capture = question.kind == Kind::attack || question.kind == Kind::defend;
    board::VertexSet& centres = reading.looked_at.centres;
    centres |= question.points;
    centres.insert(question.a);
    // In a question about a capture, `b` is a move before it.
    if (question.b != board::pass_vertex && !is_capture) centres.insert(question.b);
    const board::VertexSet seen = reading_zone(board, reading.looked_at, task.goal.sight());
    // Searches of links have no zones of their own.
    if (!is_capture && !reading.met_ko) reading.answer.zone = seen;
    if (keeps_answers()) {
        TacticalQuestion answered = question;
        answered.about_kos = reading.about_kos;
        cache_.store(answered, board, seen, reading.answer);
    }
    return reading.answer;
}

TacticalAnswer Tactics::attack(board::Board& board, board::Vertex vertex) { return ask(board, Kind::attack, vertex); }

TacticalAnswer Tactics::defend(board::Board& board, board::Vertex vertex) { return ask(board, Kind::defend, vertex); }

TacticalAnswer Tactics::restricted_attack(board::Board& board, board::Vertex vertex,
                                          const board::VertexSet& forbidden) {
    return ask(board, Kind::attack, vertex, board::pass_vertex, forbidden);
}

TacticalAnswer Tactics::restricted_defend(board::Board& board, board::Vertex vertex,
                                          const board::VertexSet& forbidden) {
    return ask(board, Kind::defend, vertex, board::pass_vertex, forbidden);
}

TacticalAnswer Tactics::connect(board::Board& board, board::Vertex a, board::Vertex b) {
    if (board.same_string(a, b)) return {.code = TacticalCode::win};
    return ask(board, Kind::connect, a, b);
}

TacticalAnswer Tactics::disconnect(board::Board& board, board::Vertex a, board::Vertex b) {
    if (board.same_string(a, b)) return {};
    return ask(board, Kind::disconnect, a, b);
}

TacticalAnswer Tactics::same_dragon(board::Board& board, board::Vertex a, board::Vertex b) {
    if (board.same_string(a, b)) return {.code = TacticalCode::win};
    const TacticalAnswer cut = ask(board, Kind::same_dragon, a, b);
    return {.code = reversed(cut.code) == TacticalCode::win ? TacticalCode::win : TacticalCode::failure,
            .nodes = cut.nodes};
}

TacticalAnswer Tactics::attack_either(board::Board& board, board::Vertex a, board::Vertex b) {
    return ask(board, Kind::attack_either, a, b);
}

TacticalAnswer Tactics::defend_both(board::Board& board, board::Vertex a, board::Vertex b) {
    return ask(board, Kind::defend_both, a, b);
}

TacticalAnswer Tactics::break_in(board::Board& board, board::Vertex vertex, const board::VertexSet& area) {
    const BreakInGoal goal(board, vertex, area);
    const bool is_inside = goal.status(board, board::opponent(goal.seeker()), 0) == GoalStatus::reached;
    return is_inside ? TacticalAnswer{.code = TacticalCode::win}
                     : ask(board, Kind::break_in, vertex, board::pass_vertex, area);
}

TacticalAnswer Tactics::block_off(board::Board& board, board::Vertex vertex, const board::VertexSet& area) {
    return ask(board, Kind::block_off, vertex, board::pass_vertex, area);
}

TacticalAnswer Tactics::ladder_attack(board::Board& board, board::Vertex vertex) {
    const LadderAnswer ladder = read_ladder(board, vertex, limits_.nodes);
    ladder_nodes_ += ladder.nodes;
    if (ladder.works) return {TacticalCode::win, ladder.move, ladder.nodes};
    TacticalAnswer answer;
    if (ladder.met_ko) answer = read(board, LadderGoal(board, vertex), board::opponent(board.at(vertex)));
    answer.nodes += ladder.nodes;
    return answer;
}

BreakThrough Tactics::break_through(board::Board& board, board::Vertex side, board::Vertex middle,
                                    board::Vertex other_side) {
    using Gain = BreakThrough::Gain;
    const EitherGoal goal(board, {side, middle, other_side});
    const TacticalAnswer capture = read(board, goal, goal.seeker());
    if (capture.code == TacticalCode::win) return {Gain::capture, capture.is_settled};
    bool is_settled = capture.is_settled;
    for (const auto& [a, b] : {std::pair(side, middle), std::pair(middle, other_side)}) {
        const TacticalAnswer cut = disconnect(board, a, b);
        if (cut.code == TacticalCode::win) return {Gain::cut, is_settled && cut.is_settled};
        is_settled = is_settled && cut.is_settled;
    }
    // Where neither side can be cut off, a move may threaten to cut off both.
    const TacticalAnswer cut = cut_any(board, std::array{Link{middle, side}, Link{middle, other_side}});
    return {cut.code == TacticalCode::win ? Gain::cut : Gain::none, is_settled && cut.is_settled};
}

TacticalAnswer Tactics::cut_any(board::Board& board, std::span<const Link> links) {
    const LinksGoal goal(board, links);
    const auto far = far_goal<LinksGoal>(limits_, board, links);
    const ReadingTask task{goal, board::opponent(goal.seeker()), goal.seeker(), limits_, far ? &*far : nullptr};
    return reader_.read(board, task).answer;
}

LinksAnswer Tactics::links_hold_together(board::Board& board, std::span<const Link> links) {
    LinksAnswer answer;
    for (const Link& link : links) {
        if (board.same_string(link.a, link.b)) continue;
        const TacticalAnswer cut = disconnect(board, link.a, link.b);
        answer.nodes += cut.nodes;
        answer.is_settled = answer.is_settled && cut.is_settled;
        if (cut.code != TacticalCode::failure) return {false, cut.move, cut.is_settled, answer.nodes};
    }
    if (links.size() < 2) return answer;
    const TacticalAnswer cut = cut_any(board, links);
    answer.nodes += cut.nodes;
    if (cut.code != TacticalCode::failure) return {false, cut.move, cut.is_settled, answer.nodes};
    answer.is_settled = cut.is_settled;
    return answer;
}

TacticalAnswer Tactics::safety(board::Board& board, board::Colour colour, board::Vertex move, AboutKos about_kos) {
    if (!board.on_board(move) || board.play(colour, move) != board::Legality::ok) return {};
    const TacticalAnswer capture = ask(board, Kind::attack, move, board::pass_vertex, {}, about_kos);
    board.undo();
    TacticalCode code = reversed(capture.code);
    // A kept answer may say more than was asked.
    const bool is_ko = code == TacticalCode::ko_a || code == TacticalCode::ko_b;
    if (is_ko && about_kos == AboutKos::nothing) code = TacticalCode::win;
    if (is_ko && about_kos == AboutKos::whether) code = TacticalCode::ko_a;
    return {.code = code, .nodes = capture.nodes, .is_settled = capture.is_settled};
}

TacticalAnswer Tactics::does_attack(board::Board& board, board::Vertex move, board::Vertex string) {
    const TacticalAnswer before = defend(board, string);
    if (before.code == TacticalCode::failure) return {.nodes = before.nodes, .is_settled = before.is_settled};
    return after(board, board::opponent(board.at(string)), move, string, before, Kind::defend);
}

TacticalAnswer Tactics::does_defend(board::Board& board, board::Vertex move, board::Vertex string) {
    const TacticalAnswer before = attack(board, string);
    if (before.code == TacticalCode::failure) return {.nodes = before.nodes, .is_settled = before.is_settled};
    return after(board, board.at(string), move, string, before, Kind::attack);
}

TacticalAnswer Tactics::after(board::Board& board, board::Colour colour, board::Vertex move, board::Vertex string,
                              const TacticalAnswer& before, Kind ask_other) {
    if (board.play(colour, move) != board::Legality::ok) return {.nodes = before.nodes};
    TacticalAnswer result{.code = TacticalCode::win, .nodes = before.nodes, .is_settled = before.is_settled};
    if (board::is_stone(board.at(string))) {
        const TacticalAnswer other = ask(board, ask_other, string, move);
        result.code = reversed(other.code);
        result.nodes += other.nodes;
        // What fails either way does not depend on what was open before.
        result.is_settled = other.is_settled && (before.is_settled || result.code == TacticalCode::failure);
    }
    board.undo();
    return result;
}

TacticalAnswer Tactics::threatens_attack(board::Board& board, board::Vertex move, board::Vertex string) {
    return second_move(board, board::opponent(board.at(string)), move, string, Kind::attack);
}

TacticalAnswer Tactics::threatens_defence(board::Board& board, board::Vertex move, board::Vertex string) {
    if (attack(board, string).code == TacticalCode::failure || defend(board, string).code != TacticalCode::failure)
        return {};
    return second_move(board, board.at(string), move, string, Kind::defend);
}

TacticalAnswer Tactics::second_move(board::Board& board, board::Colour colour, board::Vertex move, board::Vertex string,
                                    Kind kind) {
    if (board.play(colour, move) != board::Legality::ok) return {};
    const TacticalAnswer answer = board::is_stone(board.at(string)) ? ask(board, kind, string, move) : TacticalAnswer();
    board.undo();
    return answer;
}

}  // namespace katachi::reading
