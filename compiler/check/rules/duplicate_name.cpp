#include <unordered_map>

#include "compiler/check/rules/rules.h"

namespace katachi::compiler {

namespace {

void find_duplicate_name(const PatternDatabase& database, Findings& findings) {
    std::unordered_map<std::string_view, const Pattern*> first_by_name;
    first_by_name.reserve(database.patterns.size());
    for (const Pattern& pattern : database.patterns) {
        const auto [place, is_new] = first_by_name.emplace(pattern.name, &pattern);
        if (is_new) continue;
        const Pattern& first = *place->second;
        auto& finding =
            findings.add(pattern, pattern.name_span, "another entry of this database is called `" + pattern.name + "`");
        finding.notes.push_back({first.source, first.name_span, "the first one is here"});
        finding.help = "give one of the two another name";
    }
}

}  // namespace

const Rule duplicate_name{.id = "duplicate-name",
                          .code = "KA501",
                          .severity = base::Severity::error,
                          .summary = "two entries of a database have the same name",
                          .kinds = named_kinds,
                          .find_in_database = find_duplicate_name};

}  // namespace katachi::compiler
