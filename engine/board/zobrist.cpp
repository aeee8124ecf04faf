#include "engine/board/zobrist.h"

#include "engine/board/turned_vertex.h"

namespace katachi::board {

SymmetricHash::SymmetricHash(const Position& position) : size_(position.size) {
    for (int row = 0; row < size_; ++row)
        for (int column = 0; column < size_; ++column)
            if (is_stone(position.at(row, column))) put(vertex_at(row, column), position.at(row, column));
}

void SymmetricHash::change(Vertex vertex, Colour stone) {
    Hashes& hashes = stone == Colour::black ? black_ : white_;
    const Offset point = offset_of(vertex);
    for (const Orientation orientation : all_orientations) {
        const Offset at = transform_on_board(point, orientation, size_);
        hashes[static_cast<std::size_t>(orientation)] ^=
            zobrist_keys[static_cast<std::size_t>(vertex_at(at.row, at.column))];
    }
}

}  // namespace katachi::board
