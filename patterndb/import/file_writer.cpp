#include "patterndb/import/file_writer.h"

#include <deque>
#include <unordered_map>
#include <utility>

#include "base/text/utf8.h"
#include "compiler/reader/reader.h"
#include "patterndb/connection.h"
#include "patterndb/content_hash.h"

namespace katachi::catalogue {
namespace {

constexpr const char* file_columns =
    "SELECT source_file.id, database_id, name, kind, source_file.position, path, content_hash "
    "FROM source_file JOIN database ON database.id = database_id ";

StoredFile file_of(SQLite::Statement& row) {
    StoredFile file;
    file.id = row.getColumn(0).getInt64();
    file.database = row.getColumn(1).getInt64();
    file.database_name = row.getColumn(2).getString();
    file.kind = compiler::database_kind(row.getColumn(3).getText()).value_or(compiler::DatabaseKind::move);
    file.position = row.getColumn(4).getInt();
    file.path = row.getColumn(5).getString();
    file.content_hash = row.getColumn(6).getInt64();
    return file;
}

std::vector<StoredFile> files_in(SQLite::Statement& rows) {
    std::vector<StoredFile> files;
    while (rows.executeStep()) files.push_back(file_of(rows));
    return files;
}

// Old entries waiting for the new one that continues them, in the order of the file.
template <class Key>
class Waiting {
  public:
    void add(const Key& key, std::size_t index) { queues_[key].push_back(index); }
    std::optional<std::size_t> take(const Key& key) {
        const auto found = queues_.find(key);
        if (found == queues_.end() || found->second.empty()) return std::nullopt;
        const std::size_t index = found->second.front();
        found->second.pop_front();
        return index;
    }

  private:
    std::unordered_map<Key, std::deque<std::size_t>> queues_;
};

}  // namespace

compiler::PatternDatabase read_single_source(const base::SourcePtr& source, compiler::DatabaseKind kind,
                                             base::Diagnostics& diagnostics) {
    compiler::PatternDatabase database;
    database.spec.kind = kind;
    compiler::read_source(source, database, diagnostics);
    return database;
}

struct FileWriter::StoredEntry {
    std::int64_t id = 0;
    std::int64_t hash = 0;
    std::string name;
    int position = 0;
    int line = 0;
    base::Span span;
    bool taken = false;

