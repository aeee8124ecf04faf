#include "engine/life/goal/judged_goal.h"

#include <algorithm>

#include "engine/board/joined_points.h"
#include "engine/board/strings_among.h"
#include "engine/life/goal/enclosure.h"

namespace katachi::life {

namespace {

constexpr int safe_liberties = 4;
constexpr int liberties_of_friend = 2;
constexpr int most_within_reach = 8;  // empty points

// The stones of the goal, and of all dragons of its side that are not believed to live.
board::VertexSet stones_in_danger(const DragonGoal& goal, const position::Dragons& dragons,
                                  std::span<const position::Status> believed) {
    board::VertexSet stones = goal.stones;
    for (int number = 0; number < dragons.count(); ++number) {
        const bool is_alive = believed[static_cast<std::size_t>(number)] == position::Status::alive;
        if (dragons.number(number).colour == goal.defender && !is_alive) stones |= dragons.number(number).stones;
    }
    return stones;
}

// Whether a string of a living dragon is given for finding the room. Who joins a friend fills a liberty that both have,
// and others in danger may join it together with the goal.
bool stands(const board::Board& board, const DragonGoal& goal, board::Colour colour, board::Vertex string,
            const board::VertexSet& in_danger) {
    if (colour == goal.attacker()) return board.liberties(string) >= safe_liberties;
    return (board.liberty_points(string) - in_danger.beside()).count() >= liberties_of_friend;
}

// The strings of living dragons that stand. A friend that shares its liberties with others in danger is in danger, too,
// and with it friends that share theirs with it.
board::VertexSet standing_stones(const board::Board& board, const DragonGoal& goal, const board::VertexSet& living,
                                 board::VertexSet in_danger) {
    board::VertexSet standing = living;
    for (bool is_new = true; is_new;) {
        is_new = false;
        board::each_string(board, standing, [&](board::Vertex string) {
            if (stands(board, goal, board.at(string), string, in_danger)) return;
            standing -= board.string_stones(string);
            if (board.at(string) == goal.attacker()) return;
            in_danger |= board.string_stones(string);
            is_new = true;
        });
    }
    return standing;
}

// All but the room, with what is given for finding it.
DragonGoal goal_without_room(const board::Board& board, const position::Dragons& dragons, std::span<const int> numbers,
                             std::span<const position::Status> believed, const board::VertexSet& weak,
                             const board::VertexSet& part) {
    DragonGoal goal{.stones = {}, .defender = dragons.number(numbers.front()).colour};
    for (const int number : numbers) goal.stones |= dragons.number(number).stones & part;
    board::VertexSet living;
    for (int other = 0; other < dragons.count(); ++other) {
        const bool is_goal = std::find(numbers.begin(), numbers.end(), other) != numbers.end();
        if (is_goal || believed[static_cast<std::size_t>(other)] != position::Status::alive) continue;
        const position::Dragon& alive = dragons.number(other);
        if (alive.colour == goal.defender && alive.eyes.attacked < 2) continue;
        living |= alive.stones;
    }
    goal.given_safe = standing_stones(board, goal, living, stones_in_danger(goal, dragons, believed)) - weak;
    return goal;
}

// The `weak` stones, and those of the attacker's dragons that are shut in without a second eye: such a dragon lives by
// the capture of another one alone, and it is in the room as well.
board::VertexSet with_shut_in(const board::Board& board, const position::Dragons& dragons, board::Colour attacker,
                              const board::VertexSet& weak) {
    board::VertexSet leaning = weak;
    const board::VertexSet points = board.empty_points() | board.stones(attacker);
    for (int number = 0; number < dragons.count(); ++number) {
        const position::Dragon& dragon = dragons.number(number);
        if (dragon.colour != attacker || dragon.has_two_eyes()) continue;
        const board::VertexSet reached = board::joined_points(dragon.stones, points) & board.empty_points();
        if (reached.count() <= most_within_reach) leaning |= dragon.stones;
    }
    return leaning;
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
    const board::Colour attacker = board::opponent(dragons.number(numbers.front()).colour);
    const board::VertexSet leaning = with_shut_in(board, dragons, attacker, weak);
    const DragonGoal goal =
        goal_without_room(board, dragons, numbers, believed, leaning, board::VertexSet::everything());
    return in_room(board, goal, enclosure(board, goal, leaning), leaning);
}

DragonRooms judged_rooms(const board::Board& board, const position::Dragons& dragons, int number,
                         std::span<const position::Status> believed, const board::VertexSet& weak,
                         const board::VertexSet& part) {
    const board::VertexSet leaning = with_shut_in(board, dragons, board::opponent(dragons.number(number).colour), weak);
    const DragonGoal goal = goal_without_room(board, dragons, std::span(&number, 1), believed, leaning, part);
    const board::VertexSet room = enclosure(board, goal, leaning), own = own_enclosure(board, goal, leaning);
    DragonRooms rooms{.whole = in_room(board, goal, room, leaning), .own = std::nullopt};
    if (!(own == room)) rooms.own = in_room(board, goal, own, leaning);
    return rooms;
}

}  // namespace katachi::life
