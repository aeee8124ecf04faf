#include <algorithm>
#include <array>

#include "compiler/check/rules/rules.h"
#include "compiler/constraint/class_verdict.h"

namespace katachi::compiler {

namespace {

struct Pair {
    char refuses_dead;
    char refuses_living;
    std::string_view left;
};

constexpr std::array pairs{Pair{'O', 'o', "stones whose life has not been settled"},
                           Pair{'X', 'x', "stones that are critical or whose life has not been settled"}};

void find_contradicting_classes(const Pattern& pattern, const PatternDatabase& database, Findings& findings) {
    if (!has_class_conditions(database.spec.kind)) return;
    for (const Pair& pair : pairs) {
        const auto first = pattern.classes.find(pair.refuses_dead);
        const auto second = pattern.classes.find(pair.refuses_living);
        if (first == std::string::npos || second == std::string::npos) continue;
        const auto begin = pattern.classes_span.begin + static_cast<std::uint32_t>(std::max(first, second));
        auto& finding = findings.add(pattern, {begin, begin + 1},
                                     std::string("`") + pair.refuses_dead + "` refuses dead stones and `" +
                                         pair.refuses_living + "` living ones");
        finding.help = "together they leave only " + std::string(pair.left) + ": keep the one that was meant";
    }
}

}  // namespace

const Rule contradicting_classes{.id = "contradicting-classes",
                                 .code = "KA207",
                                 .severity = base::Severity::warning,
                                 .summary = "two class letters ask for living and for dead stones of one colour",
                                 .kinds = colon_line_kinds,
                                 .needs_diagram = false,
                                 .find_in_pattern = find_contradicting_classes};

}  // namespace katachi::compiler
