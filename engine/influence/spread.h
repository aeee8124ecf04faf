// How the influence of one source spreads over a board: GNU Go's manual, chapters 13.6 to 13.8.
//
// It goes outwards from point to point, in eight directions, and weaker with each step. Each step divides by the
// attenuation of the source, and a diagonal one by that of the terrain as well. It multiplies by the squared cosine of
// the angle between the step and the direction from the source, so that influence does not creep around obstacles. It
// multiplies by the permeability of the point that it leaves; a diagonal step also by that of the more permeable of the
// two points between which it passes. An amount below the least that passes does not arrive.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/board/vertex.h"
#include "engine/board/vertex_set.h"

namespace katachi::influence {

// A number for each vertex.
using Field = std::array<float, board::vertex_count>;

// Where a vertex stands in a field.
constexpr std::size_t at(board::Vertex vertex) { return static_cast<std::size_t>(vertex); }

constexpr float usual_attenuation = 3;

constexpr float usual_diagonal_attenuation = 2;
constexpr float usual_least_passing = 0.02F;

struct Source {
    board::Vertex vertex = board::pass_vertex;
    float strength = 0;  // at its own vertex
    float attenuation = usual_attenuation;
};

// What one side's influence meets on a board.
struct Terrain {
    board::VertexSet open;  // the vertices that it enters
    Field permeability{};   // of all vertices, from 0 to 1; that of a source's own vertex does not count for it
    float diagonal_attenuation = usual_diagonal_attenuation;
    float least_passing = usual_least_passing;  // from one point to the next
};

class Spreading {
  public:
    // The first one of a size in a program takes milliseconds.
    explicit Spreading(int board_size);

    // Adds the influence of a source at each vertex, its own among them.
    void add(const Source& source, const Terrain& terrain, Field& influence) const;

  private:
    struct Visit {
        std::int16_t vertex;
        std::uint16_t from_source;  // where it lies from the source: a place in the steps outwards
    };

    // The vertices of the board from the nearest to the farthest, so that each has got all of its influence before it
    // passes any on: a step outwards always leads farther away.
    using ByDistance = std::array<std::vector<Visit>, board::vertex_count>;  // of each vertex

    static ByDistance by_distance(int board_size);

    const ByDistance* by_distance_;  // which all of a size share; lives to the end of the program
};

}  // namespace katachi::influence
