// Which files make up a database and what kind of patterns it holds: read from a manifest
// (katachi.toml) or known from GNU Go's file names.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/files/placed_error.h"
#include "engine/match/tables/database_kind.h"

namespace katachi::compiler {

using match::database_kind_count;
using match::DatabaseKind;
using match::name;

// The kind of this name, with `-` or `_`.
std::optional<DatabaseKind> database_kind(std::string_view text);

// Whether an entry has a `*`.
enum class MoveRule { required, optional, forbidden };
MoveRule move_rule(DatabaseKind kind);

// A word of a manifest and where it stands.
struct ManifestWord {
    std::string text;
    base::Place place;
};

// What a manifest says of the checker: rules, by id, code or the begin of codes, as written there, and a baseline.
struct ManifestChoice {
    std::vector<ManifestWord> select = {};  // none: all rules
    std::vector<ManifestWord> ignore = {};  // in all databases, then in this one
    std::filesystem::path baseline = {};    // empty for none
};

struct DatabaseSpec {
    std::string name;
    DatabaseKind kind = DatabaseKind::move;
    std::vector<std::filesystem::path> files;       // in reading order
    std::vector<std::filesystem::path> whole = {};  // all its files, where `files` are those of a part
    std::map<std::string, int> helpers = {};  // functions of the engine beside the autohelpers: labels that each takes
    ManifestChoice check = {};
    bool kind_is_guessed = false;  // from the text: neither a person nor a file name said it

    bool is_part() const { return files.size() < whole.size(); }
};

// "; the kind `move` was guessed: …", which continues the help of a finding that another kind would settle; empty where
// the kind was said.
std::string doubt_about_kind(const DatabaseSpec& spec);

}  // namespace katachi::compiler
