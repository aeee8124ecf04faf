#include "patterndb/weighing.h"

#include <array>

#include "base/text/utf8.h"
#include "patterndb/connection.h"
#include "patterndb/content_hash.h"
#include "patterndb/stored_run.h"

namespace katachi::catalogue {

namespace {

std::int64_t store_run(SQLite::Database& connection, const std::string& games, const Weighing& weighing) {
    SQLite::Statement insert(connection,
                             "INSERT INTO weighing (made_at, games, game_count, decided_count, complete) "
                             "VALUES (datetime('now'), ?, ?, ?, ?)");
    insert.bind(1, games);
    insert.bind(2, weighing.games);
    insert.bind(3, weighing.decided_games);
    insert.bind(4, weighing.complete ? 1 : 0);
    insert.exec();
    return connection.getLastInsertRowid();
}

// The numbers are in the order of the columns.
std::array<std::int64_t, 7> numbers_of(const PatternWeight& weight) {
    return {weight.matched, weight.at_once, weight.later, weight.opponent, weight.won, weight.lost, weight.expected};
}

void store_patterns(SQLite::Database& connection, std::int64_t run, const Weighing& weighing) {
    SQLite::Statement insert(connection,
                             "INSERT INTO weighing_pattern (weighing_id, position, database, name, hash, matched, "
                             "                              at_once, later, opponent, won, lost, expected) "
                             "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    int position = 0;
    for (const WeighedPattern& weighed : weighing.patterns) {
        bind_pattern(insert, run, position++, weighed.database->spec, *weighed.pattern);
        int column = 5;
        for (const std::int64_t number : numbers_of(weighed.weight)) insert.bind(++column, number);
        insert.exec();
        insert.reset();
    }
}

const std::string stored_weights =
    "SELECT games, made_at, game_count, decided_count, complete, "
    "       matched, at_once, later, opponent, won, lost, expected "
    "FROM weighing_pattern JOIN weighing ON weighing.id = weighing_id ";
const std::string latest_first = " ORDER BY weighing.id DESC, weighing_pattern.position";

StoredWeighing stored_weighing(SQLite::Statement& row) {
    StoredWeighing run;
    run.games = row.getColumn(0).getString();
    run.made_at = row.getColumn(1).getString();
    run.game_count = row.getColumn(2).getInt64();
    run.decided_count = row.getColumn(3).getInt64();
    run.complete = row.getColumn(4).getInt() != 0;
    return run;
}

std::vector<StoredPatternWeight> weights_of(SQLite::Statement& query) {
    const auto number = [&](int column) { return query.getColumn(column).getInt64(); };
    std::vector<StoredPatternWeight> weights;
    while (query.executeStep())
        weights.push_back({.run = stored_weighing(query),
                           .weight = {.matched = number(5),
                                      .at_once = number(6),
                                      .later = number(7),
                                      .opponent = number(8),
                                      .won = number(9),
                                      .lost = number(10),
                                      .expected = number(11)}});
    return weights;
}

}  // namespace

bool store_weighing(const Catalogue& catalogue, const std::vector<std::string>& games, const Weighing& weighing) {
    const auto insert = [&](SQLite::Database& connection, const std::string& named) {
        store_patterns(connection, store_run(connection, named, weighing), weighing);
    };
    return replace_run(catalogue, "weighing", games, weighing.complete, insert);
}

std::vector<StoredWeighing> list_weighings(const Catalogue& catalogue) {
    return on_connection(catalogue, [](SQLite::Database& connection) {
        SQLite::Statement query(connection,
                                "SELECT games, made_at, game_count, decided_count, complete, "
                                "       count(position), coalesce(sum(at_once + later), 0) "
                                "FROM weighing LEFT JOIN weighing_pattern ON weighing_id = id "
                                "GROUP BY id ORDER BY id DESC");
        std::vector<StoredWeighing> runs;
        while (query.executeStep()) {
            StoredWeighing& run = runs.emplace_back(stored_weighing(query));
            run.patterns = query.getColumn(5).getInt64();
            run.played = query.getColumn(6).getInt64();
        }
        return runs;
    });
}

std::vector<StoredPatternWeight> entry_weights(const Catalogue& catalogue, std::int64_t entry) {
    return on_connection(catalogue, [&](SQLite::Database& connection) {
        SQLite::Statement query(connection, stored_weights +
                                                "JOIN placed_entry USING (hash, database, name) "
                                                "WHERE placed_entry.id = ?" +
                                                latest_first);
        query.bind(1, entry);
        return weights_of(query);
    });
}

std::vector<StoredPatternWeight> pattern_weights(const Catalogue& catalogue, const compiler::DatabaseSpec& database,
                                                 const compiler::Pattern& pattern) {
    return on_connection(catalogue, [&](SQLite::Database& connection) {
        SQLite::Statement query(connection,
                                stored_weights + "WHERE hash = ? AND database = ? AND name = ?" + latest_first);
        query.bind(1, content_hash(pattern.source->text(pattern.span), database.kind));
        query.bind(2, base::as_utf8(database.name));
        query.bind(3, base::as_utf8(pattern.name));
        return weights_of(query);
    });
}

}  // namespace katachi::catalogue
