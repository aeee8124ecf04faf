#include "engine/life/ends/outer_liberty.h"

namespace katachi::life {

board::Vertex owner_of_outer_liberty(const board::Board& board, const DragonGoal& goal, board::Vertex point,
                                     const board::VertexSet& safe) {
    board::Vertex owner = board::pass_vertex;
    bool has_attacker = false;
    for (const int step : board::neighbour_steps) {
        const board::Vertex beside = point + step;
        const board::Colour colour = board.at(beside);
        if (colour == board::Colour::empty) return board::pass_vertex;
        if (colour == goal.attacker()) {
            if (!safe.contains(beside)) return board::pass_vertex;
            has_attacker = true;
        } else if (colour == goal.defender) {
            const board::Vertex string = board.origin(beside);
            if (owner != board::pass_vertex && owner != string) return board::pass_vertex;
            owner = string;
        }
    }
    return has_attacker ? owner : board::pass_vertex;
}

}  // namespace katachi::life
