#include "patterndb/connection.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

#include <filesystem>

#include "base/text/one_line.h"

namespace katachi::catalogue {
namespace {

namespace fs = std::filesystem;

std::string folder_of(const std::string& name) {
    const fs::path parent = fs::path(name).parent_path();
    return parent.empty() ? "." : parent.string();
}

// SQLite says "unable to open" for all of these.
std::string why_not_opened(const std::string& name) {
    std::error_code ignored;
    const std::string folder = folder_of(name);
    if (fs::is_directory(name, ignored)) return name + ": is a folder; name a file, such as patterns.kdb";
    if (!fs::exists(folder, ignored)) return name + ": the folder " + folder + " does not exist; create it";
    if (fs::exists(name, ignored) && ::faccessat(AT_FDCWD, name.c_str(), R_OK, AT_EACCESS) != 0)
        return name + ": no permission to read it; ask its owner, or name another catalogue";
    if (::faccessat(AT_FDCWD, folder.c_str(), W_OK | X_OK, AT_EACCESS) != 0)
        return name + ": no permission to write in " + folder + "; choose another place for the catalogue";
    if (!fs::exists(name, ignored)) return name + ": no such catalogue; import pattern files to create it";
    return name + ": cannot be opened; check its permissions";
}

constexpr int no_row = -1;  // SQLiteCpp's own: what a statement must find is not there

}  // namespace

CatalogueError catalogue_error(const std::string& name, const SQLite::Exception& error) {
    switch (error.getErrorCode()) {
        case SQLITE_CANTOPEN:
        case SQLITE_PERM:
        case SQLITE_AUTH: return CatalogueError(why_not_opened(name));
        case SQLITE_NOTADB:
            return CatalogueError(
                name + ": is no catalogue; name another file, or save a damaged one with katachi db recover");
        case SQLITE_BUSY:
        case SQLITE_LOCKED: return CatalogueError(name + ": is in use by another program; try again when that is done");
        case SQLITE_READONLY:
            if (error.getExtendedErrorCode() == SQLITE_READONLY_DBMOVED)
                return CatalogueError(
                    name +
                    ": was replaced or removed while it was in use; what was done since is in the old "
                    "file, so do it again");
            return CatalogueError(name + ": is write-protected; make it and its folder writable");
        case SQLITE_FULL: return CatalogueError(name + ": the disk is full, nothing was changed; free some space");
        case SQLITE_CORRUPT: return damaged_catalogue(name);
        case SQLITE_IOERR:
            return CatalogueError(name +
                                  ": cannot be read or written, nothing was changed; check the disk and its quota");
        // Katachi's statements fit each sound catalogue: a table is missing here, or holds what cannot be.
        case SQLITE_ERROR:
        case SQLITE_CONSTRAINT:
        case SQLITE_MISMATCH:
        case no_row: return damaged_catalogue(name, error.what());
        default: return CatalogueError(name + ": " + base::one_line(error.what()));
    }
}

CatalogueError damaged_catalogue(const std::string& name, const std::string& what) {
    return CatalogueError(name + ": is damaged" + (what.empty() ? "" : " (" + base::one_line(what) + ")") +
                          "; katachi db recover " + name + " -o NEW.kdb saves what can be read");
}

WholeChange::WholeChange(SQLite::Database& connection) {
    const bool is_outermost = ::sqlite3_get_autocommit(connection.getHandle()) != 0;
    if (is_outermost) transaction_.emplace(connection, SQLite::TransactionBehavior::IMMEDIATE);
}

void WholeChange::commit() {
    if (transaction_) transaction_->commit();
}

// A null pointer would bind NULL instead of no bytes.
void bind_bytes(SQLite::Statement& statement, int index, std::string_view bytes) {
    statement.bindNoCopy(index, bytes.empty() ? "" : bytes.data(), static_cast<int>(bytes.size()));
}

std::string bytes_of(const SQLite::Column& column) {
    const auto* bytes = static_cast<const char*>(column.getBlob());
    return bytes ? std::string(bytes, static_cast<std::size_t>(column.getBytes())) : std::string();
}

}  // namespace katachi::catalogue
