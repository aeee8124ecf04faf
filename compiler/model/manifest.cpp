#include "compiler/model/manifest.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <set>
#include <span>

#include "base/files/canonical_path.h"
#include "base/files/file_error.h"
#include "base/files/pattern_text.h"
#include "base/files/placed_error.h"
#include "base/files/read_file.h"
#include "base/text/nearest.h"
#include "compiler/model/database_spec.h"
#include "compiler/model/toml_text.h"
#include "engine/match/constraint/autohelpers.h"

namespace katachi::compiler {

namespace fs = std::filesystem;

namespace {

constexpr std::int64_t most_labels = 16;

fs::path folder_of(const base::SourcePtr& manifest) { return fs::path(manifest->path()).parent_path(); }

[[noreturn]] void manifest_error(const base::SourcePtr& manifest, const toml::source_region& where,
                                 const std::string& what) {
    throw base::PlacedError(place_in(manifest, where), what);
}

void refuse_other_keys(const base::SourcePtr& manifest, const toml::table& table, std::string_view owner,
                       std::span<const std::string_view> known) {
    for (const auto& [key, value] : table) {
        if (std::find(known.begin(), known.end(), key.str()) != known.end()) continue;
        const std::string_view near = base::nearest(key.str(), known);
        manifest_error(manifest, key.source(),
                       near.empty()
                           ? fmt::format("unknown key `{}`; {} has {}", key.str(), owner, fmt::join(known, ", "))
                           : fmt::format("unknown key `{}`; did you mean {}?", key.str(), near));
    }
}

// A list of texts, none of them twice.
std::vector<ManifestWord> read_words(const base::SourcePtr& manifest, const toml::table& table, std::string_view key) {
    std::vector<ManifestWord> words;
    const auto node = table[key];
    if (!node) return words;
    if (!node.is_array())
        manifest_error(manifest, node.node()->source(),
                       fmt::format("write {} as a list, such as {}", key, "[\"KA3\"]"));
    for (const auto& element : *node.as_array()) {
        const auto text = element.value_exact<std::string>();
        if (!text) manifest_error(manifest, element.source(), "a rule must be a text in quotes");
        const auto is_same = [&](const ManifestWord& word) { return word.text == *text; };
        if (std::any_of(words.begin(), words.end(), is_same))
            manifest_error(manifest, element.source(), "`" + *text + "` is named twice in this list");
        words.push_back({*text, place_in(manifest, element.source())});
    }
    return words;
}

ManifestChoice read_choice(const base::SourcePtr& manifest, const toml::table& document) {
    constexpr std::array<std::string_view, 3> keys{"select", "ignore", "baseline"};
    const auto node = document["check"];
    if (!node) return {};
    if (!node.is_table()) manifest_error(manifest, node.node()->source(), "write [check] as a table");
    const toml::table& table = *node.as_table();
    refuse_other_keys(manifest, table, "[check]", keys);
    ManifestChoice choice{.select = read_words(manifest, table, "select"),
                          .ignore = read_words(manifest, table, "ignore")};
    if (const auto baseline = table["baseline"]) {
        const auto text = baseline.value_exact<std::string>();
        if (!text || text->empty())
            manifest_error(manifest, baseline.node()->source(), "the baseline must be the path of a file, in quotes");
        choice.baseline = folder_of(manifest) / *text;
    }
    return choice;
}

DatabaseSpec read_manifest_entry(const base::SourcePtr& manifest, const toml::table& table,
                                 std::map<fs::path, base::Place>& file_places) {
    constexpr std::array<std::string_view, 4> keys{"name", "kind", "files", "ignore"};
    refuse_other_keys(manifest, table, "a database", keys);
    const auto name = table["name"].value<std::string>();
    if (!name) manifest_error(manifest, table.source(), "this database lacks `name = \"...\"`");
    const auto kind_text = table["kind"].value<std::string>();
    if (!kind_text) manifest_error(manifest, table.source(), "this database lacks `kind = \"...\"`");
    const auto kind = database_kind(*kind_text);
    if (!kind) {
        std::string known;
        for (int i = 0; i < database_kind_count; ++i)
            known += (i > 0 ? ", " : "") + std::string(compiler::name(static_cast<DatabaseKind>(i)));
        manifest_error(manifest, table["kind"].node()->source(), "unknown kind `" + *kind_text + "`; one of " + known);
    }
    DatabaseSpec spec{.name = *name, .kind = *kind, .files = {}};
    spec.check.ignore = read_words(manifest, table, "ignore");
    const auto named_files = table["files"];
    if (named_files && !named_files.is_array())
        manifest_error(manifest, named_files.node()->source(), "write files as a list, such as [\"links.db\"]");
    const auto* files = named_files.as_array();
    if (files == nullptr || files->empty())
        manifest_error(manifest, table.source(), "this database lacks `files = [...]`");
    std::set<fs::path> places;
    for (const auto& file : *files) {
        const auto text = file.value<std::string>();
        if (!text) manifest_error(manifest, file.source(), "a file must be a text in quotes");
        fs::path path = folder_of(manifest) / *text;
        if (!places.insert(base::canonical_path(path)).second)
            manifest_error(manifest, file.source(), "`" + *text + "` is named twice in this list; leave one out");
        file_places.emplace(path, place_in(manifest, file.source()));
        spec.files.push_back(std::move(path));
    }
    return spec;
}

bool is_name(std::string_view text) {
    const auto is_part = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; };
    return text.size() > 1 && std::isdigit(static_cast<unsigned char>(text.front())) == 0 &&
           std::all_of(text.begin(), text.end(), is_part);
}

std::map<std::string, int> read_helpers(const base::SourcePtr& manifest, const toml::table& document) {
    std::map<std::string, int> helpers;
    const auto node = document["helpers"];
    if (!node) return helpers;
    if (!node.is_table()) manifest_error(manifest, node.node()->source(), "write [helpers] as a table");
    for (const auto& [key, value] : *node.as_table()) {
        const std::string name(key.str());
        const auto labels = value.value_exact<std::int64_t>();
        if (!is_name(name))
            manifest_error(manifest, value.source(), "`" + name + "` cannot be called: use letters, digits and `_`");
        if (match::find_helper(name) != nullptr)
            manifest_error(manifest, value.source(), "`" + name + "` is an autohelper already; choose another name");
        if (!labels || *labels < 0 || *labels > most_labels)
            manifest_error(
                manifest, value.source(),
                fmt::format("`{0}` needs its number of labels, from 0 to {1}, such as {0} = 1", name, most_labels));
        helpers[name] = static_cast<int>(*labels);
    }
    return helpers;
}

}  // namespace

