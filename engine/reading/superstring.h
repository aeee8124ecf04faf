// Superstrings: strings of one colour that hang together so closely that a move for or against one of them may best be
// played at another (GNU Go's manual, chapter 11.8). Two strings are linked
// - by an empty point beside both where the opponent's stone would be in atari or have no liberty;
// - by a bamboo joint, two stones of each side by side with two empty points between;
// - by two diagonal stones with both points beside them empty;
// - by a string of the opponent that is lost, beside both.
#pragma once

#include "engine/board/board.h"

namespace katachi::reading {

// The origins of the strings in the superstring of the stone at `vertex`, its own among them. `lost` are stones of the
// opponent that can be taken and not be saved, whole strings; without them the links are those that the board alone
// shows.
board::VertexSet superstring(const board::Board& board, board::Vertex vertex, const board::VertexSet& lost = {});

// No string has as many liberties as that.
constexpr int any_liberties = board::vertex_count;

// The liberties of the strings with a stone among `stones` that have `most` at most.
board::VertexSet liberties_of_strings(const board::Board& board, const board::VertexSet& stones,
                                      int most = any_liberties);

// The origins of the opponent's strings that touch one of these strings and have `most` liberties at most.
board::VertexSet strings_around(const board::Board& board, const board::VertexSet& strings, int most = any_liberties);

// The origins of the strings of `colour`, but its own, that have a liberty in common with the string at `vertex`.
board::VertexSet strings_with_common_liberty(const board::Board& board, board::Vertex vertex, board::Colour colour);

}  // namespace katachi::reading
