// Links of strings, and of a string with an area, looked at in the plainest way: every move of the board and every
// pass, to a few moves. What reading is compared with.
#pragma once

#include <span>

#include "engine/reading/goals/links_goal.h"

namespace katachi::reading {

enum class PlainOutcome { hold, cut, open };

// Hold: the stones of each link end in one string of two liberties. Cut: one of them is captured, and its owner cannot
// put a stone back there by a capture at once, no empty point beside it, or all ways between them are closed by strings
// of five liberties. The opponent of the links may take back every ko at once. Open where `plies` moves are too few.
// The board is the same afterwards.
PlainOutcome plain_links(board::Board& board, std::span<const Link> links, board::Colour to_move, int plies);

// Hold: a stone of the string stands in the area, and the string has two liberties. Cut: its stone is captured and
// cannot come back as above, or all ways to the area are closed as above.
PlainOutcome plain_entry(board::Board& board, board::Vertex string, const board::VertexSet& area, board::Colour to_move,
                         int plies);

// Whether each string has a liberty, as in every position of a game.
bool is_every_string_alive(const board::Board& board);

}  // namespace katachi::reading
