#include "engine/eyespaces/eye_spaces.h"

#include <algorithm>
#include <span>

namespace katachi::eyespaces {

namespace {

int neighbours_in(const board::VertexSet& points, board::Vertex point) {
    return static_cast<int>(std::count_if(board::neighbour_steps.begin(), board::neighbour_steps.end(),
                                          [&](int step) { return points.contains(point + step); }));
}

void find_ends(Topology& topology, EyeSpace& space, const board::VertexSet& own_eyes) {
    space.ends.clear();
    for (const board::Vertex point : space.region.proper())
        if (neighbours_in(space.region.points, point) <= 1)
            space.ends.push_back(topology.at(point, space.owner, own_eyes));
}

// A false eye does not keep the other side from a point, so that one may make another false.
void find_ends(Topology& topology, std::span<EyeSpace> spaces, board::VertexSet own_eyes) {
    for (board::VertexSet last; last != own_eyes;) {
        last = own_eyes;
        for (EyeSpace& space : spaces) {
            find_ends(topology, space, last);
            own_eyes -= space.open_points();
        }
    }
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

EyeSpaces::EyeSpaces(const board::Board& board, const worms::Worms& worms, reading::Tactics& tactics,
                     KnownGames& known) {
    board::Board tried = board;
    SafeMoves safe_moves(tried, tactics);
    Topology topology(safe_moves, worms);
    const LivelyStones lively = lively_stones(board, worms);
    const Domains of_sides = domains(board.size(), lively);
    for (const board::Colour owner : {board::Colour::black, board::Colour::white}) {
        const EyeRegion region = eye_region(safe_moves, lively, of_sides, owner);
        const std::size_t before = spaces_.size();
        for (const EyeRegion& part : parted(region)) {
            EyeSpace& space = spaces_.emplace_back();
            space.owner = owner;
            space.region = part;
        }
        const auto found = std::span(spaces_).subspan(before);
        find_ends(topology, found, region.proper());
        for (EyeSpace& space : found) space.worth = space_worth(board, owner, space.region, space.ends, known);
    }
}

const EyeSpace* EyeSpaces::at(board::Vertex vertex, board::Colour owner) const {
    const auto found = std::find_if(spaces_.begin(), spaces_.end(), [&](const EyeSpace& space) {
        return space.owner == owner && space.region.points.contains(vertex);
    });
    return found == spaces_.end() ? nullptr : &*found;
}

}  // namespace katachi::eyespaces
