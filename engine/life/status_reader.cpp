#include "engine/life/status_reader.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "engine/life/goal/judged_goal.h"

namespace katachi::life {

using board::Vertex;
using board::VertexSet;
using position::Dragon;
using position::Status;
using reading::TacticalCode;

namespace {

constexpr int least_rivals = 2;  // stones: a single one has no race of its own

// The largest strings of both that touch each other, or a liberty in common.
std::optional<std::pair<Vertex, Vertex>> touching_strings(const board::Board& board, const Dragon& dragon,
                                                          const Dragon& rivals) {
    std::optional<std::pair<Vertex, Vertex>> largest;
    int most = 0;
    for (const Vertex own : dragon.strings) {
        const VertexSet beside = board.string_stones(own).beside();
        for (const Vertex other : rivals.strings) {
            if (!beside.intersects(board.string_stones(other) | board.liberty_points(other))) continue;
            const int size = board.string_size(own) + board.string_size(other);
            if (size <= most) continue;
            most = size;
            largest = {own, other};
        }
    }
    return largest;
}

}  // namespace

// Whether one of the dragons beside it is read to an end, and does not take it.
bool StatusReader::stands_in_a_race(board::Board& board, const BelievedDragons& judged, const Dragon& dragon) {
    return std::any_of(dragon.neighbours.begin(), dragon.neighbours.end(), [&](int number) {
        const Dragon& rivals = judged.dragons.number(number);
        if (rivals.colour == dragon.colour || rivals.is_invincible || rivals.size() < least_rivals) return false;
        const auto strings = touching_strings(board, dragon, rivals);
        if (!strings) return false;
        const Racer own{strings->first, dragon.stones}, other{strings->second, rivals.stones};
        const RaceAnswer answer = races_.read(board, race_between(board, other, own, judged.weak));
        return answer.certainty != Certainty::open && answer.attack == TacticalCode::failure;
    });
}

Status StatusReader::read(board::Board& board, const BelievedDragons& judged, int number) {
    const Dragon& dragon = judged.dragons.number(number);
    const DragonGoal goal = judged_goal(board, judged.dragons, number, judged.believed);
    const LifeAnswer attack = life_.ask(board, goal, goal.attacker(), goal.attacker());
    if (attack.certainty == Certainty::open) return Status::unknown;
    if (!attack.succeeds()) return Status::alive;
    const LifeAnswer defence = life_.ask(board, goal, goal.defender, goal.defender);
    if (defence.certainty == Certainty::open) return Status::unknown;
    if (attack.code != TacticalCode::win || defence.succeeds()) return Status::critical;
    return stands_in_a_race(board, judged, dragon) ? Status::alive : Status::dead;
}

}  // namespace katachi::life
