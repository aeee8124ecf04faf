// The moves that lead to positions of a joseki library.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "joseki/graph/joseki_graph.h"

namespace katachi::authoring {

// The ways tell by which move each position was first met from a beginning, the most played ways first.
class Ways {
  public:
    // The library must stay.
    explicit Ways(const joseki::Graph& library);

    // The moves from the beginning to this one.
    std::vector<joseki::EdgeIndex> to(joseki::EdgeIndex last) const;
    // The moves from the beginning to this position; none for a beginning.
    std::vector<joseki::EdgeIndex> to_position(joseki::NodeIndex node) const;

  private:
    std::optional<joseki::EdgeIndex> arrival(joseki::NodeIndex node) const {
        return arrival_[static_cast<std::size_t>(node)];
    }

    const joseki::Graph& library_;
    std::vector<std::optional<joseki::EdgeIndex>> arrival_;  // by position; nothing for beginnings
};

// Moves of a way on a board, and how the position behind them lies there from its normal form.
struct DrawnWay {
    std::vector<std::string> moves;
    board::Orientation end = board::Orientation::identity;
};

// `drawing` is from the normal form of the beginning to the board.
DrawnWay drawn_way(const joseki::Graph& library, const std::vector<joseki::EdgeIndex>& way, board::Orientation drawing);

}  // namespace katachi::authoring
