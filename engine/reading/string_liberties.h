// The liberties that strings have, and the strings that touch them or share liberties with them.
#pragma once

#include "engine/board/board.h"

namespace katachi::reading {

// No string has as many liberties as that.
constexpr int any_liberties = board::vertex_count;

// The liberties of the strings with a stone among `stones` that have `most` at most.
board::VertexSet liberties_of_strings(const board::Board& board, const board::VertexSet& stones,
                                      int most = any_liberties);

// The origins of the opponent's strings that touch one of these strings.
board::VertexSet strings_around(const board::Board& board, const board::VertexSet& strings);

// The origins of the strings of `colour`, but its own, that have a liberty in common with the string at `vertex`.
board::VertexSet strings_with_common_liberty(const board::Board& board, board::Vertex vertex, board::Colour colour);

}  // namespace katachi::reading
