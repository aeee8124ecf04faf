#include "engine/position/cuts.h"

namespace katachi::position {

Cuts cuts(std::span<const PatternCut> found) {
    Cuts cuts;
    for (const PatternCut& cut : found)
        (cut.colour == board::Colour::black ? cuts.of_black : cuts.of_white) |= cut.points;
    return cuts;
}

}  // namespace katachi::position
