#include "engine/life/goal/judged_goal.h"

#include <algorithm>

#include "engine/life/goal/enclosure.h"

namespace katachi::life {

namespace {

constexpr int safe_liberties = 4;

// All but the room, with what is given for finding it.
DragonGoal goal_without_room(const board::Board& board, const position::Dragons& dragons, std::span<const int> numbers,
                             std::span<const position::Status> believed, const board::VertexSet& weak,
                             const board::VertexSet& part) {
    DragonGoal goal{.stones = {}, .defender = dragons.number(numbers.front()).colour};
    for (const int number : numbers) goal.stones |= dragons.number(number).stones & part;
    for (int other = 0; other < dragons.count(); ++other) {
        const bool is_goal = std::find(numbers.begin(), numbers.end(), other) != numbers.end();
        if (is_goal || believed[static_cast<std::size_t>(other)] != position::Status::alive) continue;
        const position::Dragon& alive = dragons.number(other);
        if (alive.colour == goal.defender) {
            if (alive.eyes.attacked >= 2) goal.given_safe |= alive.stones;
            continue;
        }
        for (const board::Vertex string : alive.strings)
            if (board.liberties(string) >= safe_liberties) goal.given_safe |= board.string_stones(string);
    }
    goal.given_safe -= weak;
    return goal;
}

// All that stands around the room is given.
DragonGoal in_room(const board::Board& board, DragonGoal goal, const board::VertexSet& room,
                   const board::VertexSet& weak) {
    goal.region = room;
    const board::VertexSet attackers = board.stones(goal.attacker());
    goal.given_safe = goal.safe_friends(board) | (attackers - goal.region - weak);
    goal.is_region_open = true;
    return goal;
}

}  // namespace

DragonGoal judged_goal(const board::Board& board, const position::Dragons& dragons, int number,
                       std::span<const position::Status> believed, const board::VertexSet& weak) {
    return judged_goal(board, dragons, std::span(&number, 1), believed, weak);
}

DragonGoal judged_goal(const board::Board& board, const position::Dragons& dragons, std::span<const int> numbers,
                       std::span<const position::Status> believed, const board::VertexSet& weak) {
    const DragonGoal goal = goal_without_room(board, dragons, numbers, believed, weak, board::VertexSet::everything());
    return in_room(board, goal, enclosure(board, goal, weak), weak);
}

DragonRooms judged_rooms(const board::Board& board, const position::Dragons& dragons, int number,
                         std::span<const position::Status> believed, const board::VertexSet& weak,
                         const board::VertexSet& part) {
    const DragonGoal goal = goal_without_room(board, dragons, std::span(&number, 1), believed, weak, part);
    const board::VertexSet room = enclosure(board, goal, weak), own = own_enclosure(board, goal, weak);
    DragonRooms rooms{.whole = in_room(board, goal, room, weak), .own = std::nullopt};
    if (!(own == room)) rooms.own = in_room(board, goal, own, weak);
    return rooms;
}

}  // namespace katachi::life
