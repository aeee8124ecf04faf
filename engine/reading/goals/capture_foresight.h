// What the attacker's quiet moves around a string do to the extensions of the string, told without playing them. Search
// asks it about all moves of a position, one after the other.
#pragma once

#include <array>
#include <cstddef>

#include "engine/reading/goals/goal.h"

namespace katachi::reading {

class CaptureForesight {
  public:
    // Looks at a string with fewer liberties than are safe, before the moves; `around` are the strings beside it, by
    // origin.
    void look_at(const board::Board& board, board::Vertex target, const board::VertexSet& around);

    // The string's owner to move after an attacker's quiet move.
    struct Extensions {
        int best = 0;  // the most liberties that one of them gives
        Effort effort;
    };
    Extensions after(const board::Board& board, board::Vertex move) const;

  private:
    static constexpr std::size_t most_extensions = 4;

    // pass_vertex for a move that changes nothing.
    Extensions extensions_after(board::Vertex move, bool has_counterattack) const;
    bool leaves_atari(const board::Board& board, board::Vertex move) const;

    board::Colour attacker_ = board::Colour::empty;
    board::VertexSet liberties_;
    int count_ = 0;
    // After a move on each liberty these are the string's liberties, without those that captures make.
    std::array<board::VertexSet, most_extensions> extended_;
    std::array<board::Vertex, most_extensions> extensions_{};
    std::array<int, most_extensions> extended_counts_{};
    board::VertexSet near_;  // where a move has any influence on the extensions
    Extensions unchanged_;   // after a move elsewhere
    board::VertexSet around_;
    board::VertexSet in_atari_;  // of these
};

}  // namespace katachi::reading