    // Another text of the same length before it may move the line alone.
    bool stands_at(const EntryPlace& place, const compiler::Pattern& pattern) const {
        return position == place.position && span == pattern.span &&
               line == pattern.source->line_column(pattern.span.begin).line && name == base::as_utf8(pattern.name);
    }
};

FileWriter::FileWriter(SQLite::Database& connection, std::function<void()> pulse)
    : connection_(connection), pulse_(std::move(pulse)), entries_(connection) {}

std::vector<StoredFile> FileWriter::files_at(const std::string& path) {
    SQLite::Statement query(connection_, std::string(file_columns) + "WHERE path = ?");
    query.bind(1, path);
    return files_in(query);
}

std::vector<StoredFile> FileWriter::files_of(std::int64_t collection) {
    SQLite::Statement query(connection_, std::string(file_columns) + "WHERE collection_id = ?");
    query.bind(1, collection);
    return files_in(query);
}

StoredFile FileWriter::add(std::int64_t row, const compiler::DatabaseSpec& database, int position,
                           const std::string& path) {
    SQLite::Statement insert(connection_,
                             "INSERT INTO source_file (database_id, position, path, text, size, content_hash, "
                             "imported_hash) VALUES (?, ?, ?, x'', 0, 0, 0)");
    insert.bind(1, row);
    insert.bind(2, position);
    insert.bind(3, path);
    insert.exec();
    return {.id = connection_.getLastInsertRowid(),
            .database = row,
            .database_name = database.name,
            .kind = database.kind,
            .position = position,
            .path = path};
}

void FileWriter::place(const StoredFile& file, std::int64_t database, int position) {
    if (file.database == database && file.position == position) return;
    SQLite::Statement update(connection_, "UPDATE source_file SET database_id = ?, position = ? WHERE id = ?");
    update.bind(1, database);
    update.bind(2, position);
    update.bind(3, file.id);
    update.exec();
}

EntryCounts FileWriter::store(const StoredFile& file, const compiler::PatternDatabase& read) {
    const base::SourceFile& source = *read.sources.front();
    store_text(file, source);
    store_directives(file, read);

    std::vector<EntryPlace> places;
    for (const compiler::Pattern& pattern : read.patterns)
        places.push_back({.file = file.id,
                          .position = static_cast<int>(places.size()),
                          .hash = content_hash(source.text(pattern.span), read.spec.kind)});
    std::vector<StoredEntry> old = entries_of(file);
    const std::vector<const StoredEntry*> continued = continued_entries(old, read.patterns, places);

    EntryCounts counts;
    for (std::size_t i = 0; i < read.patterns.size(); ++i) {
        pulse_();
        const compiler::Pattern& pattern = read.patterns[i];
        if (!continued[i]) {
            ++counts.added;
            entries_.add(places[i], pattern);
        } else if (continued[i]->hash != places[i].hash) {
            ++counts.changed;
            entries_.replace(continued[i]->id, places[i], pattern);
        } else {
            ++counts.unchanged;
            if (!continued[i]->stands_at(places[i], pattern)) entries_.move(continued[i]->id, places[i], pattern);
        }
    }
    for (const StoredEntry& entry : old) {
        if (entry.taken) continue;
        ++counts.removed;
        entries_.remove(entry.id);
    }
    return counts;
}

std::vector<const FileWriter::StoredEntry*> FileWriter::continued_entries(
    std::vector<StoredEntry>& old, const std::vector<compiler::Pattern>& patterns,
    const std::vector<EntryPlace>& places) {
    std::vector<const StoredEntry*> continued(patterns.size());
    const auto take = [&](std::size_t i, std::optional<std::size_t> index) {
        if (!index) return;
        continued[i] = &old[*index];
        old[*index].taken = true;
    };
    Waiting<std::int64_t> by_hash;
    for (std::size_t i = 0; i < old.size(); ++i) by_hash.add(old[i].hash, i);
    for (std::size_t i = 0; i < patterns.size(); ++i) take(i, by_hash.take(places[i].hash));
    Waiting<std::string> by_name;
    for (std::size_t i = 0; i < old.size(); ++i)
        if (!old[i].taken) by_name.add(old[i].name, i);
    for (std::size_t i = 0; i < patterns.size(); ++i)
        if (!continued[i]) take(i, by_name.take(base::as_utf8(patterns[i].name)));
    return continued;
}

std::int64_t FileWriter::remove(const StoredFile& file) {
    const std::int64_t count = entry_count(file);
    SQLite::Statement remove(connection_, "DELETE FROM source_file WHERE id = ?");
    remove.bind(1, file.id);
    remove.exec();
    return count;
}

std::int64_t FileWriter::entry_count(const StoredFile& file) {
    SQLite::Statement query(connection_, "SELECT count(*) FROM entry WHERE source_file_id = ?");
    query.bind(1, file.id);
    query.executeStep();
    return query.getColumn(0).getInt64();
}

void FileWriter::store_text(const StoredFile& file, const base::SourceFile& source) {
    SQLite::Statement update(connection_,
                             "UPDATE source_file SET text = ?1, size = ?2, content_hash = ?3, imported_hash = ?3 "
                             "WHERE id = ?4");
    bind_bytes(update, 1, source.text());
    update.bind(2, static_cast<std::int64_t>(source.text().size()));
    update.bind(3, content_hash(source.text(), file.kind));
    update.bind(4, file.id);
    update.exec();
}

void FileWriter::store_directives(const StoredFile& file, const compiler::PatternDatabase& read) {
    SQLite::Statement remove(connection_, "DELETE FROM directive WHERE source_file_id = ?");
    remove.bind(1, file.id);
    remove.exec();
    SQLite::Statement insert(connection_,
                             "INSERT INTO directive (source_file_id, position, name, value) VALUES (?, ?, ?, ?)");
    int position = 0;
    for (const compiler::Directive& directive : read.directives) {
        insert.bind(1, file.id);
        insert.bind(2, position++);
        insert.bind(3, base::as_utf8(directive.name));
        insert.bind(4, base::as_utf8(directive.value));
        insert.exec();
        insert.reset();
    }
}

std::vector<FileWriter::StoredEntry> FileWriter::entries_of(const StoredFile& file) {
    SQLite::Statement query(connection_,
                            "SELECT id, hash, name, position, line, first_byte, end_byte FROM entry "
                            "WHERE source_file_id = ? ORDER BY position");
    query.bind(1, file.id);
    std::vector<StoredEntry> entries;
    while (query.executeStep())
        entries.push_back({query.getColumn(0).getInt64(),
                           query.getColumn(1).getInt64(),
                           query.getColumn(2).getString(),
                           query.getColumn(3).getInt(),
                           query.getColumn(4).getInt(),
                           {query.getColumn(5).getUInt(), query.getColumn(6).getUInt()}});
    return entries;
}

}  // namespace katachi::catalogue
