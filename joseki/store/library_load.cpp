#include <map>
#include <set>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "engine/board/board.h"
#include "joseki/graph/joined_statement.h"
#include "joseki/store/library_store.h"
#include "joseki/store/shown_statements.h"
#include "patterndb/connection.h"

namespace katachi::joseki {

namespace {

const std::string is_edit = "graft_id IN (SELECT id FROM joseki_graft WHERE content_hash IS NULL)";
// The latest addition says last, and edits by hand after all others.
const std::string in_order = " ORDER BY " + is_edit + ", graft_id";

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
    Loading(const catalogue::Catalogue& catalogue, std::span<const std::int64_t> additions)
        : name_(catalogue.name()), connection_(catalogue.connection()), shown_(catalogue, additions) {}

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

    NodeIndex node_at(std::int64_t row) const {
        const auto found = nodes_.find(row);
        if (found == nodes_.end()) refuse("a joseki position is missing");
        return found->second;
    }

    board::Vertex checked(board::Vertex vertex) const {
        if (!empty_board_.on_board(vertex)) refuse("a point is not on the board");
        return vertex;
    }

    int within(const SQLite::Column& column, int least, int most, const char* otherwise) const {
        const std::int64_t number = column.getInt64();
        if (number < least || number > most) refuse(otherwise);
        return static_cast<int>(number);
    }

    // A move as the catalogue has it.
    struct StoredMove {
        std::int64_t from = 0, to = 0;
        board::Vertex vertex = board::pass_vertex;
        std::optional<EdgeIndex> edge = {};  // where something is shown of it
    };

    StoredMove& move_at(const SQLite::Column& column) {
        const auto found = moves_.find(column.getInt64());
        if (found == moves_.end()) refuse("a joseki move is missing");
        return found->second;
    }

    bool is_shown(const StoredMove& move, std::int64_t addition) const {
        return shown_.shows_move(move.from, move.vertex, move.to, addition);
    }

    void positions() {
        SQLite::Statement row(connection_, "SELECT id, stones FROM joseki_position ORDER BY id");
        const std::unordered_set<std::int64_t> shown = shown_positions();
        while (row.executeStep()) {
            const std::int64_t id = row.getColumn(0).getInt64();
            const JosekiStones stones = stones_of(catalogue::bytes_of(row.getColumn(1)));
            for (const JosekiStone& stone : stones) checked(stone.vertex);
            if (shown_.are_all() || shown.contains(id)) nodes_[id] = graph_.add(stones);
        }
    }

    std::unordered_set<std::int64_t> shown_positions() {
        std::unordered_set<std::int64_t> shown;
        if (shown_.are_all()) return shown;
        SQLite::Statement row(connection_, "SELECT position_id, graft_id FROM joseki_position_said");
        while (row.executeStep())
            if (shown_.shows_position(row.getColumn(0).getInt64(), row.getColumn(1).getInt64()))
                shown.insert(row.getColumn(0).getInt64());
        return shown;
    }

    void moves() {
        SQLite::Statement row(connection_, "SELECT id, from_id, vertex, to_id FROM joseki_move ORDER BY id");
        while (row.executeStep()) {
            StoredMove move{.from = row.getColumn(1).getInt64(),
                            .to = row.getColumn(3).getInt64(),
                            .vertex = row.getColumn(2).getInt()};
            if (move.vertex != board::pass_vertex) checked(move.vertex);
            if (shown_.are_all()) move.edge = graph_.add(node_at(move.from), move.vertex, node_at(move.to));
            moves_.emplace(row.getColumn(0).getInt64(), move);
        }
        if (!shown_.are_all()) shown_moves();
    }

    void shown_moves() {
        std::set<std::int64_t> shown;
        SQLite::Statement row(connection_, "SELECT move_id, graft_id FROM joseki_move_said");
        while (row.executeStep())
            if (is_shown(move_at(row.getColumn(0)), row.getColumn(1).getInt64()))
                shown.insert(row.getColumn(0).getInt64());
        for (const std::int64_t id : shown) {
            StoredMove& move = moves_.at(id);
            move.edge = graph_.add(node_at(move.from), move.vertex, node_at(move.to));
        }
    }

