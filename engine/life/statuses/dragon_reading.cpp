#include "engine/life/statuses/dragon_reading.h"

#include "engine/life/ask_in_rooms.h"
#include "engine/life/statuses/race_standing.h"

namespace katachi::life {

using position::Status;

namespace {

// What a search leaves open is judged as if nobody got out of the room, so that it says nothing of who does.
void give_up(LifeAnswer& attack) {
    attack.code = reading::TacticalCode::failure;
    attack.move = board::pass_vertex;
}

float chance_to_live(Status status) {
    switch (status) {
        case Status::alive: return 1;
        case Status::dead: return 0;
        case Status::critical:
        case Status::unknown: break;
    }
    return 0.5F;
}

}  // namespace

Status DragonReading::status_without_races() const {
    if (!attack.succeeds()) return Status::alive;
    return defence->succeeds() ? Status::critical : Status::dead;
}

Status DragonReading::status() const { return help == RaceHelp::none ? status_without_races() : Status::alive; }

bool DragonReading::is_proved() const {
    const auto is_proof = [](const LifeAnswer& answer) {
        return answer.certainty == Certainty::proved && !answer.is_judged;
    };
    return help == RaceHelp::none && is_proof(attack) && (!defence || is_proof(*defence));
}

position::Verdict DragonReading::verdict(const position::Verdict& judged) const {
    position::Verdict verdict = judged;
    if (status() != judged.status) verdict = {.status = status(), .chance_to_live = chance_to_live(status())};
    verdict.is_proved = is_proved();
    return verdict;
}

position::Safety DragonReading::safety(const position::Dragon& dragon, const position::Verdict& verdict) const {
    using position::Safety;
    const bool is_alive = verdict.status == Status::alive;
    if (is_alive && help == RaceHelp::seki) return Safety::alive_in_seki;
    const Safety found = position::safety(dragon, verdict);
    const bool is_lost = found == Safety::inessential || found == Safety::tactically_dead;
    return is_alive && is_lost ? Safety::alive : found;
}

DragonReading read_life(LifeReader& reader, board::Board& board, const DragonRooms& rooms, bool gets_out) {
    DragonReading read;
    read.attack = ask_in_rooms(reader, board, rooms, rooms.whole.attacker(),
                               [&](const DragonGoal& goal) { return reader.attack(board, goal); });
    if (read.attack.succeeds() && gets_out && !read.attack.is_read_out()) give_up(read.attack);
    if (!read.attack.succeeds()) return read;
    read.defence = ask_in_rooms(reader, board, rooms, rooms.whole.defender,
                                [&](const DragonGoal& goal) { return reader.defend(board, goal); });
    return read;
}

FoundHelp help_of_races(RaceReader& reader, board::Board& board, const BelievedDragons& judged, int number,
                        Status read) {
    const bool is_dead = read == Status::dead;
    const RaceStanding won =
        winning_in_races(reader, board, judged, number, is_dead ? Certainty::open : Certainty::believed);
    if (won.stands) return {RaceHelp::won, won.nodes};
    if (!is_dead) return {RaceHelp::none, won.nodes};
    const RaceStanding standing = standing_in_races(reader, board, judged, number);
    return {standing.stands ? RaceHelp::seki : RaceHelp::none, won.nodes + standing.nodes};
}

}  // namespace katachi::life
