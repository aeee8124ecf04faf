#include "engine/position/owner_groups.h"

#include <algorithm>
#include <functional>

#include "engine/influence/bouzy.h"

namespace katachi::position {

using board::Colour;
using board::Vertex;
using board::VertexSet;

namespace {

constexpr int room_steps = 4, friend_steps = 4;

int capped(int eyes) { return std::min(2, eyes); }

}  // namespace

bool falls(const worms::Worm& worm, Colour to_move) {
    return !worm.attacks.empty() && (worm.colour != to_move || worm.defences.empty());
}

OwnerGroups::OwnerGroups(const board::Board& board, const worms::Worms& worms, const eyespaces::EyeSpaces& spaces,
                         std::span<const VertexSet> groups, Colour to_move) {
    VertexSet living;
    for (const VertexSet& stones : groups) {
        OwnerGroup& group = groups_.emplace_back();
        group.stones = stones;
        group.colour = board.at(stones.first());
        group.size = stones.count();
        group.liberties = (stones.beside() & board.empty_points()).count();
        for (const Vertex stone : stones) numbers_[static_cast<std::size_t>(stone)] = groups_.size() - 1;
    }
    for (const worms::Worm& worm : worms.all()) {
        OwnerGroup& group = groups_[number_at(worm.origin)];
        if (falls(worm, to_move))
            group.falling += worm.size();
        else
            living |= worm.stones;
    }
    find_eyes(board, spaces);
    find_surroundings(board);
    find_places(board, living);
}

void OwnerGroups::find_eyes(const board::Board& board, const eyespaces::EyeSpaces& spaces) {
    std::vector<std::vector<int>> open(groups_.size());
    for (const eyespaces::EyeSpace& space : spaces.all()) {
        const VertexSet walls = space.region.proper().beside() & board.stones(space.owner);
        OwnerGroup* nearest = nullptr;
        int most = 0;
        for (OwnerGroup& group : groups_) {
            const int beside = group.colour == space.owner ? (group.stones & walls).count() : 0;
            if (beside > most || (beside == most && beside > 0 && group.size > nearest->size)) {
                nearest = &group;
                most = beside;
            }
        }
        if (nearest == nullptr) continue;
        const match::EyeValue& value = space.worth.value;
        nearest->least_eyes += value.attacked;
        nearest->most_eyes += value.attacked;
        nearest->space += space.region.proper().count();
        open[static_cast<std::size_t>(nearest - groups_.data())].push_back(value.defended - value.attacked);
    }
    for (std::size_t number = 0; number < groups_.size(); ++number) {
        std::sort(open[number].begin(), open[number].end(), std::greater<>());
        for (std::size_t i = 0; i < open[number].size(); ++i)
            (i % 2 == 0 ? groups_[number].most_eyes : groups_[number].least_eyes) += open[number][i];
        groups_[number].least_eyes = capped(groups_[number].least_eyes);
        groups_[number].most_eyes = capped(groups_[number].most_eyes);
    }
}

void OwnerGroups::find_surroundings(const board::Board& board) {
    const VertexSet& empty = board.empty_points();
    for (OwnerGroup& group : groups_) {
        const Colour other = board::opponent(group.colour);
        const VertexSet friends = board.stones(group.colour) - group.stones;
        const VertexSet unwatched = empty - board.stones(other).beside();
        VertexSet reached = group.stones.beside() & empty, free = group.stones.beside() & unwatched, last = free;
        VertexSet near_friends = reached.beside() & friends;
        group.friend_distance = near_friends.empty() ? OwnerGroups::far : 1;
        for (int step = 2; step < OwnerGroups::far; ++step) {
            const VertexSet before = free;
            reached |= reached.beside() & empty;
            free |= free.beside() & unwatched;
            last = step <= room_steps ? free - before : last;
            if (step == room_steps) group.room = reached.count();
            const VertexSet beside = reached.beside() & friends;
            if (group.friend_distance == OwnerGroups::far && !beside.empty()) group.friend_distance = step;
            if (step <= friend_steps) near_friends = beside;
        }
        group.exits = last.count();
        const VertexSet near = group.stones | group.stones.beside();
        const VertexSet near_rivals = (near | near.beside()) & board.stones(other);
        for (std::size_t number = 0; number < groups_.size(); ++number) {
            if (groups_[number].stones.intersects(near_rivals)) group.rivals.push_back(number);
            if (groups_[number].stones.intersects(near_friends)) group.friends.push_back(number);
        }
    }
}

void OwnerGroups::find_places(const board::Board& board, const VertexSet& living) {
    for (OwnerGroup& group : groups_) {
        const auto map = influence::bouzy_map(board.position(), living - group.stones, influence::bouzy_moyo);
        int sum = 0;
        for (const Vertex stone : group.stones) sum += std::clamp(map[static_cast<std::size_t>(stone)], -64, 64);
        group.place = static_cast<float>(group.colour == Colour::white ? sum : -sum) / static_cast<float>(group.size);
    }
}

}  // namespace katachi::position
