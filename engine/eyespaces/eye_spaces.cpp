#include "engine/eyespaces/eye_spaces.h"

#include <algorithm>

namespace katachi::eyespaces {

namespace {

int neighbours_in(const board::VertexSet& points, board::Vertex point) {
    return static_cast<int>(std::count_if(board::neighbour_steps.begin(), board::neighbour_steps.end(),
                                          [&](int step) { return points.contains(point + step); }));
}

std::vector<TopologicalEye> ends_of(Topology& topology, const EyeRegion& part, board::Colour owner,
                                    const board::VertexSet& own_eyes) {
    std::vector<TopologicalEye> ends;
    for (const board::Vertex point : part.proper())
        if (neighbours_in(part.points, point) <= 1) ends.push_back(topology.at(point, owner, own_eyes));
    return ends;
}

}  // namespace

board::VertexSet EyeSpace::open_points() const {
    board::VertexSet open = region.margins;
    for (const TopologicalEye& end : ends)
        if (end.kind() == TopologicalEye::Kind::false_eye) open.insert(end.point);
    return open;
}

const TopologicalEye* EyeSpace::end_at(board::Vertex vertex) const {
    const auto found =
        std::find_if(ends.begin(), ends.end(), [&](const TopologicalEye& end) { return end.point == vertex; });
    return found == ends.end() ? nullptr : &*found;
}

EyeSpaces::EyeSpaces(const board::Board& board, const worms::Worms& worms, reading::Tactics& tactics) {
    board::Board tried = board;
    SafeMoves safe_moves(tried, tactics);
    Topology topology(safe_moves, worms);
    const LivelyStones lively = lively_stones(worms);
    for (const board::Colour owner : {board::Colour::black, board::Colour::white}) {
        const EyeRegion region = eye_region(safe_moves, lively, owner);
        for (const EyeRegion& part : parted(region)) {
            EyeSpace& space = spaces_.emplace_back();
            space.owner = owner;
            space.region = part;
            space.ends = ends_of(topology, part, owner, region.proper());
            space.worth = space_worth(board, owner, part, space.ends);
        }
    }
}

const EyeSpace* EyeSpaces::at(board::Vertex vertex, board::Colour owner) const {
    const auto found = std::find_if(spaces_.begin(), spaces_.end(), [&](const EyeSpace& space) {
        return space.owner == owner && space.region.points.contains(vertex);
    });
    return found == spaces_.end() ? nullptr : &*found;
}

}  // namespace katachi::eyespaces
