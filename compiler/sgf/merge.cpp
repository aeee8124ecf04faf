#include "compiler/sgf/merge.h"

#include <algorithm>
#include <optional>
#include <set>
#include <unordered_map>
#include <utility>

#include "compiler/sgf/line.h"
#include "compiler/sgf/properties.h"
#include "engine/board/board.h"
#include "engine/sgf/header_texts.h"
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

std::optional<board::Colour> stated_turn(const SgfNode& node) {
    const auto* turn = node.find("PL");
    return turn == nullptr ? std::nullopt : sgf::sgf_side(turn->values.front().text);
}

// It is the other side's turn behind a move, whether that is said or not.
bool is_turn_behind_move(const SgfNode& node, board::Colour side) {
    const bool has_black = node.find("B") != nullptr;
    const bool has_white = node.find("W") != nullptr;
    return has_black != has_white && has_black == (side == board::Colour::white);
}

// What a node does to the board: equal for nodes that can be one.
std::string key_of(const SgfNode& node, int size) {
    std::string key;
    for (const char* name : {"B", "W"})
        if (const auto* move = node.find(name)) key += std::string(name) + '[' + move_of(*move, size) + ']';
    for (const char* name : {"AB", "AW", "AE"})
        if (const auto* stones = node.find(name)) key += std::string(name) + '[' + expanded(*stones, size) + ']';
    if (const auto side = stated_turn(node); side && !is_turn_behind_move(node, *side))
        key += *side == board::Colour::black ? "PL[B]" : "PL[W]";
    return key;
}

board::Position starting_stones(const SgfTree& tree) {
    board::Board board(tree.board_size());
    for (const sgf::Event& event : game_of_line(tree, {sgf_root}).events) sgf::execute(event, board);
    return board.position();
}

// What PL says or, without it, the first move of the main line; nothing where neither does.
std::optional<board::Colour> first_to_move(const SgfTree& tree) {
    if (const auto side = stated_turn(tree.root())) return side;
    for (const SgfNodeIndex index : tree.main_line()) {
        if (tree.node(index).find("B") != nullptr) return board::Colour::black;
        if (tree.node(index).find("W") != nullptr) return board::Colour::white;
    }
    return std::nullopt;
}

// Games without PL may begin with a move of either side: both are variations of one start.
bool begin_with_different_sides(const SgfTree& a, const SgfTree& b) {
    if (!stated_turn(a.root()) && !stated_turn(b.root())) return false;
    const auto first_of_a = first_to_move(a);
    const auto first_of_b = first_to_move(b);
    return first_of_a && first_of_b && *first_of_a != *first_of_b;
}

// Such properties do the same in nodes that become one.
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

// KAV stands in nodes that a review has added, and the next one takes out again: not where somebody else has them too.
constexpr std::string_view added_by_review = "KAV";

void merge_node(SgfNode& node, const SgfNode& other, bool is_root) {
    if (other.find(added_by_review) == nullptr)
        std::erase_if(node.properties, [](const SgfProperty& property) { return property.name == added_by_review; });
    for (const SgfProperty& property : other.properties) {
        if (changes_board(property.name) || is_game_info(property.name, is_root)) continue;
        if (property.name == added_by_review) continue;
        const auto same = std::find_if(node.properties.begin(), node.properties.end(),
                                       [&](const SgfProperty& own) { return own.name == property.name; });
        const SgfValueKind kind = sgf_value_kind(property.name);
        if (same == node.properties.end())
            node.properties.push_back(property);
        else if (property.name == "C")
            add_comment(same->values.front(), property.values.front());
        else if (kind != SgfValueKind::other)
            add_marks(*same, property);
    }
}

class Merge {
  public:
    Merge(SgfTree& tree, const SgfTree& other)
        : tree_(tree), other_(other), size_(tree.board_size()), merged_(other.nodes.size(), sgf_root) {}

