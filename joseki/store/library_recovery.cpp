#include "joseki/store/library_recovery.h"

#include <algorithm>
#include <unordered_map>
#include <vector>

#include "engine/board/board.h"
#include "joseki/graph/joseki_graph.h"
#include "joseki/graph/play.h"
#include "patterndb/connection.h"

namespace katachi::joseki {

namespace {

bool are_on_board(const JosekiStones& stones) {
    static const board::Board empty;
    return std::all_of(stones.begin(), stones.end(),
                       [](const JosekiStone& stone) { return empty.on_board(stone.vertex); });
}

std::vector<std::int64_t> impossible_positions(SQLite::Database& connection) {
    SQLite::Statement row(connection, "SELECT id, stones, code FROM joseki_position");
    std::vector<std::int64_t> found;
    while (row.executeStep()) {
        const JosekiStones stones = stones_of(catalogue::bytes_of(row.getColumn(1)));
        if (!are_on_board(stones) || identity_code(stones) != row.getColumn(2).getString())
            found.push_back(row.getColumn(0).getInt64());
    }
    return found;
}

std::vector<std::int64_t> impossible_moves(SQLite::Database& connection) {
    std::unordered_map<std::int64_t, JosekiStones> positions;
    SQLite::Statement position(connection, "SELECT id, stones FROM joseki_position");
    while (position.executeStep())
        positions[position.getColumn(0).getInt64()] = stones_of(catalogue::bytes_of(position.getColumn(1)));
    SQLite::Statement row(connection, "SELECT id, from_id, vertex, to_id FROM joseki_move");
    std::vector<std::int64_t> found;
    while (row.executeStep()) {
        const auto from = positions.find(row.getColumn(1).getInt64());
        const auto to = positions.find(row.getColumn(3).getInt64());
        if (from == positions.end() || to == positions.end()) continue;  // counted as one that speaks of a lost row
        const auto reached = played(from->second, row.getColumn(2).getInt());
        if (!reached || reached->stones != to->second) found.push_back(row.getColumn(0).getInt64());
    }
    return found;
}

}  // namespace

std::int64_t remove_impossible(const catalogue::Catalogue& saved, const std::string& table) {
    return catalogue::on_connection(saved, [&](SQLite::Database& connection) {
        const std::vector<std::int64_t> found = table == "joseki_position" ? impossible_positions(connection)
                                                : table == "joseki_move"   ? impossible_moves(connection)
                                                                           : std::vector<std::int64_t>();
        for (const std::int64_t id : found)
            connection.exec("DELETE FROM " + table + " WHERE id = " + std::to_string(id));
        return static_cast<std::int64_t>(found.size());
    });
}

}  // namespace katachi::joseki
