// Which statements of a stored library are shown: not those that a removal by hand came after, and of some additions
// alone where people ask for these.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <span>
#include <utility>

#include "engine/board/vertex.h"
#include "patterndb/catalogue.h"

namespace katachi::joseki {

// As the vertex of a removal, this stands for the position with all its moves.
constexpr board::Vertex whole_position = -1;

class ShownStatements {
  public:
    // `additions`: these alone; all where there are none. Throws CatalogueError where there is no such addition.
    ShownStatements(const catalogue::Catalogue& catalogue, std::span<const std::int64_t> additions);

    bool are_all() const { return removals_.empty() && asked_.empty(); }
    // Whether it is one of the additions that people ask for.
    bool is_asked(std::int64_t addition) const { return asked_.empty() || asked_.contains(addition); }
    // Rows of the catalogue; `to` is where the move leads.
    bool shows_position(std::int64_t position, std::int64_t addition) const;
    bool shows_move(std::int64_t from, board::Vertex move, std::int64_t to, std::int64_t addition) const;

  private:
    bool is_removed(std::int64_t position, board::Vertex move, std::int64_t addition) const;

    std::map<std::pair<std::int64_t, board::Vertex>, std::int64_t> removals_;  // the latest, by position and move
    std::set<std::int64_t> asked_;
};

}  // namespace katachi::joseki
