#include "engine/life/goal/life_zone.h"

#include "engine/board/board_points.h"

namespace katachi::life {

namespace {

// Beyond an open region the attacker may stop who runs out of it.
bool nobody_plays_beyond(const DragonGoal& goal) { return goal.is_bounded() && !goal.is_region_open; }

// Strings that nobody can take: those that are given, and those with a liberty where nobody plays.
bool stands_anyway(const board::Board& board, const DragonGoal& goal, board::Vertex string) {
    if (goal.given_safe.intersects(board.string_stones(string))) return true;
    return nobody_plays_beyond(goal) && !(board.liberty_points(string) - goal.region).empty();
}

void add_liberties(const board::Board& board, board::Vertex string, board::VertexSet& zone) {
    const board::VertexSet& liberties = board.liberty_points(string);
    if (board.liberties(string) < 2) {
        zone |= board.string_stones(string).beside();
        return;
    }
    for (int missing = 2 - (liberties & zone).count(); missing > 0; --missing) zone.insert((liberties - zone).first());
}

}  // namespace

board::VertexSet closed_zone(const board::Board& board, const DragonGoal& goal, board::Colour loser,
                             board::VertexSet zone) {
    if (zone == board::VertexSet::everything()) return zone;
    const board::VertexSet points = board::points_of(board);
    zone &= points;
    board::VertexSet done;
    for (board::VertexSet left = zone; !left.empty(); left = zone - done) {
        const board::Vertex vertex = left.first();
        if (board.at(vertex) == board::Colour::empty) {
            done.insert(vertex);
            // Is a suicide only where no neighbour is empty.
            if (board.is_suicide(loser, vertex)) zone |= board::VertexSet::of(vertex).beside() & points;
            continue;
        }
        const board::VertexSet& stones = board.string_stones(vertex);
        done |= stones;
        if (stands_anyway(board, goal, vertex)) continue;
        zone |= stones;
        add_liberties(board, vertex, zone);
        zone &= points;
    }
    return zone;
}

board::VertexSet zone_of_captures(const board::Board& board, board::Colour colour, board::Vertex vertex) {
    board::VertexSet zone;
    if (vertex == board::pass_vertex) return zone;
    for (const int step : board::neighbour_steps) {
        const board::Vertex beside = vertex + step;
        if (board.at(beside) != board::opponent(colour) || board.liberties(beside) > 1) continue;
        const board::VertexSet& stones = board.string_stones(beside);
        zone |= stones | stones.beside();
    }
    return zone & board::points_of(board);
}

board::VertexSet zone_of_joins(const board::Board& board, const DragonGoal& goal, board::Colour colour,
                               board::Vertex vertex) {
    if (vertex == board::pass_vertex || !nobody_plays_beyond(goal)) return {};
    board::VertexSet joined;
    bool is_safe = false;
    for (const int step : board::neighbour_steps) {
        const board::Vertex beside = vertex + step;
        if (board.at(beside) == board::Colour::empty)
            is_safe = is_safe || !goal.region.contains(beside);
        else if (board.at(beside) == colour && stands_anyway(board, goal, beside))
            is_safe = true;
        else if (board.at(beside) == colour)
            joined |= board.string_stones(beside);
    }
    return is_safe ? joined : board::VertexSet();
}

}  // namespace katachi::life
