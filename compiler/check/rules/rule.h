// A rule of the checker: one file in rules/, one page in docs/rules/, one folder in tests/compiler/check/cases/.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/findings/diagnostic.h"
#include "compiler/model/pattern_database.h"

namespace katachi::compiler {

// A set of database kinds, one bit each.
using KindSet = std::uint32_t;

constexpr KindSet kind_set(DatabaseKind kind) { return KindSet{1} << static_cast<unsigned>(kind); }

constexpr KindSet all_kinds = (KindSet{1} << database_kind_count) - 1;
constexpr KindSet drawn_kinds = all_kinds & ~kind_set(DatabaseKind::whole_board);
constexpr KindSet colon_line_kinds =
    drawn_kinds & ~kind_set(DatabaseKind::eye_shape) & ~kind_set(DatabaseKind::monte_carlo);
constexpr KindSet named_kinds = all_kinds & ~kind_set(DatabaseKind::monte_carlo);

class Findings;

struct Rule {
    std::string_view id;    // names the fault, not the cure
    std::string_view code;  // "KA205": short, never given to another rule
    base::Severity severity = base::Severity::error;
    std::string_view summary;  // one line, begins with a small letter
    KindSet kinds = all_kinds;
    bool needs_diagram = true;  // false: looks also at patterns whose diagram could not be understood
    // Looks at one pattern; of the database at nothing but its spec, its attribute map and its directives, so that what
    // was found in an entry holds for as long as that entry and those are the same.
    void (*find_in_pattern)(const Pattern&, const PatternDatabase&, Findings&) = nullptr;
    // Looks at all patterns. Both are null where another makes the findings, such as the reader, before there is a
    // database.
    void (*find_in_database)(const PatternDatabase&, Findings&) = nullptr;
};

// Whether the rule may find less in the database than there is: it compares entries, and some stand in files that were
// left out.
inline bool lacks_entries(const Rule& rule, const PatternDatabase& database) {
    return rule.find_in_database != nullptr && database.spec.is_part();
}

// Where a rule puts what it finds.
class Findings {
  public:
    Findings(const Rule& rule, base::Diagnostics& diagnostics) : rule_(rule), diagnostics_(diagnostics) {}

    // The result is for adding notes, help and a fix, and lives until the next call.
    base::Diagnostic& add(const Pattern& pattern, base::Span span, std::string message) {
        return diagnostics_.emplace_back(base::Diagnostic{.rule = std::string(rule_.id),
                                                          .severity = rule_.severity,
                                                          .message = std::move(message),
                                                          .source = pattern.source,
                                                          .span = span,
                                                          .pattern = pattern.name});
    }

  private:
    const Rule& rule_;
    base::Diagnostics& diagnostics_;
};

}  // namespace katachi::compiler
