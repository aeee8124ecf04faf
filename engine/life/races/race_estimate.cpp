#include "engine/life/races/race_estimate.h"

#include <algorithm>

#include "engine/board/board_points.h"
#include "engine/board/joined_points.h"
#include "engine/life/ends/dead_shape.h"

namespace katachi::life {

namespace {

struct Dragon {
    const board::VertexSet& stones;
    board::Colour colour;
    RaceLiberties& liberties;
};

void add_eye(const board::Board& board, const board::VertexSet& space, const Dragon& dragon) {
    const int size = (space - board.stones(dragon.colour)).count();
    const int filled = (space & board.stones(board::opponent(dragon.colour))).count();
    dragon.liberties.eye += std::max(1, liberties_of_eye(size) - filled);
    dragon.liberties.eye_class = std::max(dragon.liberties.eye_class, class_of_eye(size));
}

// A point that the opponent cannot fill at once takes one more move.
void add_outer(const board::Board& board, const board::VertexSet& points, const Dragon& dragon) {
    const board::Colour opponent = board::opponent(dragon.colour);
    for (const board::Vertex point : points) {
        const bool needs_approach = board.is_legal(opponent, point) == board::Legality::ok
                                        ? board.is_self_atari(opponent, point)
                                        : board.is_suicide(opponent, point);
        dragon.liberties.outer += needs_approach ? 2 : 1;
    }
}

}  // namespace

RaceEstimate estimated_race(const board::Board& board, const Race& race) {
    RaceEstimate estimate;
    const board::VertexSet both = race.own.stones | race.rivals.stones;
    const board::VertexSet room = board::points_of(board) - both - race.own.given_safe;
    const Dragon own{race.own.stones, race.own.defender, estimate.own};
    const Dragon rivals{race.rivals.stones, race.rivals.defender, estimate.rivals};
    for (board::VertexSet left = both.beside() & room; !left.empty();) {
        const board::VertexSet space = board::joined_points(board::VertexSet::of(left.first()), room);
        left -= space;
        const board::VertexSet around = (space.beside() & board::points_of(board)) - space;
        if ((around - own.stones).empty()) {
            add_eye(board, space, own);
        } else if ((around - rivals.stones).empty()) {
            add_eye(board, space, rivals);
        } else {
            const board::VertexSet open = space & board.empty_points();
            const board::VertexSet of_own = open & own.stones.beside(), of_rivals = open & rivals.stones.beside();
            estimate.shared += (of_own & of_rivals).count();
            add_outer(board, of_own - of_rivals, own);
            add_outer(board, of_rivals - of_own, rivals);
        }
    }
    return estimate;
}

}  // namespace katachi::life
