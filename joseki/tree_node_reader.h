// The nodes of one joseki tree as entries of a database, and what is wrong with them.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "compiler/check/rule.h"
#include "joseki/tree_entry.h"
#include "joseki/tree_walk.h"

namespace katachi {

class TreeNodeReader {
  public:
    TreeNodeReader(SourcePtr source, Diagnostics& findings) : source_(std::move(source)), findings_(findings) {}

    // What the node that the walk has come to makes; nothing where it makes no pattern. Its name is that of its N,
    // empty where it has none.
    std::optional<TreeEntry> entry(const TreeWalk& walk);

    // Says what is to be said of the whole tree.
    void finish();

  private:
    std::optional<Vertex> mark_of(const SgfNode& node, int size);
    std::vector<EntryLabel> labels_of(const SgfNode& node, const MarkedCorner& corner, int size);
    bool is_playable(const TreeWalk& walk, const TreeMove& move, Span span);
    void note_stone_outside(const TreeWalk& walk, const MarkedCorner& corner, Span move_span);
    void note_missing_mark(const SgfNode& node, const JosekiComment& comment, Span move_span);
    void check_comment(const JosekiComment& comment, const SgfValue& value);
    void check_class(const JosekiComment& comment, const SgfValue& value);
    Span span_of(const SgfValue& value) const;
    Span span_of(const SgfValue& value, CommentPart part) const;
    Diagnostic& add(const Rule& rule, Span span, std::string message);

    SourcePtr source_;
    Diagnostics& findings_;
    std::size_t unmarked_ = 0;  // moves with a class and no mark
    Span first_unmarked_;
    std::set<SgfNodeIndex> leaving_stones_out_;  // nodes
};

// Whether any node has a mark that could make a pattern.
bool has_marks(const SgfTree& tree);

}  // namespace katachi
