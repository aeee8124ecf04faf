#include "engine/life/goal/enclosure.h"

#include <cstdint>

#include "engine/board/board_points.h"
#include "engine/board/joined_points.h"
#include "engine/board/strings_among.h"
#include "engine/life/goal/company.h"
#include "engine/life/goal/weak_strings.h"
#include "engine/reading/string_liberties.h"

namespace katachi::life {

namespace {

constexpr int reach = 5;  // in steps from the dragon
constexpr int liberties_outside = 2;
constexpr int enough_ways_out = 2;
constexpr int largest_shut_in = 20;       // empty points
constexpr int largest_race_shut_in = 12;  // the same of a race, whose room is then all of them

// What stones of the defender reach where such strings of the attacker stand, with those that stand with them. They
// step beside a wall or a safe friend, and no further.
board::VertexSet room_within(const board::Board& board, const DragonGoal& goal, const board::VertexSet& stones,
                             const board::VertexSet& wall) {
    const board::VertexSet friends = goal.safe_friends(board);
    const board::VertexSet points =
        board.empty_points() | (board.stones(goal.defender) - friends) | (board.stones(goal.attacker()) - wall);
    const board::VertexSet border = board.empty_points() & (wall | friends).beside();
    board::VertexSet room = company_of(board, stones, goal.defender) - friends;
    room |= room.beside() & points;
    for (int step = 1; step < reach; ++step) room |= (room - border).beside() & points;
    return room;
}

// All that stones of the defender reach without crossing one of the attacker; nothing where that is more than a room.
board::VertexSet shut_in_points(const board::Board& board, const DragonGoal& goal, const board::VertexSet& stones,
                                const board::VertexSet& room = {}) {
    const board::VertexSet points =
        board::joined_points(stones, (board.empty_points() | board.stones(goal.defender)) - room);
    return (points & board.empty_points()).count() <= largest_shut_in ? points : board::VertexSet{};
}

// Stones of the wall with too few liberties outside of the room. A string that is given as safe needs one there that
// the dragon cannot reach: who stands within alone is no wall.
board::VertexSet leaning_stones(const board::Board& board, const board::VertexSet& wall, const board::VertexSet& room,
                                const board::VertexSet& given_safe = {}, const board::VertexSet& shut_in = {}) {
    board::VertexSet leaning;
    board::each_string(board, wall & room.beside(), [&](board::Vertex string) {
        const board::VertexSet outside = board.liberty_points(string) - room;
        const bool stands =
            given_safe.contains(string) ? !(outside - shut_in).empty() : outside.count() >= liberties_outside;
        if (!stands) leaning |= board.string_stones(string);
    });
    return leaning;
}

// Stones of the defender that it is worth to join: those that are safe, and strings that are shut in without the room.
// A string that stands in the open is beside a way out.
board::VertexSet friends_of(const board::Board& board, const DragonGoal& goal, const board::VertexSet& room) {
    board::VertexSet friends = goal.safe_friends(board);
    board::each_string(board, board.stones(goal.defender) - friends - goal.stones, [&](board::Vertex stone) {
        const board::VertexSet& string = board.string_stones(stone);
        if (!shut_in_points(board, goal, string, room - string).empty()) friends |= string;
    });
    return friends;
}

// Points beyond the room on ways of three points at most to such stones, along the wall and over stones of the attacker
// that are none of it. Any other way is one out.
board::VertexSet points_to(const board::Board& board, const DragonGoal& goal, const board::VertexSet& friends,
                           const board::VertexSet& wall, const board::VertexSet& room) {
    const board::VertexSet beyond =
        ((board.empty_points() & wall.beside()) | (board.stones(goal.attacker()) - wall)) - room;
    const board::VertexSet first = room.beside() & beyond, last = friends.beside() & beyond;
    const board::VertexSet after_first = first.beside() & beyond, before_last = last.beside() & beyond;
    return (first & (last | before_last | before_last.beside())) | (after_first & (last | before_last)) |
           (after_first.beside() & last);
}

// The strings of these stones that stand in or beside the points.
board::VertexSet strings_near(const board::Board& board, const board::VertexSet& stones,
                              const board::VertexSet& points) {
    return board::whole_strings(board, stones & (points | points.beside()));
}

// The room with the strings of these stones as a whole, and where they might flee.
board::VertexSet with_whole_strings(const board::Board& board, const board::VertexSet& room,
                                    const board::VertexSet& stones) {
    return room | board::whole_strings(board, stones) | reading::liberties_of_strings(board, stones);
}

// These are the liberties outside of the region that its strings of the attacker with few liberties have: who flees
// there can still be taken.
board::VertexSet flight_of_walls(const board::Board& board, const DragonGoal& goal) {
    const board::VertexSet walls = (board.stones(goal.attacker()) & goal.region) - goal.given_safe;
    return reading::liberties_of_strings(board, walls, weak_liberties) - goal.region;
}

enum class Friends : std::uint8_t { left_out, reached };

board::VertexSet enclosed_points(const board::Board& board, const DragonGoal& goal, const board::VertexSet& weak,
                                 Friends whether) {
    board::VertexSet wall = board.stones(goal.attacker()) - weak, stones = goal.stones, links;
    const board::VertexSet shut_in = shut_in_points(board, goal, goal.stones);
    board::VertexSet room = room_within(board, goal, stones, wall);
    for (;;) {
        const board::VertexSet leaning = leaning_stones(board, wall, room, goal.given_safe, shut_in);
        wall -= leaning;
        if (leaning.empty()) {
            if (whether == Friends::left_out) break;
            const board::VertexSet friends = friends_of(board, goal, room);
            links |= points_to(board, goal, friends, wall, room);
            const board::VertexSet joined = strings_near(board, friends - goal.given_safe - stones, room | links);
            if (joined.empty()) break;
            stones |= joined;
        }
        room = room_within(board, goal, stones, wall);
    }
    room |= links;
    return with_whole_strings(board, room, room & board.stones(goal.attacker()));
}

}  // namespace

board::VertexSet enclosure(const board::Board& board, const DragonGoal& goal, const board::VertexSet& weak) {
    return enclosed_points(board, goal, weak, Friends::reached);
}

board::VertexSet own_enclosure(const board::Board& board, const DragonGoal& goal, const board::VertexSet& weak) {
    return enclosed_points(board, goal, weak, Friends::left_out);
}

board::VertexSet race_room(const board::Board& board, const board::VertexSet& dragons, const board::VertexSet& weak) {
    board::VertexSet wall = board::points_of(board) - board.empty_points() - dragons - weak;
    board::VertexSet room;
    for (board::VertexSet leaning = dragons; !leaning.empty(); wall -= leaning) {
        const board::VertexSet border = board.empty_points() & wall.beside();
        const board::VertexSet points = board::points_of(board) - wall;
        room = board::joined_points(dragons, points);
        if ((room & board.empty_points()).count() > largest_race_shut_in) {
            room = dragons;
            for (int step = 0; step < reach; ++step) room |= (room - border).beside() & points;
        }
        leaning = leaning_stones(board, wall, room);
    }
    return with_whole_strings(board, room, room - board.empty_points());
}

board::VertexSet ways_out(const board::Board& board, const DragonGoal& goal) {
    const bool is_race = !goal.rivals.empty();
    const board::VertexSet runners = board.stones(goal.defender) & goal.region;
    const board::VertexSet rivals = board::whole_strings(board, goal.rivals & board.stones(goal.attacker()));
    const board::VertexSet stones = is_race ? (rivals & goal.region) | runners : board::whole_strings(board, runners);
    board::VertexSet ways = stones.beside() & (board.empty_points() - goal.region);
    if (!is_race) ways |= flight_of_walls(board, goal);
    return ways;
}

bool gets_out(const board::Board& board, const DragonGoal& goal, const board::VertexSet& goal_stones) {
    const board::VertexSet outside = reading::liberties_of_strings(board, goal_stones) - goal.region;
    const board::VertexSet walls = goal.given_safe & board.stones(goal.attacker());
    return (outside - walls.beside()).count() >= enough_ways_out;
}

}  // namespace katachi::life