    // Where each node of the other tree stands now.
    std::vector<SgfNodeIndex> run() {
        alike_.emplace_back(sgf_root, sgf_root);
        while (!alike_.empty()) {
            const auto [own, other] = alike_.back();
            alike_.pop_back();
            merged_[static_cast<std::size_t>(other)] = own;
            merge_node(tree_.node(own), other_.node(other), own == sgf_root);
            merge_children(own, other);
        }
        return std::move(merged_);
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
            merged_[static_cast<std::size_t>(source)] = copied;
            const auto first = static_cast<std::ptrdiff_t>(open.size());
            for (auto at = other_.node(source).first_child; at != no_sgf_node; at = other_.node(at).next_sibling)
                open.emplace_back(at, copied);
            std::reverse(open.begin() + first, open.end());
        }
    }

    SgfTree& tree_;
    const SgfTree& other_;
    int size_;
    std::vector<SgfNodeIndex> merged_;
    std::vector<std::pair<SgfNodeIndex, SgfNodeIndex>> alike_;  // nodes of both that are one
};

// "Black Lee Sedol 9p, White AlphaGo, 2016-03-13, W+R": what people look for first.
std::string summary(const std::vector<SgfProperty>& info) {
    const auto text = [&](std::string_view name) {
        const auto found =
            std::find_if(info.begin(), info.end(), [&](const SgfProperty& property) { return property.name == name; });
        return found == info.end() ? std::string() : found->values.front().text;
    };
    const auto player = [&](const char* side, const char* name, const char* rank) {
        std::string words = text(name);
        if (!words.empty() && !text(rank).empty()) words += " " + text(rank);
        return words.empty() ? words : side + (" " + words);
    };
    std::string line;
    for (const std::string& part :
         {player("Black", "PB", "BR"), player("White", "PW", "WR"), text("EV"), text("DT"), text("RE")})
        if (!part.empty()) line += (line.empty() ? "" : ", ") + part;
    return line;
}

std::vector<SgfProperty> info_of(const SgfNode& node, bool is_root) {
    std::vector<SgfProperty> info;
    for (const SgfProperty& property : node.properties)
        if (is_game_info(property.name, is_root)) info.push_back(property);
    return info;
}

// What stands at the root may move to a node where its old name says something else.
void rename_old_texts(SgfNode& root) {
    for (const sgf::HeaderText& header : sgf::header_texts)
        for (SgfProperty& property : root.properties)
            if (property.name == header.old_name && root.find(header.name) == nullptr) property.name = header.name;
}

SgfNodeIndex end_of_line(const SgfTree& tree, SgfNodeIndex from) {
    while (tree.node(from).first_child != no_sgf_node) from = tree.node(from).first_child;
    return from;
}

bool holds(const std::vector<SgfProperty>& info, const SgfProperty& property) {
    return std::find(info.begin(), info.end(), property) != info.end();
}

// Why the two cannot be one; empty where they can.
std::string difference_at_start(const SgfTree& tree, const SgfTree& other) {
    if (tree.board_size() == 0 || other.board_size() == 0) return "only games on boards of 2 to 19 lines can be merged";
    if (tree.board_size() != other.board_size())
        return "a board of " + std::to_string(tree.board_size()) + " lines and one of " +
               std::to_string(other.board_size()) + " cannot be merged";
    if (starting_stones(tree) != starting_stones(other))
        return "games that begin with different stones cannot be merged";
    if (begin_with_different_sides(tree, other))
        return "games that begin with different sides to move cannot be merged";
    return "";
}

}  // namespace

MergedGames::MergedGames(SgfTree first) : tree_(std::move(first)), games_(take_games(tree_)) {}

std::string MergedGames::add(SgfTree other) {
    if (std::string wrong = difference_at_start(tree_, other); !wrong.empty()) return wrong;
    std::vector<Game> games = take_games(other);
    const std::vector<SgfNodeIndex> merged = Merge(tree_, other).run();
    for (Game& game : games) {
        game.end = merged[static_cast<std::size_t>(game.end)];
        const bool is_known = std::ranges::any_of(games_, [&](const Game& known) {
            return known.end == game.end && std::ranges::is_permutation(known.info, game.info);
        });
        if (!is_known) games_.push_back(std::move(game));
    }
    return "";
}

