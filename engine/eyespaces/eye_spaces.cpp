#include "engine/eyespaces/eye_spaces.h"

#include <algorithm>

#include "engine/eyespaces/space_worth.h"

namespace katachi::eyespaces {

namespace {

int neighbours_in(const board::VertexSet& points, board::Vertex point) {
    return static_cast<int>(std::count_if(board::neighbour_steps.begin(), board::neighbour_steps.end(),
                                          [&](int step) { return points.contains(point + step); }));
}

std::vector<TopologicalEye> ends_of(Topology& topology, const EyeRegion& region, board::Colour owner) {
    std::vector<TopologicalEye> ends;
    for (const board::Vertex point : region.proper())
        if (neighbours_in(region.points, point) <= 1) ends.push_back(topology.at(point, owner, region));
    return ends;
}

// False eyes become margins, which may make others false.
std::vector<TopologicalEye> mark_false_eyes(Topology& topology, EyeRegion& region, board::Colour owner) {
    std::vector<TopologicalEye> false_eyes;
    while (true) {
        std::vector<TopologicalEye> ends = ends_of(topology, region, owner);
        const std::size_t before = false_eyes.size();
        for (const TopologicalEye& eye : ends)
            if (eye.kind() == TopologicalEye::Kind::false_eye) {
                region.margins.insert(eye.point);
                false_eyes.push_back(eye);
            }
        if (false_eyes.size() > before) continue;
        ends.insert(ends.end(), false_eyes.begin(), false_eyes.end());
        return ends;
    }
}

}  // namespace

EyeSpaces::EyeSpaces(const board::Board& board, const worms::Worms& worms, reading::Tactics& tactics) {
    board::Board tried = board;
    Topology topology(tried, worms, tactics);
    const LivelyStones lively = lively_stones(worms);
    for (const board::Colour owner : {board::Colour::black, board::Colour::white}) find(tried, lively, topology, owner);
}

void EyeSpaces::find(board::Board& board, const LivelyStones& lively, Topology& topology, board::Colour owner) {
    EyeRegion region = eye_region(board, lively, owner);
    const std::vector<TopologicalEye> ends = mark_false_eyes(topology, region, owner);
    for (const EyeRegion& part : parted(region)) {
        EyeSpace& space = spaces_.emplace_back();
        space.owner = owner;
        space.region = part;
        for (const TopologicalEye& end : ends)
            if (part.points.contains(end.point)) space.ends.push_back(end);
        judge(board, space);
    }
}

const EyeSpace* EyeSpaces::at(board::Vertex vertex, board::Colour owner) const {
    const auto found = std::find_if(spaces_.begin(), spaces_.end(), [&](const EyeSpace& space) {
        return space.owner == owner && space.region.points.contains(vertex);
    });
    return found == spaces_.end() ? nullptr : &*found;
}

const TopologicalEye* EyeSpaces::end_at(board::Vertex vertex, board::Colour owner) const {
    const EyeSpace* const space = at(vertex, owner);
    if (space == nullptr) return nullptr;
    const auto found = std::find_if(space->ends.begin(), space->ends.end(),
                                    [&](const TopologicalEye& end) { return end.point == vertex; });
    return found == space->ends.end() ? nullptr : &*found;
}

}  // namespace katachi::eyespaces
