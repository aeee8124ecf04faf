#include "compiler/check/facts/points.h"
#include "compiler/check/rules/rules.h"
#include "compiler/constraint/class_verdict.h"

namespace katachi::compiler {

namespace {

void find_letter(const Pattern& pattern, std::size_t index, Findings& findings) {
    const char letter = pattern.classes[index];
    const bool own = letter == 'O' || letter == 'o';
    if (!own && letter != 'X' && letter != 'x') return;
    if (!points_of(pattern.diagram, own ? "OQo" : "XYx").empty()) return;
    const auto begin = pattern.classes_span.begin + static_cast<std::uint32_t>(index);
    const std::string colour = own ? "O" : "X";
    auto& finding =
        findings.add(pattern, {begin, begin + 1},
                     std::string("`") + letter + "` is about " + colour + " stones, and the diagram draws none");
    finding.help = "there is nothing to ask about: the letter never refuses a match";
    if (pattern.classes.size() > 1) finding.fix = base::Fix{"leave it out", {{{begin, begin + 1}, ""}}};
}

void find_class_without_stones(const Pattern& pattern, const PatternDatabase& database, Findings& findings) {
    if (!has_class_conditions(database.spec.kind)) return;
    for (std::size_t i = 0; i < pattern.classes.size(); ++i) find_letter(pattern, i, findings);
}

}  // namespace

const Rule class_without_stones{
    .id = "class-without-stones",
    .code = "KA209",
    .severity = base::Severity::warning,
    .summary = "a class letter asks about stones of a colour that the diagram does not draw",
    .kinds = colon_line_kinds,
    .find_in_pattern = find_class_without_stones};

}  // namespace katachi::compiler
