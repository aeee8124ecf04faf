#include "regression/judges/life_region.h"

#include "engine/board/board_points.h"
#include "engine/board/joined_points.h"

namespace katachi::regression {

namespace {

using board::Board;
using board::Colour;
using board::Position;
using board::Vertex;
using board::VertexSet;

constexpr int enough_liberties = 5;  // of a wall beyond the region: it cannot be captured without ado
constexpr int farthest = 3;
constexpr int lines_around = 2;

// Strings of `colour` that share so many liberties with the stones or with one that does.
VertexSet joined_by(const Board& board, VertexSet stones, Colour colour, int shared) {
    for (;;) {
        VertexSet more = stones;
        for (const Vertex string : board.strings(colour)) {
            if (stones.contains(string)) continue;
            const VertexSet common = board.liberty_points(string) & stones.beside();
            if (common.count() >= shared) more |= board.string_stones(string);
        }
        if (more == stones) return stones;
        stones = more;
    }
}

bool is_of_size(const Board& board, const VertexSet& region, Colour owner, const ProblemSize& size) {
    const int stones = (region & board.stones(owner)).count(), room = (region & board.empty_points()).count();
    return stones >= size.least_stones && stones <= size.most_stones && room >= size.least_room &&
           room <= size.most_room;
}

bool has_safe_walls(const Board& board, const VertexSet& region, Colour attacker) {
    for (VertexSet left = walls_of(board, region, attacker); !left.empty();) {
        const Vertex wall = left.first();
        left -= board.string_stones(wall);
        if ((board.liberty_points(wall) - region).count() < enough_liberties) return false;
    }
    return true;
}

}  // namespace

std::optional<VertexSet> loose_group(const Board& board, Vertex stone, const ProblemSize& size) {
    for (const int shared : {1, 2}) {
        const VertexSet group = joined_by(board, board.string_stones(stone), board.at(stone), shared);
        if (group.count() <= size.most_stones)
            return group.count() >= size.least_stones ? std::optional(group) : std::nullopt;
    }
    return std::nullopt;
}

std::vector<VertexSet> cut_regions(const Board& board, const VertexSet& group, const ProblemSize& size) {
    const Colour owner = board.at(group.first()), attacker = board::opponent(owner);
    std::vector<VertexSet> regions;
    VertexSet grown = group;
    for (int step = 0; step < farthest; ++step) {
        grown |= grown.beside() & board.empty_points();
        VertexSet region = grown;
        for (const Vertex string : board.strings(attacker))
            if (board.liberty_points(string).intersects(grown) && (board.liberty_points(string) - grown).empty())
                region |= board.string_stones(string);
        if (!is_of_size(board, region, owner, size)) continue;
        if (has_safe_walls(Board(cut_out(board.position(), region, attacker)), region, attacker))
            regions.push_back(region);
    }
    return regions;
}

Position cut_out(const Position& position, const VertexSet& region, Colour attacker) {
    const Board board(position);
    Position result(position.size);
    for (const Vertex vertex : around_with_corners(board, region))
        result.put(vertex, region.contains(vertex) ? position.at(vertex) : attacker);
    return result;
}

std::optional<VertexSet> closed_off_region(const Board& board, Vertex stone, const ProblemSize& size) {
    const Colour owner = board.at(stone), attacker = board::opponent(owner);
    VertexSet walls;
    for (const Vertex string : board.strings(attacker))
        if (board.liberties(string) >= enough_liberties) walls |= board.string_stones(string);
    for (;;) {
        const VertexSet within = points_of(board) - walls;
        VertexSet region = VertexSet::of(stone);
        for (VertexSet grown; !(grown == region);) {
            grown = region;
            region |= region.beside() & within;
        }
        if ((region & board.empty_points()).count() > size.most_room) return std::nullopt;
        if (has_safe_walls(board, region, attacker))
            return is_of_size(board, region, owner, size) ? std::optional(region) : std::nullopt;
        for (VertexSet left = walls_of(board, region, attacker); !left.empty();) {
            const Vertex wall = left.first();
            left -= board.string_stones(wall);
            if ((board.liberty_points(wall) - region).count() < enough_liberties) walls -= board.string_stones(wall);
        }
    }
}

VertexSet around_with_corners(const Board& board, const VertexSet& region) {
    const VertexSet rows = region | region.moved(1) | region.moved(-1);
    return (rows | rows.moved(board::stride) | rows.moved(-board::stride)) & points_of(board);
}

VertexSet with_surroundings(const Board& board, const VertexSet& region) {
    VertexSet points = region;
    for (int line = 0; line < lines_around; ++line) points = around_with_corners(board, points);
    return points;
}

Position set_free(const Position& position, const VertexSet& region, Colour attacker) {
    const Board board(position);
    Position result(position.size);
    for (const Vertex vertex : with_surroundings(board, region))
        if (region.contains(vertex) || position.at(vertex) == attacker) result.put(vertex, position.at(vertex));
    return result;
}

VertexSet reached_within(const Board& board, const VertexSet& group, const VertexSet& points) {
    const VertexSet free = points - board.stones(board::opponent(board.at(group.first())));
    return board::joined_points(group, free);
}

VertexSet walls_of(const Board& board, const VertexSet& region, Colour attacker) {
    VertexSet walls;
    for (const Vertex stone : region.beside() & board.stones(attacker))
        if (!region.contains(stone)) walls |= board.string_stones(stone);
    return walls;
}

}  // namespace katachi::regression
