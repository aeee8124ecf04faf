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

// Such a part of them tells a quick reader how a ko would change the answer.
constexpr std::uint64_t reading_of_kos = 2;

// A string of more liberties is seldom captured by a ko that is found late, or by anything that looks far away for
// long.
constexpr int few_liberties = 2;

// So many of them verify what a quick reader was denied only as far as it went. Many strings of a game are hard to
// catch, and few of them are caught further on.
constexpr std::uint64_t nodes_of_doubt(std::uint64_t usual, bool is_capture) {
    return is_capture ? std::max<std::uint64_t>(1, usual / 16) : 2 * usual;
}

// A look at few moves that takes more nodes tells less than whom the search leans to. Where it leans to neither, a look
// at fewer moves of the seeker may still tell that it gets nowhere.
constexpr NarrowLimits look{.nodes = 250};
constexpr NarrowLimits narrower_look{.nodes = 250, .seeker_width = 4};

// The goal of connecting these strings for the second search, if there is to be one.
template <typename ConnectingGoal, typename... Strings>
std::optional<ConnectingGoal> far_goal(const SearchLimits& limits, const board::Board& board, Strings... strings) {
    if (limits.far_nodes == 0 && !limits.is_quick) return std::nullopt;
    return ConnectingGoal(board, strings..., far_connection);
}

}  // namespace

