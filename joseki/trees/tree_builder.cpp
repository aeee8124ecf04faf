#include "joseki/trees/tree_builder.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <unordered_map>

#include "compiler/check/rules/rules.h"
#include "engine/board/board.h"
#include "engine/sgf/values.h"
#include "joseki/trees/corner_entry.h"

namespace katachi::joseki {

namespace {

int stone_count(const CornerEntry& entry) {
    return static_cast<int>(std::count_if(entry.cells.begin(), entry.cells.end(), [](char c) { return c != '.'; }));
}

// A corner as patterns draw it.
std::string drawn(const board::Position& position, int rows, int columns, board::Colour own) {
    std::string cells;
    for (int row = 0; row < rows; ++row)
        for (int column = position.size - columns; column < position.size; ++column) {
            const board::Colour colour = position.at(row, column);
            cells += !board::is_stone(colour) ? '.' : colour == own ? 'O' : 'X';
        }
    return cells;
}

// White where the stones are those of an odd number of moves, Black first.
board::Colour likely_mover(const CornerEntry& entry) {
    const auto own = std::count(entry.cells.begin(), entry.cells.end(), 'O');
    const auto other = std::count(entry.cells.begin(), entry.cells.end(), 'X');
    return other > own ? board::Colour::white : board::Colour::black;
}

board::Position position_of(const CornerEntry& entry, board::Colour own) {
    board::Position position;
    for (int row = 0; row < entry.rows; ++row)
        for (int column = 0; column < entry.columns; ++column)
            if (const char cell = entry.at(row, column); cell != '.')
                position.put(entry.vertex_of(row, column), cell == 'O' ? own : board::opponent(own));
    return position;
}

bool can_play(const board::Position& position, board::Colour colour, board::Vertex vertex) {
    return board::Board(position).is_legal(colour, vertex) == board::Legality::ok;
}

class TreeBuilder {
  public:
    explicit TreeBuilder(std::vector<CornerEntry> entries) : entries_(std::move(entries)) {}

    compiler::SgfTree run(const std::string& name) {
        tree_.nodes.emplace_back();
        tree_.node(compiler::sgf_root).set("GM", "1");
        tree_.node(compiler::sgf_root).set("SZ", std::to_string(board::max_board_size));
        if (!name.empty()) tree_.node(compiler::sgf_root).set("GN", name);
        for (std::size_t i = 0; i < entries_.size(); ++i)
            waiting_[shape_of(entries_[i])][entries_[i].cells].push_back(i);
        for (const std::size_t index : by_stones()) {
            if (placed_.contains(index)) continue;
            place_with_followers(index);
        }
        return std::move(tree_);
    }

  private:
    using Shape = std::pair<int, int>;  // rows and columns of a rectangle

    // A pattern that has its node.
    struct Placed {
        compiler::SgfNodeIndex node;
        board::Position after;  // its move
        board::Colour next;
    };

    static Shape shape_of(const CornerEntry& entry) { return {entry.rows, entry.columns}; }

    std::vector<std::size_t> by_stones() const {
        std::vector<std::size_t> order(entries_.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            return stone_count(entries_[a]) < stone_count(entries_[b]);
        });
        return order;
    }

    void place_with_followers(std::size_t root) {
        std::vector<Placed> open{place_below_set_up(root)};
        while (!open.empty()) {
            const Placed last = open.back();
            open.pop_back();
            for (const std::size_t follower : followers(last))
                open.push_back(place(follower, last.node, last.after, last.next));
        }
    }

    // Patterns without a node that show the corner after the placed one's move, in their order.
    std::vector<std::size_t> followers(const Placed& placed) {
        std::vector<std::size_t> found;
        for (auto& [shape, by_cells] : waiting_) {
            const std::string cells = drawn(placed.after, shape.first, shape.second, placed.next);
            // Without a stone in it the rectangle would not say which corner it is of.
            if (cells.find_first_not_of('.') == std::string::npos) continue;
            const auto same = by_cells.find(cells);
            if (same == by_cells.end()) continue;
            found.insert(found.end(), same->second.begin(), same->second.end());
            by_cells.erase(same);
        }
        std::erase_if(found, [&](std::size_t entry) {
            return placed_.contains(entry) || !can_play(placed.after, placed.next, entries_[entry].move);
        });
        std::sort(found.begin(), found.end());
        return found;
    }

