#include <algorithm>
#include <array>

#include "compiler/check/facts/attributes.h"
#include "compiler/check/rules/rules.h"

namespace katachi::compiler {

namespace {

constexpr std::array<std::string_view, 4> added{"shape", "followup", "followup_value", "reverse_followup"};

bool is_added(const Attribute& attribute) {
    return std::find(added.begin(), added.end(), attribute.name) != added.end();
}

// Why it has none, empty where it may have one.
std::string fault_of(const Pattern& pattern, const Attribute& attribute, DatabaseKind kind) {
    const std::string name = "`" + attribute.name + "`";
    if (pattern.attribute(attribute.name) != &attribute) return name + " is given twice, and the first one counts";
    if (kind == DatabaseKind::corner && attribute.name != "shape")
        return "corner patterns have no " + name + ": of all attributes only `shape` counts";
    if (is_added(attribute) && attribute.number && *attribute.number == 0) return name + " of 0 adds nothing";
    if (attribute.name == "minvalue" && attribute.number && *attribute.number == 0)
        return name + " of 0 bounds nothing: no move is worth less";
    return "";
}

// The fix removes the attribute with the comma before it and the bracket behind.
std::optional<base::Fix> removal(const Pattern& pattern, const Attribute& attribute) {
    const std::string_view text = pattern.source->text();
    const std::size_t comma = text.rfind(',', attribute.name_span.begin);
    const std::size_t bracket = text.find(')', attribute.argument_span.end);
    if (comma == std::string_view::npos || comma < pattern.colon_span.begin || bracket >= pattern.colon_span.end)
        return std::nullopt;
    return base::Fix{"leave it out",
                     {{{static_cast<std::uint32_t>(comma), static_cast<std::uint32_t>(bracket + 1)}, ""}}};
}

void find_value_without_effect(const Pattern& pattern, const PatternDatabase& database, Findings& findings) {
    for (const Attribute& attribute : pattern.attributes) {
        if (!is_known(attribute, database.attribute_map)) continue;
        const std::string fault = fault_of(pattern, attribute, database.spec.kind);
        if (fault.empty()) continue;
        auto& finding = findings.add(pattern, attribute.name_span, fault);
        finding.help = "leave it out, or write what was meant";
        finding.fix = removal(pattern, attribute);
    }
}

}  // namespace

const Rule value_without_effect{
    .id = "value-without-effect",
    .code = "KA210",
    .severity = base::Severity::warning,
    .summary = "an attribute is given twice, adds 0, or counts for nothing in its kind of database",
    .kinds = colon_line_kinds,
    .needs_diagram = false,
    .find_in_pattern = find_value_without_effect};

}  // namespace katachi::compiler