Manifest read_manifest(const fs::path& file) {
    base::check_is_file(file);
    const base::SourcePtr manifest = base::read_pattern_text(file);
    const toml::table document = read_toml(manifest);
    constexpr std::array<std::string_view, 3> keys{"database", "helpers", "check"};
    refuse_other_keys(manifest, document, "a manifest", keys);
    Manifest read{.databases = {},
                  .helpers = read_helpers(manifest, document),
                  .check = read_choice(manifest, document),
                  .file_places = {}};
    const auto node = document["database"];
    const bool says_something = !read.helpers.empty() || document.contains("check");
    if (node ? !node.is_array() : !says_something)
        throw base::FileError(file.string() + ": names no [[database]], and has neither [check] nor [helpers]");
    if (!node) return read;
    for (const auto& each : *node.as_array()) {
        if (!each.is_table()) manifest_error(manifest, each.source(), "write [[database]] in double brackets");
        DatabaseSpec entry = read_manifest_entry(manifest, *each.as_table(), read.file_places);
        if (std::ranges::find(read.databases, entry.name, &DatabaseSpec::name) != read.databases.end())
            manifest_error(manifest, (*each.as_table())["name"].node()->source(),
                           "another [[database]] is called `" + entry.name +
                               "` already; choose another name, or name the files of both in one");
        DatabaseSpec& spec = read.databases.emplace_back(std::move(entry));
        spec.helpers = read.helpers;
        spec.check.select = read.check.select;
        spec.check.ignore.insert(spec.check.ignore.begin(), read.check.ignore.begin(), read.check.ignore.end());
        spec.check.baseline = read.check.baseline;
    }
    return read;
}

std::optional<fs::path> nearest_manifest(const fs::path& file) {
    std::error_code error;
    for (fs::path folder = base::canonical_path(file).parent_path(); !error; folder = folder.parent_path()) {
        if (fs::exists(folder / manifest_name, error)) return folder / manifest_name;
        if (folder == folder.parent_path()) break;
    }
    return std::nullopt;
}

std::optional<DatabaseSpec> database_with(const Manifest& manifest, const fs::path& file) {
    for (const DatabaseSpec& spec : manifest.databases)
        if (file_number(spec, file)) return spec;
    return std::nullopt;
}

std::optional<std::size_t> file_number(const DatabaseSpec& spec, const fs::path& file) {
    const fs::path place = base::canonical_path(file);
    const auto same = [&](const fs::path& other) { return base::canonical_path(other) == place; };
    const auto found = std::find_if(spec.files.begin(), spec.files.end(), same);
    if (found == spec.files.end()) return std::nullopt;
    return static_cast<std::size_t>(found - spec.files.begin());
}

}  // namespace katachi::compiler
