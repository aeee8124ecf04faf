#include "engine/life/goal/enclosure.h"

#include "engine/board/board_points.h"
#include "engine/board/joined_points.h"
#include "engine/life/goal/company.h"
#include "engine/life/goal/life_zone.h"

namespace katachi::life {

namespace {

constexpr int reach = 5;  // in steps from the dragon
constexpr int liberties_outside = 2;
constexpr int largest_shut_in = 20;  // empty points

// What the dragon reaches where such strings of the attacker stand. It steps beside a wall or
// a safe friend, and no further.
board::VertexSet room_within(const board::Board& board, const DragonGoal& goal, const board::VertexSet& wall) {
    const board::VertexSet friends = goal.safe_friends(board);
    const board::VertexSet points =
        board.empty_points() | (board.stones(goal.defender) - friends) | (board.stones(goal.attacker()) - wall);
    const board::VertexSet border = board.empty_points() & (wall | friends).beside();
    board::VertexSet room = company_of(board, goal.stones, goal.defender) - friends;
    room |= room.beside() & points;
    for (int step = 1; step < reach; ++step) room |= (room - border).beside() & points;
    return room;
}

// All that the dragon reaches without crossing a stone of the attacker; nothing where that is more than a room.
board::VertexSet shut_in_points(const board::Board& board, const DragonGoal& goal) {
    const board::VertexSet points =
        board::joined_points(goal.stones, board.empty_points() | board.stones(goal.defender));
    return (points & board.empty_points()).count() <= largest_shut_in ? points : board::VertexSet{};
}

// Stones of the wall with too few liberties outside of the room. What is given as safe needs one there: who stands
// within alone is no wall.
board::VertexSet leaning_stones(const board::Board& board, const DragonGoal& goal, const board::VertexSet& wall,
                                const board::VertexSet& room, const board::VertexSet& shut_in) {
    board::VertexSet leaning;
    for (board::VertexSet left = wall & room.beside(); !left.empty();) {
        const board::Vertex string = left.first();
        left -= board.string_stones(string);
        const board::VertexSet outside = board.liberty_points(string) - room;
        const bool stands =
            goal.given_safe.contains(string) ? !(outside - shut_in).empty() : outside.count() >= liberties_outside;
        if (!stands) leaning |= board.string_stones(string);
    }
    return leaning;
}

}  // namespace

board::VertexSet enclosure(const board::Board& board, const DragonGoal& goal, const board::VertexSet& weak) {
    board::VertexSet wall = board.stones(goal.attacker()) - weak;
    board::VertexSet room = room_within(board, goal, wall);
    const board::VertexSet shut_in = shut_in_points(board, goal);
    for (;;) {
        const board::VertexSet leaning = leaning_stones(board, goal, wall, room, shut_in);
        if (leaning.empty()) break;
        wall -= leaning;
        room = room_within(board, goal, wall);
    }
    // Strings that do not stand as a whole, and where they might flee.
    board::VertexSet region = room;
    for (board::VertexSet left = room & board.stones(goal.attacker()); !left.empty();) {
        const board::Vertex string = left.first();
        left -= board.string_stones(string);
        region |= board.string_stones(string) | board.liberty_points(string);
    }
    return region;
}

board::VertexSet race_room(const board::Board& board, const board::VertexSet& dragons, const board::VertexSet& weak) {
    board::VertexSet wall = board::points_of(board) - board.empty_points() - dragons - weak;
    board::VertexSet room;
    for (board::VertexSet leaning = dragons; !leaning.empty(); wall -= leaning) {
        const board::VertexSet border = board.empty_points() & wall.beside();
        const board::VertexSet points = board::points_of(board) - wall;
        room = dragons;
        for (int step = 0; step < reach; ++step) room |= (room - border).beside() & points;
        leaning = {};
        for (board::VertexSet left = wall & room.beside(); !left.empty();) {
            const board::Vertex string = left.first();
            left -= board.string_stones(string);
            if ((board.liberty_points(string) - room).count() < liberties_outside)
                leaning |= board.string_stones(string);
        }
    }
    // Strings that do not stand as a whole, and where they might flee.
    board::VertexSet region = room;
    for (board::VertexSet left = room - board.empty_points(); !left.empty();) {
        const board::Vertex string = left.first();
        left -= board.string_stones(string);
        region |= board.string_stones(string) | board.liberty_points(string);
    }
    return region;
}

board::VertexSet ways_out(const board::Board& board, const DragonGoal& goal) {
    const bool is_race = !goal.rivals.empty();
    const board::VertexSet runners = board.stones(goal.defender) & goal.region;
    board::VertexSet strings;
    for (board::VertexSet left = is_race ? goal.rivals & board.stones(goal.attacker()) : runners; !left.empty();) {
        const board::VertexSet& string = board.string_stones(left.first());
        strings |= string;
        left -= string;
    }
    const board::VertexSet stones = is_race ? (strings & goal.region) | runners : strings;
    return stones.beside() & (board.empty_points() - goal.region);
}

board::VertexSet free_ways_out(const board::Board& board, const DragonGoal& goal, const board::VertexSet& goal_stones) {
    board::VertexSet liberties;
    for (board::VertexSet left = goal_stones; !left.empty();) {
        const board::Vertex string = left.first();
        left -= board.string_stones(string);
        liberties |= board.liberty_points(string);
    }
    return liberties - goal.region - (goal.given_safe & board.stones(goal.attacker())).beside();
}

}  // namespace katachi::life
