// Whether dragons live, as far as the session reads it.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/gtp/session/session.h"
#include "engine/life/life_reader.h"
#include "engine/life/life_threats.h"
#include "engine/life/statuses/race_standing.h"
#include "engine/position/safety.h"
#include "engine/reading/exchange.h"

namespace katachi::gtp {

// How a dragon stands in its races: it takes a dragon beside it, or none of them takes it.
enum class Races : std::uint8_t { no_help, seki, won };

// What reading says of one dragon.
struct DragonReading {
    life::LifeAnswer attack;
    std::optional<life::LifeAnswer> defence;  // nothing where the attack fails
    Races races = Races::no_help;             // asked where the attack works

    position::Status status_without_races() const;
    position::Status status() const;

    position::Verdict verdict(const position::Verdict& judged) const;
    position::Safety safety(const position::Dragon& dragon, const position::Verdict& judged) const;
};

// The dragon of the stone at `vertex`: both questions about its life, and where it may be captured, its races.
DragonReading read_dragon(Session& session, board::Vertex vertex);
// There is a reading for each dragon by its number in the stages of the board as it is shown, read less far than one
// alone; nothing where its way out is long: these live as the stages judge.
std::vector<std::optional<DragonReading>> read_hemmed_dragons(Session& session);

// What stands beside the reading of one dragon.
struct DragonProspects {
    life::LifeThreat threat;  // to kill it where it lives, or to save it where it dies
    reading::Exchange of_attack, of_defence;
};

DragonProspects read_prospects(Session& session, board::Vertex vertex, const DragonReading& read);

using RivalRaces = std::vector<life::RivalRace>;

// The races of the dragon at `vertex`, which was read so, with rivals that may die, too; none where it lives without.
RivalRaces read_races(Session& session, board::Vertex vertex, const DragonReading& read);
// The same of all dragons, by number.
std::vector<RivalRaces> read_all_races(Session& session, const std::vector<std::optional<DragonReading>>& read);

}  // namespace katachi::gtp
