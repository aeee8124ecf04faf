#include "compiler/sgf/tree.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "engine/sgf/values.h"

namespace katachi::compiler {

SgfValue SgfValue::of(std::string text) {
    const auto colon = text.find(':');
    return {.text = std::move(text), .colon = colon};
}

std::string_view SgfValue::behind_colon() const {
    return colon == std::string::npos ? std::string_view() : std::string_view(text).substr(colon + 1);
}

const SgfProperty* SgfNode::find(std::string_view name) const {
    const auto found = std::find_if(properties.begin(), properties.end(),
                                    [&](const SgfProperty& property) { return property.name == name; });
    return found == properties.end() ? nullptr : &*found;
}

std::string_view SgfNode::text(std::string_view name) const {
    const SgfProperty* property = find(name);
    return property == nullptr ? std::string_view() : property->values.front().text;
}

void SgfNode::add(SgfProperty property) {
    const auto same = std::find_if(properties.begin(), properties.end(),
                                   [&](const SgfProperty& other) { return other.name == property.name; });
    if (same == properties.end())
        properties.push_back(std::move(property));
    else
        std::move(property.values.begin(), property.values.end(), std::back_inserter(same->values));
}

void SgfNode::set(std::string_view name, std::string text) {
    const auto same = std::find_if(properties.begin(), properties.end(),
                                   [&](const SgfProperty& other) { return other.name == name; });
    SgfProperty property{.name = std::string(name), .values = {SgfValue::of(std::move(text))}};
    if (same == properties.end())
        properties.push_back(std::move(property));
    else
        *same = std::move(property);
}

void SgfNode::add_points(std::string_view name, const board::VertexSet& points) {
    if (points.empty()) return;
    SgfProperty property{.name = std::string(name), .values = {}};
    for (const board::Vertex point : points) property.values.push_back(SgfValue::of(sgf::sgf_point_text(point)));
    add(std::move(property));
}

SgfNodeIndex SgfTree::add_node(SgfNodeIndex parent, std::uint32_t offset) {
    const auto index = static_cast<SgfNodeIndex>(nodes.size());
    nodes.push_back({.parent = parent, .offset = offset});
    if (parent == no_sgf_node) return index;
    SgfNode& above = node(parent);
    if (above.first_child == no_sgf_node)
        above.first_child = index;
    else
        node(above.last_child).next_sibling = index;
    above.last_child = index;
    return index;
}

std::vector<SgfNodeIndex> SgfTree::main_line() const {
    std::vector<SgfNodeIndex> line;
    for (SgfNodeIndex at = sgf_root; at != no_sgf_node; at = node(at).first_child) line.push_back(at);
    return line;
}

SgfNodeIndex SgfTree::next(SgfNodeIndex index) const {
    if (node(index).first_child != no_sgf_node) return node(index).first_child;
    while (index != no_sgf_node && node(index).next_sibling == no_sgf_node) index = node(index).parent;
    return index == no_sgf_node ? no_sgf_node : node(index).next_sibling;
}

std::size_t SgfTree::line_count() const {
    return static_cast<std::size_t>(
        std::count_if(nodes.begin(), nodes.end(), [](const SgfNode& node) { return node.first_child == no_sgf_node; }));
}

int SgfTree::board_size() const {
    if (sgf::sgf_number(root().text("GM")).value_or(1) != 1) return 0;
    const SgfProperty* property = root().find("SZ");
    const auto size = property == nullptr ? sgf::SgfBoardSize() : sgf::sgf_board_size(property->values.front().text);
    if (!size) return board::max_board_size;
    return size->is_supported() ? size->rows : 0;
}

bool same_tree(const SgfTree& a, const SgfTree& b) {
    SgfNodeIndex in_a = sgf_root, in_b = sgf_root;
    while (in_a != no_sgf_node && in_b != no_sgf_node) {
        const SgfNode& of_a = a.node(in_a);
        const SgfNode& of_b = b.node(in_b);
        if ((of_a.first_child == no_sgf_node) != (of_b.first_child == no_sgf_node)) return false;
        if ((of_a.next_sibling == no_sgf_node) != (of_b.next_sibling == no_sgf_node)) return false;
        if (of_a.properties != of_b.properties) return false;
        in_a = a.next(in_a);
        in_b = b.next(in_b);
    }
    return in_a == in_b;
}

}  // namespace katachi::compiler
