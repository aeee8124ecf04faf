// What stays as it is however often the opponent moves in a row, by playing it out: D. B. Benson, "Life in the game
// of Go" (1976), and the territory that goes with the living strings, as in GNU Go's manual, chapter 18.1. Where the
// manual divides up what they surround, and may miss two eyes of the opponent, room for two eyes is looked for.
#pragma once

#include "engine/board/board.h"

namespace katachi::counting {

// The sets are for one side.
struct UnconditionalLife {
    board::VertexSet alive;      // its stones that cannot be captured
    board::VertexSet territory;  // where the opponent can form no living string; all points, stones of either side too
};

UnconditionalLife unconditional_life(const board::Board& board, board::Colour colour);

enum class UnconditionalStatus : std::uint8_t { undecided, alive, dead, black_territory, white_territory };

// "alive", "dead", "black_territory", "white_territory", "undecided".
const char* name(UnconditionalStatus status);

// What is unconditional of one position, for whoever asks about many of its points.
class UnconditionalStatuses {
  public:
    explicit UnconditionalStatuses(const board::Board& board);

    const UnconditionalLife& of(board::Colour colour) const { return colour == board::Colour::black ? black_ : white_; }
    // The vertex is a stone or an empty point of that board. A stone that can be captured but stands beside its own
    // side's unconditional territory is alive (manual, chapter 7).
    UnconditionalStatus at(const board::Board& board, board::Vertex vertex) const;

  private:
    UnconditionalLife black_;
    UnconditionalLife white_;
};

// The status of one point.
UnconditionalStatus unconditional_status(const board::Board& board, board::Vertex vertex);

}  // namespace katachi::counting
