#include "base/text/nearest.h"
#include "compiler/check/facts/attributes.h"
#include "compiler/check/rules/rules.h"

namespace katachi::compiler {

namespace {

std::string help_for(std::string_view attribute, AttributeMap map) {
    const auto known = attributes_of(map);
    if (known.empty())
        return "this database takes no attributes: put `attribute_map general` before its first entry if it should";
    const auto meant = base::nearest(attribute, known);
    if (!meant.empty()) return "did you mean `" + std::string(meant) + "`?";
    std::string list;
    for (const auto& name : known) list += (list.empty() ? "" : ", ") + std::string(name);
    return "it has: " + list;
}

void find_unknown_attribute(const Pattern& pattern, const PatternDatabase& database, Findings& findings) {
    for (const Attribute& attribute : pattern.attributes) {
        if (is_known(attribute, database.attribute_map)) continue;
        auto& finding = findings.add(pattern, attribute.name_span,
                                     "`" + attribute.name + "` is no attribute of the attribute map `" +
                                         std::string(spelling(database.attribute_map)) + "`");
        finding.help = help_for(attribute.name, database.attribute_map);
    }
}

}  // namespace

const Rule unknown_attribute{.id = "unknown-attribute",
                             .code = "KA203",
                             .severity = base::Severity::error,
                             .summary = "a colon line has an attribute that the database's attribute map does not know",
                             .kinds = colon_line_kinds,
                             .needs_diagram = false,
                             .find_in_pattern = find_unknown_attribute};

}  // namespace katachi::compiler
