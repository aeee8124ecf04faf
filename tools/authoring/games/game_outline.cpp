#include "tools/authoring/games/game_outline.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "engine/board/move_name.h"
#include "engine/sgf/values.h"
#include "tools/authoring/games/transpositions.h"

namespace katachi::authoring {

namespace {

constexpr std::array<std::string_view, 3> setup_names{"AB", "AW", "AE"};
constexpr std::array<std::string_view, 8> mark_names{"LB", "L", "CR", "TR", "SQ", "MA", "M", "AR"};

bool has_one_of(const compiler::SgfNode& node, const auto& names) {
    return std::ranges::any_of(names, [&](std::string_view name) { return node.find(name) != nullptr; });
}

std::string move_text(const compiler::SgfNode& node, int size) {
    for (const compiler::SgfProperty& property : node.properties) {
        if (property.name != "B" && property.name != "W") continue;
        const auto vertex = size > 0 ? sgf::sgf_move(property.values.front().text, size) : std::nullopt;
        if (!vertex) continue;
        return property.name + " " + board::move_name(*vertex, size);
    }
    return "";
}

}  // namespace

GameOutline game_outline(const compiler::SgfTree& tree, std::string game) {
    GameOutline outline{.game = std::move(game), .size = tree.board_size()};
    outline.parents.reserve(tree.nodes.size());
    outline.moves.reserve(tree.nodes.size());
    for (compiler::SgfNodeIndex index = 0; index < static_cast<compiler::SgfNodeIndex>(tree.nodes.size()); ++index) {
        const compiler::SgfNode& node = tree.node(index);
        outline.parents.push_back(node.parent);
        outline.moves.push_back(move_text(node, outline.size));
        if (!node.text("C").empty()) outline.comments.push_back(index);
        if (has_one_of(node, setup_names)) outline.setups.push_back(index);
        if (has_one_of(node, mark_names)) outline.marked.push_back(index);
        if (const std::string_view name = node.text("N"); !name.empty()) outline.names[index] = name;
    }
    outline.transpositions = transpositions(tree);
    return outline;
}

}  // namespace katachi::authoring
