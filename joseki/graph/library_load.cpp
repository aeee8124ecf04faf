#include <string>
#include <unordered_map>

#include "engine/board/board.h"
#include "joseki/graph/library_store.h"
#include "patterndb/connection.h"

namespace katachi::joseki {

namespace {

// The latest addition says last, and edits by hand after all others.
const std::string in_order = " ORDER BY graft_id IN (SELECT id FROM joseki_graft WHERE content_hash IS NULL), graft_id";

PlayRecord record_at(const SQLite::Statement& row, int column) {
    return {.games = row.getColumn(column).getInt64(),
            .own_wins = row.getColumn(column + 1).getInt64(),
            .opponent_wins = row.getColumn(column + 2).getInt64(),
            .first_date = row.getColumn(column + 3).getInt(),
            .last_date = row.getColumn(column + 4).getInt()};
}

std::vector<PointLabel> labels_of(const std::string& bytes) {
    std::vector<PointLabel> labels;
    for (std::size_t i = 0; i + 2 < bytes.size(); i += 3)
        labels.push_back({vertices_of(std::string_view(bytes).substr(i, 2)).front(), bytes[i + 2]});
    return labels;
}

Advantage outcome_of(const std::string& text) {
    return text == "own" ? Advantage::own : text == "opponent" ? Advantage::opponent : Advantage::even;
}

class Loading {
  public:
    explicit Loading(const catalogue::Catalogue& catalogue)
        : name_(catalogue.name()), connection_(catalogue.connection()) {}

    Graph run() {
        positions();
        moves();
        what_is_said_of_positions();
        what_is_said_of_moves();
        texts();
        return std::move(graph_);
    }

  private:
    [[noreturn]] void refuse(const std::string& what) const { throw catalogue::damaged_catalogue(name_, what); }

    NodeIndex node_at(const SQLite::Column& column) const {
        const auto found = nodes_.find(column.getInt64());
        if (found == nodes_.end()) refuse("a joseki position is missing");
        return found->second;
    }

    EdgeIndex edge_at(const SQLite::Column& column) const {
        const auto found = edges_.find(column.getInt64());
        if (found == edges_.end()) refuse("a joseki move is missing");
        return found->second;
    }

    board::Vertex checked(board::Vertex vertex) const {
        if (!empty_board_.on_board(vertex)) refuse("a point is not on the board");
        return vertex;
    }

    void positions() {
        SQLite::Statement row(connection_, "SELECT id, stones FROM joseki_position ORDER BY id");
        while (row.executeStep()) {
            const JosekiStones stones = stones_of(catalogue::bytes_of(row.getColumn(1)));
            for (const JosekiStone& stone : stones) checked(stone.vertex);
            nodes_[row.getColumn(0).getInt64()] = graph_.add(stones);
        }
    }

    void moves() {
        SQLite::Statement row(connection_, "SELECT id, from_id, vertex, to_id FROM joseki_move ORDER BY id");
        while (row.executeStep()) {
            const board::Vertex move = row.getColumn(2).getInt();
            if (move != board::pass_vertex) checked(move);
            edges_[row.getColumn(0).getInt64()] =
                graph_.add(node_at(row.getColumn(1)), move, node_at(row.getColumn(3)));
        }
    }

    void what_is_said_of_positions() {
        SQLite::Statement row(connection_,
                              "SELECT position_id, set_up, stage, outcome, points, urgency, code, ended_games, "
                              "ended_own_wins, ended_opponent_wins, ended_first_date, ended_last_date, rest_games, "
                              "rest_own_wins, rest_opponent_wins, rest_first_date, rest_last_date "
                              "FROM joseki_position_said" +
                                  in_order);
        while (row.executeStep()) {
            Node& node = graph_.node(node_at(row.getColumn(0)));
            if (const auto set_up = vertices_of(catalogue::bytes_of(row.getColumn(1))); !set_up.empty()) {
                for (const board::Vertex vertex : set_up) checked(vertex);
                node.set_up = set_up;
            }
            if (!row.getColumn(2).isNull()) node.stage = row.getColumn(2).getInt();
            if (!row.getColumn(3).isNull()) node.outcome = outcome_of(row.getColumn(3).getString());
            if (!row.getColumn(4).isNull()) node.points = row.getColumn(4).getDouble();
            if (!row.getColumn(5).isNull()) node.urgency = static_cast<Urgency>(row.getColumn(5).getInt());
            if (const std::string code = row.getColumn(6).getString(); !code.empty()) node.code = code;
            node.ended.add(record_at(row, 7));
            node.rest.add(record_at(row, 12));
        }
    }

    void what_is_said_of_moves() {
        SQLite::Statement row(connection_,
                              "SELECT move_id, class, extension, row_count, column_count, labels, constraint_text, "
                              "action_text, colon_text, name, example, games, own_wins, opponent_wins, first_date, "
                              "last_date FROM joseki_move_said" +
                                  in_order);
        while (row.executeStep()) {
            Edge& edge = graph_.edge(edge_at(row.getColumn(0)));
            if (const std::string letter = row.getColumn(1).getString(); !letter.empty())
                edge.move_class = move_class(letter.front());
            if (const int extension = row.getColumn(2).getInt(); extension != 0)
                edge.extension = static_cast<Extension>(extension);
            const MovePattern pattern{.rows = row.getColumn(3).getInt(),
                                      .columns = row.getColumn(4).getInt(),
                                      .labels = labels_of(catalogue::bytes_of(row.getColumn(5))),
                                      .constraint = row.getColumn(6).getString(),
                                      .action = row.getColumn(7).getString(),
                                      .colon = row.getColumn(8).getString()};
            for (const PointLabel& label : pattern.labels) checked(label.vertex);
            if (!pattern.is_empty()) edge.pattern = pattern;
            if (const std::string name = row.getColumn(9).getString(); !name.empty()) edge.name = name;
            if (edge.example.empty()) edge.example = row.getColumn(10).getString();
            edge.played.add(record_at(row, 11));
        }
    }

    void texts() {
        SQLite::Statement row(connection_, "SELECT move_id, language, text FROM joseki_text" + in_order);
        while (row.executeStep())
            graph_.edge(edge_at(row.getColumn(0))).texts[row.getColumn(1).getString()] = row.getColumn(2).getString();
    }

    std::string name_;
    SQLite::Database& connection_;
    board::Board empty_board_;
    Graph graph_;
    std::unordered_map<std::int64_t, NodeIndex> nodes_;
    std::unordered_map<std::int64_t, EdgeIndex> edges_;
};

}  // namespace

Graph load_library(const catalogue::Catalogue& catalogue) {
    return catalogue::on_connection(catalogue, [&](SQLite::Database&) { return Loading(catalogue).run(); });
}

}  // namespace katachi::joseki
