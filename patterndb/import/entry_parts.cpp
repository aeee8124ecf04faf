#include "patterndb/import/entry_parts.h"

#include <algorithm>

#include "compiler/emit/pattern_text.h"
#include "compiler/model/entry_faults.h"
#include "compiler/model/labels.h"

namespace katachi::catalogue {

namespace {

struct Part {
    std::string name;
    std::string text;
};

// The drawing is without remarks, which belong to the rows.
std::string drawn(const compiler::Diagram& diagram) {
    return compiler::diagram_text(compiler::transformed(diagram, board::Orientation::identity));
}

std::string cells_of(const compiler::Pattern& pattern) {
    if (pattern.board_size > 0) {
        std::string text = compiler::pattern_text(pattern, compiler::DatabaseKind::whole_board);
        return text.substr(text.rfind(' ') + 1);
    }
    if (compiler::has_cells(pattern)) return drawn(pattern.diagram);
    std::string text;
    for (const compiler::DiagramLine& line : pattern.diagram.lines) text += line.text + "\n";
    return text;
}

// Where which label is; the other cells of a constraint diagram repeat the main one.
std::string labels_in(const compiler::Pattern& pattern) {
    if (compiler::labels_of(pattern).empty()) return "";
    compiler::Diagram labels = compiler::transformed(*pattern.constraint_diagram, board::Orientation::identity);
    labels.edges = {};
    for (char& cell : labels.cells)
        if (!compiler::is_label(cell)) cell = compiler::character(compiler::Cell::empty);
    return compiler::diagram_text(labels);
}

// Their order says nothing.
std::string sorted(std::string letters) {
    std::sort(letters.begin(), letters.end());
    return letters == "-" ? "" : letters;
}

std::string actions_of(const compiler::Pattern& pattern) {
    std::string text;
    for (const compiler::Statement& action : pattern.actions)
        text += (text.empty() ? "" : " ") + compiler::to_text(action);
    return text;
}

std::string weights_of(const compiler::Pattern& pattern) {
    std::string text;
    for (const compiler::WeightLine& line : pattern.weights) {
        text += (text.empty() ? ":" : " :") + line.weight;
        for (const std::string& condition : line.conditions) text += "," + condition;
    }
    return text;
}

std::vector<Part> parts_of(const compiler::Pattern& pattern) {
    return {
        {"cells", cells_of(pattern)},
        {"symmetry", pattern.symmetry_text},
        {"classes", sorted(pattern.classes)},
        {"helper", pattern.helper},
        {"labels", labels_in(pattern)},
        {"constraint", pattern.constraint ? compiler::to_text(*pattern.constraint) : ""},
        {"actions", actions_of(pattern)},
        {"value", pattern.eye_value},
        {"weights", weights_of(pattern)},
    };
}

// Attributes that both have are compared in their order; an attribute may stand more than once.
void compare_attributes(const compiler::Pattern& before, const compiler::Pattern& after,
                        std::vector<PartChange>& changes) {
    std::vector<const compiler::Attribute*> left;
    for (const compiler::Attribute& attribute : after.attributes) left.push_back(&attribute);
    for (const compiler::Attribute& attribute : before.attributes) {
        const auto same = std::find_if(left.begin(), left.end(),
                                       [&](const compiler::Attribute* other) { return other->name == attribute.name; });
        const std::string now = same == left.end() ? "" : (*same)->argument;
        if (same == left.end() || now != attribute.argument)
            changes.push_back({attribute.name, attribute.argument, now});
        if (same != left.end()) left.erase(same);
    }
    for (const compiler::Attribute* attribute : left) changes.push_back({attribute->name, "", attribute->argument});
}

// The value of a directive in force before a pattern; "" for none.
std::string directive_at(const compiler::PatternDatabase& database, std::size_t pattern, std::string_view name) {
    std::string value;
    for (const compiler::Directive& directive : database.directives)
        if (directive.name == name && directive.before_pattern <= pattern) value = directive.value;
    return value == "none" ? "" : value;
}

// What the database says of an entry: its kind, and the directives above it. The attribute map is that of all entries,
// wherever it stands.
std::vector<Part> surroundings_of(const DiffEntry& entry) {
    const compiler::PatternDatabase& database = *entry.database;
    const auto number = static_cast<std::size_t>(entry.pattern - database.patterns.data());
    return {
        {"kind", std::string(compiler::name(database.spec.kind))},
        {"attribute_map", directive_at(database, database.patterns.size(), "attribute_map")},
        {"goal_elements", directive_at(database, number, "goal_elements")},
        {"callback_data", directive_at(database, number, "callback_data")},
    };
}

void compare(const std::vector<Part>& before, const std::vector<Part>& after, std::vector<PartChange>& changes) {
    for (std::size_t i = 0; i < before.size(); ++i)
        if (before[i].text != after[i].text) changes.push_back({before[i].name, before[i].text, after[i].text});
}

}  // namespace

std::vector<PartChange> changed_parts(const DiffEntry& old_entry, const DiffEntry& new_entry, Remarks remarks) {
    const compiler::Pattern& before = *old_entry.pattern;
    const compiler::Pattern& after = *new_entry.pattern;
    std::vector<PartChange> changes;
    compare(surroundings_of(old_entry), surroundings_of(new_entry), changes);
    compare(parts_of(before), parts_of(after), changes);
    compare_attributes(before, after, changes);
    if (remarks == Remarks::counted && before.remark() != after.remark())
        changes.push_back({"remarks", before.remark(), after.remark()});
    return changes;
}

std::string content_key(const compiler::Pattern& pattern) {
    std::string key;
    for (const Part& part : parts_of(pattern)) key += part.text + '\0';
    for (const compiler::Attribute& attribute : pattern.attributes)
        key += attribute.name + '(' + attribute.argument + ')';
    return key;
}

}  // namespace katachi::catalogue
