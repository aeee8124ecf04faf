#include "engine/reading/tactics.h"

#include "engine/reading/capture_goal.h"
#include "engine/reading/connection_goal.h"

namespace katachi {

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

}  // namespace katachi
