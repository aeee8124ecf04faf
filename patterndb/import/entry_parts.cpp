#include "patterndb/import/entry_parts.h"

#include <algorithm>

#include "compiler/model/labels.h"
#include "compiler/emit/pattern_text.h"

namespace katachi {

namespace {

struct Part {
    std::string name;
    std::string text;
};

// Without remarks, which belong to the rows.
std::string drawn(const Diagram& diagram) { return diagram_text(transformed(diagram, Orientation::identity)); }

std::string cells_of(const Pattern& pattern) {
    if (pattern.board_size > 0) {
        std::string text = pattern_text(pattern, DatabaseKind::whole_board);
        return text.substr(text.rfind(' ') + 1);
    }
    if (pattern.sound) return drawn(pattern.diagram);
    std::string text;
    for (const DiagramLine& line : pattern.diagram.lines) text += line.text + "\n";
    return text;
}

// Where which label is; the other cells of a constraint diagram repeat the main one.
std::string labels_in(const Pattern& pattern) {
    if (labels_of(pattern).empty()) return "";
    Diagram labels = transformed(*pattern.constraint_diagram, Orientation::identity);
    labels.edges = {};
    for (char& cell : labels.cells)
        if (!is_label(cell)) cell = character(Cell::empty);
    return diagram_text(labels);
}

// Their order says nothing.
std::string sorted(std::string letters) {
    std::sort(letters.begin(), letters.end());
    return letters == "-" ? "" : letters;
}

std::string actions_of(const Pattern& pattern) {
    std::string text;
    for (const Statement& action : pattern.actions) text += (text.empty() ? "" : " ") + to_text(action);
    return text;
}

std::string weights_of(const Pattern& pattern) {
    std::string text;
    for (const WeightLine& line : pattern.weights) {
        text += (text.empty() ? ":" : " :") + line.weight;
        for (const std::string& condition : line.conditions) text += "," + condition;
    }
    return text;
}

std::vector<Part> parts_of(const Pattern& pattern) {
    return {
        {"cells", cells_of(pattern)},         {"symmetry", pattern.symmetry_text},
        {"classes", sorted(pattern.classes)}, {"helper", pattern.helper},
        {"labels", labels_in(pattern)},       {"constraint", pattern.constraint ? to_text(*pattern.constraint) : ""},
        {"actions", actions_of(pattern)},     {"value", pattern.eye_value},
        {"weights", weights_of(pattern)},
    };
}

// Attributes that both have are compared in their order; an attribute may stand more than once.
void compare_attributes(const Pattern& before, const Pattern& after, std::vector<PartChange>& changes) {
    std::vector<const Attribute*> left;
    for (const Attribute& attribute : after.attributes) left.push_back(&attribute);
    for (const Attribute& attribute : before.attributes) {
        const auto same = std::find_if(left.begin(), left.end(),
                                       [&](const Attribute* other) { return other->name == attribute.name; });
        const std::string now = same == left.end() ? "" : (*same)->argument;
        if (same == left.end() || now != attribute.argument)
            changes.push_back({attribute.name, attribute.argument, now});
        if (same != left.end()) left.erase(same);
    }
    for (const Attribute* attribute : left) changes.push_back({attribute->name, "", attribute->argument});
}

}  // namespace

std::vector<PartChange> changed_parts(const Pattern& before, const Pattern& after, bool with_remarks) {
    std::vector<PartChange> changes;
    const auto old_parts = parts_of(before);
    const auto new_parts = parts_of(after);
    for (std::size_t i = 0; i < old_parts.size(); ++i)
        if (old_parts[i].text != new_parts[i].text)
            changes.push_back({old_parts[i].name, old_parts[i].text, new_parts[i].text});
    compare_attributes(before, after, changes);
    if (with_remarks && before.remark() != after.remark())
        changes.push_back({"remarks", before.remark(), after.remark()});
    return changes;
}

std::string content_key(const Pattern& pattern) {
    std::string key;
    for (const Part& part : parts_of(pattern)) key += part.text + '\0';
    for (const Attribute& attribute : pattern.attributes) key += attribute.name + '(' + attribute.argument + ')';
    return key;
}

}  // namespace katachi
