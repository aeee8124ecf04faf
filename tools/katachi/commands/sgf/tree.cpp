// katachi sgf tree and node: a game as a tree of nodes, and one of them.
#include <algorithm>
#include <iostream>

#include "base/findings/diagnostic_text.h"
#include "base/text/terminal_text.h"
#include "engine/board/position_text.h"
#include "engine/board/side_name.h"
#include "tools/answers/trees/game_outline_json.h"
#include "tools/katachi/commands/sgf/commands.h"

namespace katachi::cli {

namespace {

constexpr int most_indented = 40;

// Blanks for the variations that a node is within; many of them are told as a number.
std::string indent(int level) {
    std::string text(2 * static_cast<std::size_t>(std::min(level, most_indented)), ' ');
    return level > most_indented ? text + "(" + std::to_string(level) + ")  " : text;
}

// A line of moves stays at one level. Each of its moves is followed by the other variations in its place.
void print_outline(std::ostream& out, const authoring::GameOutline& outline, const base::TextStyle& style) {
    std::vector<std::vector<compiler::SgfNodeIndex>> children(outline.parents.size());
    for (std::size_t node = 1; node < children.size(); ++node)
        children[static_cast<std::size_t>(outline.parents[node])].push_back(static_cast<compiler::SgfNodeIndex>(node));
    struct Row {
        compiler::SgfNodeIndex node = compiler::sgf_root;
        int level = 0;
    };
    std::vector<Row> waiting{{}};  // the next one last
    while (!waiting.empty()) {
        const auto [node, level] = waiting.back();
        waiting.pop_back();
        const auto index = static_cast<std::size_t>(node);
        const auto name = outline.names.find(node);
        out << indent(level) << node << (outline.moves[index].empty() ? "" : "  ") << outline.moves[index];
        if (name != outline.names.end()) out << "  " << base::printable(name->second, style.unicode);
        out << '\n';
        if (!children[index].empty()) waiting.push_back({children[index].front(), level});
        if (node == compiler::sgf_root) continue;
        const auto& siblings = children[static_cast<std::size_t>(outline.parents[index])];
        if (siblings.front() == node)
            for (auto other = siblings.rbegin(); *other != node; ++other) waiting.push_back({*other, level + 1});
    }
}

}  // namespace

Outcome run_sgf_tree(const SgfTreeOptions& options, const CommonOptions& common) {
    const authoring::AskedGames asked =
        authoring::read_asked_game(options.files.inputs.front(), options.files.encoding);
    const authoring::GameOutline outline = authoring::game_outline(asked.collection.games.front(), asked.name_of(0));
    if (options.format == "json")
        std::cout << answers::game_outline_json(outline);
    else
        print_outline(std::cout, outline, text_style(common));
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
