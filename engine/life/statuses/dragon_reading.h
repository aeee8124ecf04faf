// Whether a dragon lives, as play asks: both questions about its life, open ones judged, and its races where it may be
// captured.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/life/goal/dragon_rooms.h"
#include "engine/life/life_reader.h"
#include "engine/life/races/race_reader.h"
#include "engine/life/statuses/believed_dragons.h"
#include "engine/position/safety.h"

namespace katachi::life {

// How a dragon stands in its races: it takes a dragon beside it, or none of them takes it.
enum class RaceHelp : std::uint8_t { none, seki, won };

struct DragonReading {
    LifeAnswer attack;
    std::optional<LifeAnswer> defence;  // nothing where the attack fails
    RaceHelp help = RaceHelp::none;     // asked where the attack works

    position::Status status_without_races() const;
    position::Status status() const;
    // Whether searches alone proved the status.
    bool is_proved() const;
    // Positions of the searches of its life.
    std::uint64_t nodes() const { return attack.nodes + (defence ? defence->nodes : 0); }

    // `judged` is what was believed before, which stays where reading says the same.
    position::Verdict verdict(const position::Verdict& judged) const;
    // `verdict` is what was made of the reading.
    position::Safety safety(const position::Dragon& dragon, const position::Verdict& verdict) const;
};

// The races of the dragon are not read. The dragon `gets_out` where it has a long way out and is judged to live: an
// attack that stays open fails there. The board is the same afterwards.
DragonReading read_life(LifeReader& reader, board::Board& board, const DragonRooms& rooms, bool gets_out = false);

struct FoundHelp {
    RaceHelp help = RaceHelp::none;
    std::uint64_t nodes = 0;  // positions of all searches
};

// The dragon dies or is critical by `read`. It wins where it takes a dragon beside it, whoever moves first. One that
// dies otherwise lives in seki where none of them takes it. Open races count only for one that dies otherwise. The
// board is the same afterwards.
FoundHelp help_of_races(RaceReader& reader, board::Board& board, const BelievedDragons& judged, int number,
                        position::Status read);

}  // namespace katachi::life
