#include "engine/reading/tactics.h"

#include "engine/reading/capture_goal.h"
#include "engine/reading/connection_goal.h"
#include "engine/reading/either_goal.h"

namespace katachi {

namespace {

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

TacticalAnswer Tactics::ask(Board& board, const Goal& goal, Colour side) {
    struct Level {
        TacticalCode code;
        Colour privileged;
    };
    TacticalAnswer answer;
    for (const Level level : {Level{TacticalCode::win, opponent(side)}, Level{TacticalCode::ko_a, Colour::empty},
                              Level{TacticalCode::ko_b, side}}) {
        const SearchResult result = search_.run(board, goal, side, {level.privileged}, node_limit_);
        answer.nodes += result.nodes;
        if (result.is_reached == (side == goal.seeker())) {
            answer.code = level.code;
            answer.move = result.move;
            return answer;
        }
        if (!result.met_ko) return answer;
    }
    return answer;
}

TacticalAnswer Tactics::attack(Board& board, Vertex vertex) {
    return ask(board, CaptureGoal(board, vertex), opponent(board.at(vertex)));
}

TacticalAnswer Tactics::defend(Board& board, Vertex vertex) {
    return ask(board, CaptureGoal(board, vertex), board.at(vertex));
}

TacticalAnswer Tactics::connect(Board& board, Vertex a, Vertex b) {
    return ask(board, ConnectionGoal(board, a, b), board.at(a));
}

TacticalAnswer Tactics::disconnect(Board& board, Vertex a, Vertex b) {
    return ask(board, ConnectionGoal(board, a, b), opponent(board.at(a)));
}

TacticalAnswer Tactics::attack_either(Board& board, Vertex a, Vertex b) {
    return ask(board, EitherGoal(board, a, b), opponent(board.at(a)));
}

TacticalAnswer Tactics::defend_both(Board& board, Vertex a, Vertex b) {
    return ask(board, EitherGoal(board, a, b), board.at(a));
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
