#include "games/base/game_base.h"

#include <sqlite3.h>

#include <array>
#include <cstdio>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "base/files/make_folder.h"
#include "base/files/removed_if_empty.h"
#include "base/text/one_line.h"
#include "games/base/headers_connection.h"

namespace katachi::games {

// Embedded from this folder by its name.
std::optional<std::string_view> base_schema(std::string_view name);

namespace {

namespace fs = std::filesystem;

constexpr const char* headers_file = "headers.sqlite";
constexpr int application_id = 0x4B544742;  // "KTGB"
constexpr int schema_version = 1;
constexpr int busy_timeout_ms = 5000;

int number(SQLite::Database& connection, const char* query) { return connection.execAndGet(query).getInt(); }

void check_schema(const fs::path& folder, SQLite::Database& connection) {
    if (number(connection, "PRAGMA application_id") != application_id)
        throw base::FileError(folder.string() + ": its headers.sqlite is the database of another program");
    const int version = number(connection, "PRAGMA user_version");
    if (version > schema_version)
        throw base::FileError(folder.string() + ": was made by a newer Katachi (schema " + std::to_string(version) +
                              ", this program knows " + std::to_string(schema_version) + "); update Katachi");
}

void make_schema(SQLite::Database& connection) {
    SQLite::Transaction transaction(connection, SQLite::TransactionBehavior::IMMEDIATE);
    if (number(connection, "SELECT count(*) FROM sqlite_schema") == 0) {
        connection.exec(std::string(base_schema("base_schema.sql").value()));
        connection.exec("PRAGMA application_id = " + std::to_string(application_id));
        connection.exec("PRAGMA user_version = " + std::to_string(schema_version));
    }
    transaction.commit();
}

void make_base_folder(const fs::path& folder) {
    std::error_code error;
    if (fs::exists(folder, error) && !fs::is_directory(folder, error))
        throw base::FileError(folder.string() + ": is a file; name a folder for the base");
    if (fs::is_directory(folder, error)) {
        for (const auto& entry : fs::directory_iterator(folder, error)) {
            const std::string name = entry.path().filename().string();
            if (!name.starts_with("headers.sqlite") && name != "import.lock")
                throw base::FileError(folder.string() +
                                      ": is a folder with other files and no base; name a new one, before the games");
        }
        return;
    }
    base::make_folder(folder);
}

bool is_segment_name(const std::string& name) { return name.starts_with("segment-") && name.ends_with(".games"); }

}  // namespace

base::FileError headers_error(const fs::path& folder, const SQLite::Exception& error) {
    const std::string name = folder.string() + ": ";
    switch (error.getErrorCode()) {
        case SQLITE_BUSY:
        case SQLITE_LOCKED: return base::FileError(name + "is in use by another program; try again when that is done");
        case SQLITE_FULL: return base::FileError(name + "the disk is full; free some space");
        case SQLITE_IOERR: return base::FileError(name + "cannot be read or written; check the disk and its quota");
        case SQLITE_CANTOPEN:
        case SQLITE_PERM:
        case SQLITE_READONLY: return base::FileError(name + "cannot be opened or written; check its permissions");
        default:
            return base::FileError(name + "its headers.sqlite is damaged (" + base::one_line(error.what()) +
                                   "); remove the base and import the games again");
    }
}

GameBase::GameBase(fs::path folder, std::unique_ptr<SQLite::Database> connection)
    : folder_(std::move(folder)), connection_(std::move(connection)) {}
GameBase::GameBase(GameBase&&) noexcept = default;
GameBase& GameBase::operator=(GameBase&&) noexcept = default;
GameBase::~GameBase() = default;

GameBase GameBase::open(const fs::path& folder, Access access) {
    const bool writes = access == Access::write;
    if (!writes && !is_game_base(folder))
        throw base::FileError(folder.string() + ": is no base of games; katachi games import makes one");
    const base::RemovedIfEmpty made_folder(folder);
    if (writes && !is_game_base(folder)) make_base_folder(folder);
    const base::RemovedIfEmpty made_headers(folder / headers_file);
    try {
        auto connection = std::make_unique<SQLite::Database>(
            (folder / headers_file).string(), SQLite::OPEN_READWRITE | (writes ? SQLite::OPEN_CREATE : 0),
            busy_timeout_ms);
        connection->exec("PRAGMA cache_size = -65536");
        if (writes) {
            make_schema(*connection);
            connection->exec("PRAGMA journal_mode = WAL");
            connection->exec("PRAGMA synchronous = NORMAL");
        }
        if (number(*connection, "SELECT count(*) FROM sqlite_schema") == 0)
            throw base::FileError(folder.string() + ": is an empty base; import games into it first");
        check_schema(folder, *connection);
        return {folder, std::move(connection)};
    } catch (const SQLite::Exception& error) {
        throw headers_error(folder, error);
    }
}

fs::path GameBase::segment_path(std::int64_t number) const {
    std::array<char, 48> name;
    std::snprintf(name.data(), name.size(), "segment-%05lld.games", static_cast<long long>(number));
    return folder_ / name.data();
}

std::vector<BaseSegment> GameBase::segments() const {
    return on_headers(*this, [](SQLite::Database& connection) {
        std::vector<BaseSegment> segments;
        SQLite::Statement row(connection, "SELECT number, first_game, games FROM segment ORDER BY number");
        while (row.executeStep())
            segments.push_back({row.getColumn(0).getInt64(), row.getColumn(1).getInt64(), row.getColumn(2).getInt64()});
        return segments;
    });
}

void GameBase::remove_orphans() const {
    std::set<fs::path> named;
    for (const BaseSegment& segment : segments()) named.insert(segment_path(segment.number));
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(folder_, error))
        if (is_segment_name(entry.path().filename().string()) && !named.contains(entry.path()))
            fs::remove(entry.path(), error);
}

void GameBase::settle() const {
    on_headers(*this, [](SQLite::Database& connection) {
        // Others may be reading: the journal stays then until the next import.
        sqlite3_exec(connection.getHandle(), "PRAGMA journal_mode = DELETE", nullptr, nullptr, nullptr);
    });
}

bool is_game_base(const fs::path& folder) {
    std::error_code error;
    return fs::exists(folder / headers_file, error);
}

}  // namespace katachi::games
