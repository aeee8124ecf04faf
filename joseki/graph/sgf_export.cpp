#include "joseki/graph/sgf_export.h"

#include <algorithm>
#include <queue>

#include "engine/board/turned_vertex.h"
#include "engine/sgf/values.h"
#include "joseki/graph/node_data.h"
#include "joseki/graph/play.h"

namespace katachi::joseki {

namespace {

constexpr const char* pass_text = "tt";

// A move that waits for its place in the tree.
struct WaitingMove {
    EdgeIndex edge = 0;
    std::int64_t games = 0;
    std::int64_t order = 0;  // among moves of as many games
    compiler::SgfNodeIndex parent = compiler::sgf_root;
    board::Orientation drawing = board::Orientation::identity;  // of the position that it is played in
    board::Colour colour = board::Colour::black;
};

struct ComesLater {
    bool operator()(const WaitingMove& a, const WaitingMove& b) const {
        return a.games != b.games ? a.games < b.games : a.order > b.order;
    }
};

std::string point_text(board::Vertex vertex) {
    return vertex == board::pass_vertex ? pass_text : sgf::sgf_point_text(vertex);
}

struct Place {
    std::size_t tree = 0;
    compiler::SgfNodeIndex node = compiler::no_sgf_node;

    bool is_somewhere() const { return node != compiler::no_sgf_node; }
};

class TreesBuilder {
  public:
    explicit TreesBuilder(const Graph& graph) : graph_(graph), places_(graph.nodes().size()) {}

    std::vector<compiler::SgfTree> build() {
        build_from(0);
        // Where positions lead to each other alone, as by passes of both, the first one begins a tree.
        for (const bool lead_to_each_other : {false, true})
            for (std::size_t i = 1; i < places_.size(); ++i)
                if (!places_[i].is_somewhere() && (lead_to_each_other || graph_.nodes()[i].predecessors.empty()))
                    build_from(static_cast<NodeIndex>(i));
        if (trees_.size() > 1 && trees_.front().nodes.size() == 1) trees_.erase(trees_.begin());
        return std::move(trees_);
    }

  private:
    compiler::SgfTree& tree() { return trees_.back(); }

    void build_from(NodeIndex start) {
        compiler::SgfNode& root = trees_.emplace_back().node(tree().add_node(compiler::no_sgf_node));
        root.set("GM", "1");
        root.set("SZ", std::to_string(board::max_board_size));
        for (const JosekiStone& stone : graph_.node(start).stones)
            root.add({.name = stone.own ? "AB" : "AW",
                      .values = {compiler::SgfValue::of(point_text(
                          board::turned(stone.vertex, board::Orientation::mirrored, board::max_board_size)))}});
        if (start != 0) root.set("PL", "B");
        NodeData data;
        add_position_facts(graph_.node(start), board::Colour::black, data.facts);
        write_node_data(data, root);
        if (const std::string told = sentences(data, board::Colour::black); !told.empty()) root.set("C", told);
        places_[static_cast<std::size_t>(start)] = {trees_.size() - 1, compiler::sgf_root};
        wait_for_moves(start, compiler::sgf_root, board::Orientation::mirrored, board::Colour::black);
        while (!waiting_.empty()) {
            const WaitingMove next = waiting_.top();
            waiting_.pop();
            add(next);
        }
    }

    void wait_for_moves(NodeIndex node, compiler::SgfNodeIndex place, board::Orientation drawing,
                        board::Colour colour) {
        for (const EdgeIndex edge : graph_.node(node).continuations)
            waiting_.push({.edge = edge,
                           .games = graph_.edge(edge).played.games,
                           .order = order_++,
                           .parent = place,
                           .drawing = drawing,
                           .colour = colour});
    }

    void add(const WaitingMove& move) {
        const Edge& edge = graph_.edge(move.edge);
        const auto next = played(graph_.node(edge.from).stones, edge.move);
        if (!next) return;
        const compiler::SgfNodeIndex place = tree().add_node(move.parent);
        compiler::SgfNode& node = tree().node(place);
        const board::Vertex vertex = board::turned(edge.move, move.drawing, board::max_board_size);
        node.set(sgf::sgf_side_letter(move.colour), point_text(vertex));
        if (!edge.name.empty()) node.set("N", edge.name);
        if (edge.pattern.rows > 0) add_marks(edge.pattern, move.drawing, node);
        Place& carrier = places_[static_cast<std::size_t>(edge.to)];
        const NodeData data = data_of(edge, move, carrier);
        write_node_data(data, tree().node(place));
        if (const std::string comment = comment_of(edge, sentences(data, board::opponent(move.colour)));
            !comment.empty())
            tree().node(place).set("C", comment);
        if (carrier.is_somewhere()) return;
        carrier = {trees_.size() - 1, place};
        wait_for_moves(edge.to, place, board::composed(board::inverse(next->orientation), move.drawing),
                       board::opponent(move.colour));
    }

