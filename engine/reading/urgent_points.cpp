#include "engine/reading/urgent_points.h"

#include <algorithm>

namespace katachi::reading {

board::VertexSet urgent_points(const board::Board& board, const board::VertexSet& points, int liberties) {
    board::VertexSet result;
    for (const board::Vertex vertex : points)
        for (const int step : board::neighbour_steps) {
            if (board::is_stone(board.at(vertex + step)) && board.liberties(vertex + step) <= liberties)
                result.insert(vertex);
        }
    return result;
}

board::VertexSet eye_making_points(const board::Board& board, const board::VertexSet& points, board::Colour owner) {
    constexpr int few_liberties = 3;
    board::VertexSet scarce;
    for (const board::Vertex liberty : points) {
        const bool is_of_weak_string =
            std::any_of(board::neighbour_steps.begin(), board::neighbour_steps.end(), [&](int step) {
                return board.at(liberty + step) == owner && board.liberties(liberty + step) <= few_liberties;
            });
        if (is_of_weak_string && board.count_liberties_without_captures(board::opponent(owner), liberty) <= 1)
            scarce.insert(liberty);
    }
    return points & scarce.beside();
}

}  // namespace katachi::reading
