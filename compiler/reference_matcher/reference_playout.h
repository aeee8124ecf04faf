// What a move of a playout weighs, straight from the model: the compiled tables are tested against it.
#pragma once

#include <array>
#include <vector>

#include "compiler/model/pattern_database.h"
#include "engine/board/colour.h"
#include "engine/match/playout_patterns.h"

namespace katachi::compiler {

// What stands around a move, row by row as the board is drawn; the move itself, in the middle, is empty.
using PlayoutPosition = std::array<board::Colour, 9>;

PlayoutPosition playout_position(board::EightPoints code, board::Colour own);

class ReferencePlayout {
  public:
    explicit ReferencePlayout(const PatternDatabase& database);

    // The entries in their order, each in all orientations: the first line whose conditions hold decides.
    float weight(const PlayoutPosition& points, board::Colour own, const match::PlayoutContext& context) const;

  private:
    struct Entry {
        std::vector<Diagram> turned;
        std::vector<WeightLine> weights;
    };

    std::vector<Entry> entries_;
};

}  // namespace katachi::compiler
