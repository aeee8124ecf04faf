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

    // What the node that the walk has come to makes; nothing where it makes no pattern. Its name is that of its N,
    // empty where it has none.
    std::optional<TreeEntry> entry(const TreeWalk& walk);

    // Says what is to be said of the whole tree.
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
