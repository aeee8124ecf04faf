// What is wrong with the nodes of a joseki tree, beyond what the rules of databases say of its patterns.
#pragma once

#include <set>
#include <string>

#include "compiler/check/rules/rule.h"
#include "compiler/sgf/tree.h"
#include "joseki/trees/comment.h"
#include "joseki/trees/marked_corner.h"
#include "joseki/trees/tree_walk.h"

namespace katachi::joseki {

class TreeFindings {
  public:
    TreeFindings(base::SourcePtr source, base::Diagnostics& findings)
        : source_(std::move(source)), findings_(findings) {}

    // The result is for adding help, and lives until the next call.
    base::Diagnostic& add(const compiler::Rule& rule, base::Span span, std::string message);

    // Adds what is found in the comment of a node that makes a pattern.
    void add_of_comment(const JosekiComment& comment, const WrittenText& text);
    // Adds a finding about a node with a move and no mark, where it seems to want one.
    void add_missing_mark(const TreeWalk& walk, const JosekiComment& comment, base::Span move_span);
    // Adds a finding about a rectangle that a stone touches from outside.
    void add_stone_outside(const TreeWalk& walk, const MarkedCorner& corner, base::Span move_span);
    // What is one finding for the whole tree.
    void finish();

    // Where a value is written.
    base::Span span_of(const compiler::SgfValue& value) const { return WrittenText(source_, value).span(); }

    const base::SourcePtr& source() const { return source_; }

  private:
    struct Counted {
        std::size_t count = 0;
        base::Span first = {};

        void add(base::Span span) {
            if (count++ == 0) first = span;
        }
    };

    void add_of_class(const JosekiComment& comment, const WrittenText& text);
    void add_classless(base::Span span, std::string_view line);

    base::SourcePtr source_;
    base::Diagnostics& findings_;
    Counted unmarked_;                                     // moves with a class and no mark
    Counted prose_;                                        // comments of patterns that begin with words
    std::set<compiler::SgfNodeIndex> leaving_stones_out_;  // nodes
};

}  // namespace katachi::joseki
