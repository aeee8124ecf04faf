#include "joseki/store/disputed_moves.h"

#include <algorithm>
#include <optional>

#include "joseki/store/shown_statements.h"
#include "patterndb/connection.h"

namespace katachi::joseki {

namespace {

// `choice` says which of all classed moves the rows are of. Edits come behind all others.
std::string classes_of_moves(const std::string& choice) {
    return "SELECT move_id, stones, from_id, to_id, vertex, class, source, graft_id, content_hash IS NULL "
           "FROM joseki_move_said JOIN joseki_move ON move_id = joseki_move.id "
           "JOIN joseki_position ON from_id = joseki_position.id JOIN joseki_graft ON graft_id = joseki_graft.id "
           "WHERE class <> '' AND " +
           choice + " ORDER BY move_id, content_hash IS NULL, graft_id";
}

bool is_disputed(const DisputedMove& move) {
    return std::ranges::any_of(move.statements, [&](const ClassStatement& statement) {
        return statement.move_class != move.statements.front().move_class;
    });
}

// `rows` as `classes_of_moves` asks for them.
std::vector<DisputedMove> disputed_in(SQLite::Statement& rows, const ShownStatements& shown) {
    std::vector<DisputedMove> moves;
    std::optional<std::int64_t> last;
    bool is_settled = false;  // by an edit
    const auto drop_undisputed = [&] {
        if (!moves.empty() && (is_settled || !is_disputed(moves.back()))) moves.pop_back();
    };
    while (rows.executeStep()) {
        const board::Vertex vertex = rows.getColumn(4).getInt();
        if (!shown.shows_move(rows.getColumn(2).getInt64(), vertex, rows.getColumn(3).getInt64(),
                              rows.getColumn(7).getInt64()))
            continue;
        const auto move_class = joseki::move_class(rows.getColumn(5).getString().front());
        if (!move_class) continue;
        if (const std::int64_t move = rows.getColumn(0).getInt64(); last != move) {
            drop_undisputed();
            last = move;
            is_settled = false;
            moves.push_back({stones_of(catalogue::bytes_of(rows.getColumn(1))), vertex, {}});
        }
        is_settled = is_settled || rows.getColumn(8).getInt() != 0;
        moves.back().statements.push_back({rows.getColumn(6).getString(), *move_class});
    }
    drop_undisputed();
    return moves;
}

}  // namespace

std::vector<DisputedMove> disputed_moves(const catalogue::Catalogue& catalogue, const JosekiStones& stones,
                                         std::span<const std::int64_t> additions) {
    return catalogue::on_connection(catalogue, [&](SQLite::Database& connection) {
        SQLite::Statement rows(connection, classes_of_moves("stones = ?"));
        const std::string bytes = bytes_of(stones);
        catalogue::bind_bytes(rows, 1, bytes);
        return disputed_in(rows, ShownStatements(catalogue, additions));
    });
}

std::vector<DisputedMove> moves_disputed_by(const catalogue::Catalogue& catalogue, std::int64_t addition) {
    return catalogue::on_connection(catalogue, [&](SQLite::Database& connection) {
        SQLite::Statement rows(
            connection,
            classes_of_moves("move_id IN (SELECT move_id FROM joseki_move_said WHERE graft_id = ? AND class <> '')"));
        rows.bind(1, addition);
        return disputed_in(rows, ShownStatements(catalogue, {}));
    });
}

std::string statements_text(const DisputedMove& move) {
    std::string text;
    for (const ClassStatement& statement : move.statements)
        text += (text.empty() ? "" : ", ") + std::string(name(statement.move_class)) + " by " + statement.source;
    return text;
}

}  // namespace katachi::joseki
