#include "joseki/graph/play.h"

#include "engine/board/board.h"

namespace katachi::joseki {

std::optional<NormalForm> played(const JosekiStones& stones, board::Vertex move) {
    if (move == board::pass_vertex) return normal_form(seen_by_opponent(stones));
    board::Board board(board_of(stones, board::Colour::black));
    if (!board.on_board(move) || board.play_ko(board::Colour::black, move) != board::Legality::ok) return std::nullopt;
    return normal_form(joseki_stones(board.position(), board::Colour::white));
}

}  // namespace katachi::joseki