    Placed place_below_set_up(std::size_t index) {
        const board::Colour own = likely_mover(entries_[index]);
        const board::Position position = position_of(entries_[index], own);
        return place(index, set_up_node(position, own), position, own);
    }

    // One for all patterns of the same stones.
    compiler::SgfNodeIndex set_up_node(const board::Position& position, board::Colour to_move) {
        const std::string rows = board::to_rows(position);
        if (rows.find_first_of("XO") == std::string::npos) return compiler::sgf_root;
        const auto [known, is_new] = set_ups_.emplace(std::pair(rows, to_move), compiler::no_sgf_node);
        if (!is_new) return known->second;
        known->second = tree_.add_node(compiler::sgf_root);
        compiler::SgfNode& node = tree_.node(known->second);
        for (const board::Colour colour : {board::Colour::black, board::Colour::white}) {
            compiler::SgfProperty stones{.name = colour == board::Colour::black ? "AB" : "AW", .values = {}};
            for (int row = 0; row < position.size; ++row)
                for (int column = 0; column < position.size; ++column)
                    if (position.at(row, column) == colour)
                        stones.values.push_back(
                            compiler::SgfValue::of(sgf::sgf_point_text(board::vertex_at(row, column))));
            if (!stones.values.empty()) node.add(std::move(stones));
        }
        node.set("PL", sgf::sgf_side_letter(to_move));
        return known->second;
    }

    Placed place(std::size_t index, compiler::SgfNodeIndex parent, const board::Position& before, board::Colour own) {
        placed_.insert(index);
        const CornerEntry& entry = entries_[index];
        const compiler::SgfNodeIndex at = tree_.add_node(parent);
        compiler::SgfNode& node = tree_.node(at);
        node.set(sgf::sgf_side_letter(own), sgf::sgf_point_text(entry.move));
        node.set("N", entry.name);
        node.set("MA", sgf::sgf_point_text(entry.mark()));
        compiler::SgfProperty labels{.name = "LB", .values = {}};
        for (const CornerEntry::Label& label : entry.labels)
            labels.values.push_back(compiler::SgfValue::of(sgf::sgf_point_text(label.vertex) + ":" + label.letter));
        if (!labels.values.empty()) node.add(std::move(labels));
        node.set("C", entry.comment);
        board::Board board(before);
        board.play_recorded(own, entry.move);
        return {at, board.position(), board::opponent(own)};
    }

    std::vector<CornerEntry> entries_;
    compiler::SgfTree tree_;
    std::set<std::size_t> placed_;
    std::map<std::pair<std::string, board::Colour>, compiler::SgfNodeIndex>
        set_ups_;  // by their rows and the side to move
    // Entries that may hang below others, by what they draw.
    std::map<Shape, std::unordered_map<std::string, std::vector<std::size_t>>> waiting_;
};

}  // namespace

compiler::SgfTree joseki_tree(const compiler::PatternDatabase& database, JosekiDialect dialect,
                              base::Diagnostics& findings) {
    std::vector<CornerEntry> entries;
    for (const compiler::Pattern& pattern : database.patterns) {
        auto entry = corner_entry(pattern, dialect);
        auto* sound = std::get_if<CornerEntry>(&entry);
        if (sound != nullptr &&
            can_play(position_of(*sound, board::Colour::black), board::Colour::black, sound->move)) {
            entries.push_back(std::move(*sound));
            continue;
        }
        const std::string reason =
            sound != nullptr ? "its move would take itself off the board" : std::get<NoCornerEntry>(entry).reason;
        findings.push_back({.rule = std::string(compiler::not_a_corner_position.id),
                            .severity = compiler::not_a_corner_position.severity,
                            .message = "a joseki tree cannot show this pattern: " + reason,
                            .source = pattern.source,
                            .span = pattern.name_span,
                            .pattern = pattern.name});
    }
    return TreeBuilder(std::move(entries)).run(database.spec.name);
}

}  // namespace katachi::joseki
