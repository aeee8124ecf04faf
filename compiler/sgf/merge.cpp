#include "compiler/sgf/merge.h"

#include <algorithm>
#include <set>
#include <unordered_map>
#include <utility>

#include "compiler/sgf/properties.h"
#include "engine/sgf/values.h"

namespace katachi::compiler {

namespace {

// All points of a list, without order or compression.
std::string expanded(const SgfProperty& property, int size) {
    std::set<std::string> points;
    for (const SgfValue& value : property.values) {
        const auto rectangle = sgf::sgf_rectangle(value.text, size);
        if (!rectangle) {
            points.insert(value.text);
            continue;
        }
        for (int row = rectangle->top; row <= rectangle->bottom; ++row)
            for (int column = rectangle->left; column <= rectangle->right; ++column)
                points.insert(sgf::sgf_point_text(board::vertex_at(row, column)));
    }
    std::string text;
    for (const std::string& point : points) text += point + ',';
    return text;
}

std::string move_of(const SgfProperty& property, int size) {
    const std::string_view text = property.values.front().text;
    const auto vertex = sgf::sgf_move(text, size);
    if (!vertex) return std::string(text);
    return *vertex == board::pass_vertex ? "" : sgf::sgf_point_text(*vertex);
}

// What a node does to the board: equal for nodes that can be one.
std::string key_of(const SgfNode& node, int size) {
    std::string key;
    for (const char* name : {"B", "W"})
        if (const auto* move = node.find(name)) key += std::string(name) + '[' + move_of(*move, size) + ']';
    for (const char* name : {"AB", "AW", "AE"})
        if (const auto* stones = node.find(name)) key += std::string(name) + '[' + expanded(*stones, size) + ']';
    if (const auto* turn = node.find("PL"))
        if (const auto side = sgf::sgf_side(turn->values.front().text))
            key += *side == board::Colour::black ? "PL[B]" : "PL[W]";
    return key;
}

// Such properties are equal in nodes that become one.
bool changes_board(std::string_view name) {
    return name == "B" || name == "W" || name == "AB" || name == "AW" || name == "AE";
}

void add_comment(SgfValue& comment, const SgfValue& other) {
    if (comment.text.find(other.text) != std::string::npos) return;
    comment = SgfValue::of(comment.text + "\n\n" + other.text);
}

// Marks of both; a point that has a label keeps it.
void add_marks(SgfProperty& marks, const SgfProperty& other) {
    const bool by_point = sgf_value_kind(marks.name) == SgfValueKind::labelled_point;
    const auto key = [&](const SgfValue& value) { return std::string(by_point ? value.before_colon() : value.text); };
    std::set<std::string> present;
    for (const SgfValue& value : marks.values) present.insert(key(value));
    for (const SgfValue& value : other.values)
        if (present.insert(key(value)).second) marks.values.push_back(value);
}

void merge_node(SgfNode& node, const SgfNode& other) {
    for (const SgfProperty& property : other.properties) {
        const auto same = std::find_if(node.properties.begin(), node.properties.end(),
                                       [&](const SgfProperty& own) { return own.name == property.name; });
        const SgfValueKind kind = sgf_value_kind(property.name);
        if (same == node.properties.end())
            node.properties.push_back(property);
        else if (property.name == "C")
            add_comment(same->values.front(), property.values.front());
        else if (kind != SgfValueKind::other && !changes_board(property.name))
            add_marks(*same, property);
    }
}

class Merge {
  public:
    Merge(SgfTree& tree, const SgfTree& other) : tree_(tree), other_(other), size_(tree.board_size()) {}

    void run() {
        alike_.emplace_back(sgf_root, sgf_root);
        while (!alike_.empty()) {
            const auto [own, other] = alike_.back();
            alike_.pop_back();
            merge_node(tree_.node(own), other_.node(other));
            merge_children(own, other);
        }
    }

  private:
    void merge_children(SgfNodeIndex own, SgfNodeIndex other) {
        std::unordered_map<std::string, SgfNodeIndex> children;
        for (auto at = tree_.node(own).first_child; at != no_sgf_node; at = tree_.node(at).next_sibling)
            children.emplace(key_of(tree_.node(at), size_), at);
        for (auto at = other_.node(other).first_child; at != no_sgf_node; at = other_.node(at).next_sibling) {
            const auto same = children.find(key_of(other_.node(at), size_));
            if (same != children.end())
                alike_.emplace_back(same->second, at);
            else
                copy(at, own);
        }
    }

    // The variation `from` of the other tree as a new one of `parent`.
    void copy(SgfNodeIndex from, SgfNodeIndex parent) {
        std::vector<std::pair<SgfNodeIndex, SgfNodeIndex>> open{{from, parent}};
        while (!open.empty()) {
            const auto [source, above] = open.back();
            open.pop_back();
            const SgfNodeIndex copied = tree_.add_node(above);
            tree_.node(copied).properties = other_.node(source).properties;
            const auto first = static_cast<std::ptrdiff_t>(open.size());
            for (auto at = other_.node(source).first_child; at != no_sgf_node; at = other_.node(at).next_sibling)
                open.emplace_back(at, copied);
            std::reverse(open.begin() + first, open.end());
        }
    }

    SgfTree& tree_;
    const SgfTree& other_;
    int size_;
    std::vector<std::pair<SgfNodeIndex, SgfNodeIndex>> alike_;  // nodes of both that are one
};

}  // namespace

std::string merge_into(SgfTree& tree, const SgfTree& other) {
    if (tree.board_size() == 0 || other.board_size() == 0) return "only games on boards of 2 to 19 lines can be merged";
    if (tree.board_size() != other.board_size())
        return "a board of " + std::to_string(tree.board_size()) + " lines and one of " +
               std::to_string(other.board_size()) + " cannot be merged";
    if (key_of(tree.root(), tree.board_size()) != key_of(other.root(), other.board_size()))
        return "games that begin with different stones cannot be merged";
    Merge(tree, other).run();
    return "";
}

}  // namespace katachi::compiler
