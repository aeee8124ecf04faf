// Whoever knows a position well enough to answer what constraints ask about it.
#pragma once

#include <span>
#include <string_view>

#include "engine/board/colour.h"
#include "engine/board/vertex.h"
#include "engine/match/constraint/autohelpers.h"
#include "engine/match/constraint/value.h"

namespace katachi::match {

class Analysis {
  public:
    virtual ~Analysis() = default;

    // What `helper` answers for the pattern's owner `own`, the side that its diagram draws as O. `points` are points of
    // the board, as many as the helper accepts; pass_vertex is a pass in a line of play. Undecided where this analysis
    // cannot tell. The position is the same afterwards.
    virtual Value answer(Autohelper helper, board::Colour own, std::span<const board::Vertex> points) = 0;

    // The same of a function that the registry of autohelpers does not have.
    virtual Value answer_named(std::string_view name, board::Colour own, std::span<const board::Vertex> points) = 0;

    // Whether the game is over and only the score is asked for: `doing_scoring`.
    virtual bool is_scoring() const { return false; }
};

}  // namespace katachi::match
