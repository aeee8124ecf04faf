#include "patterndb/catalogue.h"

#include "base/files/removed_if_empty.h"
#include "patterndb/connection.h"
#include "patterndb/migrations.h"

namespace katachi::catalogue {
namespace {

constexpr int application_id = 0x4B544348;  // "KTCH"
constexpr int busy_timeout_ms = 2000;

int number(SQLite::Database& connection, const char* query) { return connection.execAndGet(query).getInt(); }

int latest_version() { return migrations().back().version; }

// The version of the schema, 0 for a file without any. Throws where the file is not ours to use.
int schema_version(const std::string& name, SQLite::Database& connection) {
    const int version = number(connection, "PRAGMA user_version");
    const int owner = number(connection, "PRAGMA application_id");
    const bool is_empty = number(connection, "SELECT count(*) FROM sqlite_schema") == 0;
    const bool blank = owner == 0 && version == 0 && is_empty;
    if (owner != application_id && !blank)
        throw CatalogueError(name + ": is the database of another application; name another file");
    if ((version <= 0) != is_empty) throw damaged_catalogue(name, "tables and schema do not fit");
    if (version > latest_version())
        throw CatalogueError(name + ": was made by a newer Katachi (schema " + std::to_string(version) +
                             ", this program knows " + std::to_string(latest_version()) +
                             "); update Katachi or name another file");
    return version;
}

// The file as it is, beside it: a backup that an earlier try kept under that name stays. The caller holds the lock of
// the file, so nobody else writes the draft; only a connection without a transaction can copy the file.
std::string keep_backup(const std::filesystem::path& file, int version) {
    std::string backup = file.string() + ".schema-" + std::to_string(version);
    if (std::filesystem::exists(backup)) return backup;
    const std::string draft = backup + ".draft";
    std::error_code ignored;
    std::filesystem::remove(draft, ignored);
    SQLite::Database connection(file.string(), SQLite::OPEN_READWRITE);
    SQLite::Statement copy(connection, "VACUUM INTO ?");
    copy.bind(1, draft);
    copy.exec();
    std::filesystem::rename(draft, backup);
    return backup;
}

// Gives the name of the backup, where the schema was an older one.
std::string migrate(const std::string& name, const std::filesystem::path& file, SQLite::Database& connection) {
    SQLite::Transaction transaction(connection, SQLite::TransactionBehavior::IMMEDIATE);
    // Another program may have done it while this one waited.
    const int version = schema_version(name, connection);
    const bool is_old = version > 0 && version < latest_version();
    std::string backup = is_old ? keep_backup(file, version) : "";
    for (const Migration& migration : migrations())
        if (migration.version > version) connection.exec(migration.sql);
    connection.exec("PRAGMA application_id = " + std::to_string(application_id));
    connection.exec("PRAGMA user_version = " + std::to_string(latest_version()));
    transaction.commit();
    return backup;
}

// Gives the name of the backup, where the schema was an older one.
std::string prepare(const std::string& name, const std::filesystem::path& file, SQLite::Database& connection,
                    Catalogue::Access access) {
    connection.exec("PRAGMA cache_size = -65536");  // kibibytes: an import fits, so readers wait for its commit alone
    const int version = schema_version(name, connection);
    const bool reading = access == Catalogue::Access::read;
    if (reading && version == 0)
        throw CatalogueError(name + ": is an empty catalogue; import pattern files into it first");
    // A migration may make a table anew; rows that speak of the old one are not to go with it.
    connection.exec("PRAGMA foreign_keys = OFF");
    std::string backup = version < latest_version() ? migrate(name, file, connection) : "";
    connection.exec("PRAGMA foreign_keys = ON");
    if (reading) connection.exec("PRAGMA query_only = ON");
    return backup;
}

}  // namespace

Catalogue::Catalogue(std::string name, std::unique_ptr<SQLite::Database> connection, std::string backup)
    : name_(std::move(name)), backup_(std::move(backup)), connection_(std::move(connection)) {}

Catalogue::Catalogue(Catalogue&&) noexcept = default;
Catalogue& Catalogue::operator=(Catalogue&&) noexcept = default;
Catalogue::~Catalogue() = default;

Catalogue Catalogue::open(const std::filesystem::path& path, Access access) {
    // Readers too open for writing: SQLite then takes back what a killed import left half done.
    int flags = SQLite::OPEN_READWRITE;
    if (access == Access::write) flags |= SQLite::OPEN_CREATE;
    try {
        // The file is named by its full path, for SQLite takes "" and ":memory:" to mean no file.
        const auto file = std::filesystem::current_path() / path;
        const base::RemovedIfEmpty made(file);
        auto connection = std::make_unique<SQLite::Database>(file.string(), flags, busy_timeout_ms);
        std::string backup = prepare(path.string(), file, *connection, access);
        return Catalogue(path.string(), std::move(connection), std::move(backup));
    } catch (const SQLite::Exception& error) {
        throw catalogue_error(path.string(), error);
    } catch (const std::filesystem::filesystem_error& error) {
        throw CatalogueError(path.string() +
                             ": cannot be kept as it was before its schema changes: " + error.code().message());
    }
}

Catalogue Catalogue::in_memory() {
    const std::string name = "catalogue in memory";
    auto connection = std::make_unique<SQLite::Database>(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    prepare(name, {}, *connection, Access::write);
    return Catalogue(name, std::move(connection), "");
}

}  // namespace katachi::catalogue
