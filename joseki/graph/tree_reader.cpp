#include "joseki/graph/tree_reader.h"

#include <algorithm>
#include <string>
#include <utility>

#include "base/text/one_line.h"
#include "compiler/sgf/properties.h"
#include "engine/board/board.h"
#include "engine/board/turned_vertex.h"
#include "engine/sgf/values.h"
#include "joseki/graph/joined_statement.h"
#include "joseki/graph/left_out.h"
#include "joseki/graph/node_data.h"
#include "joseki/trees/marked_corner.h"

namespace katachi::joseki {

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

constexpr int middle = board::max_board_size / 2;

// Where a line of the tree has come to.
struct Line {
    board::Position position{board::max_board_size};
    board::Vertex ko_point = board::pass_vertex;  // where ko_side may not play
    board::Colour ko_side = board::Colour::black;
    board::Colour to_move = board::Colour::black;
    std::optional<board::Orientation> corner = {};  // brings the first move's corner to the upper left
    std::vector<board::Vertex> set_up = {};         // stones that were not played
    bool is_below = true;                           // of the position that was asked for
    bool is_refused = false;                        // behind an illegal move
};

board::Orientation to_upper_left(board::Vertex vertex) {
    const bool right = board::column_of(vertex) > middle;
    const bool low = board::row_of(vertex) > middle;
    if (right && low) return board::Orientation::rotated_180;
    if (right) return board::Orientation::mirrored;
    return low ? board::Orientation::flipped : board::Orientation::identity;
}

// Also where the line is a remark for the joseki compiler.
std::string without_line(std::string_view text, std::string_view line) {
    std::string rest;
    while (!text.empty()) {
        const std::string_view first = text.substr(0, text.find('\n'));
        const bool is_it = !line.empty() && (first == line || (first.starts_with('#') && first.substr(1) == line));
        if (!is_it) rest.append(rest.empty() ? "" : "\n").append(first);
        text.remove_prefix(std::min(first.size() + 1, text.size()));
    }
    return rest;
}

class Reading {
  public:
    Reading(const compiler::SgfTree& tree, const ImportRules& rules, const TreeReadingOptions& options, Graph& graph)
        : tree_(tree), rules_(rules), options_(options), graph_(graph) {}

    TreeReading run() {
        struct Open {
            compiler::SgfNodeIndex node;
            Line line;
        };
        std::vector<Open> open;
        open.push_back({compiler::sgf_root, Line{.is_below = !options_.below}});
        while (!open.empty()) {
            Open next = std::move(open.back());
            open.pop_back();
            read(next.node, next.line);
            const auto first = static_cast<std::ptrdiff_t>(open.size());
            for (auto at = tree_.node(next.node).first_child; at != compiler::no_sgf_node;
                 at = tree_.node(at).next_sibling)
                open.push_back({at, next.line});
            std::reverse(open.begin() + first, open.end());
        }
        return std::move(result_);
    }

  private:
    void read(compiler::SgfNodeIndex index, Line& line) {
        ++result_.counts.nodes;
        const compiler::SgfNode& node = tree_.node(index);
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
            if (const auto side = sgf::sgf_side(turn->values.front().text)) line.to_move = *side;
        if (!move && line.is_below) {
            const bool speaks = sets_up(node) || read_node_data(node);
            const bool has_text = speaks ? say_of_position(node, line) : !sgf::sgf_trimmed(node.text("C")).empty();
            count_left_out(node, {.has_move = false, .has_text = has_text}, result_.left_out);
        }
        if (options_.below && !line.is_below) line.is_below = seen(line, line.to_move).stones == *options_.below;
    }

    void set_up(const compiler::SgfNode& node, Line& line) const {
        constexpr std::pair<const char*, board::Colour> properties[] = {
            {"AB", board::Colour::black}, {"AW", board::Colour::white}, {"AE", board::Colour::empty}};
        for (const auto& [name, colour] : properties) {
            const auto* property = node.find(name);
            if (property == nullptr) continue;
            for (const compiler::SgfValue& value : property->values) place(value.text, colour, line);
        }
    }

