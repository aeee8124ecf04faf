#include "engine/position/owners/owner_sight.h"

#include <algorithm>

namespace katachi::position {

using board::Colour;
using board::Vertex;
using influence::at;

namespace {

constexpr float least_chance_seen = 0.3F;
constexpr float diagonal_step = 1.4F;

bool is_on_board(int size, int row, int column) { return row >= 0 && column >= 0 && row < size && column < size; }

}  // namespace

StonesInSight stones_in_sight(const board::Board& board, Vertex point, Colour own, const influence::Field& side) {
    StonesInSight sight;
    for (int down = -1; down <= 1; ++down)
        for (int right = -1; right <= 1; ++right) {
            if (down == 0 && right == 0) continue;
            const float length = down != 0 && right != 0 ? diagonal_step : 1;
            int row = board::row_of(point) + down, column = board::column_of(point) + right;
            for (int step = 1; is_on_board(board.size(), row, column); ++step, row += down, column += right) {
                const Vertex vertex = board::vertex_at(row, column);
                if (board.at(vertex) == Colour::empty) continue;
                const bool is_own = board.at(vertex) == own;
                const float chance = is_own ? side[at(vertex)] : 1 - side[at(vertex)];
                if (chance < least_chance_seen) continue;
                (is_own ? sight.own : sight.other) += chance / (length * static_cast<float>(step));
                break;
            }
        }
    return sight;
}

}  // namespace katachi::position
