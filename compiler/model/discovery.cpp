#include "compiler/model/discovery.h"

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <functional>
#include <iterator>
#include <optional>
#include <system_error>
#include <utility>

#include "base/files/file_error.h"
#include "base/files/pattern_text.h"
#include "base/files/placed_error.h"
#include "base/files/read_file.h"
#include "compiler/model/gnugo_profile.h"
#include "compiler/model/manifest.h"
#include "engine/sgf/nodes.h"

namespace katachi::compiler {

namespace fs = std::filesystem;

namespace {

bool is_pattern_file(const fs::path& path) { return path.extension() == ".db" || path.extension() == ".dbz"; }

bool holds_a_game(const fs::path& file) {
    constexpr std::uint64_t enough_bytes = 1 << 20;  // a record may begin behind the head of a letter
    return sgf::find_sgf_game(base::read_beginning(file, enough_bytes)->text(), 0) != std::string_view::npos;
}

// `guess` is asked for the kind where no file name says it.
using Guess = std::function<DatabaseKind()>;

// Those beside `file` that are of one database of GNU Go, in the order in which a folder is read.
std::vector<fs::path> whole_of(std::string_view database, const fs::path& file) {
    std::vector<fs::path> files;
    std::error_code error;
    for (const ProfileEntry& entry : gnugo_files())
        if (const fs::path other = file.parent_path() / entry.file;
            entry.database == database && fs::exists(other, error))
            files.push_back(other);
    std::sort(files.begin(), files.end());
    return files;
}

DatabaseSpec spec_without_manifest(const fs::path& file, const Guess& guess) {
    if (const auto known = gnugo_profile(file.filename().string()))
        return {.name = std::string(known->database),
                .kind = known->kind,
                .files = {file},
                .whole = whole_of(known->database, file)};
    return {.name = file.stem().string(), .kind = guess(), .files = {file}, .kind_is_guessed = true};
}

DatabaseSpec spec_with_manifest(const fs::path& file, const Guess& guess) {
    const auto place = nearest_manifest(file);
    if (!place) return spec_without_manifest(file, guess);
    const Manifest manifest = read_manifest(*place);
    if (auto named = database_with(manifest, file)) {
        named->whole = std::exchange(named->files, {file});
        return *std::move(named);
    }
    DatabaseSpec spec = spec_without_manifest(file, guess);
    spec.helpers = manifest.helpers;
    spec.check = manifest.check;
    return spec;
}

DatabaseSpec spec_of_file(const fs::path& file) {
    return spec_with_manifest(file, [&] { return guess_kind(*base::read_pattern_text(file)); });
}

// Files that make up one database, such as patterns.db and patterns2.db, come together.
std::vector<DatabaseSpec> specs_of_files(std::vector<fs::path> files) {
    std::sort(files.begin(), files.end());
    std::vector<DatabaseSpec> specs;
    for (const fs::path& file : files) {
        DatabaseSpec spec = spec_of_file(file);
        const auto same = std::find_if(specs.begin(), specs.end(),
                                       [&](const DatabaseSpec& other) { return other.name == spec.name; });
        if (same == specs.end())
            specs.push_back(std::move(spec));
        else
            same->files.push_back(file);
    }
    return specs;
}

std::string_view from_first_visible(std::string_view text) {
    return text.substr(std::min(text.find_first_not_of(" \t"), text.size()));
}

std::vector<fs::path> pattern_files_in(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code error;
    fs::directory_iterator entries(folder, error);
    if (error) throw base::file_error(folder, error);
    for (const auto& entry : entries)
        if (entry.is_regular_file(error) && is_pattern_file(entry.path())) files.push_back(entry.path());
    return files;
}

std::vector<DatabaseSpec> databases_in(const fs::path& folder, std::string_view nothing_there) {
    auto specs = specs_of_files(pattern_files_in(folder));
    if (specs.empty()) throw base::FileError(folder.string() + ": " + std::string(nothing_there));
    return specs;
}

void check_named_files(const Manifest& manifest) {
    std::error_code error;
    for (const auto& [file, place] : manifest.file_places)
        if (fs::status(file, error).type() == fs::file_type::not_found)
            throw base::PlacedError(
                place, "names " + file.string() + ", and there is no such file; check its spelling, or leave it out");
}

// A manifest that names no database stands for those of its folder.
std::vector<DatabaseSpec> databases_of(const fs::path& place) {
    Manifest manifest = read_manifest(place);
    check_named_files(manifest);
    if (!manifest.databases.empty()) return std::move(manifest.databases);
    return databases_in(
        place.parent_path().empty() ? "." : place.parent_path(),
        "its katachi.toml names no [[database]], and no .db file stands beside it; write one of the two");
}

// Whether both are parts of one database; then `part` is now both of them together, in the order of its files.
bool join(DatabaseSpec& part, const DatabaseSpec& other) {
    if (!part.is_part() || !other.is_part() || part.name != other.name) return false;
    DatabaseSpec both = part;
    both.files.clear();
    for (const fs::path& file : part.whole)
        for (const DatabaseSpec* const each : {&std::as_const(part), &other})
            if (const auto number = file_number(*each, file)) {
                both.files.push_back(each->files[*number]);
                break;
            }
    if (both.files.size() != part.files.size() + other.files.size()) return false;
    part = std::move(both);
    return true;
}

// The attribute maps that patterns about life have.
std::optional<DatabaseKind> kind_by_map(std::string_view line) {
    constexpr std::string_view directive = "attribute_map";
    if (!line.starts_with(directive)) return std::nullopt;
    const auto map = from_first_visible(line.substr(directive.size()));
    if (map.starts_with("owl_attack")) return DatabaseKind::life_attack;
    if (map.starts_with("owl_defense")) return DatabaseKind::life_defence;
    return std::nullopt;
}

// Whether a colon line has the classes that joseki compilers write, of which one is of the move: sFJ, sFt …
bool is_of_joseki(std::string_view colon_line) {
    const std::string_view behind_symmetry =
        colon_line.substr(std::min(colon_line.find(','), colon_line.size() - 1) + 1);
    const std::string_view classes = behind_symmetry.substr(0, behind_symmetry.find_first_of(",- \t"));
    return classes.size() == 3 && classes.starts_with("sF") &&
           std::string_view("UJjTtN").find(classes.back()) != std::string_view::npos;
}

}  // namespace

DatabaseKind guess_kind(const base::SourceFile& source) {
    bool named = false;
    auto drawn_kind = DatabaseKind::move;
    for (int line = 1; line <= source.line_count(); ++line) {
        auto text = source.text(source.line_span(line));
        text.remove_prefix(line == 1 ? base::byte_order_mark(text).size() : 0);
        text = from_first_visible(text);
        if (text.starts_with("Pattern")) named = true;
        drawn_kind = kind_by_map(text).value_or(drawn_kind);
        if (!text.starts_with(":")) continue;
        if (!named) return DatabaseKind::monte_carlo;
        const auto value = from_first_visible(text.substr(1)).substr(0, 4);
        const bool is_eye_value = value.size() == 4 && value.find_first_not_of("012") == std::string_view::npos;
        if (is_eye_value) return DatabaseKind::eye_shape;
        return is_of_joseki(text) ? DatabaseKind::corner : drawn_kind;
    }
    return source.path().ends_with(".dbz") ? DatabaseKind::whole_board : drawn_kind;
}

bool lies_within(const DatabaseSpec& part, const DatabaseSpec& whole) {
    return std::ranges::all_of(part.files, [&](const fs::path& file) { return file_number(whole, file).has_value(); });
}

DatabaseSpec spec_of_text(const base::SourceFile& text) {
    return spec_with_manifest(text.path(), [&] { return guess_kind(text); });
}

std::vector<DatabaseSpec> discover_databases(const fs::path& path) {
    std::error_code error;
    const auto status = fs::status(path, error);
    if (status.type() == fs::file_type::not_found) throw base::no_such_file(path);
    if (error) throw base::file_error(path, error);
    if (!fs::is_directory(status)) {
        if (path.extension() == ".kpb")
            throw base::FileError(
                path.string() +
                ": holds compiled patterns, for katachi-gtp --patterns; name the .db files or folders "
                "that they were made from");
        if (path.extension() == ".sgf")
            throw base::FileError(path.string() +
                                  (holds_a_game(path) ? ": is a game record" : ": holds no game, for all its name") +
                                  "; patterns stand in .db files (katachi joseki compile makes one of a joseki tree)");
        if (path.extension() == ".kdb")
            throw base::FileError(path.string() +
                                  ": is a catalogue; patterns stand in .db files (katachi joseki export --db " +
                                  path.string() + " -o joseki.db makes one of its joseki)");
        if (path.filename() == manifest_name) return databases_of(path);
        return {spec_of_file(path)};
    }
    // A program that is in a removed folder stays there, also once one of the same name is made.
    if (const fs::path place = fs::absolute(path, error); error)
        throw base::FileError(path.string() +
                              ": was removed, with this program in it; go into the folder that is there now, and "
                              "start the program again");
    if (fs::exists(path / manifest_name, error)) return databases_of(path / manifest_name);
    return databases_in(path, "holds neither a katachi.toml nor a .db file; name a folder that does, or a file");
}

std::vector<DatabaseSpec> discover_databases(const std::vector<std::string>& paths) {
    if (paths.size() == 1) return discover_databases(fs::path(paths.front()));
    std::vector<DatabaseSpec> found;
    for (const std::string& path : paths)
        for (DatabaseSpec& spec : discover_databases(fs::path(path))) {
            if (std::ranges::any_of(found, [&](const DatabaseSpec& other) { return lies_within(spec, other); }))
                continue;
            std::erase_if(found, [&](const DatabaseSpec& other) { return lies_within(other, spec); });
            if (std::ranges::none_of(found, [&](DatabaseSpec& part) { return join(part, spec); }))
                found.push_back(std::move(spec));
        }
    return found;
}

}  // namespace katachi::compiler
