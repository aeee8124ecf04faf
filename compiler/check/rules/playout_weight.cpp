#include <algorithm>
#include <utility>
#include <vector>

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

using match::PlayoutFacts;

// Facts are answers to questions of which each has just one: where all answers to one are refused, nothing is left.
bool never_holds(PlayoutFacts refused) {
    return std::ranges::any_of(match::playout_questions,
                               [&](PlayoutFacts question) { return (question & ~refused) == 0; });
}

// Lines with a meaning of their own that never decide.
void find_idle_lines(const Pattern& pattern, Findings& findings) {
    std::vector<std::pair<const WeightLine*, PlayoutFacts>> above;
    for (const WeightLine& line : pattern.weights) {
        const auto read = playout_line(line);
        if (!read) continue;
        const PlayoutFacts refused = read->refused;
        if (never_holds(refused)) {
            findings.add(pattern, line.span, "these conditions never hold together").help =
                "leave one of them out, or the line";
            continue;
        }
        const auto decides =
            std::ranges::find_if(above, [&](const auto& other) { return (other.second & ~refused) == 0; });
        if (decides == above.end()) {
            above.emplace_back(&line, refused);
            continue;
        }
        auto& finding =
            findings.add(pattern, line.span, "this line never decides; one above it holds wherever it does");
        finding.notes.push_back({pattern.source, decides->first->span, "the line above is here"});
        finding.help = "put the line with fewer conditions behind the other, or leave one out";
    }
}

void find_playout_weight(const Pattern& pattern, const PatternDatabase& database, Findings& findings) {
    for (const WeightLine& line : pattern.weights) {
        if (!playout_weight(line.weight))
            findings.add(pattern, span_of(pattern, line, line.weight), "`" + line.weight + "` is no weight").help =
                "a weight is a number that is not below 0, such as `100` or `0.5`; 1 is that of other moves";
        for (const std::string& condition : line.conditions)
            if (!refused_by(condition))
                findings.add(pattern, span_of(pattern, line, condition), "`" + condition + "` is no condition").help =
                    "conditions are " + std::string(known_conditions) + doubt_about_kind(database.spec);
    }
    find_idle_lines(pattern, findings);
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
