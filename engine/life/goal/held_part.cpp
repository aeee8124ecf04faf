#include "engine/life/goal/held_part.h"

#include "engine/board/strings_among.h"

#include <vector>

namespace katachi::life {

board::VertexSet held_part(board::Board& board, const board::VertexSet& dragon, board::Vertex vertex,
                           reading::Tactics& tactics) {
    board::VertexSet part = board.string_stones(vertex);
    if (tactics.attack(board, vertex).code == reading::TacticalCode::win) return part;
    std::vector<board::Vertex> held{vertex};
    for (std::size_t i = 0; i < held.size(); ++i)
        board::each_string(board, dragon - part, [&](board::Vertex other) {
            if (tactics.disconnect(board, held[i], other).code == reading::TacticalCode::win) return;
            part |= board.string_stones(other);
            held.push_back(other);
        });
    return part;
}

}  // namespace katachi::life
