// A catalogue file (.kdb): an SQLite database of pattern databases, and of a library of joseki. Of imported files it is
// a cache, and they can be exported unchanged; additions to joseki stand there alone, so that a damaged
// catalogue is recovered (patterndb/recovery/) and never thrown away.
#pragma once

#include <filesystem>
#include <memory>
#include <stdexcept>
#include <string>

namespace SQLite {
class Database;
}

namespace katachi::catalogue {

// Trouble with a catalogue: one line for people that says what to do. Whatever was being done left the
// catalogue as it was.
struct CatalogueError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// What a catalogue's file is called where nobody names another.
constexpr const char* catalogue_name = "katachi.kdb";

class Catalogue {
  public:
    enum class Access {
        read,   // the file must exist
        write,  // the file is created where it is missing
    };

    // Brings an older schema up to date, and keeps the file as it was in a backup. Throws CatalogueError for a file
    // that cannot be opened, is no catalogue or was made by a newer version.
    static Catalogue open(const std::filesystem::path& path, Access access);
    static Catalogue in_memory();

    Catalogue(Catalogue&&) noexcept;
    Catalogue& operator=(Catalogue&&) noexcept;
    ~Catalogue();

    // What messages call the catalogue.
    const std::string& name() const { return name_; }
    // The file that was kept as it was, where opening brought an older schema up to date; else "".
    const std::string& backup() const { return backup_; }
    SQLite::Database& connection() const { return *connection_; }

  private:
    Catalogue(std::string name, std::unique_ptr<SQLite::Database> connection, std::string backup);

    std::string name_;
    std::string backup_;
    std::unique_ptr<SQLite::Database> connection_;
};

}  // namespace katachi::catalogue
