// Work on a catalogue's connection, with SQLite's errors told in the catalogue's words. For the sources
// of this room and of those that keep tables of their own in a catalogue; its users need no SQLite header.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <optional>
#include <string>
#include <string_view>

#include "patterndb/catalogue.h"

namespace katachi::catalogue {

// What a person should read for an error on the catalogue file `name`.
CatalogueError catalogue_error(const std::string& name, const SQLite::Exception& error);

// That it is damaged, `what` being the fault, or "", and how to save it.
CatalogueError damaged_catalogue(const std::string& name, const std::string& what = "");

// Runs `work(connection)`.
template <class Work>
auto on_connection(const Catalogue& catalogue, Work work) {
    try {
        return work(catalogue.connection());
    } catch (const SQLite::Exception& error) {
        throw catalogue_error(catalogue.name(), error);
    }
}

// A change as a whole or not at all; within another such change it is a part of that one. What was not committed is
// taken back at the end.
class WholeChange {
  public:
    explicit WholeChange(SQLite::Database& connection);
    void commit();

  private:
    std::optional<SQLite::Transaction> transaction_;  // of the outermost change
};

// Binds a blob without a copy: the bytes must live until the statement has run.
void bind_bytes(SQLite::Statement& statement, int index, std::string_view bytes);
std::string bytes_of(const SQLite::Column& column);

}  // namespace katachi::catalogue
