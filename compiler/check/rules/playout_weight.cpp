#include "compiler/check/rules/rules.h"
#include "compiler/playout/line.h"

namespace katachi::compiler {

namespace {

constexpr std::string_view known_conditions =
    "near, far, osafe, xsafe, and ocap1, ocap2, ocap3, ocap1+, ocap2+ or the same with x";

base::Span span_of(const Pattern& pattern, const WeightLine& line, std::string_view word) {
    const auto within = pattern.source->text(line.span).find(word);
    const auto begin = line.span.begin + static_cast<std::uint32_t>(within);
    return {begin, begin + static_cast<std::uint32_t>(word.size())};
}

void find_playout_weight(const Pattern& pattern, const PatternDatabase&, Findings& findings) {
    for (const WeightLine& line : pattern.weights) {
        if (!playout_weight(line.weight))
            findings.add(pattern, span_of(pattern, line, line.weight), "`" + line.weight + "` is no weight").help =
                "a weight is a number that is not below 0, such as `100` or `0.5`; 1 is that of other moves";
        for (const std::string& condition : line.conditions)
            if (!refused_by(condition))
                findings.add(pattern, span_of(pattern, line, condition), "`" + condition + "` is no condition").help =
                    "conditions are " + std::string(known_conditions);
    }
}

}  // namespace

const Rule playout_weight_rule{.id = "playout-weight",
                               .code = "KA111",
                               .severity = base::Severity::error,
                               .summary = "the weight of a playout pattern, or a condition of it, means nothing",
                               .kinds = kind_set(DatabaseKind::monte_carlo),
                               .needs_diagram = false,
                               .find_in_pattern = find_playout_weight};

}  // namespace katachi::compiler
