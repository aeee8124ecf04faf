#include "joseki/sgf_export.h"

#include <nlohmann/json.hpp>
#include <queue>

#include "engine/board/turned_vertex.h"
#include "joseki/joseki_play.h"

namespace katachi {

namespace {

constexpr const char* pass_text = "tt";

// A move that waits for its place in the tree.
struct WaitingMove {
    EdgeIndex edge = 0;
    std::int64_t games = 0;
    std::int64_t order = 0;  // among moves of as many games
    SgfNodeIndex parent = sgf_root;
    Orientation drawing = Orientation::identity;  // of the position that it is played in
    Colour colour = Colour::black;
};

struct ComesLater {
    bool operator()(const WaitingMove& a, const WaitingMove& b) const {
        return a.games != b.games ? a.games < b.games : a.order > b.order;
    }
};

std::string point_text(Vertex vertex) {
    if (vertex == pass_vertex) return pass_text;
    return {static_cast<char>('a' + column_of(vertex)), static_cast<char>('a' + row_of(vertex))};
}

class TreeBuilder {
  public:
    explicit TreeBuilder(const JosekiGraph& graph) : graph_(graph), places_(graph.nodes().size(), no_sgf_node) {}

    SgfTree build() {
        SgfNode& root = tree_.node(tree_.add_node(no_sgf_node));
        root.set("GM", "1");
        root.set("SZ", std::to_string(max_board_size));
        places_[0] = sgf_root;
        wait_for_moves(0, sgf_root, Orientation::mirrored, Colour::black);
        while (!waiting_.empty()) {
            const WaitingMove next = waiting_.top();
            waiting_.pop();
            add(next);
        }
        return std::move(tree_);
    }

  private:
    void wait_for_moves(NodeIndex node, SgfNodeIndex place, Orientation drawing, Colour colour) {
        for (const EdgeIndex edge : graph_.node(node).continuations)
            waiting_.push({.edge = edge,
                           .games = graph_.edge(edge).played.games,
                           .order = order_++,
                           .parent = place,
                           .drawing = drawing,
                           .colour = colour});
    }

    void add(const WaitingMove& move) {
        const JosekiEdge& edge = graph_.edge(move.edge);
        const auto next = played(graph_.node(edge.from).stones, edge.move);
        if (!next) return;
        const SgfNodeIndex place = tree_.add_node(move.parent);
        const Vertex vertex = turned(edge.move, move.drawing, max_board_size);
        tree_.node(place).set(move.colour == Colour::black ? "B" : "W", point_text(vertex));
        if (!edge.name.empty()) tree_.node(place).set("N", edge.name);
        SgfNodeIndex& carrier = places_[static_cast<std::size_t>(edge.to)];
        const std::string comment = comment_of(edge, move.colour, carrier);
        if (!comment.empty()) tree_.node(place).set("C", comment);
        if (carrier != no_sgf_node) return;
        carrier = place;
        wait_for_moves(edge.to, place, composed(inverse(next->orientation), move.drawing), opponent(move.colour));
    }

    // `carrier` already has what follows, unless there is none. What was counted is one JSON object in the first line.
    std::string comment_of(const JosekiEdge& edge, Colour mover, SgfNodeIndex carrier) const {
        nlohmann::ordered_json counts;
        const PlayRecord& played = edge.played;
        if (played.games > 0) {
            const bool is_black = mover == Colour::black;
            counts["count"] = played.games;
            counts["b_win"] = is_black ? played.own_wins : played.opponent_wins;
            counts["w_win"] = is_black ? played.opponent_wins : played.own_wins;
        }
        if (played.first_date != 0) {
            counts["first"] = played.first_date;
            counts["last"] = played.last_date;
        }
        const std::int64_t ended = graph_.node(edge.to).ended.games;
        if (ended > 0 && carrier == no_sgf_node) counts["ended"] = ended;
        if (!edge.example.empty()) counts["example"] = edge.example;
        if (carrier != no_sgf_node) counts["goes_on_as_after"] = moves_to(carrier);
        std::string comment =
            counts.empty() ? "" : counts.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
        for (const auto& [language, text] : edge.texts) {
            if (!comment.empty()) comment += '\n';
            if (!language.empty()) comment.append(language).append(": ");
            comment += text;
        }
        return comment;
    }

    std::string moves_to(SgfNodeIndex place) const {
        std::vector<std::string> names;
        for (; place != sgf_root; place = tree_.node(place).parent) {
            const SgfNode& node = tree_.node(place);
            const std::string_view point = node.text(node.find("B") != nullptr ? "B" : "W");
            names.push_back(
                point == pass_text ? "tenuki" : vertex_name(vertex_at(point[1] - 'a', point[0] - 'a'), max_board_size));
        }
        std::string moves;
        for (auto name = names.rbegin(); name != names.rend(); ++name) {
            if (!moves.empty()) moves += ' ';
            moves += *name;
        }
        return moves.empty() ? "the empty board" : moves;
    }

    const JosekiGraph& graph_;
    SgfTree tree_;
    std::vector<SgfNodeIndex> places_;  // that carry what follows, by position
    std::priority_queue<WaitingMove, std::vector<WaitingMove>, ComesLater> waiting_;
    std::int64_t order_ = 0;
};

}  // namespace

SgfTree sgf_tree(const JosekiGraph& graph) { return TreeBuilder(graph).build(); }

}  // namespace katachi
