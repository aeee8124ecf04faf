#include "engine/life/races/race_reader.h"

#include <algorithm>

namespace katachi::life {

namespace {

using reading::TacticalCode;

}  // namespace

RaceAnswer RaceReader::read(board::Board& board, const Race& race) {
    RaceAnswer answer;
    const auto ask = [&](const DragonGoal& goal, board::Colour first) {
        const LifeAnswer found = reader_.ask(board, goal, race.side(), first);
        answer.nodes += found.nodes;
        return found;
    };
    const board::Colour other = board::opponent(race.side());
    const LifeAnswer kill = ask(race.rivals, race.side());
    answer.attack = kill.code;
    answer.move = kill.move;
    answer.certainty = kill.certainty;
    if (kill.code == TacticalCode::win) {
        answer.defence = TacticalCode::win;
        if (ask(race.rivals, other).code == TacticalCode::win) answer.move = board::pass_vertex;
        return answer;
    }
    const LifeAnswer life = ask(race.own, race.side());
    answer.certainty = std::max(answer.certainty, life.certainty);
    answer.defence = life.code;
    if (kill.succeeds()) return answer;
    answer.move = life.move;
    if (life.succeeds() && ask(race.own, other).code == life.code) answer.move = board::pass_vertex;
    return answer;
}

}  // namespace katachi::life
