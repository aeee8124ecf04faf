#include "engine/life/statuses/status_reader.h"

#include "engine/life/goal/judged_goal.h"
#include "engine/life/statuses/race_standing.h"

namespace katachi::life {

using position::Status;
using reading::TacticalCode;

Status StatusReader::read(board::Board& board, const BelievedDragons& judged, int number) {
    const DragonGoal goal = judged_goal(board, judged.dragons, number, judged.believed, judged.weak);
    const LifeAnswer attack = life_.ask(board, goal, goal.attacker(), goal.attacker());
    nodes_ += attack.nodes;
    if (attack.certainty == Certainty::open) return Status::unknown;
    if (!attack.succeeds()) return Status::alive;
    const LifeAnswer defence = life_.ask(board, goal, goal.defender, goal.defender);
    nodes_ += defence.nodes;
    if (defence.certainty == Certainty::open) return Status::unknown;
    if (attack.code != TacticalCode::win || defence.succeeds()) return Status::critical;
    return stands_in_races(board, judged, number) ? Status::alive : Status::dead;
}

bool StatusReader::stands_in_races(board::Board& board, const BelievedDragons& judged, int number) {
    const RaceStanding standing = standing_in_races(races_, board, judged, number);
    nodes_ += standing.nodes;
    return standing.stands;
}

}  // namespace katachi::life
