#include <string>
#include <vector>

#include "joseki/graph/reachability.h"
#include "joseki/store/library_store.h"
#include "joseki/store/new_addition.h"
#include "joseki/store/shown_statements.h"
#include "joseki/store/spoken_rows.h"
#include "patterndb/connection.h"

namespace katachi::joseki {

namespace {

std::int64_t position_row(SQLite::Database& connection, const JosekiStones& stones) {
    SQLite::Statement query(connection, "SELECT id FROM joseki_position WHERE stones = ?");
    const std::string bytes = bytes_of(stones);
    catalogue::bind_bytes(query, 1, bytes);
    return query.executeStep() ? query.getColumn(0).getInt64() : 0;
}

NodeIndex shown_position(const catalogue::Catalogue& catalogue, const Graph& library, const JosekiStones& stones) {
    const auto node = library.find(stones);
    if (!node) throw catalogue::CatalogueError(catalogue.name() + ": has no position " + identity_code(stones));
    return *node;
}

EdgeIndex shown_move(const catalogue::Catalogue& catalogue, const Graph& library, NodeIndex from, board::Vertex move) {
    const auto edge = library.find(from, move);
    if (!edge)
        throw catalogue::CatalogueError(catalogue.name() + ": position " + identity_code(library.node(from).stones) +
                                        " has no such move");
    return *edge;
}

void hide(SQLite::Database& connection, std::int64_t removal, const JosekiStones& position, board::Vertex move) {
    SQLite::Statement insert(connection, "INSERT INTO joseki_removal VALUES (?, ?, ?)");
    insert.bind(1, removal);
    insert.bind(2, position_row(connection, position));
    insert.bind(3, move);
    insert.exec();
}

// What goes with the part: it, and what only it leads to.
std::vector<bool> gone(const Graph& library, WithoutPart part) {
    std::vector<bool> before = reachable(library);
    const std::vector<bool> after = reachable(library, part);
    for (std::size_t i = 0; i < before.size(); ++i) before[i] = before[i] && !after[i];
    if (part.position) before[static_cast<std::size_t>(*part.position)] = true;
    return before;
}

Removal remove(const catalogue::Catalogue& catalogue, const Graph& library, WithoutPart part,
               const std::string& source) {
    SQLite::Database& connection = catalogue.connection();
    const std::vector<bool> is_gone = gone(library, part);
    const auto goes = [&](NodeIndex node) { return is_gone[static_cast<std::size_t>(node)]; };
    Removal removal{.addition = new_addition(connection, source)};
    for (std::size_t i = 0; i < is_gone.size(); ++i) {
        if (!is_gone[i]) continue;
        hide(connection, removal.addition, library.nodes()[i].stones, whole_position);
        ++removal.positions;
    }
    if (part.move) {
        const Edge& edge = library.edge(*part.move);
        hide(connection, removal.addition, library.node(edge.from).stones, edge.move);
    }
    for (std::size_t i = 0; i < library.edges().size(); ++i)
        if (part.move == static_cast<EdgeIndex>(i) || goes(library.edges()[i].from) || goes(library.edges()[i].to))
            ++removal.moves;
    return removal;
}

// Runs `work(connection)` as one change.
template <typename Work>
Removal as_whole_change(const catalogue::Catalogue& catalogue, Work work) {
    return catalogue::on_connection(catalogue, [&](SQLite::Database& connection) {
        catalogue::WholeChange change(connection);
        const Removal removal = work(connection);
        change.commit();
        return removal;
    });
}

std::int64_t count(SQLite::Database& connection, const char* table) {
    return connection.execAndGet(std::string("SELECT count(*) FROM ") + table).getInt64();
}

}  // namespace

Removal undo_addition(catalogue::Catalogue& catalogue, std::int64_t id) {
    return as_whole_change(catalogue, [&](SQLite::Database& connection) {
        const std::int64_t positions = count(connection, "joseki_position"), moves = count(connection, "joseki_move");
        SQLite::Statement remove(connection, "DELETE FROM joseki_graft WHERE id = ?");
        remove.bind(1, id);
        if (remove.exec() == 0)
            throw catalogue::CatalogueError(catalogue.name() + ": has no addition " + std::to_string(id) +
                                            "; katachi joseki additions lists them");
        remove_unspoken_rows(connection);
        return Removal{.addition = id,
                       .positions = positions - count(connection, "joseki_position"),
                       .moves = moves - count(connection, "joseki_move")};
    });
}

Removal remove_position(catalogue::Catalogue& catalogue, const JosekiStones& stones, const std::string& source) {
    return as_whole_change(catalogue, [&](SQLite::Database&) {
        const Graph library = load_library(catalogue);
        return remove(catalogue, library, {.position = shown_position(catalogue, library, stones)}, source);
    });
}

Removal remove_move(catalogue::Catalogue& catalogue, const JosekiStones& stones, board::Vertex move,
                    const std::string& source) {
    return as_whole_change(catalogue, [&](SQLite::Database&) {
        const Graph library = load_library(catalogue);
        const NodeIndex from = shown_position(catalogue, library, stones);
        return remove(catalogue, library, {.move = shown_move(catalogue, library, from, move)}, source);
    });
}

}  // namespace katachi::joseki
