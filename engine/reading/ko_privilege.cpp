#include "engine/reading/ko_privilege.h"

namespace katachi::reading {

bool play_with_privilege(board::Board& board, board::Colour colour, board::Vertex vertex, KoPrivilege privilege,
                         board::Vertex& privileged_ko, bool& met_ko) {
    const board::Legality legality = board.play(colour, vertex);
    if (legality != board::Legality::ko) return legality == board::Legality::ok;
    met_ko = true;
    const bool is_allowed =
        privilege.side == colour && (privileged_ko == board::pass_vertex || privileged_ko == vertex);
    if (!is_allowed || board.play_ko(colour, vertex) != board::Legality::ok) return false;
    privileged_ko = vertex;
    return true;
}

}  // namespace katachi::reading
