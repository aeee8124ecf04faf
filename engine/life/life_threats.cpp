#include "engine/life/life_threats.h"

#include <vector>

namespace katachi::life {

namespace {

using reading::TacticalCode;

// The side to move again after a move and a pass.
LifeAnswer after_two(LifeReader& reader, board::Board& board, DragonGoal goal, board::Colour side,
                     board::Vertex first) {
    if (board.play(side, first) != board::Legality::ok) return {};
    board.pass(board::opponent(side));
    goal.stones &= board.stones(goal.defender);
    LifeAnswer answer{.code = side == goal.defender ? TacticalCode::failure : TacticalCode::win};
    if (!goal.stones.empty()) answer = reader.ask(board, goal, side, side);
    board.undo();
    board.undo();
    return answer;
}

}  // namespace

LifeThreat threaten(LifeReader& reader, board::Board& board, const DragonGoal& goal, board::Colour side) {
    std::vector<board::Vertex> moves;
    const LifeAnswer alone = reader.ask(board, goal, side, side);
    if (alone.succeeds() && alone.move != board::pass_vertex) moves.push_back(alone.move);
    for (const board::Vertex move : goal.region& board.empty_points()) moves.push_back(move);
    LifeThreat best;
    bool are_all_read_out = true;
    std::uint64_t nodes = alone.nodes;
    for (const board::Vertex move : moves) {
        const LifeAnswer answer = after_two(reader, board, goal, side, move);
        nodes += answer.nodes;
        are_all_read_out = are_all_read_out && answer.is_read_out();
        if (rank(answer.code) < rank(best.second.code)) best = {move, answer};
        if (best.second.code == TacticalCode::win) break;
    }
    best.is_read_out = best.second.code == TacticalCode::win ? best.second.is_read_out() : are_all_read_out;
    best.second.nodes = nodes;
    return best;
}

}  // namespace katachi::life