    void what_is_said_of_positions() {
        SQLite::Statement row(connection_,
                              "SELECT position_id, set_up, stage, outcome, points, urgency, code, ended_games, "
                              "ended_own_wins, ended_opponent_wins, ended_first_date, ended_last_date, rest_games, "
                              "rest_own_wins, rest_opponent_wins, rest_first_date, rest_last_date, graft_id "
                              "FROM joseki_position_said" +
                                  in_order);
        while (row.executeStep()) {
            if (!shown_.shows_position(row.getColumn(0).getInt64(), row.getColumn(17).getInt64())) continue;
            Node& node = graph_.node(node_at(row.getColumn(0).getInt64()));
            if (const auto set_up = vertices_of(catalogue::bytes_of(row.getColumn(1))); !set_up.empty()) {
                for (const board::Vertex vertex : set_up) checked(vertex);
                node.set_up = set_up;
            }
            if (!row.getColumn(2).isNull()) node.stage = within(row.getColumn(2), 0, 2, "a stage is none");
            if (!row.getColumn(3).isNull()) node.outcome = outcome_of(row.getColumn(3).getString());
            if (!row.getColumn(4).isNull()) node.points = row.getColumn(4).getDouble();
            if (!row.getColumn(5).isNull())
                node.urgency = static_cast<Urgency>(within(row.getColumn(5), 1, 3, "an urgency is none"));
            if (const std::string code = row.getColumn(6).getString(); !code.empty()) node.code = code;
            node.ended.add(record_at(row, 7));
            node.rest.add(record_at(row, 12));
        }
    }

    void what_is_said_of_moves() {
        SQLite::Statement row(connection_,
                              "SELECT move_id, class, extension, row_count, column_count, labels, constraint_text, "
                              "action_text, colon_text, name, example, games, own_wins, opponent_wins, first_date, "
                              "last_date, graft_id, " +
                                  is_edit + " FROM joseki_move_said" + in_order);
        while (row.executeStep()) {
            const StoredMove& move = move_at(row.getColumn(0));
            if (is_shown(move, row.getColumn(16).getInt64()))
                say(row, graph_.edge(*move.edge));
            else if (shown_.shows_position(move.from, row.getColumn(16).getInt64()))
                graph_.node(node_at(move.from)).rest.add(record_at(row, 11));  // the games were played all the same
        }
    }

    void say(const SQLite::Statement& row, Edge& edge) const {
        if (const std::string letter = row.getColumn(1).getString(); !letter.empty())
            edge.move_class = move_class(letter.front());
        if (const int extension = within(row.getColumn(2), 0, 2, "an extension is none"); extension != 0)
            edge.extension = static_cast<Extension>(extension);
        constexpr const char* beyond = "a rectangle is larger than the board";
        const MovePattern pattern{.rows = within(row.getColumn(3), 0, board::max_board_size, beyond),
                                  .columns = within(row.getColumn(4), 0, board::max_board_size, beyond),
                                  .labels = labels_of(catalogue::bytes_of(row.getColumn(5))),
                                  .constraint = row.getColumn(6).getString(),
                                  .action = row.getColumn(7).getString(),
                                  .colon = row.getColumn(8).getString()};
        for (const PointLabel& label : pattern.labels) checked(label.vertex);
        if (pattern.rows > 0)
            edge.pattern = pattern;
        else if (!pattern.constraint.empty())  // is said without the rest, as by hand
            edge.pattern.constraint = pattern.constraint;
        if (const std::string name = row.getColumn(9).getString(); row.getColumn(17).getInt() == 0)
            join(edge.name, name, between_names);
        else if (!name.empty())
            edge.name = name;
        edge.add_played(record_at(row, 11), row.getColumn(10).getString());
    }

    void texts() {
        SQLite::Statement row(connection_,
                              "SELECT move_id, language, text, source, content_hash IS NULL, graft_id FROM joseki_text "
                              "JOIN joseki_graft ON graft_id = id ORDER BY content_hash IS NULL, graft_id");
        std::map<std::pair<EdgeIndex, std::string>, AttributedText> texts;
        while (row.executeStep()) {
            const StoredMove& move = move_at(row.getColumn(0));
            if (!is_shown(move, row.getColumn(5).getInt64())) continue;
            AttributedText& text = texts[{*move.edge, row.getColumn(1).getString()}];
            if (row.getColumn(4).getInt() != 0) text = {};  // an edit says it anew
            text.add(row.getColumn(2).getString(), row.getColumn(3).getString());
        }
        for (const auto& [place, text] : texts) graph_.edge(place.first).texts[place.second] = text.text();
    }

    std::string name_;
    SQLite::Database& connection_;
    ShownStatements shown_;
    board::Board empty_board_;
    Graph graph_;
    std::unordered_map<std::int64_t, NodeIndex> nodes_;
    std::unordered_map<std::int64_t, StoredMove> moves_;
};

}  // namespace

Graph load_library(const catalogue::Catalogue& catalogue, std::span<const std::int64_t> additions) {
    return catalogue::on_connection(catalogue, [&](SQLite::Database&) { return Loading(catalogue, additions).run(); });
}

}  // namespace katachi::joseki
