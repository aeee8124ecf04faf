#include "engine/reading/tactics.h"

#include <algorithm>
#include <utility>

#include "engine/reading/break_in_goal.h"
#include "engine/reading/capture_goal.h"
#include "engine/reading/connection_goal.h"
#include "engine/reading/either_goal.h"
#include "engine/reading/ladder.h"
#include "engine/reading/ladder_goal.h"

namespace katachi {

namespace {

// Such a part of the usual nodes is little reading.
constexpr std::uint64_t little_reading = 16;

// What one side gets where the other gets `code`.
TacticalCode reversed(TacticalCode code) {
    switch (code) {
        case TacticalCode::failure: return TacticalCode::win;
        case TacticalCode::win: return TacticalCode::failure;
        case TacticalCode::ko_a: return TacticalCode::ko_b;
        case TacticalCode::ko_b: return TacticalCode::ko_a;
    }
    return TacticalCode::failure;
}

}  // namespace

TacticalAnswer Tactics::ask(Board& board, const Goal& goal, Colour side, Colour favoured, std::uint64_t node_limit) {
    TacticalAnswer answer;
    // Whether the side gets what it wants where `privileged` takes back kos at once: then that is the answer so far.
    const auto gets_it = [&](Colour privileged, TacticalCode code) {
        const SearchResult result = search_.run(board, goal, side, {privileged}, node_limit);
        answer.nodes += result.nodes;
        nodes_ += result.nodes;
        const bool is_success = result.is_settled ? result.is_reached == (side == goal.seeker()) : side == favoured;
        if (is_success) answer = {code, result.move, answer.nodes};
        return std::pair(is_success, result.met_ko);
    };
    const auto [wins, met_ko] = gets_it(opponent(side), TacticalCode::win);
    // What fails with all kos won fails without them too.
    if (!wins && met_ko && gets_it(side, TacticalCode::ko_b).first) gets_it(Colour::empty, TacticalCode::ko_a);
    return answer;
}

TacticalAnswer Tactics::attack(Board& board, Vertex vertex) {
    return ask(board, CaptureGoal(board, vertex), opponent(board.at(vertex)));
}

TacticalAnswer Tactics::defend(Board& board, Vertex vertex) {
    return ask(board, CaptureGoal(board, vertex), board.at(vertex));
}

TacticalAnswer Tactics::connect(Board& board, Vertex a, Vertex b) {
    if (board.same_string(a, b)) return {.code = TacticalCode::win};
    return ask(board, ConnectionGoal(board, a, b), board.at(a), board.at(a), node_limit_);
}

TacticalAnswer Tactics::disconnect(Board& board, Vertex a, Vertex b) {
    const Colour cutter = opponent(board.at(a));
    return ask(board, ConnectionGoal(board, a, b), cutter, cutter, node_limit_);
}

TacticalAnswer Tactics::same_dragon(Board& board, Vertex a, Vertex b) {
    const Colour cutter = opponent(board.at(a));
    const TacticalAnswer cut = ask(board, ConnectionGoal(board, a, b), cutter, cutter,
                                   std::max<std::uint64_t>(1, node_limit_ / little_reading));
    return {.code = reversed(cut.code) == TacticalCode::win ? TacticalCode::win : TacticalCode::failure,
            .nodes = cut.nodes};
}

TacticalAnswer Tactics::break_in(Board& board, Vertex vertex, const VertexSet& area) {
    const BreakInGoal goal(board, vertex, area);
    const bool is_inside = goal.status(board, opponent(goal.seeker()), 0) == GoalStatus::reached;
    return is_inside ? TacticalAnswer{.code = TacticalCode::win} : ask(board, goal, goal.seeker());
}

TacticalAnswer Tactics::block_off(Board& board, Vertex vertex, const VertexSet& area) {
    return ask(board, BreakInGoal(board, vertex, area), opponent(board.at(vertex)));
}

TacticalAnswer Tactics::attack_either(Board& board, Vertex a, Vertex b) {
    return ask(board, EitherGoal(board, {a, b}), opponent(board.at(a)));
}

TacticalAnswer Tactics::defend_both(Board& board, Vertex a, Vertex b) {
    return ask(board, EitherGoal(board, {a, b}), board.at(a));
}

TacticalAnswer Tactics::ladder_attack(Board& board, Vertex vertex) {
    const LadderAnswer ladder = read_ladder(board, vertex, node_limit_);
    nodes_ += ladder.nodes;
    if (ladder.works) return {TacticalCode::win, ladder.move, ladder.nodes};
    TacticalAnswer answer;
    if (ladder.met_ko) answer = ask(board, LadderGoal(board, vertex), opponent(board.at(vertex)));
    answer.nodes += ladder.nodes;
    return answer;
}

BreakThrough Tactics::break_through(Board& board, Vertex side, Vertex middle, Vertex other_side) {
    const auto wins = [](const TacticalAnswer& answer) { return answer.code == TacticalCode::win; };
    const EitherGoal capture(board, {side, middle, other_side});
    if (wins(ask(board, capture, capture.seeker()))) return BreakThrough::captures;
    const bool is_cut = wins(disconnect(board, side, middle)) || wins(disconnect(board, middle, other_side));
    return is_cut ? BreakThrough::cuts : BreakThrough::none;
}

bool Tactics::is_safe(Board& board, Colour colour, Vertex move) {
    if (!board.on_board(move) || board.play(colour, move) != Legality::ok) return false;
    const bool is_safe = attack(board, move).code != TacticalCode::win;
    board.undo();
    return is_safe;
}

TacticalCode Tactics::does_attack(Board& board, Vertex move, Vertex string) {
    if (defend(board, string).code == TacticalCode::failure) return TacticalCode::failure;
    if (board.play(opponent(board.at(string)), move) != Legality::ok) return TacticalCode::failure;
    const TacticalCode code =
        board.at(string) == Colour::empty ? TacticalCode::win : reversed(defend(board, string).code);
    board.undo();
    return code;
}

TacticalCode Tactics::does_defend(Board& board, Vertex move, Vertex string) {
    if (attack(board, string).code == TacticalCode::failure) return TacticalCode::failure;
    if (board.play(board.at(string), move) != Legality::ok) return TacticalCode::failure;
    const TacticalCode code = reversed(attack(board, string).code);
    board.undo();
    return code;
}

}  // namespace katachi
