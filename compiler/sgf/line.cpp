#include "compiler/sgf/line.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/text/number.h"
#include "compiler/sgf/facts.h"
#include "engine/sgf/header_texts.h"
#include "engine/sgf/values.h"

namespace katachi::compiler {

namespace {

constexpr std::array<std::pair<std::string_view, board::Colour>, 3> set_up{
    {{"AB", board::Colour::black}, {"AW", board::Colour::white}, {"AE", board::Colour::empty}}};

std::optional<SgfStep> step(std::string_view text) {
    const auto point = text.find('.');
    if (point == std::string_view::npos) return std::nullopt;
    const auto move = base::number_from<int>(text.substr(0, point));
    const auto variation = base::number_from<int>(text.substr(point + 1));
    if (!move || !variation || *move < 1 || *variation < 1) return std::nullopt;
    return SgfStep{*move, *variation};
}

bool parts(const SgfNode& node) { return node.first_child != node.last_child; }

// no_sgf_node where there are not so many.
SgfNodeIndex child(const SgfTree& tree, SgfNodeIndex parent, int number) {
    SgfNodeIndex at = tree.node(parent).first_child;
    for (; number > 1 && at != no_sgf_node; --number) at = tree.node(at).next_sibling;
    return at;
}

int number_of_child(const SgfTree& tree, SgfNodeIndex node) {
    int number = 1;
    for (SgfNodeIndex at = tree.node(tree.node(node).parent).first_child; at != node; at = tree.node(at).next_sibling)
        ++number;
    return number;
}

void add_stones(sgf::Game& game, board::Colour colour, const SgfValue& value) {
    const auto rectangle = sgf::sgf_rectangle(value.text, game.size);
    if (!rectangle) return;
    for (int row = rectangle->top; row <= rectangle->bottom; ++row)
        for (int column = rectangle->left; column <= rectangle->right; ++column)
            game.events.push_back({sgf::Event::Kind::set_up, colour, board::vertex_at(row, column), value.offset});
}

void add_events(sgf::Game& game, const SgfProperty& property) {
    const SgfValue& first = property.values.front();
    if (property.name == "B" || property.name == "W") {
        const board::Colour colour = property.name == "B" ? board::Colour::black : board::Colour::white;
        if (const auto vertex = sgf::sgf_move(first.text, game.size))
            game.events.push_back({sgf::Event::Kind::move, colour, *vertex, first.offset});
    }
    if (property.name == "PL")
        if (const auto side = sgf::sgf_side(first.text))
            game.events.push_back({sgf::Event::Kind::turn, *side, board::pass_vertex, first.offset});
    for (const auto& [name, colour] : set_up)
        if (property.name == name)
            for (const SgfValue& value : property.values) add_stones(game, colour, value);
}

}  // namespace

SgfPath path_to(const SgfTree& tree, SgfNodeIndex node) {
    std::vector<SgfNodeIndex> line;
    for (SgfNodeIndex at = node; at != no_sgf_node; at = tree.node(at).parent) line.push_back(at);
    std::reverse(line.begin(), line.end());
    SgfPath path;
    int moves = 0;
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        moves += moves_in_node(tree, line[i]);
        if (parts(tree.node(line[i]))) path.push_back({moves + 1, number_of_child(tree, line[i + 1])});
    }
    // The first variation is taken anyway; it is named where a later step before the same move would be taken for it.
    SgfPath needed;
    for (auto step = path.rbegin(); step != path.rend(); ++step)
        if (step->variation > 1 || (!needed.empty() && needed.back().move == step->move)) needed.push_back(*step);
    std::reverse(needed.begin(), needed.end());
    return needed;
}

std::optional<SgfPath> sgf_path(std::string_view text) {
    SgfPath path;
    for (;;) {
        const auto comma = text.find(',');
        const auto found = step(text.substr(0, comma));
        if (!found) return std::nullopt;
        path.push_back(*found);
        if (comma == std::string_view::npos) return path;
        text.remove_prefix(comma + 1);
    }
}

std::string sgf_path_text(const SgfPath& path) {
    std::string text;
    for (const SgfStep& step : path)
        text += (text.empty() ? "" : ",") + std::to_string(step.move) + '.' + std::to_string(step.variation);
    return text;
}

std::variant<std::vector<SgfNodeIndex>, std::string> line_of_path(const SgfTree& tree, const SgfPath& path) {
    std::vector<SgfNodeIndex> line;
    int moves = 0;
    auto step = path.begin();
    for (SgfNodeIndex at = sgf_root; at != no_sgf_node;) {
        line.push_back(at);
        moves += moves_in_node(tree, at);
        const bool leaves = parts(tree.node(at)) && step != path.end() && step->move == moves + 1;
        at = child(tree, at, leaves ? step->variation : 1);
        if (!leaves) continue;
        if (at == no_sgf_node)
            return "from move " + std::to_string(step->move) + " on there are only " +
                   std::to_string(number_of_child(tree, tree.node(line.back()).last_child)) + " variations";
        ++step;
    }
    if (step == path.end()) return line;
    return "there are no variations from move " + std::to_string(step->move) + " on";
}

std::vector<SgfPath> variation_paths(const SgfTree& tree, std::size_t most) {
    std::vector<SgfPath> paths;
    bool is_main_line = true;  // whose end is the first of all
    for (SgfNodeIndex at = sgf_root; at != no_sgf_node && paths.size() < most; at = tree.next(at))
        if (tree.node(at).first_child == no_sgf_node && !std::exchange(is_main_line, false))
            paths.push_back(path_to(tree, at));
    return paths;
}

SgfNodeIndex node_before_move(const SgfTree& tree, const std::vector<SgfNodeIndex>& line, int number) {
    int moves = 0;
    SgfNodeIndex before = line.front();
    for (const SgfNodeIndex index : line) {
        moves += moves_in_node(tree, index);
        if (moves >= number) return before;
        before = index;
    }
    return before;
}

namespace {

void add_texts(sgf::Game& game, const SgfNode& node, std::string_view sgf::HeaderText::*name) {
    for (const sgf::HeaderText& header : sgf::header_texts)
        if ((game.*header.text).empty()) game.*header.text = node.text(header.*name);
}

}  // namespace

sgf::Game game_of_line(const SgfTree& tree, const std::vector<SgfNodeIndex>& line) {
    sgf::Game game;
    game.size = tree.board_size();
    game.handicap = sgf_handicap(tree).value_or(0);
    game.warnings = tree.warnings;
    for (const SgfNodeIndex index : line) {
        const SgfNode& node = tree.node(index);
        if (game.size > 0)
            for (const SgfProperty& property : node.properties) add_events(game, property);
        add_texts(game, node, &sgf::HeaderText::name);
        if (index == line.front()) add_texts(game, node, &sgf::HeaderText::old_name);
    }
    return game;
}

}  // namespace katachi::compiler