    static void add_marks(const MovePattern& pattern, board::Orientation drawing, compiler::SgfNode& node) {
        const board::Vertex far = board::vertex_at(pattern.rows - 1, pattern.columns - 1);
        node.set("MA", point_text(board::turned(far, drawing, board::max_board_size)));
        for (const PointLabel& label : pattern.labels)
            node.add(
                {.name = "LB",
                 .values = {compiler::SgfValue::of(
                     point_text(board::turned(label.vertex, drawing, board::max_board_size)) + ":" + label.letter)}});
    }

    static std::string comment_of(const Edge& edge, const std::string& told) {
        if (edge.pattern.rows > 0) return compiler_comment(edge, told);
        std::string comment;
        for (const auto& [language, text] : edge.texts) comment += in_language(language, text) + '\n';
        comment += told;
        if (comment.ends_with('\n')) comment.pop_back();
        return comment;
    }

    static std::string in_language(const std::string& language, const std::string& text) {
        return language.empty() ? text : std::string(language).append(": ").append(text);
    }

    // A line for each line of the text, behind its sign.
    static std::string lines_behind(char sign, const std::string& text) {
        if (text.empty()) return "";
        std::string lines = std::string("\n") + sign;
        for (const char c : text) lines += c == '\n' ? std::string("\n") + sign : std::string(1, c);
        return lines;
    }

    static std::string compiler_comment(const Edge& edge, const std::string& told) {
        std::string comment;
        if (edge.move_class)
            comment = edge.move_class == MoveClass::antisuji ? '0' : static_cast<char>(*edge.move_class);
        for (const auto& [language, text] : edge.texts) comment += lines_behind('#', in_language(language, text));
        comment += lines_behind(':', edge.pattern.colon) + lines_behind(';', edge.pattern.constraint) +
                   lines_behind('>', edge.pattern.action) + lines_behind('#', told);
        return comment.starts_with('\n') ? comment.substr(1) : comment;
    }

    NodeData data_of(const Edge& edge, const WaitingMove& move, const Place& carrier) const {
        NodeData data;
        CommentFacts& facts = data.facts;
        const PlayRecord& played = edge.played;
        if (played.games > 0) {
            const bool is_black = move.colour == board::Colour::black;
            facts.games = played.games;
            facts.black_wins = is_black ? played.own_wins : played.opponent_wins;
            facts.white_wins = is_black ? played.opponent_wins : played.own_wins;
            data.reached = reached(graph_, edge.from).games;
        }
        facts.first_date = played.first_date;
        facts.last_date = played.last_date;
        facts.example = edge.example;
        // A comment with a pattern says these in lines of their own.
        if (edge.pattern.rows == 0) {
            facts.move_class = edge.move_class;
            facts.constraint = edge.pattern.constraint;
        }
        facts.extension = turned(edge.extension, move.drawing);
        if (carrier.is_somewhere())
            data.after = moves_to(carrier);
        else
            add_position_facts(graph_.node(edge.to), board::opponent(move.colour), facts);
        return data;
    }

    static void add_position_facts(const Node& node, board::Colour to_move, CommentFacts& facts) {
        facts.ended = node.ended.games;
        facts.rest = node.rest.games;
        if (node.outcome) facts.good_for = favoured(*node.outcome, to_move);
        facts.points = node.points;
        facts.stage = node.stage;
        facts.urgency = node.urgency;
        facts.code = node.code;
    }

    std::string moves_to(const Place& place) const {
        const compiler::SgfTree& tree = trees_[place.tree];
        std::vector<std::string> names;
        for (compiler::SgfNodeIndex at = place.node; at != compiler::sgf_root; at = tree.node(at).parent) {
            const compiler::SgfNode& node = tree.node(at);
            const board::Vertex move =
                *sgf::sgf_move(node.text(node.find("B") != nullptr ? "B" : "W"), board::max_board_size);
            names.push_back(move == board::pass_vertex ? "tenuki" : board::vertex_name(move, board::max_board_size));
        }
        std::string moves = place.tree + 1 == trees_.size() ? "" : "tree " + std::to_string(place.tree + 1) + ":";
        std::reverse(names.begin(), names.end());
        for (const std::string& name : names) moves.append(moves.empty() ? "" : " ").append(name);
        return moves.empty() ? "the first position" : moves;
    }

    const Graph& graph_;
    std::vector<compiler::SgfTree> trees_;
    std::vector<Place> places_;  // that carry what follows, by position
    std::priority_queue<WaitingMove, std::vector<WaitingMove>, ComesLater> waiting_;
    std::int64_t order_ = 0;
};

}  // namespace

std::vector<compiler::SgfTree> sgf_trees(const Graph& graph) { return TreesBuilder(graph).build(); }

}  // namespace katachi::joseki
