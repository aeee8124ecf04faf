#include "engine/life/diagonals.h"

namespace katachi::life {

namespace {

namespace value = eyespaces::diagonal_value;

constexpr int diagonal_steps[] = {-board::stride - 1, -board::stride + 1, board::stride - 1, board::stride + 1};
constexpr int weak_liberties = 1;

bool is_beyond_corner(const board::Board& board, board::Vertex point, int step) {
    const int up_or_down = step < 0 ? -board::stride : board::stride;
    return !board.on_board(point + up_or_down) && !board.on_board(point + step - up_or_down);
}

}  // namespace

eyespaces::TopologicalEye judged_end(const board::Board& board, board::Vertex point, board::Colour owner,
                                     const board::VertexSet& own_eyes, const eyespaces::LivelyStones& lively) {
    const board::Colour other = board::opponent(owner);
    eyespaces::TopologicalEye eye;
    eye.point = point;
    for (const int step : diagonal_steps) {
        const board::Vertex diagonal = point + step;
        const board::Colour there = board.at(diagonal);
        if (there == board::Colour::off_board) {
            eye.eighths += is_beyond_corner(board, point, step) ? value::own : value::whoever_moves;
        } else if (there == owner || own_eyes.contains(diagonal)) {
            continue;
        } else if (there == board::Colour::empty) {
            if (board.count_liberties_without_captures(other, diagonal) < 2) continue;
            eye.eighths += value::whoever_moves;
            eye.attacks.insert(diagonal);
            eye.defences.insert(diagonal);
        } else if (lively.of(other).contains(diagonal)) {
            if (board.liberties(diagonal) > weak_liberties) {
                eye.eighths += value::of_other;
            } else {
                eye.eighths += value::whoever_moves;
                eye.attacks |= board.liberty_points(diagonal);
                eye.defences |= board.liberty_points(diagonal);
            }
        }
    }
    return eye;
}

}  // namespace katachi::life
