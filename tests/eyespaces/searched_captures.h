// Whether the wall of a cut-out is captured, by a search of the whole game with memory; tested against the list of all
// its positions.
#pragma once

#include <unordered_map>

#include "tests/eyespaces/cut_out.h"

namespace katachi::eyespaces {

class SearchedCaptures {
  public:
    // Gives up after `most_positions` looks at a position. `game` outlives it.
    SearchedCaptures(const CutOut& game, std::size_t most_positions);

    // Both may pass, and a line without end is no capture.
    std::optional<bool> wall_is_captured(bool attacker_begins);

  private:
    // `rests_on` becomes the least depth of the line on whose repetition a "no" rests, where it rests on one.
    bool search(const CutOutPosition& position, int depth, int& rests_on);
    bool search_moves(const CutOutPosition& position, int depth, int& rests_on);

    const CutOut& game_;
    std::vector<std::size_t> order_;
    std::size_t looks_left_;
    std::unordered_map<CutOutPosition, bool, CutOutPositionHash> known_;
    std::unordered_map<CutOutPosition, int, CutOutPositionHash> on_line_;
};

}  // namespace katachi::eyespaces
