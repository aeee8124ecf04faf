#include "joseki/graph/tree_reader.h"

#include <algorithm>
#include <string>
#include <utility>

#include "compiler/sgf/properties.h"
#include "engine/board/board.h"
#include "engine/sgf/values.h"
#include "engine/board/turned_vertex.h"
#include "joseki/trees/marked_corner.h"

namespace katachi {

void TreeCounts::add(const TreeCounts& other) {
    nodes += other.nodes;
    new_moves += other.new_moves;
    merged_moves += other.merged_moves;
    without_move += other.without_move;
    after_ko_threats += other.after_ko_threats;
    refused += other.refused;
    elsewhere += other.elsewhere;
}

namespace {

constexpr int middle = max_board_size / 2;

// Where a line of the tree has come to.
struct Line {
    Position position{max_board_size};
    Vertex ko_point = pass_vertex;  // where ko_side may not play
    Colour ko_side = Colour::black;
    Colour to_move = Colour::black;
    std::optional<Orientation> corner = {};  // brings the first move's corner to the upper left
    std::vector<Vertex> set_up = {};         // stones that were not played
    bool is_below = true;                    // of the position that was asked for
    bool is_refused = false;                 // behind an illegal move
};

Orientation to_upper_left(Vertex vertex) {
    const bool right = column_of(vertex) > middle;
    const bool low = row_of(vertex) > middle;
    if (right && low) return Orientation::rotated_180;
    if (right) return Orientation::mirrored;
    return low ? Orientation::flipped : Orientation::identity;
}

class Reading {
  public:
    Reading(const SgfTree& tree, const ImportRules& rules, const TreeReadingOptions& options, JosekiGraph& graph)
        : tree_(tree), rules_(rules), options_(options), graph_(graph) {}

    TreeReading run() {
        struct Open {
            SgfNodeIndex node;
            Line line;
        };
        std::vector<Open> open;
        open.push_back({sgf_root, Line{.is_below = !options_.below}});
        while (!open.empty()) {
            Open next = std::move(open.back());
            open.pop_back();
            read(next.node, next.line);
            const auto first = static_cast<std::ptrdiff_t>(open.size());
            for (auto at = tree_.node(next.node).first_child; at != no_sgf_node; at = tree_.node(at).next_sibling)
                open.push_back({at, next.line});
            std::reverse(open.begin() + first, open.end());
        }
        return std::move(result_);
    }

  private:
    void read(SgfNodeIndex index, Line& line) {
        ++result_.counts.nodes;
        const SgfNode& node = tree_.node(index);
        if (line.is_refused) {
            ++result_.counts.refused;
            return;
        }
        set_up(node, line);
        const auto move = move_of(node);
        if (move)
            play(node, *move, line);
        else
            ++result_.counts.without_move;
        if (const auto* turn = node.find("PL"))
            if (const auto side = sgf_side(turn->values.front().text)) line.to_move = *side;
        if (!move && line.is_below && sets_up(node)) say_of_set_up(node, line);
        if (options_.below && !line.is_below) line.is_below = seen(line, line.to_move).stones == *options_.below;
    }

    void set_up(const SgfNode& node, Line& line) const {
        constexpr std::pair<const char*, Colour> properties[] = {
            {"AB", Colour::black}, {"AW", Colour::white}, {"AE", Colour::empty}};
        for (const auto& [name, colour] : properties) {
            const auto* property = node.find(name);
            if (property == nullptr) continue;
            for (const SgfValue& value : property->values) place(value.text, colour, line);
        }
    }

    static bool sets_up(const SgfNode& node) { return node.find("AB") != nullptr || node.find("AW") != nullptr; }

    void say_of_set_up(const SgfNode& node, const Line& line) {
        const CommentFacts facts = rules_.apply(node.text("C"), false, result_.applied_rules);
        const bool says = facts.good_for || facts.points || facts.stage || facts.urgency || !facts.code.empty();
        if (says) say_after(facts, opponent(line.to_move), graph_.node(add_node(line, seen(line, line.to_move))));
    }

    static void place(std::string_view text, Colour colour, Line& line) {
        const auto rectangle = sgf_rectangle(text, max_board_size);
        if (!rectangle) return;
        for (int row = rectangle->top; row <= rectangle->bottom; ++row)
            for (int column = rectangle->left; column <= rectangle->right; ++column) {
                const Vertex vertex = vertex_at(row, column);
                line.position.put(vertex, colour);
                std::erase(line.set_up, vertex);
                if (colour != Colour::empty) line.set_up.push_back(vertex);
            }
        line.ko_point = pass_vertex;
    }