    static bool sets_up(const compiler::SgfNode& node) {
        return node.find("AB") != nullptr || node.find("AW") != nullptr;
    }

    // Whether there is a text too, which positions have not.
    bool say_of_position(const compiler::SgfNode& node, const Line& line) {
        const CommentFacts facts = facts_of(node, false, line.to_move);
        const bool says = facts.good_for || facts.points || facts.stage || facts.urgency || facts.ended > 0 ||
                          facts.rest > 0 || !facts.code.empty();
        if (says)
            say_after(facts, board::opponent(line.to_move), graph_.node(add_node(line, seen(line, line.to_move))));
        return !facts.texts.empty();
    }

    static void place(std::string_view text, board::Colour colour, Line& line) {
        const auto rectangle = sgf::sgf_rectangle(text, board::max_board_size);
        if (!rectangle) return;
        for (int row = rectangle->top; row <= rectangle->bottom; ++row)
            for (int column = rectangle->left; column <= rectangle->right; ++column) {
                const board::Vertex vertex = board::vertex_at(row, column);
                line.position.put(vertex, colour);
                std::erase(line.set_up, vertex);
                if (colour != board::Colour::empty) line.set_up.push_back(vertex);
            }
        line.ko_point = board::pass_vertex;
    }

    std::optional<board::Move> move_of(const compiler::SgfNode& node) const {
        for (const auto& [name, colour] : {std::pair("B", board::Colour::black), {"W", board::Colour::white}})
            if (const auto* property = node.find(name))
                if (const auto vertex = sgf::sgf_move(property->values.front().text, board::max_board_size))
                    return board::Move{colour, *vertex};
        return std::nullopt;
    }

    void play(const compiler::SgfNode& node, board::Move move, Line& line) {
        if (move.vertex != board::pass_vertex && is_outside(move.vertex, line)) {
            ++result_.counts.elsewhere;  // and the side that is to move in the corner stays it
            return;
        }
        board::Board board(line.position);
        const board::Legality legality = board.play(move.colour, move.vertex);
        if (is_ko(move, line)) ++result_.counts.after_ko_threats;
        if (legality != board::Legality::ok) {
            refuse(node, move, legality, line);
            return;
        }
        if (line.is_below)
            add(node, move, line, board.position());
        else
            ++result_.counts.elsewhere;
        std::erase_if(line.set_up, [&](board::Vertex vertex) { return board.at(vertex) != line.position.at(vertex); });
        line.position = board.position();
        line.ko_point = board.ko_point();
        line.ko_side = board::opponent(move.colour);
        line.to_move = board::opponent(move.colour);
    }

    // The first move of a line chooses its corner.
    bool is_outside(board::Vertex vertex, Line& line) const {
        if (!options_.corner_lines) return false;
        if (!line.corner) line.corner = to_upper_left(vertex);
        return is_far(vertex, *line.corner);
    }

    // The vertex is further from the corner than the lines that were asked for.
    bool is_far(board::Vertex vertex, board::Orientation corner) const {
        const board::Vertex at = board::turned(vertex, corner, board::max_board_size);
        return board::row_of(at) >= *options_.corner_lines || board::column_of(at) >= *options_.corner_lines;
    }

    static bool is_ko(board::Move move, const Line& line) {
        return move.vertex != board::pass_vertex && move.vertex == line.ko_point && move.colour == line.ko_side;
    }

    void refuse(const compiler::SgfNode& node, board::Move move, board::Legality legality, Line& line) {
        ++result_.counts.refused;
        line.is_refused = true;
        const char* side = move.colour == board::Colour::black ? "Black " : "White ";
        result_.warnings.push_back({node.offset, side + board::vertex_name(move.vertex, board::max_board_size) +
                                                     " and what follows is left out: " + board::reason(legality)});
    }

