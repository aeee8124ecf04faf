#include "engine/position/owners/owner_groups.h"

#include <algorithm>

#include "engine/influence/bouzy.h"
#include "engine/position/dragon_eyes.h"
#include "engine/worms/capturable.h"

namespace katachi::position {

using board::Colour;
using board::Vertex;
using board::VertexSet;

namespace {

constexpr int room_steps = 4, friend_steps = 4;
constexpr int most_place = 64;

void find_eyes(std::vector<OwnerGroup>& groups, const board::Board& board, const eyespaces::EyeSpaces& spaces,
               const Dragons& dragons) {
    const std::vector<DragonEyes> eyes = eyes_of(board, dragons.amalgamation().dragons(), spaces);
    for (std::size_t number = 0; number < groups.size(); ++number)
        for (const eyespaces::EyeSpace* const space : eyes[number].spaces)
            groups[number].space += space->region.proper().count();
}

void find_room(OwnerGroup& group, const Dragon& dragon, const board::Board& board) {
    const VertexSet& empty = board.empty_points();
    VertexSet reached = dragon.stones.beside() & empty;
    for (int step = 2; step <= room_steps; ++step) reached |= reached.beside() & empty;
    group.room = reached.count();
}

void find_neighbours(OwnerGroup& group, const Dragon& dragon, const board::Board& board, const Dragons& dragons) {
    const VertexSet others = board.stones(dragon.colour) - dragon.stones;
    VertexSet reached = dragon.stones, friends;
    group.friend_distance = far_steps;
    for (int step = 1; step < far_steps; ++step) {
        const VertexSet found = reached.beside() & others;
        reached |= reached.beside() & board.empty_points();
        // The first step is to a point beside the dragon, where no other stone of its side stands.
        if (!found.empty()) group.friend_distance = std::min(group.friend_distance, step - 1);
        if (step <= friend_steps + 1) friends |= found;
    }
    const VertexSet near = dragon.stones | dragon.stones.beside();
    const VertexSet rivals = (near | near.beside()) & board.stones(board::opponent(dragon.colour));
    for (std::size_t number = 0; number < dragons.all().size(); ++number) {
        if (dragons.all()[number].stones.intersects(rivals)) group.rivals.push_back(number);
        if (dragons.all()[number].stones.intersects(friends)) group.friends.push_back(number);
    }
}

float place(const Dragon& dragon, const board::Board& board, const VertexSet& living) {
    const auto map = influence::bouzy_map(board.position(), living - dragon.stones, influence::bouzy_moyo);
    int sum = 0;
    for (const Vertex stone : dragon.stones)
        sum += std::clamp(map[static_cast<std::size_t>(stone)], -most_place, most_place);
    return static_cast<float>(dragon.colour == Colour::white ? sum : -sum) / static_cast<float>(dragon.size());
}

}  // namespace

std::vector<OwnerGroup> owner_groups(const board::Board& board, Colour to_move, const worms::Worms& worms,
                                     const eyespaces::EyeSpaces& spaces, const Dragons& dragons) {
    const VertexSet living = worms::living_stones(worms, to_move);
    std::vector<OwnerGroup> groups(dragons.all().size());
    for (std::size_t number = 0; number < groups.size(); ++number) {
        const Dragon& dragon = dragons.all()[number];
        find_room(groups[number], dragon, board);
        find_neighbours(groups[number], dragon, board, dragons);
        groups[number].place = place(dragon, board, living);
    }
    find_eyes(groups, board, spaces, dragons);
    return groups;
}

}  // namespace katachi::position
