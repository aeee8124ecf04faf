#include "compiler/model/database_spec.h"

#include <algorithm>

namespace katachi::compiler {

std::optional<DatabaseKind> database_kind(std::string_view text) {
    std::string spelled(text);
    std::replace(spelled.begin(), spelled.end(), '_', '-');
    const auto found = std::ranges::find(match::kind_facts, spelled, &match::KindFacts::name);
    if (found == match::kind_facts.end()) return std::nullopt;
    return static_cast<DatabaseKind>(found - match::kind_facts.begin());
}

std::string doubt_about_kind(const DatabaseSpec& spec) {
    if (!spec.kind_is_guessed) return "";
    return "; the kind `" + std::string(name(spec.kind)) +
           "` was guessed: if it is another, name it in katachi.toml, or for katachi check with --kind";
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