// A string goes by its origin, whichever of its stones is named.
TacticalAnswer Tactics::ask(board::Board& board, Kind kind, board::Vertex a, board::Vertex b,
                            const board::VertexSet& points) {
    const TacticalQuestion question{kind, board.origin(a), b == board::pass_vertex ? b : board.origin(b), limits_,
                                    points};
    if (keeps_answers()) {
        if (auto known = cache_.find(question, board)) {
            ++cache_hits_;
            known->nodes = 0;
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
                   .forbidden = question.points});
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

TacticalAnswer Tactics::answer(board::Board& board, const TacticalQuestion& question, const Task& task) {
    Reading reading = read(board, task);
    if (keeps_answers() && !reading.is_timed_out) {
        const bool is_capture = question.kind == Kind::attack || question.kind == Kind::defend;
        board::VertexSet& centres = reading.looked_at.centres;
        centres |= question.points;
        centres.insert(question.a);
        // Of a capture, that is a move before it.
        if (question.b != board::pass_vertex && !is_capture) centres.insert(question.b);
        cache_.store(question, board, reading_zone(board, reading.looked_at, task.goal.sight()), reading.answer);
    }
    return reading.answer;
}

SearchResult Tactics::search(board::Board& board, const Task& task, board::Colour ko_privileged, Reading& reading) {
    const auto count = [&](const SearchResult& result) {
        reading.answer.nodes += result.nodes;
        reading.looked_at |= search_.looked_at();
        reading.met_ko = reading.met_ko || result.met_ko;
        reading.is_timed_out = reading.is_timed_out || result.is_timed_out;
        nodes_ += result.nodes;
    };
    SearchHints hints{.goes_on = ko_privileged != board::opponent(task.side), .forbidden = task.forbidden};
    SearchLimits limits = task.limits;
    limits.is_quick = task.is_quick && task.is_attack;
    if (hints.goes_on && limits.is_quick) {
        limits.nodes = std::max<std::uint64_t>(1, limits.nodes / reading_of_kos);
        limits.far_nodes /= reading_of_kos;
    }
    if (limits.is_quick && !task.has_few_liberties && ko_privileged == task.side) limits.far_nodes = 0;
    SearchResult result = search_.run(board, task.goal, task.side, {ko_privileged}, limits, hints);
    count(result);
    if (task.far_goal == nullptr || result.is_reached || result.is_timed_out) return result;
    hints.goes_on = true;
    if (result.is_settled) hints.preferred = result.move;
    const bool is_sure = result.is_settled && !result.is_given_up;
    if (is_sure && (task.is_quick || (task.is_capture && !result.met_ko))) return result;
    if (task.is_quick && result.is_settled) {
        limits.nodes = nodes_of_doubt(limits.nodes, task.is_capture);
        const SearchResult verified = search_.run(board, *task.far_goal, task.side, {ko_privileged}, limits, hints);
        count(verified);
        // Of a link, a look at few moves tells more than what the first search went by.
        if (verified.is_settled || !task.is_capture) return verified;
        reading.is_doubted = true;
        return result;
    }
    // One position shows nothing that the first search did not begin with.
    if (limits.far_nodes <= 1) return result;
    limits.nodes = limits.far_nodes;
    limits.is_quick = limits.is_quick && !task.has_few_liberties;
    result = search_.run_in_stages(board, *task.far_goal, task.side, {ko_privileged}, limits, hints);
    count(result);
    reading.is_doubted = reading.is_doubted || (limits_.is_quick && result.is_given_up);
    return result;
}

NarrowResult Tactics::look_at(board::Board& board, const Task& task, board::Colour to_move, board::Colour ko_privileged,
                              const NarrowLimits& limits, Reading& reading) {
    const NarrowResult seen = narrow_search(board, task.goal, to_move, {ko_privileged}, limits);
    reading.answer.nodes += seen.nodes;
    nodes_ += seen.nodes;
    reading.looked_at.centres |= seen.tried;
    reading.met_ko = reading.met_ko || seen.met_ko;
    return seen;
}

bool Tactics::look_at_link(board::Board& board, const Task& task, board::Colour ko_privileged, SearchResult& result,
                           Reading& reading) {
    if (result.is_settled) return false;
    const NarrowResult seen = look_at(board, task, task.side, ko_privileged, look, reading);
    if (seen.is_complete) {
        result.is_reached = seen.is_reached;
        result.move = seen.move;
        return true;
    }
    if (result.lean != SearchResult::Lean::neither) {
        result.is_reached = result.lean == SearchResult::Lean::reached;
        return true;
    }
    // Who cuts gets it anyway.
    if (task.side == task.goal.seeker()) {
        const NarrowResult denied = look_at(board, task, task.side, ko_privileged, narrower_look, reading);
        if (denied.is_complete && !denied.is_reached) {
            result.is_reached = false;
            return true;
        }
    }
    const board::Vertex move = standing_move(board, task, ko_privileged, result.most_read, reading);
    if (move != board::pass_vertex) result.move = move;
    return false;
}

board::Vertex Tactics::standing_move(board::Board& board, const Task& task, board::Colour ko_privileged,
                                     std::span<const board::Vertex> moves, Reading& reading) {
    const board::Colour other = board::opponent(task.side);
    const bool is_seeker = task.side == task.goal.seeker();
    board::Vertex not_refuted = board::pass_vertex;
    for (const board::Vertex move : moves) {
        if (move == board::pass_vertex || board.play(task.side, move) != board::Legality::ok) continue;
        const GoalStatus status = task.goal.status(board, other, 1);
        NarrowResult then{.is_reached = status == GoalStatus::reached};
        if (status == GoalStatus::open) then = look_at(board, task, other, ko_privileged, look, reading);
        board.undo();
        if (then.is_complete && then.is_reached == is_seeker) return move;
        if (!then.is_complete && not_refuted == board::pass_vertex) not_refuted = move;
    }
    return not_refuted;
}

Tactics::Reading Tactics::read(board::Board& board, const Task& task) {
    Reading reading;
    ++readings_;
    // Whether the side gets what it wants where `privileged` takes back kos at once: then that is the answer so far.
    const auto gets_it = [&](board::Colour privileged, TacticalCode code) {
        SearchResult result = search(board, task, privileged, reading);
        const bool is_seeker = task.side == task.goal.seeker();
        const bool is_quick_link = task.is_quick && !task.is_attack;
        const bool is_believed = is_quick_link && look_at_link(board, task, privileged, result, reading);
        const bool is_success = result.is_settled || is_believed ? result.is_reached == is_seeker
                                : result.is_likely               ? is_seeker && code == TacticalCode::win
                                                                 : task.side == task.favoured;
        reading.answer.is_settled = reading.answer.is_settled && result.is_settled && !reading.is_doubted;
        reading.answer.is_likely = reading.answer.is_likely || result.is_likely;
        reading.answer.zone = result.zone;
        if (is_success) {
            reading.answer.code = code;
            reading.answer.move = result.move;
        }
        return is_success;
    };
    const auto is_open_for_good = [&] { return limits_.only_settled && !reading.answer.is_settled; };
    const bool wins = gets_it(board::opponent(task.side), TacticalCode::win);
    if (wins || !reading.met_ko || is_open_for_good()) return reading;
    // What fails with all kos won fails without them too.
    if (gets_it(task.side, TacticalCode::ko_b)) {
        if (!is_open_for_good()) gets_it(board::Colour::empty, TacticalCode::ko_a);
        reading.answer.zone = board::VertexSet::everything();
    }
    return reading;
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
    return ask(board, Kind::disconnect, a, b);
}

TacticalAnswer Tactics::same_dragon(board::Board& board, board::Vertex a, board::Vertex b) {
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
    nodes_ += ladder.nodes;
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
    const Task task{goal, board::opponent(goal.seeker()), goal.seeker(), limits_, far ? &*far : nullptr};
    return read(board, task).answer;
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

TacticalAnswer Tactics::safety(board::Board& board, board::Colour colour, board::Vertex move) {
    if (!board.on_board(move) || board.play(colour, move) != board::Legality::ok) return {};
    const TacticalAnswer capture = attack(board, move);
    board.undo();
    return {.code = reversed(capture.code), .nodes = capture.nodes, .is_settled = capture.is_settled};
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
