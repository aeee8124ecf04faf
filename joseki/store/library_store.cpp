#include "joseki/store/library_store.h"

#include <fmt/core.h>
#include <xxhash.h>

#include <algorithm>
#include <bit>

#include "base/text/utf8.h"
#include "joseki/store/new_addition.h"
#include "joseki/store/shown_statements.h"
#include "joseki/store/spoken_rows.h"
#include "patterndb/connection.h"

namespace katachi::joseki {

namespace {

// One row after the other through one statement; parameters in their order.
class Row {
  public:
    explicit Row(SQLite::Statement& statement) : statement_(statement) { statement_.reset(); }

    Row& number(std::int64_t value) {
        statement_.bind(++index_, value);
        return *this;
    }
    Row& real(double value) {
        statement_.bind(++index_, value);
        return *this;
    }
    Row& text(const std::string& value) {
        statement_.bind(++index_, base::as_utf8(value));
        return *this;
    }
    Row& bytes(const std::string& value) {
        catalogue::bind_bytes(statement_, ++index_, value);
        return *this;
    }
    Row& null() {
        statement_.bind(++index_);
        return *this;
    }
    Row& record(const PlayRecord& played) {
        return number(played.games)
            .number(played.own_wins)
            .number(played.opponent_wins)
            .number(played.first_date)
            .number(played.last_date);
    }

