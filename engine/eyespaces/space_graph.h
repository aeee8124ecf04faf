// An eye space of the board as the graph of a local game, and the way back to the board.
#pragma once

#include <vector>

#include "engine/eyespaces/topology.h"
#include "engine/match/eyes/eye_graph.h"

namespace katachi::eyespaces {

struct SpaceGraph {
    // A point of the graph on the board. A half eye brings a margin that is no point of the space: its moves are those
    // that decide the half eye.
    struct Place {
        board::VertexSet attacks;
        board::VertexSet defences;

        friend bool operator==(const Place&, const Place&) = default;
    };

    match::EyeGraph graph;
    std::vector<Place> places;  // of the points of the graph
};

// `half_eyes` are those of the space. The graph may have more points than match::largest_eye_graph; it then has no
// neighbours beyond that many.
SpaceGraph space_graph(const board::Board& board, board::Colour owner, const EyeRegion& space,
                       const std::vector<TopologicalEye>& half_eyes);

}  // namespace katachi::eyespaces
