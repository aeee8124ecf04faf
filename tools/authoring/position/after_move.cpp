#include "tools/authoring/position/after_move.h"

#include "base/files/file_error.h"
#include "engine/board/side_name.h"
#include "tools/authoring/position/position_report.h"

namespace katachi::authoring {

AskedPosition after_move(AskedPosition asked, board::Colour side, board::Vertex move) {
    board::Board board = played_board(asked);
    const std::string name = board::vertex_name(move, board.size());
    const std::string player = board::side_name(side);
    const board::Legality legality = board.play(side, move);
    if (legality != board::Legality::ok)
        throw base::FileError(player + " cannot play " + name + ": " + board::reason(legality));
    asked.source += ", after " + player + " " + name;
    asked.position = board.position();
    asked.to_move = board::opponent(side);
    asked.last_move = move;
    if (asked.move) ++*asked.move;
    if (asked.played) asked.played = std::move(board);
    return asked;
}

}  // namespace katachi::authoring