  private:
    SQLite::Statement& statement_;
    int index_ = 0;
};

std::string labels_bytes(const std::vector<PointLabel>& labels) {
    std::string bytes;
    for (const PointLabel& label : labels) {
        bytes += bytes_of(std::vector{label.vertex});
        bytes += label.letter;
    }
    return bytes;
}

const char* outcome_text(Advantage outcome) {
    switch (outcome) {
        case Advantage::even: return "even";
        case Advantage::own: return "own";
        case Advantage::opponent: return "opponent";
    }
    return "";
}

class Adding {
  public:
    Adding(SQLite::Database& connection, const Graph& graph)
        : connection_(connection),
          graph_(graph),
          find_position_(connection, "SELECT id FROM joseki_position WHERE stones = ?"),
          add_position_(connection, "INSERT INTO joseki_position (stones, code) VALUES (?, ?)"),
          find_move_(connection, "SELECT id FROM joseki_move WHERE from_id = ? AND vertex = ?"),
          add_move_(connection, "INSERT INTO joseki_move (from_id, vertex, to_id) VALUES (?, ?, ?)"),
          say_position_(
              connection,
              "INSERT INTO joseki_position_said VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
          say_move_(connection,
                    "INSERT INTO joseki_move_said VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
          say_text_(connection, "INSERT INTO joseki_text VALUES (?, ?, ?, ?)") {}

    // Adds all as the addition of this number, which says nothing yet.
    AdditionReport run(std::int64_t addition) {
        report_.id = addition;
        for (const Node& node : graph_.nodes()) add(node);
        for (const Edge& edge : graph_.edges()) add(edge);
        return report_;
    }

  private:
    // The id of the row that `find` answers, else of the one that `insert` makes.
    std::int64_t found_or_new(SQLite::Statement& find, SQLite::Statement& insert, std::int64_t& new_rows) {
        if (find.executeStep()) return find.getColumn(0).getInt64();
        insert.exec();
        ++new_rows;
        return connection_.getLastInsertRowid();
    }

    void add(const Node& node) {
        const std::string stones = bytes_of(node.stones);
        Row(find_position_).bytes(stones);
        Row(add_position_).bytes(stones).text(identity_code(node.stones));
        positions_.push_back(found_or_new(find_position_, add_position_, report_.new_positions));
        ++report_.positions;

        const std::string set_up = bytes_of(node.set_up);
        Row row(say_position_);
        row.number(report_.id).number(positions_.back()).bytes(set_up);
        node.stage ? row.number(*node.stage) : row.null();
        node.outcome ? row.text(outcome_text(*node.outcome)) : row.null();
        node.points ? row.real(*node.points) : row.null();
        node.urgency ? row.number(static_cast<int>(*node.urgency)) : row.null();
        row.text(node.code).record(node.ended).record(node.rest);
        say_position_.exec();
    }

    void add(const Edge& edge) {
        const std::int64_t from = positions_[static_cast<std::size_t>(edge.from)];
        const std::int64_t to = positions_[static_cast<std::size_t>(edge.to)];
        Row(find_move_).number(from).number(edge.move);
        Row(add_move_).number(from).number(edge.move).number(to);
        const std::int64_t move = found_or_new(find_move_, add_move_, report_.new_moves);
        ++report_.moves;

        const MovePattern& pattern = edge.pattern;
        const std::string labels = labels_bytes(pattern.labels);
        Row(say_move_)
            .number(report_.id)
            .number(move)
            .text(edge.move_class ? std::string(1, static_cast<char>(*edge.move_class)) : "")
            .number(static_cast<int>(edge.extension))
            .number(pattern.rows)
            .number(pattern.columns)
            .bytes(labels)
            .text(pattern.constraint)
            .text(pattern.action)
            .text(pattern.colon)
            .text(edge.name)
            .record(edge.played)
            .text(edge.example);
        say_move_.exec();
        for (const auto& [language, text] : edge.texts) {
            Row(say_text_).number(report_.id).number(move).text(language).text(text);
            say_text_.exec();
        }
    }

    SQLite::Database& connection_;
    const Graph& graph_;
    SQLite::Statement find_position_, add_position_, find_move_, add_move_, say_position_, say_move_, say_text_;
    std::vector<std::int64_t> positions_;  // rows of the graph's nodes
    AdditionReport report_;
};

// Equal for graphs that say the same, in whatever order. Points and examples came later: they are joined at the end, so
// that the hashes of stored additions without them hold.
std::int64_t content_hash(const Graph& graph) {
    std::vector<std::string> facts;
    const auto played = [](const PlayRecord& record) {
        std::string text;
        for (const std::int64_t number : {record.games, record.own_wins, record.opponent_wins,
                                          std::int64_t{record.first_date}, std::int64_t{record.last_date}})
            text += std::to_string(number) + ' ';
        return text;
    };
    for (const Node& node : graph.nodes()) {
        std::string fact =
            bytes_of(node.stones) + '\n' + bytes_of(node.set_up) + '\n' + std::to_string(node.stage.value_or(-1)) +
            ' ' + (node.outcome ? outcome_text(*node.outcome) : "") + ' ' + std::to_string(node.points.value_or(0)) +
            ' ' + std::to_string(node.urgency ? static_cast<int>(*node.urgency) : 0) + node.code + '\n' +
            played(node.ended) + '\n' + played(node.rest);
        if (node.points) fact.append("\npoints ").append(fmt::format("{}", *node.points));
        facts.push_back(std::move(fact));
    }
    for (const Edge& edge : graph.edges()) {
        const MovePattern& pattern = edge.pattern;
        std::string fact = bytes_of(graph.node(edge.from).stones) + '\n' + std::to_string(edge.move) + '\n' +
                           (edge.move_class ? static_cast<char>(*edge.move_class) : '-') +
                           std::to_string(static_cast<int>(edge.extension)) + ' ' + std::to_string(pattern.rows) + ' ' +
                           std::to_string(pattern.columns) + '\n' + labels_bytes(pattern.labels) + '\n' +
                           pattern.constraint + '\n' + pattern.action + '\n' + pattern.colon + '\n' + edge.name + '\n' +
                           played(edge.played);
        for (const auto& [language, text] : edge.texts) fact.append(language).append(":").append(text).append("\n");
        if (!edge.example.empty()) fact.append("\nexample ").append(edge.example);
        facts.push_back(std::move(fact));
    }
    std::sort(facts.begin(), facts.end());
    std::uint64_t hash = 0;
    for (const std::string& fact : facts) hash = XXH3_64bits_withSeed(fact.data(), fact.size(), hash);
    return std::bit_cast<std::int64_t>(hash);
}

std::optional<std::int64_t> addition_with(SQLite::Database& connection, std::int64_t content_hash) {
    SQLite::Statement query(connection, "SELECT id FROM joseki_graft WHERE content_hash = ?");
    query.bind(1, content_hash);
    return query.executeStep() ? std::optional(query.getColumn(0).getInt64()) : std::nullopt;
}

// Leaves the addition without a word; positions and moves stay, with the removals that hide them.
void silence(SQLite::Database& connection, std::int64_t addition) {
    for (const char* table : {"joseki_text", "joseki_move_said", "joseki_position_said"}) {
        SQLite::Statement remove(connection, std::string("DELETE FROM ") + table + " WHERE graft_id = ?");
        remove.bind(1, addition);
        remove.exec();
    }
}

void rename(SQLite::Database& connection, std::int64_t addition, const std::string& source, std::int64_t content_hash) {
    SQLite::Statement update(
        connection, "UPDATE joseki_graft SET source = ?, made_at = datetime('now'), content_hash = ? WHERE id = ?");
    Row(update).text(source).number(content_hash).number(addition);
    update.exec();
}

// Removals that hide a part of what the addition says.
std::vector<std::int64_t> removals_of(SQLite::Database& connection, std::int64_t addition) {
    SQLite::Statement query(
        connection,
        "SELECT DISTINCT joseki_removal.graft_id FROM joseki_removal JOIN joseki_position_said USING (position_id) "
        "WHERE joseki_position_said.graft_id = ?1 AND joseki_removal.graft_id > ?1 AND (vertex = ?2 OR EXISTS "
        "(SELECT 1 FROM joseki_move JOIN joseki_move_said ON move_id = joseki_move.id "
        " WHERE from_id = position_id AND joseki_move.vertex = joseki_removal.vertex "
        " AND joseki_move_said.graft_id = ?1)) ORDER BY 1");
    query.bind(1, addition);
    query.bind(2, whole_position);
    std::vector<std::int64_t> removals;
    while (query.executeStep()) removals.push_back(query.getColumn(0).getInt64());
    return removals;
}

AdditionReport repeated(SQLite::Database& connection, std::int64_t earlier, const Graph& graph) {
    return {.id = earlier,
            .is_repeated = true,
            .positions = static_cast<std::int64_t>(graph.nodes().size()),
            .moves = static_cast<std::int64_t>(graph.edges().size()),
            .hidden_by = removals_of(connection, earlier)};
}

}  // namespace

AdditionReport add_to_library(catalogue::Catalogue& catalogue, const Graph& graph, const std::string& source,
                              Repetition repetition) {
    return catalogue::on_connection(catalogue, [&](SQLite::Database& connection) {
        catalogue::WholeChange change(connection);
        std::optional<std::int64_t> hash;
        if (repetition == Repetition::refused) {
            hash = content_hash(graph);
            if (const auto earlier = addition_with(connection, *hash)) return repeated(connection, *earlier, graph);
        }
        AdditionReport report = Adding(connection, graph).run(new_addition(connection, source, hash));
        change.commit();
        return report;
    });
}

AdditionReport replace_addition(catalogue::Catalogue& catalogue, std::int64_t id, const Graph& graph,
                                const std::string& source) {
    return catalogue::on_connection(catalogue, [&](SQLite::Database& connection) {
        catalogue::WholeChange change(connection);
        const std::int64_t hash = content_hash(graph);
        AdditionReport report;
        if (const auto earlier = addition_with(connection, hash)) {
            if (*earlier != id) undo_addition(catalogue, id);
            report = repeated(connection, *earlier, graph);
        } else {
            silence(connection, id);
            rename(connection, id, source, hash);
            report = Adding(connection, graph).run(id);
            remove_unspoken_rows(connection);
        }
        change.commit();
        return report;
    });
}

std::vector<StoredAddition> stored_additions(const catalogue::Catalogue& catalogue) {
    return catalogue::on_connection(catalogue, [](SQLite::Database& connection) {
        SQLite::Statement query(connection,
                                "SELECT id, source, made_at, "
                                "(SELECT count(*) FROM joseki_position_said WHERE graft_id = joseki_graft.id), "
                                "(SELECT count(*) FROM joseki_move_said WHERE graft_id = joseki_graft.id) "
                                "FROM joseki_graft ORDER BY id");
        std::vector<StoredAddition> additions;
        while (query.executeStep())
            additions.push_back({.id = query.getColumn(0).getInt64(),
                                 .source = query.getColumn(1).getString(),
                                 .made_at = query.getColumn(2).getString(),
                                 .positions = query.getColumn(3).getInt64(),
                                 .moves = query.getColumn(4).getInt64()});
        return additions;
    });
}

std::vector<PositionSource> sources_of(const catalogue::Catalogue& catalogue, const JosekiStones& stones,
                                       std::span<const std::int64_t> additions) {
    return catalogue::on_connection(catalogue, [&](SQLite::Database& connection) {
        const ShownStatements shown(catalogue, additions);
        SQLite::Statement query(
            connection,
            "SELECT source, position_id, joseki_graft.id, ended_games + rest_games + "
            "(SELECT coalesce(sum(games), 0) FROM joseki_move_said JOIN joseki_move ON move_id = joseki_move.id "
            " WHERE joseki_move_said.graft_id = joseki_graft.id AND from_id = position_id) "
            "FROM joseki_graft JOIN joseki_position_said ON graft_id = joseki_graft.id "
            "JOIN joseki_position ON position_id = joseki_position.id WHERE stones = ? ORDER BY joseki_graft.id");
        const std::string bytes = bytes_of(stones);
        catalogue::bind_bytes(query, 1, bytes);
        std::vector<PositionSource> sources;
        while (query.executeStep())
            if (shown.shows_position(query.getColumn(1).getInt64(), query.getColumn(2).getInt64()))
                sources.push_back({query.getColumn(0).getString(), query.getColumn(3).getInt64()});
        return sources;
    });
}

std::vector<PositionSource> counting_sources(std::vector<PositionSource> sources) {
    std::erase_if(sources, [](const PositionSource& source) { return source.reached == 0; });
    if (sources.size() < 2) sources.clear();
    return sources;
}

}  // namespace katachi::joseki
