#include "joseki/graph/play.h"

#include "engine/board/board.h"

namespace katachi {

std::optional<NormalForm> played(const JosekiStones& stones, Vertex move) {
    if (move == pass_vertex) return normal_form(seen_by_opponent(stones));
    Board board(board_of(stones, Colour::black));
    if (!board.on_board(move) || board.play_ko(Colour::black, move) != Legality::ok) return std::nullopt;
    return normal_form(joseki_stones(board.position(), Colour::white));
}

}  // namespace katachi
