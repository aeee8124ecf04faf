#include "compiler/constraint/phase.h"

#include <algorithm>
#include <vector>

namespace katachi::compiler {

namespace {

// What is known when the patterns of a database are matched.
std::vector<match::Knowledge> known_to(DatabaseKind kind) {
    using enum match::Knowledge;
    switch (kind) {
        case DatabaseKind::attack:
        case DatabaseKind::defence: return {board, reading};
        case DatabaseKind::connection: return {board, reading, eyes, influence, connections};
        case DatabaseKind::influence:
        case DatabaseKind::barrier: return {board, reading, eyes, spreading};
        case DatabaseKind::life_attack:
        case DatabaseKind::life_defence:
        case DatabaseKind::life_vital: return {board, reading, eyes, life, connections};
        case DatabaseKind::whole_board:
        case DatabaseKind::eye_shape:
        case DatabaseKind::monte_carlo: return {};  // their entries have no constraints
        default: return {board, reading, eyes, influence, dragons, moves, connections};
    }
}

}  // namespace

std::string_view subject(match::Knowledge knowledge) {
    switch (knowledge) {
        case match::Knowledge::board: return "the board";
        case match::Knowledge::reading: return "tactical reading";
        case match::Knowledge::eyes: return "eye spaces";
        case match::Knowledge::influence: return "territory and influence";
        case match::Knowledge::dragons: return "dragons and their status";
        case match::Knowledge::life: return "the dragon whose life is being read";
        case match::Knowledge::moves: return "the moves that are being collected";
        case match::Knowledge::connections: return "cutting points and which strings make a dragon";
        case match::Knowledge::spreading: return "the influence that is being worked out";
    }
    return "";
}

bool is_known(match::Knowledge knowledge, DatabaseKind kind) {
    const auto known = known_to(kind);
    return std::find(known.begin(), known.end(), knowledge) != known.end();
}

std::string where_known(match::Knowledge knowledge) {
    std::string kinds;
    bool everywhere = true;
    for (int i = 0; i < database_kind_count; ++i) {
        const auto kind = static_cast<DatabaseKind>(i);
        if (is_known(knowledge, kind)) kinds += (kinds.empty() ? "" : ", ") + std::string(name(kind));
        if (!is_known(knowledge, kind) && !known_to(kind).empty()) everywhere = false;
    }
    return everywhere ? "every database with constraints" : kinds;
}

}  // namespace katachi::compiler
