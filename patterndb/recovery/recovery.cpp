#include "patterndb/recovery/recovery.h"

#include <sqlite3.h>

#include <algorithm>
#include <functional>
#include <memory>

#include "base/files/temporary_folder.h"
#include "base/findings/source_file.h"
#include "base/long_work/interrupt.h"
#include "patterndb/connection.h"
#include "patterndb/content_hash.h"
#include "patterndb/import/file_writer.h"
#include "patterndb/recovery/readable_copy.h"
#include "patterndb/recovery/salvaged_rows.h"

namespace katachi::catalogue {
namespace {

namespace fs = std::filesystem;

// What cannot be made again from other rows, those that others speak of first; entries come from the texts.
struct SavedTable {
    const char* name;
    const char* key;
};
constexpr SavedTable saved_tables[]{
    {"collection", "id"},
    {"database", "id"},
    {"source_file", "id"},
    {"profile", "id"},
    {"profile_pattern", "profile_id"},
    {"weighing", "id"},
    {"weighing_pattern", "weighing_id"},
    {"joseki_graft", "id"},
    {"joseki_undone", "id"},
    {"joseki_position", "id"},
    {"joseki_move", "id"},
    {"joseki_position_said", "position_id"},
    {"joseki_move_said", "move_id"},
    {"joseki_text", "move_id"},
    {"joseki_removal", "position_id"},
    {"mining_run", "id"},
    {"mining_piece", "number"},
};

std::vector<std::string> texts(SQLite::Database& connection, const std::string& query) {
    SQLite::Statement row(connection, query);
    std::vector<std::string> found;
    while (row.executeStep()) found.push_back(row.getColumn(0).getString());
    return found;
}

// The value must live until the statement has run.
void bind_value(SQLite::Statement& statement, int index, const SQLite::Column& value) {
    if (value.isNull())
        statement.bind(index);
    else if (value.isInteger())
        statement.bind(index, value.getInt64());
    else if (value.isFloat())
        statement.bind(index, value.getDouble());
    else if (value.isText())
        statement.bind(index, value.getString());
    else
        bind_bytes(statement, index,
                   {static_cast<const char*>(value.getBlob()), static_cast<std::size_t>(value.getBytes())});
}

class Recovering {
  public:
    // `pulse` is called between rows and entries and may throw to stop the work.
    Recovering(SQLite::Database& damaged, const Catalogue& saved, std::int64_t size, std::function<void()> pulse)
        : damaged_(damaged), saved_(saved), connection_(saved.connection()), size_(size), pulse_(std::move(pulse)) {}

    Recovery run(const RowCheck& check) {
        connection_.exec("PRAGMA foreign_keys = OFF");  // until all rows are in
        {
            SQLite::Transaction transaction(connection_, SQLite::TransactionBehavior::IMMEDIATE);
            for (const SavedTable& table : saved_tables) copy(table);
            for (RecoveredTable& table : recovery_.tables) {
                pulse_();
                table.left_out += check(saved_, table.name);
                remove_orphans(table);
            }
            read_entries();
            for (RecoveredTable& table : recovery_.tables)
                table.rows = connection_.execAndGet("SELECT count(*) FROM " + table.name).getInt64();
            pulse_();
            transaction.commit();
        }
        return std::move(recovery_);
    }

  private:
    void copy(const SavedTable& table) {
        RecoveredTable& recovered = recovery_.tables.emplace_back(RecoveredTable{.name = table.name});
        const std::string columns = common_columns(table.name);
        if (columns.empty()) return;  // made before there was such a table
        const auto places = static_cast<std::size_t>(std::count(columns.begin(), columns.end(), ','));
        std::string values = "?";
        for (std::size_t i = 0; i < places; ++i) values += ", ?";
        SQLite::Statement insert(
            connection_, "INSERT OR IGNORE INTO " + recovered.name + " (" + columns + ") VALUES (" + values + ")");
        const bool is_whole = visit_salvaged_rows(
            damaged_, {.name = table.name, .key = table.key, .columns = columns}, size_,
            [&](const SQLite::Statement& row) { insert_row(insert, row, static_cast<int>(places) + 1, recovered); });
        recovered.has_gaps = !is_whole;
    }

