// From corner patterns to the arrays of CornerTables.
#pragma once

#include <vector>

#include "compiler/model/pattern.h"
#include "engine/match/tables/corner_tables.h"

namespace katachi::compiler {

// CornerTables with the arrays that they view. Neither copied nor moved, so that a view stays good.
class BuiltCorners {
  public:
    BuiltCorners() = default;
    BuiltCorners(const BuiltCorners&) = delete;
    BuiltCorners& operator=(const BuiltCorners&) = delete;

    // A pattern for which is_corner_pattern holds, as it is numbered in PatternTables::patterns.
    void add(const Pattern& pattern, std::uint16_t number);

    // Grows the tree over what was added.
    void build();

    const match::CornerTables& tables() const { return tables_; }

  private:
    struct Stone {
        std::uint8_t row, column;
        std::uint16_t area;  // stones between the corner and it, both included
        bool own;
    };
    // A pattern whose stones are struck out as steps of the tree take them.
    struct Growing {
        match::CornerEntry entry;
        std::vector<Stone> stones;
        bool own_first = true;
    };
    using Group = std::vector<Growing*>;
    struct Test;

    void add_step(const Test& test, Group group);
    static Test best_test(const Group& group, bool first);
    static Group taken(Group& group, const Test& test, bool first);

    std::vector<Growing> patterns_;
    std::vector<match::CornerRoot> roots_;
    std::vector<match::CornerStep> steps_;
    std::vector<match::CornerEntry> entries_;
    match::CornerTables tables_{};
};

}  // namespace katachi::compiler
