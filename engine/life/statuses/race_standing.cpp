#include "engine/life/statuses/race_standing.h"

#include <vector>

#include "engine/life/statuses/rivalries.h"

namespace katachi::life {

using reading::TacticalCode;

namespace {

// Who is believed to live is not asked about, which would cost more than all else that is read of a dragon.
bool is_in_doubt(const BelievedDragons& judged, const Rivalry& race) {
    return judged.believed[static_cast<std::size_t>(race.number)] != position::Status::alive;
}

struct Races {
    RaceReader& reader;
    board::Board& board;
    const BelievedDragons& judged;
    Certainty least;
    std::uint64_t nodes = 0;

    // Also where the rivals move first, and enough to live by.
    bool takes(const Rivalry& race) {
        if (!is_in_doubt(judged, race)) return false;
        const Race theirs = race_between(board, race.rivals, race.own, judged.weak);
        if (!is_enough_to_live_by(theirs.own)) return false;
        return has_codes(theirs, TacticalCode::failure) &&
               has_codes(race_between(board, race.own, race.rivals, judged.weak), TacticalCode::win);
    }
    // Whether the rivals do not take the dragon by moving first.
    bool leaves(const Rivalry& race) {
        const RaceAnswer answer = read(race_between(board, race.rivals, race.own, judged.weak));
        return answer.certainty != Certainty::open && answer.attack == TacticalCode::failure;
    }
    bool takes_another(int number, int besides) {
        for (const Rivalry& race : rivalries(board, judged.dragons, judged.dragons.number(number)))
            if (race.number != besides && takes(race)) return true;
        return false;
    }
    RaceAnswer read(const Race& race) {
        RaceAnswer answer = reader.read(board, race);
        nodes += answer.nodes;
        return answer;
    }
    bool has_codes(const Race& race, TacticalCode code) {
        const RaceAnswer answer = read(race);
        return answer.certainty <= least && answer.attack == code && answer.defence == code;
    }
};

}  // namespace

RaceStanding standing_in_races(RaceReader& reader, board::Board& board, const BelievedDragons& judged, int number) {
    Races races{reader, board, judged, Certainty::open};
    bool stands = false;
    for (const Rivalry& race : rivalries(board, judged.dragons, judged.dragons.number(number))) {
        stands = races.leaves(race) && !races.takes_another(race.number, number);
        if (!stands) break;
    }
    return {stands, races.nodes};
}

RaceStanding winning_in_races(RaceReader& reader, board::Board& board, const BelievedDragons& judged, int number,
                              Certainty least) {
    Races races{reader, board, judged, least};
    for (const Rivalry& race : rivalries(board, judged.dragons, judged.dragons.number(number)))
        if (races.takes(race) && !races.takes_another(race.number, number)) return {true, races.nodes};
    return {false, races.nodes};
}

std::vector<RivalRace> races_with_rivals(RaceReader& reader, board::Board& board, const BelievedDragons& judged,
                                         int number) {
    std::vector<RivalRace> races;
    for (const Rivalry& race : rivalries(board, judged.dragons, judged.dragons.number(number)))
        if (is_in_doubt(judged, race))
            races.push_back(
                {.rivals = race.number,
                 .own_first = reader.read(board, race_between(board, race.own, race.rivals, judged.weak)),
                 .rivals_first = reader.read(board, race_between(board, race.rivals, race.own, judged.weak))});
    return races;
}

}  // namespace katachi::life
