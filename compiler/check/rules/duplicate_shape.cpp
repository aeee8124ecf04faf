#include <algorithm>
#include <string>
#include <unordered_map>

#include "compiler/check/facts/class_letters.h"
#include "compiler/check/facts/drawn_place.h"
#include "compiler/check/facts/match_key.h"
#include "compiler/check/rules/rules.h"

namespace katachi::compiler {

namespace {

bool has_conditions(const Pattern& pattern) {
    const bool weighed = std::any_of(pattern.weights.begin(), pattern.weights.end(),
                                     [](const WeightLine& line) { return !line.conditions.empty(); });
    const bool classed = std::any_of(pattern.classes.begin(), pattern.classes.end(), [](char letter) {
        const ClassLetter* known = find_class_letter(letter);
        return known != nullptr && known->is_condition;
    });
    return pattern.constraint || weighed || classed;
}

void report_duplicate(const Pattern& first, const Pattern& second, Findings& findings) {
    const std::string_view under = has_conditions(second) ? " under the same conditions" : "";
    auto& finding =
        findings.add(second, shape_span(second), called(first) + " draws the same shape" + std::string(under));
    finding.notes.push_back({first.source, shape_span(first), called(first) + " is drawn here"});
    finding.help = "both match at the same places: keep one, or tell them apart by a constraint";
}

// Few shapes have an equal hash; only of these is the key worked out.
void find_duplicate_shape(const PatternDatabase& database, Findings& findings) {
    std::unordered_map<std::uint64_t, std::vector<const Pattern*>> by_hash;
    by_hash.reserve(database.patterns.size());
    for (const Pattern& pattern : database.patterns) {
        if (!pattern.sound) continue;
        auto& same = by_hash[shape_hash(shape_of(pattern))];
        if (!same.empty()) {
            const std::string key = match_key(pattern);
            const auto first =
                std::find_if(same.begin(), same.end(), [&](const Pattern* other) { return match_key(*other) == key; });
            if (first != same.end()) report_duplicate(**first, pattern, findings);
        }
        same.push_back(&pattern);
    }
}

}  // namespace

const Rule duplicate_shape{.id = "duplicate-shape",
                           .code = "KA502",
                           .severity = base::Severity::warning,
                           .summary = "two entries of a database match at the same places under the same conditions",
                           .kinds = all_kinds,
                           .find_in_database = find_duplicate_shape};

}  // namespace katachi::compiler
