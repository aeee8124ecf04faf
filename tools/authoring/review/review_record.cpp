#include "tools/authoring/review/review_record.h"

#include <algorithm>
#include <string>

#include "compiler/sgf/facts.h"
#include "engine/sgf/values.h"
#include "tools/authoring/review/record_without_review.h"
#include "tools/authoring/review/sentence.h"

namespace katachi::authoring {

namespace {

using compiler::SgfNode;
using compiler::SgfNodeIndex;
using compiler::SgfTree;
using compiler::SgfValue;

// Whether the claim's line goes on from the position before the move, so that it is a variation of it.
bool has_variation(const Claim& claim) {
    return !claim.line.empty() && (claim.kind == ClaimKind::better || claim.kind == ClaimKind::missed);
}

bool has_mark(const SgfNode& node, board::Vertex vertex, int size) {
    const auto is_at = [&](const SgfValue& value) {
        const auto area = sgf::sgf_rectangle(value.text, size);
        return area && board::row_of(vertex) >= area->top && board::row_of(vertex) <= area->bottom &&
               board::column_of(vertex) >= area->left && board::column_of(vertex) <= area->right;
    };
    const auto is_label_at = [&](const SgfValue& value) {
        return sgf::sgf_point(value.before_colon(), size) == vertex;
    };
    for (const compiler::SgfProperty& property : node.properties) {
        const auto& values = property.values;
        if (property.name == "LB" && std::any_of(values.begin(), values.end(), is_label_at)) return true;
        const bool is_shape = property.name == "TR" || property.name == "SQ" || property.name == "CR" ||
                              property.name == "MA" || property.name == "SL";
        if (is_shape && std::any_of(values.begin(), values.end(), is_at)) return true;
    }
    return false;
}

class RecordWriter {
  public:
    RecordWriter(SgfTree tree, const Review& review) : tree_(std::move(tree)), review_(review) {}

    SgfTree write() {
        add_comment(tree_.node(compiler::sgf_root), review_.summary);
        std::size_t next = 0;  // of the review's moves
        for (const SgfNodeIndex index : tree_.main_line()) {
            const int moves = compiler::moves_in_node(tree_, index);
            for (int i = 0; i < moves && next < review_.moves.size(); ++i, ++next)
                add_move(index, review_.moves[next], moves == 1);
        }
        return std::move(tree_);
    }

  private:
    void add_comment(SgfNode& node, const std::vector<Claim>& claims) {
        if (claims.empty()) return;
        std::string ours;
        for (const Claim& claim : claims)
            ours += (ours.empty() ? "" : "\n") + std::string(our_sentence) + sentence(claim, review_.size);
        const auto found = std::find_if(node.properties.begin(), node.properties.end(),
                                        [](const compiler::SgfProperty& property) { return property.name == "C"; });
        if (found == node.properties.end())
            node.set("C", std::move(ours));
        else
            found->values.front() = SgfValue::of(found->values.front().text + "\n" + ours);
    }

    void add_move(SgfNodeIndex index, const ReviewedMove& move, bool is_alone) {
        add_comment(tree_.node(index), move.claims);
        const SgfNodeIndex parent = tree_.node(index).parent;
        if (!is_alone || parent == compiler::no_sgf_node) return;
        char letter = 'A';
        for (const Claim& claim : move.claims) {
            if (!has_variation(claim)) continue;
            add_label(tree_.node(parent), claim.line.front().vertex, letter++);
            add_variation(parent, claim);
        }
    }

    // A point that has a mark keeps it.
    void add_label(SgfNode& node, board::Vertex vertex, char letter) {
        if (has_mark(node, vertex, review_.size)) return;
        const SgfValue label = SgfValue::of(sgf::sgf_point_text(vertex) + ":" + letter);
        node.add({.name = "LB", .values = {label}});
        node.add({.name = std::string(our_labels), .values = {label}});
    }

    void add_variation(SgfNodeIndex parent, const Claim& claim) {
        for (const board::Move& move : claim.line) {
            parent = tree_.add_node(parent);
            SgfNode& node = tree_.node(parent);
            const bool is_pass = move.vertex == board::pass_vertex;
            node.set(sgf::sgf_side_letter(move.colour), is_pass ? "" : sgf::sgf_point_text(move.vertex));
            node.set(our_variation, "1");
        }
    }

    SgfTree tree_;
    const Review& review_;
};

}  // namespace

SgfTree reviewed_record(const SgfTree& tree, const Review& review) {
    return RecordWriter(record_without_review(tree), review).write();
}

}  // namespace katachi::authoring