    void insert_row(SQLite::Statement& insert, const SQLite::Statement& row, int columns, RecoveredTable& table) const {
        pulse_();
        for (int i = 0; i < columns; ++i) bind_value(insert, i + 1, row.getColumn(i));
        try {
            insert.exec();
        } catch (const SQLite::Exception& error) {
            if (error.getErrorCode() != SQLITE_CONSTRAINT) throw catalogue_error(saved_.name(), error);
            ++table.left_out;
        }
        insert.tryReset();
    }

    std::string common_columns(const std::string& table) {
        const std::string query = "SELECT name FROM pragma_table_info('" + table + "')";
        const std::vector<std::string> old = texts(damaged_, query);
        std::string common;
        for (const std::string& name : texts(connection_, query))
            if (std::find(old.begin(), old.end(), name) != old.end()) common += (common.empty() ? "" : ", ") + name;
        return common;
    }

    void remove_orphans(RecoveredTable& table) {
        SQLite::Statement key(connection_,
                              R"(SELECT "from", "table" FROM pragma_foreign_key_list(')" + table.name + "')");
        while (key.executeStep())
            table.left_out += connection_.exec("DELETE FROM " + table.name + " WHERE " + key.getColumn(0).getString() +
                                               " NOT IN (SELECT id FROM " + key.getColumn(1).getString() + ")");
    }

    void read_entries() {
        FileWriter files(connection_, pulse_);
        SQLite::Statement collection(connection_, "SELECT id FROM collection ORDER BY id");
        while (collection.executeStep())
            for (const StoredFile& file : files.files_of(collection.getColumn(0).getInt64())) {
                pulse_();
                const auto source = std::make_shared<base::SourceFile>(file.path, text_of(file));
                if (content_hash(source->text(), file.kind) != file.content_hash)
                    recovery_.changed_texts.push_back(file.path);
                base::Diagnostics findings;
                recovery_.entries += files.store(file, read_single_source(source, file.kind, findings)).added;
            }
    }

    std::string text_of(const StoredFile& file) {
        SQLite::Statement text(connection_, "SELECT text FROM source_file WHERE id = ?");
        text.bind(1, file.id);
        text.executeStep();
        return bytes_of(text.getColumn(0));
    }

    SQLite::Database& damaged_;
    const Catalogue& saved_;
    SQLite::Database& connection_;
    std::int64_t size_;  // of the damaged file; a key beyond it there is none
    std::function<void()> pulse_;
    Recovery recovery_;
};

}  // namespace

bool Recovery::is_whole() const {
    return changed_texts.empty() && std::none_of(tables.begin(), tables.end(), [](const RecoveredTable& table) {
               return table.has_gaps || table.left_out > 0;
           });
}

bool Recovery::is_empty() const {
    return !is_whole() &&
           std::all_of(tables.begin(), tables.end(), [](const RecoveredTable& table) { return table.rows == 0; });
}

Recovery recover_catalogue(const fs::path& damaged, const fs::path& saved, const RowCheck& check,
                           const std::atomic<bool>* stop) {
    if (fs::exists(saved)) throw CatalogueError(saved.string() + ": is there already; name a new file");
    const auto check_stop = [&] {
        if (base::is_stopped(stop))
            throw CatalogueError("recovery of " + damaged.string() + " stopped, nothing was saved; recover it again");
    };
    try {
        const base::TemporaryFolder folder(saved);  // beside the file to come, so that it can be renamed to it
        SQLite::Database copy = readable_copy(damaged, folder.path());
        Recovery recovery;
        {
            const Catalogue catalogue = Catalogue::open(folder / "saved.kdb", Catalogue::Access::write);
            recovery =
                Recovering(copy, catalogue, static_cast<std::int64_t>(fs::file_size(damaged)), check_stop).run(check);
        }
        if (recovery.is_empty()) throw CatalogueError(damaged.string() + ": nothing can be read; is it a catalogue?");
        fs::rename(folder / "saved.kdb", saved);
        return recovery;
    } catch (const SQLite::Exception& error) {
        throw catalogue_error(saved.string(), error);
    } catch (const fs::filesystem_error& error) {
        throw CatalogueError(saved.string() + ": cannot be written: " + error.code().message());
    }
}

}  // namespace katachi::catalogue
