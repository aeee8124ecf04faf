#include "patterndb/query/export.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <set>

#include "base/files/atomic_file.h"
#include "base/files/canonical_path.h"
#include "base/files/make_folder.h"
#include "base/files/read_file.h"
#include "patterndb/connection.h"
#include "patterndb/query/query.h"

namespace katachi::catalogue {
namespace {

namespace fs = std::filesystem;

// Each once, though it be part of several databases.
std::set<std::string> stored_paths(const Catalogue& catalogue) {
    std::set<std::string> paths;
    for (const StoredDatabase& database : list_databases(catalogue))
        paths.insert(database.files.begin(), database.files.end());
    return paths;
}

// Files whose path is `file`; without one, those whose file name it is.
std::vector<std::string> paths_named(const Catalogue& catalogue, std::string_view file) {
    const fs::path canonical = base::canonical_path(file);
    std::vector<std::string> named;
    for (const std::string& path : stored_paths(catalogue)) {
        if (path == file || path == canonical) return {path};
        if (fs::path(path).filename() == file) named.push_back(path);
    }
    return named;
}

CatalogueError no_such_file(const Catalogue& catalogue, std::string_view file) {
    std::vector<std::string> names;
    for (const std::string& path : stored_paths(catalogue)) names.push_back(fs::path(path).filename().string());
    return CatalogueError(
        names.empty() ? fmt::format("{}: holds no file {}; import it first", catalogue.name(), file)
                      : fmt::format("{}: holds no file {}, only {}", catalogue.name(), file, fmt::join(names, ", ")));
}

CatalogueError no_such_database(const Catalogue& catalogue, const std::vector<StoredDatabase>& databases,
                                std::string_view name) {
    std::vector<std::string> names;
    for (const StoredDatabase& database : databases) names.push_back(database.name);
    return CatalogueError(
        names.empty()
            ? fmt::format("{}: no database is named {}; import one first", catalogue.name(), name)
            : fmt::format("{}: no database is named {}, only {}", catalogue.name(), name, fmt::join(names, ", ")));
}

const StoredDatabase& only_database(const Catalogue& catalogue, const std::vector<StoredDatabase>& databases,
                                    std::string_view name) {
    std::vector<std::string> collections;
    const StoredDatabase* found = nullptr;
    for (const StoredDatabase& database : databases) {
        if (database.name != name) continue;
        found = &database;
        collections.push_back(database.collection);
    }
    if (!found) throw no_such_database(catalogue, databases, name);
    if (collections.size() > 1)
        throw CatalogueError(fmt::format("{} names a database in each of {}; export its files by path", name,
                                         fmt::join(collections, ", ")));
    return *found;
}

// A file there may have been edited since it was imported.
void check_holds_no_other(const fs::path& file, const std::string& text) {
    std::error_code error;
    if (fs::is_regular_file(file, error) && base::read_file(file)->text() != text)
        throw CatalogueError(file.string() + ": has another text, which would be lost; name another folder");
}

}  // namespace

std::string source_text(const Catalogue& catalogue, std::string_view file) {
    const std::vector<std::string> paths = paths_named(catalogue, file);
    if (paths.empty()) throw no_such_file(catalogue, file);
    if (paths.size() > 1)
        throw CatalogueError(fmt::format("{} names several files, give the path: {}", file, fmt::join(paths, ", ")));
    return on_connection(catalogue, [&](SQLite::Database& connection) {
        SQLite::Statement query(connection, "SELECT text FROM source_file WHERE path = ?");
        query.bind(1, paths.front());
        query.executeStep();
        return bytes_of(query.getColumn(0));
    });
}

std::string entry_text(const Catalogue& catalogue, std::int64_t entry) {
    return entry_details(catalogue, entry).text + '\n';
}

std::vector<fs::path> export_database(const Catalogue& catalogue, std::string_view database, const fs::path& folder) {
    const std::vector<StoredDatabase> databases = list_databases(catalogue);
    const StoredDatabase& wanted = only_database(catalogue, databases, database);
    std::set<fs::path> names;
    for (const std::string& path : wanted.files)
        if (!names.insert(fs::path(path).filename()).second)
            throw CatalogueError(std::string(database) + " has two files named " + fs::path(path).filename().string() +
                                 "; export them by path");
    std::vector<fs::path> destinations;
    std::vector<std::string> texts;
    for (const std::string& path : wanted.files) {
        destinations.push_back(folder / fs::path(path).filename());
        texts.push_back(source_text(catalogue, path));
        check_holds_no_other(destinations.back(), texts.back());
    }
    base::make_folder(folder);
    for (std::size_t i = 0; i < texts.size(); ++i) base::write_file(destinations[i], texts[i]);
    return destinations;
}

}  // namespace katachi::catalogue
