// A catalogue file (.kdb): an SQLite database of pattern databases. It is a cache: everything in it can
// be rebuilt from text, and all that was imported can be exported unchanged.
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

    // Brings an older schema up to date. Throws CatalogueError for a file that cannot be opened, is no
    // catalogue or was made by a newer version.
    static Catalogue open(const std::filesystem::path& path, Access access);
    static Catalogue in_memory();

    Catalogue(Catalogue&&) noexcept;
    Catalogue& operator=(Catalogue&&) noexcept;
    ~Catalogue();

    // What messages call the catalogue.
    const std::string& name() const { return name_; }
    SQLite::Database& connection() const { return *connection_; }

  private:
    Catalogue(std::string name, std::unique_ptr<SQLite::Database> connection);

    std::string name_;
    std::unique_ptr<SQLite::Database> connection_;
};

}  // namespace katachi::catalogue
