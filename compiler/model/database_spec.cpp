#include "compiler/model/database_spec.h"

#include <algorithm>
#include <array>

namespace katachi::compiler {

namespace {

constexpr std::array<std::string_view, database_kind_count> kind_names{
    "move",       "attack",  "defence",  "connection", "influence", "barrier",     "life-attack", "life-defence",
    "life-vital", "endgame", "handicap", "fuseki",     "corner",    "whole-board", "eye-shape",   "monte-carlo"};

}  // namespace

std::string_view name(DatabaseKind kind) { return kind_names[static_cast<std::size_t>(kind)]; }

std::optional<DatabaseKind> database_kind(std::string_view text) {
    std::string spelled(text);
    std::replace(spelled.begin(), spelled.end(), '_', '-');
    const auto found = std::find(kind_names.begin(), kind_names.end(), spelled);
    if (found == kind_names.end()) return std::nullopt;
    return static_cast<DatabaseKind>(found - kind_names.begin());
}

std::string doubt_about_kind(const DatabaseSpec& spec) {
    if (!spec.kind_is_guessed) return "";
    return "; the kind `" + std::string(name(spec.kind)) +
           "` was guessed: if it is another, name it in katachi.toml or with --kind";
}

MoveRule move_rule(DatabaseKind kind) {
    switch (kind) {
        case DatabaseKind::connection:
        case DatabaseKind::influence:
        case DatabaseKind::barrier: return MoveRule::optional;
        case DatabaseKind::eye_shape:
        case DatabaseKind::whole_board: return MoveRule::forbidden;
        default: return MoveRule::required;
    }
}

}  // namespace katachi::compiler
