// One entry into the catalogue's tables. For the import, inside its transaction.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <string_view>

#include "compiler/model/pattern.h"

namespace katachi::catalogue {

struct EntryPlace {
    std::int64_t file = 0;  // its row in source_file
    int position = 0;
    std::int64_t hash = 0;  // of its text
};

class EntryWriter {
  public:
    explicit EntryWriter(SQLite::Database& connection);

    void add(const EntryPlace& place, const compiler::Pattern& pattern);
    void replace(std::int64_t entry, const EntryPlace& place, const compiler::Pattern& pattern);
    // The text is the same: nothing but the place (and a name made from it) is new.
    void move(std::int64_t entry, const EntryPlace& place, const compiler::Pattern& pattern);
    void remove(std::int64_t entry);

  private:
    static void bind_place(SQLite::Statement& statement, const EntryPlace& place, const compiler::Pattern& pattern);
    static void store_facts(SQLite::Statement& statement, const EntryPlace& place, const compiler::Pattern& pattern);
    void store_parts(std::int64_t entry, const compiler::Pattern& pattern);

    SQLite::Database& connection_;
    SQLite::Statement insert_;
    SQLite::Statement update_;
    SQLite::Statement move_;
    SQLite::Statement remove_;
    SQLite::Statement insert_class_;
    SQLite::Statement insert_attribute_;
    SQLite::Statement insert_label_;
    SQLite::Statement insert_call_;
    SQLite::Statement insert_weight_;
    SQLite::Statement remove_parts_[5];
};

}  // namespace katachi::catalogue
