#include "compiler/check/facts/drawn_place.h"
#include "compiler/check/rules/rules.h"
#include "compiler/model/entry_faults.h"

namespace katachi::compiler {

namespace {

void find_missing_corner(const Pattern& pattern, const PatternDatabase& database, Findings& findings) {
    if (has_a_corner(pattern.diagram.edges)) return;
    auto& finding =
        findings.add(pattern, shape_span(pattern),
                     "this diagram does not draw one corner; every pattern of the kind `corner` lies in one");
    finding.help = "draw one upright edge and one level edge, which meet" + doubt_about_kind(database.spec);
}

}  // namespace

const Rule missing_corner{.id = "missing-corner",
                          .code = "KA116",
                          .severity = base::Severity::error,
                          .summary = "a diagram of a corner database does not draw one corner",
                          .kinds = kind_set(DatabaseKind::corner),
                          .find_in_pattern = find_missing_corner};

}  // namespace katachi::compiler
