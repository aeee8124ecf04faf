#include "compiler/constraint/phase.h"

#include <algorithm>
#include <vector>

namespace katachi {

namespace {

// What is known when the patterns of a database are matched.
std::vector<Knowledge> known_to(DatabaseKind kind) {
    using enum Knowledge;
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

std::string_view subject(Knowledge knowledge) {
    switch (knowledge) {
        case Knowledge::board: return "the board";
        case Knowledge::reading: return "tactical reading";
        case Knowledge::eyes: return "eye spaces";
        case Knowledge::influence: return "territory and influence";
        case Knowledge::dragons: return "dragons and their status";
        case Knowledge::life: return "the dragon whose life is being read";
        case Knowledge::moves: return "the moves that are being collected";
        case Knowledge::connections: return "cutting points and which strings make a dragon";
        case Knowledge::spreading: return "the influence that is being worked out";
    }
    return "";
}

bool is_known(Knowledge knowledge, DatabaseKind kind) {
    const auto known = known_to(kind);
    return std::find(known.begin(), known.end(), knowledge) != known.end();
}

std::string where_known(Knowledge knowledge) {
    std::string kinds;
    bool everywhere = true;
    for (int i = 0; i < database_kind_count; ++i) {
        const auto kind = static_cast<DatabaseKind>(i);
        if (is_known(knowledge, kind)) kinds += (kinds.empty() ? "" : ", ") + std::string(name(kind));
        if (!is_known(knowledge, kind) && !known_to(kind).empty()) everywhere = false;
    }
    return everywhere ? "every database with constraints" : kinds;
}

}  // namespace katachi
