// Kos in a search: who may take one back at once.
#pragma once

#include "engine/board/board.h"

namespace katachi::reading {

// Who may take back a ko at once, as if a threat had been played and answered; Colour::empty for nobody. Nobody can
// win two kos so: the privilege is for the first one that it is used in.
struct KoPrivilege {
    board::Colour side = board::Colour::empty;
};

// Plays on `vertex` where that is legal, or by privilege; whether it did. `privileged_ko` is the ko that the privilege
// was used in along the line, pass_vertex for none. `met_ko` becomes true where a ko has any influence.
bool play_with_privilege(board::Board& board, board::Colour colour, board::Vertex vertex, KoPrivilege privilege,
                         board::Vertex& privileged_ko, bool& met_ko);

}  // namespace katachi::reading
