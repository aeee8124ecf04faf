// Strings of one side that are as good as one, told without reading: by two liberties in common, or by one where the
// other side cannot play without being captured.
#pragma once

#include <map>

#include "engine/board/board.h"

namespace katachi::eyespaces {

class LinkedGroups {
  public:
    // The groups are those of all strings of `owner` but those in `left_out`; links are points of `free`. The board
    // outlives it.
    LinkedGroups(const board::Board& board, board::Colour owner, const board::VertexSet& free,
                 const board::VertexSet& left_out);

    bool contains(board::Vertex stone) const { return next_.contains(board_.origin(stone)); }
    // The same vertex for all stones of a group. The stone belongs to one.
    board::Vertex at(board::Vertex stone) const;
    board::VertexSet stones_of(board::Vertex group) const;
    // The group with the most stones beside the points, the first of several; pass_vertex where there is none.
    board::Vertex largest_beside(const board::VertexSet& points) const;
    void unite(board::Vertex a, board::Vertex b);

  private:
    bool are_linked(board::Vertex a, board::Vertex b, const board::VertexSet& free) const;

    const board::Board& board_;
    board::Colour owner_;
    std::map<board::Vertex, board::Vertex> next_;  // of origins of strings; the origin of a group is its own
};

}  // namespace katachi::eyespaces
