#include <cstdlib>

#include "base/text/ascii_case.h"
#include "compiler/check/facts/label_uses.h"
#include "compiler/check/rules/rules.h"
#include "compiler/model/labels.h"

namespace katachi::compiler {

namespace {

// The same letter in the other case, a label that nothing uses, or the next one in the alphabet.
char likely_label(char wanted, const std::string& labels, const std::string& used) {
    for (const char label : labels)
        if (base::lower_case(label) == base::lower_case(wanted)) return label;
    for (const char label : labels)
        if (used.find(label) == std::string::npos) return label;
    char best = labels.front();
    for (const char label : labels)
        if (std::abs(label - wanted) < std::abs(best - wanted)) best = label;
    return best;
}

std::string help_for(const Pattern& pattern, char label, const std::string& labels, const std::string& used) {
    if (!is_label(label)) return "`o O x X t Q Y` cannot be labels: use another letter";
    if (labels.empty())
        return std::string("draw a constraint diagram behind the colon line, with `") + label + "` on the point meant";
    return "did you mean " + describe_label(pattern, likely_label(label, labels, used)) + "?";
}

bool is_missing(const Pattern& pattern, char label, const std::string& labels, MoveRule rule) {
    if (label == character(Cell::any)) return false;  // a pass
    if (label == character(Cell::move)) {
        const bool said_elsewhere = rule == MoveRule::required;
        return !said_elsewhere && !pattern.diagram.find(label);
    }
    return labels.find(label) == std::string::npos;
}

void find_label_not_in_diagram(const Pattern& pattern, const PatternDatabase& database, Findings& findings) {
    const auto uses = label_uses(pattern, database.attribute_map);
    if (uses.empty()) return;
    const std::string labels = labels_of(pattern);
    std::string used, reported;
    for (const LabelUse& use : uses) used += use.label;
    for (const LabelUse& use : uses) {
        if (!is_missing(pattern, use.label, labels, move_rule(database.spec.kind))) continue;
        if (reported.find(use.label) != std::string::npos) continue;
        reported += use.label;
        const bool move = use.label == character(Cell::move);
        auto& finding = findings.add(pattern, use.span,
                                     std::string("`") + use.label + "` is used in " + use.where +
                                         (move ? " but the diagram has no move" : " but labels no point"));
        if (!move) finding.help = help_for(pattern, use.label, labels, used);
    }
}

}  // namespace

const Rule label_not_in_diagram{.id = "label-not-in-diagram",
                                .code = "KA303",
                                .severity = base::Severity::error,
                                .summary = "a constraint, an action or an attribute names a label that no point bears",
                                .kinds = colon_line_kinds,
                                .find_in_pattern = find_label_not_in_diagram};

}  // namespace katachi::compiler