    NormalForm seen(const Line& line, board::Colour to_move) const { return seen(line, line.position, to_move); }

    NormalForm seen(const Line& line, const board::Position& position, board::Colour to_move) const {
        JosekiStones stones = joseki_stones(position, to_move);
        if (options_.corner_lines && line.corner)
            std::erase_if(stones, [&](const JosekiStone& stone) { return is_far(stone.vertex, *line.corner); });
        return normal_form(stones);
    }

    void add(const compiler::SgfNode& node, board::Move move, const Line& line, const board::Position& after) {
        if (move.colour != line.to_move && !is_empty(line.position)) add_tenuki(line);
        const NormalForm before = seen(line, move.colour);
        const NormalForm behind = seen(line, after, board::opponent(move.colour));
        const board::Orientation drawn = orientation_of_move(before, move.vertex);
        const NodeIndex from = add_node(line, before);
        const NodeIndex to = add_node(line, behind, after);
        const auto edges_before = graph_.edges().size();
        const EdgeIndex edge = graph_.add(from, board::turned(move.vertex, drawn, board::max_board_size), to);
        ++(graph_.edges().size() > edges_before ? result_.counts.new_moves : result_.counts.merged_moves);
        say(node, move, line.position, edge, drawn);
    }

    static bool is_empty(const board::Position& position) {
        return joseki_stones(position, board::Colour::black).empty();
    }

    void add_tenuki(const Line& line) {
        const NormalForm before = seen(line, line.to_move);
        const NormalForm behind = seen(line, board::opponent(line.to_move));
        const NodeIndex from = add_node(line, before);
        graph_.add(from, board::pass_vertex, add_node(line, behind));
    }

    NodeIndex add_node(const Line& line, const NormalForm& form) { return add_node(line, form, line.position); }

    // The stones of a new node are set up as the line has it, but for those that its last move took: whoever comes
    // later with played ones changes nothing.
    NodeIndex add_node(const Line& line, const NormalForm& form, const board::Position& position) {
        const auto nodes_before = graph_.nodes().size();
        const NodeIndex index = graph_.add(form.stones);
        if (graph_.nodes().size() == nodes_before) return index;
        Node& node = graph_.node(index);
        for (const board::Vertex vertex : line.set_up)
            if (position.at(vertex) == line.position.at(vertex))
                node.set_up.push_back(board::turned(vertex, form.orientation, board::max_board_size));
        std::sort(node.set_up.begin(), node.set_up.end());
        return index;
    }

    // The sentence of exported data is no text.
    CommentFacts facts_of(const compiler::SgfNode& node, bool is_marked, board::Colour to_move) {
        const auto data = read_node_data(node);
        if (!data) return rules_.apply(node.text("C"), is_marked, result_.applied_rules);
        std::string comment(node.text("C"));
        for (const std::string& line : known_sentences(*data, to_move)) comment = without_line(comment, line);
        CommentFacts facts = rules_.apply(comment, is_marked, result_.applied_rules);
        facts.take(data->facts);
        return facts;
    }

    void say(const compiler::SgfNode& node, board::Move move, const board::Position& before, EdgeIndex index,
             board::Orientation orientation) {
        Edge& edge = graph_.edge(index);
        join(edge.name, base::one_line(std::string(node.text("N"))), between_names);
        const auto mark = mark_of(node);
        CommentFacts facts = facts_of(node, mark.has_value(), board::opponent(move.colour));
        if (facts.move_class) edge.move_class = facts.move_class;
        if (facts.extension != Extension::none) edge.extension = turned(facts.extension, orientation);
        for (const auto& [language, text] : facts.texts) join(edge.texts[language], text, "\n");
        edge.add_played(counted(facts, move.colour), facts.example);
        bool has_pattern = false;
        if (!mark && !facts.constraint.empty()) edge.pattern.constraint = facts.constraint;
        if (mark) {
            const MarkedCorner marked = marked_corner(before, *mark, move.vertex);
            has_pattern =
                say_pattern(node, *mark, marked.vertex_of({0, marked.columns - 1}), orientation, facts, edge.pattern);
        }
        count_left_out(node, {.has_move = true, .has_pattern = has_pattern}, result_.left_out);
        say_after(facts, move.colour, graph_.node(edge.to));
        if (facts.urgency_before) graph_.node(edge.from).urgency = facts.urgency_before;
    }

