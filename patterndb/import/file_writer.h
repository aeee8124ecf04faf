// One source file and its entries into the catalogue, rewriting no more than what changed. For the
// import, inside its transaction.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/findings/diagnostic.h"
#include "compiler/model/pattern_database.h"
#include "patterndb/import/entry_counts.h"
#include "patterndb/import/entry_writer.h"

namespace katachi::catalogue {

// A row of source_file without its text.
struct StoredFile {
    std::int64_t id = 0;
    std::int64_t database = 0;
    std::string database_name;
    compiler::DatabaseKind kind = compiler::DatabaseKind::move;
    int position = 0;
    std::string path;
    std::int64_t content_hash = 0;
};

// The directives and patterns of one file.
compiler::PatternDatabase read_single_source(const base::SourcePtr& source, compiler::DatabaseKind kind,
                                             base::Diagnostics& diagnostics);

class FileWriter {
  public:
    // `pulse` is called between entries and may throw to stop the work.
    FileWriter(SQLite::Database& connection, std::function<void()> pulse);

    // The file at this path, as each database that it is part of has it.
    std::vector<StoredFile> files_at(const std::string& path);
    // Files of a collection's databases.
    std::vector<StoredFile> files_of(std::int64_t collection);

    // A new file of the database in this row, still without text and entries.
    StoredFile add(std::int64_t row, const compiler::DatabaseSpec& database, int position, const std::string& path);
    void place(const StoredFile& file, std::int64_t database, int position);
    EntryCounts store(const StoredFile& file, const compiler::PatternDatabase& read);
    std::int64_t remove(const StoredFile& file);  // how many entries went with it
    std::int64_t entry_count(const StoredFile& file);

  private:
    struct StoredEntry;

    void store_text(const StoredFile& file, const base::SourceFile& source);
    void store_directives(const StoredFile& file, const compiler::PatternDatabase& read);
    std::vector<StoredEntry> entries_of(const StoredFile& file);
    // For each pattern the old entry that it continues, which is marked as taken: one of the same text, else
    // one of the same name.
    static std::vector<const StoredEntry*> continued_entries(std::vector<StoredEntry>& old,
                                                             const std::vector<compiler::Pattern>& patterns,
                                                             const std::vector<EntryPlace>& places);

    SQLite::Database& connection_;
    std::function<void()> pulse_;
    EntryWriter entries_;
};

}  // namespace katachi::catalogue
