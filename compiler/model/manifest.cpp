#include "compiler/model/manifest.h"

#include <fmt/format.h>
#include <toml++/toml.h>
#include <algorithm>
#include <cctype>

#include "compiler/model/discovery.h"
#include "engine/match/constraint/autohelpers.h"

namespace katachi {

namespace fs = std::filesystem;

namespace {

constexpr std::int64_t most_labels = 16;

[[noreturn]] void manifest_error(const fs::path& manifest, const toml::source_region& where, std::string_view what) {
    throw FileError(manifest.string() + ":" + std::to_string(where.begin.line) + ":" +
                    std::to_string(where.begin.column) + ": " + std::string(what));
}

DatabaseSpec read_manifest_entry(const fs::path& manifest, const toml::table& table) {
    for (const auto& [key, value] : table)
        if (key != "name" && key != "kind" && key != "files")
            manifest_error(manifest, value.source(),
                           "unknown key `" + std::string(key.str()) + "`; a database has name, kind and files");
    const auto name = table["name"].value<std::string>();
    if (!name) manifest_error(manifest, table.source(), "this database lacks `name = \"…\"`");
    const auto kind_text = table["kind"].value<std::string>();
    if (!kind_text) manifest_error(manifest, table.source(), "this database lacks `kind = \"…\"`");
    const auto kind = database_kind(*kind_text);
    if (!kind) {
        std::string known;
        for (int i = 0; i < database_kind_count; ++i)
            known += (i > 0 ? ", " : "") + std::string(katachi::name(static_cast<DatabaseKind>(i)));
        manifest_error(manifest, table["kind"].node()->source(), "unknown kind `" + *kind_text + "`; one of " + known);
    }
    DatabaseSpec spec{.name = *name, .kind = *kind, .files = {}};
    const auto* files = table["files"].as_array();
    if (files == nullptr || files->empty())
        manifest_error(manifest, table.source(), "this database lacks `files = […]`");
    for (const auto& file : *files) {
        const auto text = file.value<std::string>();
        if (!text) manifest_error(manifest, file.source(), "a file must be a text in quotes");
        spec.files.push_back(manifest.parent_path() / *text);
    }
    return spec;
}

bool is_name(std::string_view text) {
    const auto is_part = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; };
    return text.size() > 1 && std::isdigit(static_cast<unsigned char>(text.front())) == 0 &&
           std::all_of(text.begin(), text.end(), is_part);
}

std::map<std::string, int> read_helpers(const fs::path& manifest, const toml::table& document) {
    std::map<std::string, int> helpers;
    const auto node = document["helpers"];
    if (!node) return helpers;
    if (!node.is_table()) manifest_error(manifest, node.node()->source(), "write [helpers] as a table");
    for (const auto& [key, value] : *node.as_table()) {
        const std::string name(key.str());
        const auto labels = value.value_exact<std::int64_t>();
        if (!is_name(name))
            manifest_error(manifest, value.source(), "`" + name + "` cannot be called: use letters, digits and `_`");
        if (find_helper(name) != nullptr)
            manifest_error(manifest, value.source(), "`" + name + "` is an autohelper already; choose another name");
        if (!labels || *labels < 0 || *labels > most_labels)
            manifest_error(manifest, value.source(),
                           fmt::format("`{0}` needs its number of labels, such as {0} = 1", name));
        helpers[name] = static_cast<int>(*labels);
    }
    return helpers;
}

}  // namespace

std::vector<DatabaseSpec> read_manifest(const fs::path& manifest) {
    toml::table document;
    try {
        const SourcePtr source = read_file(manifest);
        document = toml::parse(source->text(), manifest.string());
    } catch (const toml::parse_error& error) {
        manifest_error(manifest, error.source(), error.description());
    }
    const auto helpers = read_helpers(manifest, document);
    std::vector<DatabaseSpec> specs;
    const auto* databases = document["database"].as_array();
    if (databases == nullptr) throw FileError(manifest.string() + ": names no [[database]]");
    for (const auto& node : *databases) {
        if (!node.is_table()) manifest_error(manifest, node.source(), "write [[database]] in double brackets");
        specs.push_back(read_manifest_entry(manifest, *node.as_table()));
        specs.back().helpers = helpers;
    }
    return specs;
}

}  // namespace katachi
