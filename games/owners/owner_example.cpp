#include "games/owners/owner_example.h"

#include "engine/analysis/position_owners.h"

namespace katachi::games {

namespace {

position::OwnerQuestion judged(analysis::Stages& stages, const CountedPosition& counted) {
    stages.set(board::Board(counted.position), counted.to_move);
    return analysis::owner_question(stages);
}

}  // namespace

OwnerExample::OwnerExample(const CountedPosition& counted, reading::Tactics& tactics, eyespaces::KnownGames& known)
    : counted_(counted), stages_(tactics, known), facts_(judged(stages_, counted)) {}

float OwnerExample::outcome_of(const worms::Worm& string) const {
    float sum = 0;
    for (const board::Vertex stone : string.stones) sum += outcome(counted_, stone, string.colour);
    return sum / static_cast<float>(string.size());
}

}  // namespace katachi::games
