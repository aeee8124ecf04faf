// Whether dragons live, as far as the session reads it.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/gtp/session/session.h"
#include "engine/life/life_threats.h"
#include "engine/life/statuses/dragon_reading.h"
#include "engine/life/statuses/race_standing.h"
#include "engine/reading/exchange.h"

namespace katachi::gtp {

// The dragon of the stone at `vertex`: both questions about its life, and where it may be captured, its races.
life::DragonReading read_dragon(Session& session, board::Vertex vertex);

// All dragons of the board as it is shown, by their numbers in its stages.
struct ReadDragons {
    std::vector<position::Verdict> verdicts;
    std::vector<std::optional<life::DragonReading>> readings;  // nothing where the way out is long
};

// Dragons are read less far than one alone; those whose way out is long live as the stages judge.
ReadDragons read_dragons(Session& session);

// What stands beside the reading of one dragon.
struct DragonProspects {
    life::LifeThreat threat;  // to kill it where it lives, or to save it where it dies
    reading::Exchange of_attack, of_defence;
};

DragonProspects read_prospects(Session& session, board::Vertex vertex, const life::DragonReading& read);

using RivalRaces = std::vector<life::RivalRace>;

// The races of the dragon at `vertex`, which was read so, with rivals that may die, too; none where it lives without.
RivalRaces read_races(Session& session, board::Vertex vertex, const life::DragonReading& read);
// The same of all dragons, by number.
std::vector<RivalRaces> read_all_races(Session& session, const ReadDragons& read);

}  // namespace katachi::gtp
