// Whoever knows a position well enough to answer what constraints ask about it.
#pragma once

#include <span>
#include <string_view>

#include "engine/board/colour.h"
#include "engine/board/symmetry.h"
#include "engine/board/vertex.h"
#include "engine/match/constraint/autohelpers.h"
#include "engine/match/constraint/value.h"

namespace katachi::match {

struct HelperCall {
    board::Colour own = board::Colour::black;  // the side that the diagram draws as O
    board::Vertex move = board::pass_vertex;   // of the pattern; pass_vertex without one
    board::Orientation orientation = board::Orientation::identity;
    std::span<const board::Vertex> points = {};  // as many as the function has labels; pass_vertex for `?`
};

class Analysis {
  public:
    virtual ~Analysis() = default;

    // What `helper` answers for the pattern's owner `own`, the side that its diagram draws as O. `points` are points of
    // the board, as many as the helper accepts; pass_vertex is a pass in a line of play. Undecided where this analysis
    // cannot tell. The position is the same afterwards.
    virtual Value answer(Autohelper helper, board::Colour own, std::span<const board::Vertex> points) = 0;

    // The same of a function that the registry of autohelpers does not have.
    virtual Value answer_named(std::string_view name, board::Colour own, std::span<const board::Vertex> points) = 0;

    // The same of a function that a colon line names: it has no points, and asks about the pattern's move.
    virtual Value answer_colon_line(std::string_view name, const HelperCall& call) {
        return answer_named(name, call.own, call.points);
    }

    // Whether the game is over and only the score is asked for: `doing_scoring`.
    virtual bool is_scoring() const { return false; }
};

}  // namespace katachi::match
