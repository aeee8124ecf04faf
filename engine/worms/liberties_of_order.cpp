#include "engine/worms/liberties_of_order.h"

#include <algorithm>

namespace katachi::worms {

namespace {

bool touches(const board::Board& board, board::Vertex point, board::Colour colour) {
    return std::any_of(board::neighbour_steps.begin(), board::neighbour_steps.end(),
                       [&](int step) { return board.at(point + step) == colour; });
}

// The opponent, or the opponent and the edge, on two opposite sides let nobody pass.
bool is_shut(const board::Board& board, board::Vertex point, board::Colour other) {
    const auto shuts = [&](int step) {
        const board::Colour there = board.at(point + step);
        return there == other || there == board::Colour::off_board;
    };
    return (shuts(-1) && shuts(1)) || (shuts(-board::stride) && shuts(board::stride));
}

// A way may not lead through a ko.
bool is_ko(const board::Board& board, board::Vertex point) {
    return board.is_ko_capture(board::Colour::black, point) || board.is_ko_capture(board::Colour::white, point);
}

}  // namespace

board::VertexSet liberties_of_order(const board::Board& board, board::Vertex string, int order) {
    const board::Colour owner = board.at(string);
    board::VertexSet passed = board.string_stones(string);
    board::VertexSet counted;
    for (int step = 1;; ++step) {
        board::VertexSet next;
        for (const board::Vertex point : (passed.beside() & board.empty_points()) - counted)
            if (step == 1 || !touches(board, point, board::opponent(owner))) next.insert(point);
        if (step == order) return next;
        counted |= next;
        for (const board::Vertex point : next) {
            if (is_shut(board, point, board::opponent(owner)) || is_ko(board, point)) continue;
            passed.insert(point);
            for (const int neighbour : board::neighbour_steps)
                if (board.at(point + neighbour) == owner) passed |= board.string_stones(point + neighbour);
        }
    }
}

}  // namespace katachi::worms
