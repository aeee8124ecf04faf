#include "engine/life/goal/judged_goal.h"

#include "engine/life/goal/enclosure.h"

namespace katachi::life {

namespace {

constexpr int safe_liberties = 4;

}  // namespace

DragonGoal judged_goal(const board::Board& board, const position::Dragons& dragons, int number,
                       std::span<const position::Status> believed, const board::VertexSet& weak) {
    const position::Dragon& dragon = dragons.number(number);
    DragonGoal goal{.stones = dragon.stones, .defender = dragon.colour};
    for (int other = 0; other < dragons.count(); ++other) {
        if (other == number || believed[static_cast<std::size_t>(other)] != position::Status::alive) continue;
        const position::Dragon& alive = dragons.number(other);
        if (alive.colour == dragon.colour) {
            if (alive.eyes.attacked >= 2) goal.given_safe |= alive.stones;
            continue;
        }
        for (const board::Vertex string : alive.strings)
            if (board.liberties(string) >= safe_liberties) goal.given_safe |= board.string_stones(string);
    }
    goal.given_safe -= weak;
    goal.region = enclosure(board, goal, weak);
    goal.given_safe |= board.stones(goal.attacker()) - goal.region;
    goal.is_region_open = true;
    return goal;
}

}  // namespace katachi::life