// A record may itself be of several games, whose info stands where they part. A variation beside them that tells
// nothing is a game of which the root tells.
std::vector<MergedGames::Game> MergedGames::take_games(SgfTree& tree) {
    rename_old_texts(tree.node(sgf_root));
    const std::vector<SgfProperty> of_root = info_of(tree.root(), true);
    std::vector<Game> games;
    std::vector<bool> leads_to_info(tree.nodes.size()), is_below_info(tree.nodes.size());
    for (std::size_t i = 1; i < tree.nodes.size(); ++i) {
        std::vector<SgfProperty> info = info_of(tree.nodes[i], false);
        const auto parent = static_cast<std::size_t>(tree.nodes[i].parent);
        is_below_info[i] = !info.empty() || is_below_info[parent];
        if (info.empty()) continue;
        for (std::size_t at = parent; !leads_to_info[at]; at = static_cast<std::size_t>(tree.nodes[at].parent)) {
            leads_to_info[at] = true;
            if (at == sgf_root) break;
        }
        std::erase_if(tree.nodes[i].properties,
                      [](const SgfProperty& property) { return is_game_info(property.name, false); });
        info.insert(info.begin(), of_root.begin(), of_root.end());
        games.push_back({std::move(info), end_of_line(tree, static_cast<SgfNodeIndex>(i))});
    }
    if (games.empty()) return {{of_root, end_of_line(tree, sgf_root)}};
    for (std::size_t i = 1; i < tree.nodes.size(); ++i)
        if (!is_below_info[i] && !leads_to_info[i] && leads_to_info[static_cast<std::size_t>(tree.nodes[i].parent)])
            games.push_back({of_root, end_of_line(tree, static_cast<SgfNodeIndex>(i))});
    return games;
}

// A record that says nothing of its game, such as variations for another one, contradicts nothing.
std::vector<SgfProperty> MergedGames::said_by_all() const {
    std::optional<std::vector<SgfProperty>> shared;
    for (const Game& game : games_) {
        if (game.info.empty()) continue;
        if (!shared) shared = game.info;
        std::erase_if(*shared, [&](const SgfProperty& property) { return !holds(game.info, property); });
    }
    return shared.value_or(std::vector<SgfProperty>{});
}

void MergedGames::place(const Game& game, const std::vector<SgfProperty>& shared,
                        const std::vector<int>& lines_through) {
    std::vector<SgfProperty> own = game.info;
    std::erase_if(own, [&](const SgfProperty& property) { return holds(shared, property); });
    if (own.empty()) return;
    SgfNodeIndex alone = no_sgf_node;
    for (SgfNodeIndex at = game.end; at != no_sgf_node && lines_through[static_cast<std::size_t>(at)] == 1;
         at = tree_.node(at).parent)
        alone = at;
    if (alone != no_sgf_node) {
        for (SgfProperty& property : own) tree_.node(alone).add(std::move(property));
        return;
    }
    const std::string text = summary(game.info);
    if (text.empty()) return;
    SgfNode& end = tree_.node(game.end);
    if (end.find("C") == nullptr)
        end.set("C", text);
    else
        for (SgfProperty& property : end.properties)
            if (property.name == "C") add_comment(property.values.front(), SgfValue::of(text));
}

SgfTree MergedGames::finish() && {
    const std::vector<SgfProperty> shared = said_by_all();
    std::vector<int> lines_through(tree_.nodes.size());
    for (const Game& game : games_)
        for (SgfNodeIndex at = game.end; at != no_sgf_node; at = tree_.node(at).parent)
            ++lines_through[static_cast<std::size_t>(at)];
    std::erase_if(tree_.node(sgf_root).properties, [&](const SgfProperty& property) {
        return is_game_info(property.name, true) && !holds(shared, property);
    });
    for (const SgfProperty& property : shared)
        if (tree_.root().find(property.name) == nullptr) tree_.node(sgf_root).add(property);
    for (const Game& game : games_) place(game, shared, lines_through);
    return std::move(tree_);
}

}  // namespace katachi::compiler
