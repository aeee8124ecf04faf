#include "engine/eyespaces/space_graph.h"

#include <algorithm>

namespace katachi::eyespaces {

namespace {

using board::Vertex;
using match::EyeContent;
using match::EyeGraphPoint;

EyeContent content_of(board::Colour there, board::Colour owner) {
    if (there == board::Colour::empty) return EyeContent::empty;
    return there == owner ? EyeContent::island : EyeContent::stone;
}

char cell_of(const EyeGraphPoint& point) {
    if (point.content == EyeContent::island) return ' ';
    if (point.content == EyeContent::stone) return point.marginal ? '$' : 'X';
    return point.marginal ? '!' : '.';
}

std::uint8_t edges_at(const board::Board& board, Vertex point) {
    return static_cast<std::uint8_t>(
        std::count_if(board::neighbour_steps.begin(), board::neighbour_steps.end(),
                      [&](int step) { return board.at(point + step) == board::Colour::off_board; }));
}

void join(match::EyeGraph& graph, std::size_t a, std::size_t b) {
    if (a >= match::largest_eye_graph || b >= match::largest_eye_graph) return;
    graph.points[a].neighbours |= match::eye_point(b);
    graph.points[b].neighbours |= match::eye_point(a);
}

void add_points(SpaceGraph& found, const board::Board& board, board::Colour owner, const EyeRegion& space) {
    std::vector<Vertex> vertices;
    for (const Vertex vertex : space.points) {
        EyeGraphPoint point{.content = content_of(board.at(vertex), owner),
                            .marginal = space.margins.contains(vertex),
                            .edges = edges_at(board, vertex),
                            .at = {board::row_of(vertex), board::column_of(vertex)}};
        point.cell = cell_of(point);
        found.graph.points.push_back(point);
        found.places.push_back({board::VertexSet::of(vertex), board::VertexSet::of(vertex)});
        for (const int step : {-board::stride, -1}) {
            const auto before = std::find(vertices.begin(), vertices.end(), vertex + step);
            if (before != vertices.end())
                join(found.graph, static_cast<std::size_t>(before - vertices.begin()), vertices.size());
        }
        vertices.push_back(vertex);
    }
}

std::size_t number_of(const SpaceGraph& graph, const SpaceGraph::Place& place) {
    return static_cast<std::size_t>(std::find(graph.places.begin(), graph.places.end(), place) - graph.places.begin());
}

// The margin whose owner decides the half eye: a point of the space where its one move lies there.
void add_half_eye(SpaceGraph& found, const TopologicalEye& eye) {
    const board::VertexSet end = board::VertexSet::of(eye.point);
    const std::size_t half = number_of(found, {end, end});
    const SpaceGraph::Place key{eye.attacks, eye.defences};
    const std::size_t margin = number_of(found, key);
    if (margin == found.places.size()) {
        EyeGraphPoint point;
        point.marginal = true;
        point.cell = '!';
        found.graph.points.push_back(point);
        found.places.push_back(key);
    }
    join(found.graph, half, margin);
}

}  // namespace

SpaceGraph space_graph(const board::Board& board, board::Colour owner, const EyeRegion& space,
                       const std::vector<TopologicalEye>& half_eyes) {
    SpaceGraph found;
    add_points(found, board, owner, space);
    for (const TopologicalEye& eye : half_eyes) add_half_eye(found, eye);
    return found;
}

}  // namespace katachi::eyespaces
