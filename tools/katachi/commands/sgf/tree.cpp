// katachi sgf tree and node: a game as a tree of nodes, and one of them.
#include <iostream>

#include "base/findings/diagnostic_text.h"
#include "base/text/terminal_text.h"
#include "engine/board/position_text.h"
#include "engine/board/side_name.h"
#include "tools/answers/trees/game_outline_json.h"
#include "tools/katachi/commands/sgf/commands.h"

namespace katachi::cli {

namespace {

// The depth of each node as blanks in front, then its number and move.
std::string outline_text(const authoring::GameOutline& outline, const base::TextStyle& style) {
    std::string text;
    std::vector<std::size_t> depths;
    std::vector<int> children(outline.parents.size());
    for (const compiler::SgfNodeIndex parent : outline.parents)
        if (parent >= 0) ++children[static_cast<std::size_t>(parent)];
    for (std::size_t node = 0; node < outline.parents.size(); ++node) {
        const compiler::SgfNodeIndex parent = outline.parents[node];
        const bool parts = parent >= 0 && children[static_cast<std::size_t>(parent)] > 1;
        depths.push_back(parent < 0 ? 0 : depths[static_cast<std::size_t>(parent)] + (parts ? 1 : 0));
        const auto name = outline.names.find(static_cast<compiler::SgfNodeIndex>(node));
        text += std::string(2 * depths.back(), ' ') + std::to_string(node) +
                (outline.moves[node].empty() ? "" : "  " + outline.moves[node]) +
                (name == outline.names.end() ? "" : "  " + base::printable(name->second, style.unicode)) + "\n";
    }
    return text;
}

}  // namespace

Outcome run_sgf_tree(const SgfTreeOptions& options, const CommonOptions& common) {
    const authoring::AskedGames asked =
        authoring::read_asked_game(options.files.inputs.front(), options.files.encoding);
    const authoring::GameOutline outline = authoring::game_outline(asked.collection.games.front(), asked.name_of(0));
    std::cout << (options.format == "json" ? answers::game_outline_json(outline)
                                           : outline_text(outline, text_style(common)));
    return Outcome::success;
}

Outcome run_sgf_node(const SgfNodeOptions& options, const CommonOptions& common) {
    const authoring::AskedGames asked =
        authoring::read_asked_game(options.files.inputs.front(), options.files.encoding);
    const authoring::NodePosition node =
        authoring::node_position(asked.collection.games.front(), asked.name_of(0), options.node);
    if (options.format == "json") {
        std::cout << answers::node_position_json(node);
        return Outcome::success;
    }
    std::cerr << node.game << ", node " << node.node << ": " << board::side_name(node.to_move) << " to play\n";
    std::cout << board::print_position(node.board.position());
    if (!node.comment.empty()) std::cout << "\n" << base::printable(node.comment, text_style(common).unicode) << '\n';
    return Outcome::success;
}

}  // namespace katachi::cli
