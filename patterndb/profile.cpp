#include "patterndb/profile.h"

#include "patterndb/connection.h"
#include "patterndb/stored_run.h"

namespace katachi::catalogue {

namespace {

std::int64_t store_run(SQLite::Database& connection, const std::string& games, const Profile& profile) {
    SQLite::Statement insert(connection,
                             "INSERT INTO profile (made_at, games, game_count, position_count, seconds, complete) "
                             "VALUES (datetime('now'), ?, ?, ?, ?, ?)");
    insert.bind(1, games);
    insert.bind(2, profile.games);
    insert.bind(3, profile.positions);
    insert.bind(4, profile.seconds);
    insert.bind(5, profile.complete ? 1 : 0);
    insert.exec();
    return connection.getLastInsertRowid();
}

void store_patterns(SQLite::Database& connection, std::int64_t run, const Profile& profile) {
    SQLite::Statement insert(connection,
                             "INSERT INTO profile_pattern (profile_id, position, database, name, hash, hits, share) "
                             "VALUES (?, ?, ?, ?, ?, ?, ?)");
    int position = 0;
    for (const ProfiledPattern& counted : profile.patterns) {
        bind_pattern(insert, run, position++, counted.database->spec, *counted.pattern);
        insert.bind(6, counted.hits);
        insert.bind(7, counted.share);
        insert.exec();
        insert.reset();
    }
}

StoredProfile stored_run(SQLite::Statement& row) {
    StoredProfile run;
    run.games = row.getColumn(0).getString();
    run.made_at = row.getColumn(1).getString();
    run.game_count = row.getColumn(2).getInt64();
    run.position_count = row.getColumn(3).getInt64();
    run.seconds = row.getColumn(4).getDouble();
    run.complete = row.getColumn(5).getInt() != 0;
    return run;
}

}  // namespace

bool store_profile(const Catalogue& catalogue, const std::vector<std::string>& games, const Profile& profile) {
    const auto insert = [&](SQLite::Database& connection, const std::string& named) {
        store_patterns(connection, store_run(connection, named, profile), profile);
    };
    return replace_run(catalogue, "profile", games, profile.complete, insert);
}

std::vector<StoredProfile> list_profiles(const Catalogue& catalogue) {
    return on_connection(catalogue, [](SQLite::Database& connection) {
        SQLite::Statement query(connection,
                                "SELECT games, made_at, game_count, position_count, seconds, complete, "
                                "       count(position), coalesce(sum(hits), 0) "
                                "FROM profile LEFT JOIN profile_pattern ON profile_id = id "
                                "GROUP BY id ORDER BY id DESC");
        std::vector<StoredProfile> runs;
        while (query.executeStep()) {
            StoredProfile& run = runs.emplace_back(stored_run(query));
            run.patterns = query.getColumn(6).getInt64();
            run.hits = query.getColumn(7).getInt64();
        }
        return runs;
    });
}

std::vector<EntryProfile> entry_profiles(const Catalogue& catalogue, std::int64_t entry) {
    return on_connection(catalogue, [&](SQLite::Database& connection) {
        SQLite::Statement query(connection,
                                "SELECT games, made_at, game_count, position_count, seconds, complete, hits, share "
                                "FROM placed_entry JOIN profile_pattern USING (hash, database, name) JOIN profile ON "
                                "profile.id = profile_id "
                                "WHERE placed_entry.id = ? ORDER BY profile.id DESC, profile_pattern.position");
        query.bind(1, entry);
        std::vector<EntryProfile> profiles;
        while (query.executeStep()) {
            EntryProfile& found = profiles.emplace_back();
            found.run = stored_run(query);
            found.hits = query.getColumn(6).getInt64();
            found.share = query.getColumn(7).getDouble();
        }
        return profiles;
    });
}

HitsByEntry latest_hits(const Catalogue& catalogue) {
    return on_connection(catalogue, [](SQLite::Database& connection) {
        SQLite::Statement query(connection,
                                "SELECT database, name, hash, hits FROM profile_pattern "
                                "WHERE profile_id = (SELECT max(id) FROM profile)");
        HitsByEntry hits;
        while (query.executeStep())
            hits[{query.getColumn(0).getString(), query.getColumn(1).getString()}] = {query.getColumn(2).getInt64(),
                                                                                      query.getColumn(3).getInt64()};
        return hits;
    });
}

}  // namespace katachi::catalogue
