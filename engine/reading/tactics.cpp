#include "engine/reading/tactics.h"

#include <algorithm>

#include "engine/reading/capture_goal.h"
#include "engine/reading/connection_goal.h"
#include "engine/reading/either_goal.h"

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
    struct Level {
        TacticalCode code;
        Colour privileged;
    };
    TacticalAnswer answer;
    for (const Level level : {Level{TacticalCode::win, opponent(side)}, Level{TacticalCode::ko_a, Colour::empty},
                              Level{TacticalCode::ko_b, side}}) {
        const SearchResult result = search_.run(board, goal, side, {level.privileged}, node_limit);
        answer.nodes += result.nodes;
        if (result.is_settled ? result.is_reached == (side == goal.seeker()) : side == favoured) {
            answer.code = level.code;
            answer.move = result.move;
            return answer;
        }
        if (!result.met_ko) return answer;
    }
    return answer;
}

TacticalAnswer Tactics::attack(Board& board, Vertex vertex) {
    return ask_capture(board, CaptureGoal(board, vertex), opponent(board.at(vertex)));
}

TacticalAnswer Tactics::defend(Board& board, Vertex vertex) {
    return ask_capture(board, CaptureGoal(board, vertex), board.at(vertex));
}

TacticalAnswer Tactics::connect(Board& board, Vertex a, Vertex b) {
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

TacticalAnswer Tactics::attack_either(Board& board, Vertex a, Vertex b) {
    return ask_capture(board, EitherGoal(board, a, b), opponent(board.at(a)));
}

TacticalAnswer Tactics::defend_both(Board& board, Vertex a, Vertex b) {
    return ask_capture(board, EitherGoal(board, a, b), board.at(a));
}

TacticalCode Tactics::does_attack(Board& board, Vertex move, Vertex string) {
    if (board.play(opponent(board.at(string)), move) != Legality::ok) return TacticalCode::failure;
    const TacticalCode code =
        board.at(string) == Colour::empty ? TacticalCode::win : reversed(defend(board, string).code);
    board.undo();
    return code;
}

TacticalCode Tactics::does_defend(Board& board, Vertex move, Vertex string) {
    if (board.play(board.at(string), move) != Legality::ok) return TacticalCode::failure;
    const TacticalCode code = reversed(attack(board, string).code);
    board.undo();
    return code;
}

}  // namespace katachi
