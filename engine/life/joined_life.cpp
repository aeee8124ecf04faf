#include "engine/life/joined_life.h"

#include <algorithm>
#include <array>

#include "engine/eyes/joined_eyes.h"

namespace katachi::life {

namespace {

using match::eye_point;

constexpr int most_points = 16;  // that are looked at
constexpr int least_liberties = 3;

// Empty points and stones of the opponent around the string, as far as they are few: the nearest.
board::VertexSet points_around(const board::Board& board, board::Vertex string) {
    const board::VertexSet open = board.empty_points() | board.stones(board::opponent(board.at(string)));
    board::VertexSet points = board.liberty_points(string);
    if (points.count() > most_points) return {};
    for (;;) {
        const board::VertexSet grown = (points | points.beside()) & open;
        if (grown == points || grown.count() > most_points) return points;
        points = grown;
    }
}

// The local game of these points whose wall is the string: whatever else stands beside a point makes it a margin.
match::BareEyeSpace local_game(const board::Board& board, board::Vertex string, const board::VertexSet& points) {
    match::BareEyeSpace space;
    std::array<std::uint8_t, board::vertex_count> numbers{};
    for (const board::Vertex vertex : points) numbers[static_cast<std::size_t>(vertex)] = static_cast<std::uint8_t>(space.size++);
    const board::VertexSet& wall = board.string_stones(string);
    std::size_t point = 0;
    for (const board::Vertex vertex : points) {
        if (board.at(vertex) != board::Colour::empty) space.stones |= eye_point(point);
        for (const int step : board::neighbour_steps) {
            const board::Vertex beside = vertex + step;
            if (points.contains(beside))
                space.neighbours[point] |= eye_point(numbers[static_cast<std::size_t>(beside)]);
            else if (wall.contains(beside))
                space.walled |= eye_point(point);
            else if (board.at(beside) != board::Colour::off_board)
                space.margins |= eye_point(point);
        }
        ++point;
    }
    return space;
}

}  // namespace

std::optional<board::VertexSet> joined_life(const board::Board& board, const board::VertexSet& goal,
                                            board::Colour colour, std::size_t most_positions) {
    for (board::VertexSet left = goal; !left.empty();) {
        const board::Vertex string = left.first();
        const board::VertexSet& stones = board.string_stones(string);
        left -= stones;
        if (board.at(string) != colour || board.liberties(string) < least_liberties) continue;
        const board::VertexSet points = points_around(board, string);
        if (points.count() < least_liberties) continue;
        eyes::JoinedEyes eyes(local_game(board, string, points), {.outer_liberties = 0}, most_positions);
        if (eyes.gets_eyes(2, 1)) return stones | points;
    }
    return std::nullopt;
}

}  // namespace katachi::life