    std::optional<Move> move_of(const SgfNode& node) const {
        for (const auto& [name, colour] : {std::pair("B", Colour::black), {"W", Colour::white}})
            if (const auto* property = node.find(name))
                if (const auto vertex = sgf_move(property->values.front().text, max_board_size))
                    return Move{colour, *vertex};
        return std::nullopt;
    }

    void play(const SgfNode& node, Move move, Line& line) {
        if (move.vertex != pass_vertex && is_outside(move.vertex, line)) {
            ++result_.counts.elsewhere;  // and the side that is to move in the corner stays it
            return;
        }
        Board board(line.position);
        const Legality legality = board.play(move.colour, move.vertex);
        if (is_ko(move, line)) ++result_.counts.after_ko_threats;
        if (legality != Legality::ok) {
            refuse(node, move, legality, line);
            return;
        }
        if (line.is_below)
            add(node, move, line, board.position());
        else
            ++result_.counts.elsewhere;
        std::erase_if(line.set_up, [&](Vertex vertex) { return board.at(vertex) != line.position.at(vertex); });
        line.position = board.position();
        line.ko_point = board.ko_point();
        line.ko_side = opponent(move.colour);
        line.to_move = opponent(move.colour);
    }

    // The first move of a line chooses its corner.
    bool is_outside(Vertex vertex, Line& line) const {
        if (!options_.corner_lines) return false;
        if (!line.corner) line.corner = to_upper_left(vertex);
        return is_far(vertex, *line.corner);
    }

    // From the corner, for more lines than were asked for.
    bool is_far(Vertex vertex, Orientation corner) const {
        const Vertex at = turned(vertex, corner, max_board_size);
        return row_of(at) >= *options_.corner_lines || column_of(at) >= *options_.corner_lines;
    }

    static bool is_ko(Move move, const Line& line) {
        return move.vertex != pass_vertex && move.vertex == line.ko_point && move.colour == line.ko_side;
    }

    void refuse(const SgfNode& node, Move move, Legality legality, Line& line) {
        ++result_.counts.refused;
        line.is_refused = true;
        const char* side = move.colour == Colour::black ? "Black " : "White ";
        result_.warnings.push_back({node.offset, side + vertex_name(move.vertex, max_board_size) +
                                                     " and what follows is left out: " + reason(legality)});
    }

    NormalForm seen(const Line& line, Colour to_move) const { return seen(line, line.position, to_move); }

    NormalForm seen(const Line& line, const Position& position, Colour to_move) const {
        JosekiStones stones = joseki_stones(position, to_move);
        if (options_.corner_lines && line.corner)
            std::erase_if(stones, [&](const JosekiStone& stone) { return is_far(stone.vertex, *line.corner); });
        return normal_form(stones);
    }

    void add(const SgfNode& node, Move move, const Line& line, const Position& after) {
        if (move.colour != line.to_move && !is_empty(line.position)) add_tenuki(line);
        const NormalForm before = seen(line, move.colour);
        const NormalForm behind = seen(line, after, opponent(move.colour));
        const Orientation drawn = orientation_of_move(before, move.vertex);
        const NodeIndex from = add_node(line, before);
        const NodeIndex to = add_node(line, behind);
        const auto edges_before = graph_.edges().size();
        const EdgeIndex edge = graph_.add(from, turned(move.vertex, drawn, max_board_size), to);
        ++(graph_.edges().size() > edges_before ? result_.counts.new_moves : result_.counts.merged_moves);
        say(node, move, line.position, edge, drawn);
    }

    static bool is_empty(const Position& position) { return joseki_stones(position, Colour::black).empty(); }

    void add_tenuki(const Line& line) {
        const NormalForm before = seen(line, line.to_move);
        const NormalForm behind = seen(line, opponent(line.to_move));
        const NodeIndex from = add_node(line, before);
        graph_.add(from, pass_vertex, add_node(line, behind));
    }

    // The stones of a new node are set up as the line has it: whoever comes later with played ones changes nothing.
    NodeIndex add_node(const Line& line, const NormalForm& form) {
        const auto nodes_before = graph_.nodes().size();
        const NodeIndex index = graph_.add(form.stones);
        if (graph_.nodes().size() == nodes_before) return index;
        JosekiNode& node = graph_.node(index);
        for (const Vertex vertex : line.set_up) node.set_up.push_back(turned(vertex, form.orientation, max_board_size));
        std::sort(node.set_up.begin(), node.set_up.end());
        return index;
    }

