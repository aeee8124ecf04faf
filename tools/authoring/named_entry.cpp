#include "tools/authoring/named_entry.h"

#include <algorithm>
#include <filesystem>
#include <string_view>

#include "base/files/file_error.h"
#include "base/text/nearest.h"
#include "base/text/terminal_text.h"
#include "base/text/utf8.h"
#include "engine/sgf/named_game.h"
#include "tools/authoring/shipped_library.h"

namespace katachi::authoring {

namespace {

bool is_name_of(const compiler::Pattern& pattern, std::string_view name) {
    if (name == pattern.name) return true;
    return !base::is_utf8(pattern.name) &&
           (name == base::as_utf8(pattern.name) || name == base::printable(pattern.name));
}

// With the name of its database where one was asked for.
std::string full_name(const std::string& database, const std::string& pattern) {
    return database.empty() ? pattern : database + "/" + pattern;
}

std::vector<std::filesystem::path> folders_of(const std::vector<compiler::PatternDatabase>& databases) {
    std::vector<std::filesystem::path> folders;
    for (const compiler::PatternDatabase& each : databases)
        for (const std::filesystem::path& file : each.spec.files) {
            const std::filesystem::path folder = file.has_parent_path() ? file.parent_path() : ".";
            if (std::ranges::find(folders, folder) == folders.end()) folders.push_back(folder);
        }
    return folders;
}

// "patterndb/library, joseki/library": as the shipped library calls its folders.
std::string names_of(const std::vector<std::filesystem::path>& folders) {
    std::string names;
    for (const std::filesystem::path& folder : folders)
        names += (names.empty() ? "" : ", ") + (folder.parent_path().filename() / folder.filename()).string();
    return names;
}

// How the names are listed: from the file, or from the folders of several.
std::string how_to_list(const std::vector<compiler::PatternDatabase>& databases) {
    if (databases.size() == 1 && databases.front().spec.files.size() == 1)
        return "katachi list " + databases.front().spec.files.front().lexically_normal().string() + " shows all names";
    const std::vector<std::filesystem::path> folders = folders_of(databases);
    if (std::ranges::all_of(folders, is_in_shipped_library))
        return "katachi studio shows all names of the shipped " + names_of(folders) +
               "; --patterns PATH looks in others";
    std::string paths;
    for (const std::filesystem::path& folder : folders) paths += " " + folder.string();
    return "katachi list" + paths + " shows all names";
}

bool is_database(const std::vector<compiler::PatternDatabase>& databases, const std::string& name) {
    return std::any_of(databases.begin(), databases.end(),
                       [&](const compiler::PatternDatabase& each) { return each.spec.name == name; });
}

std::string where_names_are(const std::vector<compiler::PatternDatabase>& databases, const std::string& database) {
    if (!database.empty() && !is_database(databases, database)) {
        std::string names;
        for (const compiler::PatternDatabase& each : databases) names += (names.empty() ? "" : ", ") + each.spec.name;
        return "no database is called " + database + ", only " + names;
    }
    return how_to_list(databases);
}

// "a or b": a few names that hold the word, as "geta" of "geta-on-one-stone"; "" where there are none or many.
std::string names_that_hold(const std::string& word, const std::vector<std::string>& known) {
    constexpr std::size_t few = 3;
    std::vector<std::string_view> found;
    for (const std::string& name : known)
        if (name.find(word) != std::string::npos && std::ranges::find(found, name) == found.end())
            found.push_back(name);
    std::string text;
    if (word.empty() || found.size() > few) return text;
    for (const std::string_view name : found) text += (text.empty() ? "" : " or ") + std::string(name);
    return text;
}

[[noreturn]] void no_such_entry(const std::vector<compiler::PatternDatabase>& databases, const std::string& database,
                                const std::string& name) {
    std::vector<std::string> known;
    for (const compiler::PatternDatabase& each : databases)
        for (const compiler::Pattern& pattern : each.patterns)
            known.push_back(full_name(database.empty() ? "" : each.spec.name, pattern.name));
    const std::string wanted = full_name(database, name);
    std::string meant(base::nearest(wanted, std::vector<std::string_view>(known.begin(), known.end())));
    if (meant.empty()) meant = names_that_hold(wanted, known);
    throw base::FileError("no pattern is called " + wanted + "; " +
                          (meant.empty() ? where_names_are(databases, database) : "did you mean " + meant + "?"));
}

}  // namespace

bool is_called(const NamedEntry& entry, const std::string& name) {
    const std::string& database = entry.database->spec.name;
    return is_name_of(*entry.pattern, name) ||
           (name.starts_with(database + "/") &&
            is_name_of(*entry.pattern, std::string_view(name).substr(database.size() + 1)));
}

void check_names_no_file(const std::string& name) {
    const std::string extension = std::filesystem::path(sgf::split_game_number(name).file).extension().string();
    if (name.starts_with('/') || extension == ".sgf" || extension == ".txt" || extension == ".db")
        throw base::FileError(name + ": no such file; check its spelling");
}

void throw_no_such_entry(const std::vector<compiler::PatternDatabase>& databases, const std::string& name) {
    const auto slash = name.find('/');
    if (slash == std::string::npos || slash == 0) no_such_entry(databases, "", name);
    no_such_entry(databases, name.substr(0, slash), name.substr(slash + 1));
}

std::vector<NamedEntry> entries_named(const std::vector<compiler::PatternDatabase>& databases,
                                      const std::string& database, const std::string& name) {
    std::vector<NamedEntry> found;
    for (const compiler::PatternDatabase& each : databases)
        for (const compiler::Pattern& pattern : each.patterns)
            if (is_name_of(pattern, name) && (database.empty() || database == each.spec.name))
                found.push_back({&each, &pattern});
    if (found.empty()) no_such_entry(databases, database, name);
    return found;
}

}  // namespace katachi::authoring