    // Trees count how often each of their paths was played, so that those which meet are added.
    static PlayRecord counted(const CommentFacts& facts, board::Colour mover) {
        const auto own = mover == board::Colour::black ? facts.black_wins : facts.white_wins;
        const auto other = mover == board::Colour::black ? facts.white_wins : facts.black_wins;
        return {.games = facts.games.value_or(0),
                .own_wins = own.value_or(0),
                .opponent_wins = other.value_or(0),
                .first_date = facts.first_date,
                .last_date = facts.last_date};
    }

    static void say_after(const CommentFacts& facts, board::Colour mover, Node& node) {
        if (facts.good_for) node.outcome = advantage_of(*facts.good_for, board::opponent(mover));
        if (facts.points) node.points = facts.points;
        if (facts.stage) node.stage = facts.stage;
        if (facts.urgency) node.urgency = facts.urgency;
        if (!facts.code.empty()) node.code = facts.code;
        node.ended.games += facts.ended;
        node.rest.games += facts.rest;
    }

    // The far corner of the rectangle.
    static std::optional<board::Vertex> mark_of(const compiler::SgfNode& node) {
        for (const char* name : {"MA", "SQ"})
            if (const auto* marks = node.find(name))
                if (const auto vertex =
                        sgf::sgf_point(sgf::sgf_trimmed(marks->values.front().text), board::max_board_size))
                    return vertex;
        return std::nullopt;
    }

    // Whether the node has a pattern.
    static bool say_pattern(const compiler::SgfNode& node, board::Vertex mark, board::Vertex corner,
                            board::Orientation orientation, const CommentFacts& facts, MovePattern& pattern) {
        const board::Vertex far = board::turned(mark, orientation, board::max_board_size);
        // Where a position has stones in several corners, the marked one may be another than the one that rules are
        // about.
        if (board::turned(corner, orientation, board::max_board_size) != board::vertex_at(0, 0)) return false;
        pattern = {.rows = board::row_of(far) + 1,
                   .columns = board::column_of(far) + 1,
                   .labels = {},
                   .constraint = facts.constraint,
                   .action = facts.action,
                   .colon = facts.colon};
        const auto* labels = node.find("LB");
        if (labels == nullptr) return true;
        for (const compiler::SgfValue& value : labels->values) {
            const auto vertex = sgf::sgf_point(sgf::sgf_trimmed(value.before_colon()), board::max_board_size);
            if (vertex && value.behind_colon().size() == 1)
                pattern.labels.push_back(
                    {board::turned(*vertex, orientation, board::max_board_size), value.behind_colon().front()});
        }
        std::sort(pattern.labels.begin(), pattern.labels.end(),
                  [](const PointLabel& a, const PointLabel& b) { return a.vertex < b.vertex; });
        return true;
    }

    const compiler::SgfTree& tree_;
    const ImportRules& rules_;
    const TreeReadingOptions& options_;
    Graph& graph_;
    TreeReading result_;
};

}  // namespace

TreeReading read_tree(const compiler::SgfTree& tree, const ImportRules& rules, const TreeReadingOptions& options,
                      Graph& graph) {
    if (tree.board_size() == board::max_board_size) return Reading(tree, rules, options, graph).run();
    TreeReading refused;
    refused.counts.nodes = refused.counts.refused = tree.nodes.size();
    refused.is_19x19 = false;
    return refused;
}

}  // namespace katachi::joseki