    void say(const SgfNode& node, Move move, const Position& before, EdgeIndex index, Orientation orientation) {
        JosekiEdge& edge = graph_.edge(index);
        if (const auto name = node.text("N"); !name.empty()) edge.name = name;
        const auto mark = mark_of(node);
        CommentFacts facts = rules_.apply(node.text("C"), mark.has_value(), result_.applied_rules);
        if (facts.move_class) edge.move_class = facts.move_class;
        if (facts.extension != Extension::none) edge.extension = turned(facts.extension, orientation);
        if (!facts.example.empty()) edge.example = facts.example;
        for (auto& [language, text] : facts.texts) edge.texts[language] = std::move(text);
        count(facts, move.colour, edge.played);
        if (mark) {
            const MarkedCorner marked = marked_corner(before, *mark, move.vertex);
            say_pattern(node, *mark, marked.vertex_of({0, marked.columns - 1}), orientation, facts, edge.pattern);
        }
        say_after(facts, move.colour, graph_.node(edge.to));
        if (facts.urgency_before) graph_.node(edge.from).urgency = facts.urgency_before;
    }

    // Trees count how often each of their paths was played, so that those which meet are added.
    static void count(const CommentFacts& facts, Colour mover, PlayRecord& played) {
        const auto own = mover == Colour::black ? facts.black_wins : facts.white_wins;
        const auto other = mover == Colour::black ? facts.white_wins : facts.black_wins;
        played.add({.games = facts.games.value_or(0),
                    .own_wins = own.value_or(0),
                    .opponent_wins = other.value_or(0),
                    .first_date = facts.first_date,
                    .last_date = facts.last_date});
    }

    static void say_after(const CommentFacts& facts, Colour mover, JosekiNode& node) {
        if (facts.good_for)
            node.outcome = *facts.good_for == Colour::empty ? Advantage::even
                           : *facts.good_for == mover       ? Advantage::opponent
                                                            : Advantage::own;
        if (facts.points) node.points = facts.points;
        if (facts.stage) node.stage = facts.stage;
        if (facts.urgency) node.urgency = facts.urgency;
        if (!facts.code.empty()) node.code = facts.code;
        node.ended.games += facts.ended;
    }

    // The far corner of the rectangle.
    static std::optional<Vertex> mark_of(const SgfNode& node) {
        for (const char* name : {"MA", "SQ"})
            if (const auto* marks = node.find(name))
                if (const auto vertex = sgf_point(sgf_trimmed(marks->values.front().text), max_board_size))
                    return vertex;
        return std::nullopt;
    }

    static void say_pattern(const SgfNode& node, Vertex mark, Vertex corner, Orientation orientation,
                            const CommentFacts& facts, MovePattern& pattern) {
        const Vertex far = turned(mark, orientation, max_board_size);
        // Of a position with stones in several corners the marked one may be another than that which rules are about.
        if (turned(corner, orientation, max_board_size) != vertex_at(0, 0)) return;
        pattern = {.rows = row_of(far) + 1,
                   .columns = column_of(far) + 1,
                   .labels = {},
                   .constraint = facts.constraint,
                   .action = facts.action,
                   .colon = facts.colon};
        const auto* labels = node.find("LB");
        if (labels == nullptr) return;
        for (const SgfValue& value : labels->values) {
            const auto vertex = sgf_point(sgf_trimmed(value.before_colon()), max_board_size);
            if (vertex && value.behind_colon().size() == 1)
                pattern.labels.push_back({turned(*vertex, orientation, max_board_size), value.behind_colon().front()});
        }
        std::sort(pattern.labels.begin(), pattern.labels.end(),
                  [](const PointLabel& a, const PointLabel& b) { return a.vertex < b.vertex; });
    }

    const SgfTree& tree_;
    const ImportRules& rules_;
    const TreeReadingOptions& options_;
    JosekiGraph& graph_;
    TreeReading result_;
};

}  // namespace

TreeReading read_tree(const SgfTree& tree, const ImportRules& rules, const TreeReadingOptions& options,
                      JosekiGraph& graph) {
    if (tree.board_size() == max_board_size) return Reading(tree, rules, options, graph).run();
    TreeReading refused;
    refused.counts.nodes = refused.counts.refused = tree.nodes.size();
    refused.is_19x19 = false;
    return refused;
}

}  // namespace katachi
