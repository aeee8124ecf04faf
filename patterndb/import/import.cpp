#include "patterndb/import/import.h"

#include <algorithm>
#include <set>
#include <string>

#include "base/files/file_error.h"
#include "base/files/pattern_text.h"
#include "base/long_work/interrupt.h"
#include "compiler/model/discovery.h"
#include "patterndb/connection.h"
#include "patterndb/content_hash.h"
#include "patterndb/import/file_writer.h"

namespace katachi::catalogue {
namespace {

namespace fs = std::filesystem;

// One name for a file, whatever folder the program is run in.
std::string stored_path(const fs::path& path) {
    std::error_code error;
    const fs::path place = fs::weakly_canonical(path, error);
    const auto status = fs::status(path);
    const bool has_name = fs::is_regular_file(status) || fs::is_directory(status) || !fs::exists(status) ||
                          fs::is_fifo(fs::symlink_status(path));
    if (error || !has_name)
        throw base::FileError(
            path.string() +
            ": is a pipe without a name or a device; a catalogue keeps where its files are, so name a file");
    return place.string();
}

// Whether the database still is what the catalogue has the file in; a manifest may have been changed.
bool is_the_file_of(const StoredFile& file, const compiler::DatabaseSpec& database) {
    return database.files.size() == 1 && file.database_name == database.name && file.kind == database.kind;
}

class Import {
  public:
    Import(const Catalogue& catalogue, const fs::path& path, const ImportOptions& options)
        : catalogue_(catalogue),
          connection_(catalogue.connection()),
          path_(stored_path(path)),
          options_(options),
          files_(connection_, [this] { check_stop(); }) {}

    ImportReport run(const std::vector<compiler::DatabaseSpec>& databases) {
        SQLite::Transaction transaction(connection_, SQLite::TransactionBehavior::IMMEDIATE);
        for (const compiler::DatabaseSpec& database : databases) progress_.files_total += database.files.size();
        const auto stored = fs::is_regular_file(path_) ? files_.files_at(path_) : std::vector<StoredFile>();
        if (databases.size() == 1 && std::ranges::any_of(stored, [&](const StoredFile& file) {
                return is_the_file_of(file, databases.front());
            })) {
            read_again(stored, databases.front().files.front());
        } else {
            const std::int64_t collection = collection_row();
            for (const compiler::DatabaseSpec& database : databases) read_database_files(collection, database);
            remove_vanished(collection);
        }
        report_progress({});
        check_stop();
        remove_empty();
        transaction.commit();
        return std::move(report_);
    }

  private:
    void check_stop() const {
        if (base::is_stopped(options_.stop))
            throw ImportStopped(catalogue_.name() + ": the import was stopped, nothing was changed");
    }

    void report_progress(const fs::path& next) {
        progress_.file = next;
        if (options_.progress) options_.progress(progress_);
    }

    std::int64_t collection_row() {
        SQLite::Statement insert(connection_, "INSERT OR IGNORE INTO collection (path) VALUES (?)");
        insert.bind(1, path_);
        insert.exec();
        SQLite::Statement query(connection_, "SELECT id FROM collection WHERE path = ?");
        query.bind(1, path_);
        query.executeStep();
        return query.getColumn(0).getInt64();
    }

    std::int64_t database_row(std::int64_t collection, const compiler::DatabaseSpec& database) {
        SQLite::Statement upsert(connection_,
                                 "INSERT INTO database (collection_id, name, kind) VALUES (?, ?, ?) "
                                 "ON CONFLICT DO UPDATE SET kind = excluded.kind RETURNING id");
        upsert.bind(1, collection);
        upsert.bind(2, database.name);
        upsert.bind(3, std::string(compiler::name(database.kind)));
        upsert.executeStep();
        const std::int64_t row = upsert.getColumn(0).getInt64();
        while (upsert.executeStep()) {
        }
        return row;
    }

    void read_database_files(std::int64_t collection, const compiler::DatabaseSpec& database) {
        const std::int64_t row = database_row(collection, database);
        int position = 0;
        for (const fs::path& path : database.files) {
            const std::string key = stored_path(path);
            const base::SourcePtr source = next_source(path);
            std::optional<StoredFile> file = row_for(row, key);
            if (file) {
                files_.place(*file, row, position);
                file->kind = database.kind;
                update(*file, source);
            } else {
                file = files_.add(row, database, position, key);
                ++report_.files_added;
                store(*file, source);
            }
            seen_.insert(file->id);
            ++position;
            ++progress_.files_done;
        }
    }

    // What the catalogue has of a file in a database: else of it in one that this import has not come to, such as one
    // that was called otherwise, which then goes over to the database.
    std::optional<StoredFile> row_for(std::int64_t database, const std::string& path) {
        std::optional<StoredFile> found;
        for (const StoredFile& file : files_.files_at(path)) {
            if (file.database == database) return file;
            if (!seen_.contains(file.id)) found = file;
        }
        return found;
    }

    void read_again(const std::vector<StoredFile>& stored, const fs::path& path) {
        const base::SourcePtr source = next_source(path);
        for (const StoredFile& file : stored) update(file, source);
        ++progress_.files_done;
    }

    base::SourcePtr next_source(const fs::path& path) {
        check_stop();
        report_progress(path);
        return base::read_pattern_text(path);
    }

    void update(const StoredFile& file, const base::SourcePtr& source) {
        const std::int64_t hash = content_hash(source->text(), file.kind);
        if (hash == file.content_hash) {
            ++report_.files_unchanged;
            report_.entries.unchanged += files_.entry_count(file);
        } else {
            ++report_.files_changed;
            store(file, source);
        }
    }

    void store(const StoredFile& file, const base::SourcePtr& source) {
        const compiler::PatternDatabase read = read_single_source(source, file.kind, report_.diagnostics);
        report_.entries += files_.store(file, read);
    }

    void remove_vanished(std::int64_t collection) {
        for (const StoredFile& file : files_.files_of(collection)) {
            if (seen_.contains(file.id)) continue;
            ++report_.files_removed;
            report_.entries.removed += files_.remove(file);
        }
    }

    void remove_empty() {
        connection_.exec("DELETE FROM database WHERE id NOT IN (SELECT database_id FROM source_file)");
        connection_.exec("DELETE FROM collection WHERE id NOT IN (SELECT collection_id FROM database)");
    }

    const Catalogue& catalogue_;
    SQLite::Database& connection_;
    std::string path_;
    const ImportOptions& options_;
    FileWriter files_;
    std::set<std::int64_t> seen_;
    ImportProgress progress_;
    ImportReport report_;
};

}  // namespace

ImportReport import_path(Catalogue& catalogue, const fs::path& path, const ImportOptions& options) {
    return import_databases(catalogue, path, compiler::discover_databases(path), options);
}

ImportReport import_databases(Catalogue& catalogue, const fs::path& path,
                              const std::vector<compiler::DatabaseSpec>& databases, const ImportOptions& options) {
    return on_connection(catalogue, [&](SQLite::Database&) { return Import(catalogue, path, options).run(databases); });
}

}  // namespace katachi::catalogue
