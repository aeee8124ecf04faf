// One game as SGF records it: a tree of nodes with properties, kept as written. Nodes stand in one array and name
// each other by index, so that no depth of variations is too deep.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/findings/source_file.h"
#include "compiler/sgf/encoding.h"
#include "engine/board/vertex_set.h"
#include "engine/sgf/game.h"

namespace katachi::compiler {

// A value between brackets, as UTF-8 text without escapes; its lines end in '\n'.
struct SgfValue {
    std::string text;
    std::size_t colon = std::string::npos;  // in `text`, the ':' that parts a composed value such as LB[dd:A]
    std::uint32_t offset = 0;               // where it stands in the text that was read

    // `text` as it would be written without escapes: its first ':' parts it.
    static SgfValue of(std::string text);

    std::string_view before_colon() const { return std::string_view(text).substr(0, colon); }
    // Empty where the value is not composed.
    std::string_view behind_colon() const;

    // Places do not count.
    friend bool operator==(const SgfValue& a, const SgfValue& b) { return a.text == b.text && a.colon == b.colon; }
};

struct SgfProperty {
    std::string name;              // capitals and digits: AddBlack is AB
    std::vector<SgfValue> values;  // at least one
    std::uint32_t offset = 0;

    friend bool operator==(const SgfProperty& a, const SgfProperty& b) {
        return a.name == b.name && a.values == b.values;
    }
};

using SgfNodeIndex = int;
constexpr SgfNodeIndex no_sgf_node = -1;
constexpr SgfNodeIndex sgf_root = 0;

struct SgfNode {
    SgfNodeIndex parent = no_sgf_node;
    SgfNodeIndex first_child = no_sgf_node, last_child = no_sgf_node;
    SgfNodeIndex next_sibling = no_sgf_node;
    std::uint32_t offset = 0;
    std::vector<SgfProperty> properties = {};  // in order, names once

    const SgfProperty* find(std::string_view name) const;
    // Text of the first value; empty where there is no such property.
    std::string_view text(std::string_view name) const;
    // Adds the values to the property of this name; makes it where it is missing.
    void add(SgfProperty property);
    void set(std::string_view name, std::string text);
    // Nothing is added where there are no points.
    void add_points(std::string_view name, const board::VertexSet& points);
};

class SgfTree {
  public:
    std::vector<SgfNode> nodes;             // the root first, parents before their children
    std::vector<sgf::SgfWarning> warnings;  // what was mended or left out, by place
    SgfEncoding encoding;

    // The last child of `parent`; no_sgf_node for the root.
    SgfNodeIndex add_node(SgfNodeIndex parent, std::uint32_t offset = 0);

    SgfNode& node(SgfNodeIndex index) { return nodes[static_cast<std::size_t>(index)]; }
    const SgfNode& node(SgfNodeIndex index) const { return nodes[static_cast<std::size_t>(index)]; }
    const SgfNode& root() const { return nodes.front(); }

    // The nodes from the root on, always the first variation.
    std::vector<SgfNodeIndex> main_line() const;
    // The node that a record has next: first the variations of `index`, then those beside it; no_sgf_node at the end.
    SgfNodeIndex next(SgfNodeIndex index) const;
    // How many nodes are without children: 1 for a game without variations.
    std::size_t line_count() const;

    // Lines of the board, 0 where it is no Go board of 2 to 19 lines.
    int board_size() const;
};

// The same nodes with the same properties in the same order.
bool same_tree(const SgfTree& a, const SgfTree& b);

struct SgfCollection {
    base::SourcePtr source;  // as UTF-8; all places are places in it
    std::vector<SgfTree> games;
};

}  // namespace katachi::compiler
