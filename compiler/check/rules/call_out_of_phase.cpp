#include <algorithm>
#include <vector>

#include "compiler/check/expression_walk.h"
#include "compiler/check/rules/rules.h"
#include "engine/match/constraint/autohelpers.h"

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
        default: return {board, reading, eyes, influence, dragons, moves, connections};
    }
}

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

std::string kinds_that_know(Knowledge knowledge) {
    std::string kinds;
    for (int i = 0; i < database_kind_count; ++i) {
        const auto kind = static_cast<DatabaseKind>(i);
        if ((colon_line_kinds & kind_set(kind)) != 0 && is_known(knowledge, kind))
            kinds += (kinds.empty() ? "" : ", ") + std::string(name(kind));
    }
    return kinds;
}

void find(const Pattern& pattern, const PatternDatabase& database, Findings& findings) {
    const DatabaseKind kind = database.spec.kind;
    walk_constraint_and_actions(pattern, [&](const Expression& expression) {
        if (expression.kind != Expression::Kind::call) return;
        const Helper* helper = find_helper(expression.text);
        if (helper == nullptr || is_known(helper->needs, kind)) return;
        auto& finding =
            findings.add(pattern, expression.name_span,
                         "`" + expression.text + "` is about " + std::string(subject(helper->needs)) +
                             ", unknown when patterns of the kind `" + std::string(name(kind)) + "` are matched");
        finding.help = "it has a meaning in " + kinds_that_know(helper->needs);
    });
}

}  // namespace

const Rule call_out_of_phase{.id = "call-out-of-phase",
                             .severity = Severity::error,
                             .summary = "a helper asks for what is not known yet when the database is matched",
                             .kinds = colon_line_kinds,
                             .find = in_each_pattern<find>};

}  // namespace katachi
