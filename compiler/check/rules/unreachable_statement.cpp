#include <algorithm>

#include "compiler/check/facts/expression_walk.h"
#include "compiler/check/rules/rules.h"

namespace katachi::compiler {

namespace {

bool always_returns(const Statement& statement) {
    switch (statement.kind) {
        case Statement::Kind::evaluate: return false;
        case Statement::Kind::return_value: return true;
        case Statement::Kind::condition:
            return statement.branches.size() == 2 &&
                   std::all_of(statement.branches.begin(), statement.branches.end(), always_returns);
        case Statement::Kind::block:
            return std::any_of(statement.branches.begin(), statement.branches.end(), always_returns);
    }
    return false;
}

bool is_empty(const Statement& statement) {
    return statement.kind == Statement::Kind::block &&
           std::all_of(statement.branches.begin(), statement.branches.end(), is_empty);
}

void find_in_list(const Pattern& pattern, const std::vector<Statement>& statements, Findings& findings) {
    const auto last = std::find_if(statements.begin(), statements.end(), always_returns);
    if (last == statements.end()) return;
    const auto next = std::find_if_not(last + 1, statements.end(), is_empty);
    if (next == statements.end()) return;
    auto& finding = findings.add(pattern, next->span, "this is never reached: the action has returned before");
    finding.notes.push_back({pattern.source, last->span, "it returns here"});
    finding.help = "put it before the `return`, or leave it out";
}

void find_unreachable_statement(const Pattern& pattern, const PatternDatabase&, Findings& findings) {
    find_in_list(pattern, pattern.actions, findings);
    for (const Statement& action : pattern.actions)
        walk_statements(action, [&](const Statement& each) {
            if (each.kind == Statement::Kind::block) find_in_list(pattern, each.branches, findings);
        });
}

}  // namespace

const Rule unreachable_statement{.id = "unreachable-statement",
                                 .code = "KA414",
                                 .severity = base::Severity::warning,
                                 .summary = "a part of an action stands behind a return",
                                 .kinds = colon_line_kinds,
                                 .needs_diagram = false,
                                 .find_in_pattern = find_unreachable_statement};

}  // namespace katachi::compiler
