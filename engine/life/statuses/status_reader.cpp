#include "engine/life/statuses/status_reader.h"

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

// Whether there are dragons to race with, and none of them takes it. What is open is no help.
bool StatusReader::stands_in_races(board::Board& board, const BelievedDragons& judged, const Dragon& dragon) {
    bool has_raced = false;
    for (const int number : dragon.neighbours) {
        const Dragon& rivals = judged.dragons.number(number);
        if (rivals.colour == dragon.colour || rivals.is_invincible || rivals.size() < least_rivals) continue;
        const auto strings = touching_strings(board, dragon, rivals);
        if (!strings) continue;
        const Racer own{strings->first, dragon.stones}, other{strings->second, rivals.stones};
        const RaceAnswer answer = races_.read(board, race_between(board, other, own, judged.weak));
        nodes_ += answer.nodes;
        if (answer.certainty == Certainty::open || answer.attack != TacticalCode::failure) return false;
        has_raced = true;
    }
    return has_raced;
}

Status StatusReader::read(board::Board& board, const BelievedDragons& judged, int number) {
    const Dragon& dragon = judged.dragons.number(number);
    const DragonGoal goal = judged_goal(board, judged.dragons, number, judged.believed, judged.weak);
    const LifeAnswer attack = life_.ask(board, goal, goal.attacker(), goal.attacker());
    nodes_ += attack.nodes;
    if (attack.certainty == Certainty::open) return Status::unknown;
    if (!attack.succeeds()) return Status::alive;
    const LifeAnswer defence = life_.ask(board, goal, goal.defender, goal.defender);
    nodes_ += defence.nodes;
    if (defence.certainty == Certainty::open) return Status::unknown;
    if (attack.code != TacticalCode::win || defence.succeeds()) return Status::critical;
    return stands_in_races(board, judged, dragon) ? Status::alive : Status::dead;
}

}  // namespace katachi::life
