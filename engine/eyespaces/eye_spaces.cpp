#include "engine/eyespaces/eye_spaces.h"

#include <algorithm>
#include <span>

#include "engine/eyespaces/prey.h"

namespace katachi::eyespaces {

namespace {

using board::VertexSet;

void set_ends(Topology& topology, EyeSpace& space, const VertexSet& own_eyes) {
    const VertexSet points = space.played.ends();
    space.ends.clear();
    space.ends.reserve(static_cast<std::size_t>(points.count()));
    for (const board::Vertex point : points) space.ends.push_back(topology.at(point, space.owner, own_eyes));
}

// Those that hang on one of the `lost` points.
void set_ends_anew(Topology& topology, EyeSpace& space, const VertexSet& lost, const VertexSet& own_eyes) {
    for (TopologicalEye& end : space.ends)
        if (Topology::diagonals(end.point).intersects(lost)) end = topology.at(end.point, space.owner, own_eyes);
}

// The spaces are all those of a side, which make up the region. A false eye does not keep the other side from a point,
// so that one may make another false.
void find_ends(Topology& topology, std::span<EyeSpace> spaces, const EyeRegion& region) {
    VertexSet own_eyes = region.proper(), left = own_eyes;
    for (EyeSpace& space : spaces) {
        set_ends(topology, space, own_eyes);
        left -= space.open_points();
    }
    while (left != own_eyes) {
        const VertexSet lost = own_eyes - left;
        own_eyes = left;
        for (EyeSpace& space : spaces) {
            set_ends_anew(topology, space, lost, own_eyes);
            left -= space.open_points();
        }
    }
}

}  // namespace

VertexSet EyeSpace::open_points() const {
    VertexSet open = region.margins;
    for (const TopologicalEye& end : ends)
        if (end.kind() == TopologicalEye::Kind::false_eye) open.insert(end.point);
    return open & region.points;
}

const TopologicalEye* EyeSpace::end_at(board::Vertex vertex) const {
    const auto found =
        std::find_if(ends.begin(), ends.end(), [&](const TopologicalEye& end) { return end.point == vertex; });
    return found == ends.end() ? nullptr : &*found;
}

EyeSpaces::EyeSpaces(board::Board& board, const worms::Worms& worms, reading::Tactics& tactics, KnownGames& known) {
    SafeMoves safe_moves(board, tactics);
    Topology topology(safe_moves, worms);
    lively_ = lively_stones(board, worms);
    const Domains of_sides = domains(board.size(), lively_);
    for (const board::Colour owner : {board::Colour::black, board::Colour::white}) {
        const EyeRegions regions = eye_regions(safe_moves, lively_, of_sides, owner);
        const EyeRegion& region = regions.region;
        (owner == board::Colour::black ? lone_margins_of_black_ : lone_margins_of_white_) = regions.lone_margins;
        const std::size_t before = spaces_.size();
        const std::vector<EyeRegion> parts = parted(region);
        spaces_.reserve(before + parts.size());
        for (const EyeRegion& part : parts) {
            EyeSpace& space = spaces_.emplace_back();
            space.owner = owner;
            space.region = part;
            space.played = with_prey(board, worms, owner, part, region.points);
        }
        const auto found = std::span(spaces_).subspan(before);
        find_ends(topology, found, region);
        const VertexSet eyes = own_eyes(owner);
        const auto worth = [&](const EyeSpace& space) {
            return space_worth({board, owner, space.played, space.ends, eyes}, known);
        };
        for (EyeSpace& space : found) {
            space.worth = worth(space);
            if (space.worth.is_solved() || space.played.points == space.region.points) continue;
            space.played = space.region;
            set_ends(topology, space, eyes);
            space.worth = worth(space);
        }
    }
}

const EyeSpace* EyeSpaces::at(board::Vertex vertex, board::Colour owner) const {
    const auto found = std::find_if(spaces_.begin(), spaces_.end(), [&](const EyeSpace& space) {
        return space.owner == owner && space.region.points.contains(vertex);
    });
    return found == spaces_.end() ? nullptr : &*found;
}

board::VertexSet EyeSpaces::own_eyes(board::Colour owner) const {
    board::VertexSet eyes;
    for (const EyeSpace& space : spaces_)
        if (space.owner == owner) eyes |= space.region.points - space.open_points();
    return eyes;
}

bool EyeSpaces::is_lone_margin(SafeMoves& safe_moves, board::Vertex vertex, board::Colour owner) const {
    const board::VertexSet& lone = owner == board::Colour::black ? lone_margins_of_black_ : lone_margins_of_white_;
    return lone.contains(vertex) && !is_false_margin(safe_moves, lively_, vertex, owner);
}

EyeSpace lone_margin(board::Vertex vertex, board::Colour owner) {
    EyeSpace space;
    space.owner = owner;
    space.region.points = space.region.margins = board::VertexSet::of(vertex);
    return space;
}

}  // namespace katachi::eyespaces
