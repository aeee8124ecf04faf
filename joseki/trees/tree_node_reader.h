// The nodes of one joseki tree as entries of a database, and what is wrong with them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "joseki/trees/tree_entry.h"
#include "joseki/trees/tree_findings.h"
#include "joseki/trees/tree_walk.h"

namespace katachi::joseki {

class TreeNodeReader {
  public:
    TreeNodeReader(base::SourcePtr source, base::Diagnostics& findings) : findings_(std::move(source), findings) {}

    // The entry that the current node of the walk makes; nothing where it makes no pattern. The name of the entry is
    // the node's N, or empty without one.
    std::optional<TreeEntry> entry(const TreeWalk& walk);

    // Reports the findings about the whole tree.
    void finish() { findings_.finish(); }

  private:
    std::optional<board::Vertex> mark_of(const compiler::SgfNode& node, int size);
    std::vector<EntryLabel> labels_of(const compiler::SgfNode& node, const MarkedCorner& corner, int size);
    bool is_playable(const TreeWalk& walk, const TreeMove& move, base::Span span);

    TreeFindings findings_;
};

// Whether any node has a mark that could make a pattern.
bool has_marks(const compiler::SgfTree& tree);

}  // namespace katachi::joseki
