#include "compiler/check/facts/attributes.h"
#include "compiler/check/rules/rules.h"
#include "compiler/model/labels.h"

namespace katachi::compiler {

namespace {

std::string fault_of(const Attribute& attribute) {
    const std::string name = "`" + attribute.name + "`";
    if (takes_label(attribute.name)) {
        if (attribute.argument.empty()) return name + " needs a label of the constraint diagram";
        const bool fits = attribute.argument.size() == 1 && is_label(attribute.argument[0]);
        return fits ? "" : name + " takes a label of the constraint diagram, not `" + attribute.argument + "`";
    }
    if (attribute.number) return "";
    if (attribute.argument.empty()) return name + " needs a number";
    return name + " takes a number, not `" + attribute.argument + "`";
}

void find_attribute_argument(const Pattern& pattern, const PatternDatabase& database, Findings& findings) {
    for (const Attribute& attribute : pattern.attributes) {
        if (!is_known(attribute, database.attribute_map)) continue;
        const std::string fault = fault_of(attribute);
        if (fault.empty()) continue;
        const base::Span place = attribute.argument.empty() ? attribute.name_span : attribute.argument_span;
        auto& finding = findings.add(pattern, place, fault);
        const std::string labels = labels_of(pattern);
        if (takes_label(attribute.name) && !labels.empty()) finding.help = "labels of this entry: " + listed(labels);
    }
}

}  // namespace

const Rule attribute_argument{.id = "attribute-argument",
                              .code = "KA204",
                              .severity = base::Severity::error,
                              .summary = "an attribute has no number where it needs one, or no label",
                              .kinds = colon_line_kinds,
                              .needs_diagram = false,
                              .find_in_pattern = find_attribute_argument};

}  // namespace katachi::compiler
