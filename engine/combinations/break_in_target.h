// Territory that may be broken into.
#pragma once

#include "engine/combinations/target.h"
#include "engine/reading/tactics.h"

namespace katachi::combinations {

// Steps from a string to an area that it may enter.
constexpr int entering_reach = 3;

class BreakInTarget : public Target {
  public:
    // `area` is the opponent's, and the attacker's string at `string` is to be connected to a stone there. Reading
    // keeps within the limits of `tactics`, which outlives this.
    BreakInTarget(reading::Tactics& tactics, board::Colour attacker, board::Vertex string, const board::VertexSet& area)
        : tactics_(tactics), attacker_(attacker), string_(string), area_(area) {}

    bool is_safe(board::Board& board) override;
    std::optional<board::VertexSet> take(board::Board& board) override;
    // Empty points within entering_reach of the string that lie in the area or beside it.
    board::VertexSet threat_points(const board::Board& board) const override;

  private:
    reading::Tactics& tactics_;
    board::Colour attacker_;
    board::Vertex string_;
    board::VertexSet area_;
};

}  // namespace katachi::combinations
