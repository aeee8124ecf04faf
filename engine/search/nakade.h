// The vital point of a small eye space: where the attacker must play to keep it one eye. Shapes of three to six points
// whose one middle is next to all that count: three in a row or bent, the pyramid, the cross, bulky five, rabbity six.
#pragma once

#include "engine/search/playout_board.h"

namespace katachi::search {

// The vital point is that of the empty region around `inside`, if stones of `defender` alone surround it. It is
// pass_vertex where the region is larger, has no such point, or touches other stones.
board::Vertex vital_point(const PlayoutBoard& board, board::Colour defender, board::Vertex inside);

}  // namespace katachi::search
