#include "tools/answers/listing/listed_entry_json.h"

#include <nlohmann/json.hpp>

#include "base/text/utf8.h"
#include "compiler/model/drawn_sides.h"
#include "compiler/model/labels.h"
#include "tools/answers/diagnostic_json.h"
#include "tools/answers/json_text.h"

namespace katachi::answers {

namespace {

std::vector<std::string> rows_of_cells(const compiler::Diagram& diagram) {
    std::vector<std::string> rows;
    for (int row = 0; row < diagram.rows; ++row) {
        std::string& cells = rows.emplace_back();
        for (int column = 0; column < diagram.columns; ++column) cells += diagram.at(row, column);
    }
    return rows;
}

Json attributes_json(const compiler::Pattern& pattern) {
    Json value = Json::object();
    for (const compiler::Attribute& attribute : pattern.attributes)
        value[base::as_utf8(attribute.name)] =
            attribute.number ? Json(*attribute.number) : Json(base::as_utf8(attribute.argument));
    return value;
}

std::string action_text_of(const compiler::Pattern& pattern) {
    std::string text;
    for (const compiler::Statement& action : pattern.actions) text += compiler::to_text(action) + "\n";
    return text;
}

const char* thing_word(authoring::NamedThing::Kind kind) {
    using enum authoring::NamedThing::Kind;
    switch (kind) {
        case entry: return "entry";
        case symmetry: return "symmetry";
        case class_letter: return "class";
        case attribute: return "attribute";
        case engine_function: return "engine-function";
        case label: return "label";
        case move: return "move";
        case helper: return "helper";
        case constant: return "constant";
        case cell: return "cell";
        case rule: return "rule";
    }
    return "";
}

Json labelled_points(const compiler::Pattern& pattern) {
    Json points = Json::object();
    if (!pattern.constraint_diagram) return points;
    const compiler::Diagram& diagram = *pattern.constraint_diagram;
    for (int row = 0; row < diagram.rows; ++row)
        for (int column = 0; column < diagram.columns; ++column)
            if (const char cell = diagram.at(row, column); compiler::is_label(cell))
                points[std::string(1, cell)].push_back({{"row", row + 1}, {"column", column + 1}});
    return points;
}

// Places are bytes of the entry's text.
Json things_json(const authoring::ShownEntry& entry) {
    const std::uint32_t begin = entry.listed.pattern->span.begin;
    Json things = Json::array();
    for (const authoring::MeantThing& each : entry.things)
        things.push_back({{"kind", thing_word(each.thing.kind)},
                          {"text", base::as_utf8(each.thing.text)},
                          {"begin", each.thing.span.begin - begin},
                          {"end", each.thing.span.end - begin},
                          {"meaning", base::as_utf8(each.meaning)}});
    return things;
}

// Where the cells stand in the text of an entry that begins at `begin`, row by row.
std::vector<std::uint32_t> cell_places(const compiler::Diagram& diagram, std::uint32_t begin) {
    std::vector<std::uint32_t> places;
    for (int row = 0; row < diagram.rows && !diagram.lines.empty(); ++row)
        for (int column = 0; column < diagram.columns; ++column)
            places.push_back(diagram.cell_span(row, column).begin - begin);
    return places;
}

}  // namespace

Json listed_entry_json_value(const authoring::ListedEntry& entry) {
    const compiler::Pattern& pattern = *entry.pattern;
    const compiler::Diagram diagram = compiler::drawn_points(pattern);
    Json value;
    value["database"] = entry.database->spec.name;
    value["name"] = base::as_utf8(pattern.name);
    value["kind"] = compiler::name(entry.database->spec.kind);
    value["file"] = pattern.source->path();
    value["line"] = entry.line;
    value["cells"] = rows_of_cells(diagram);
    value["edges"] = compiler::drawn_sides(diagram.edges);
    value["symmetry"] = base::as_utf8(pattern.symmetry_text);
    value["classes"] = base::as_utf8(pattern.classes);
    value["attributes"] = attributes_json(pattern);
    value["remark"] = base::as_utf8(pattern.remark());
    value["has_constraint"] = pattern.constraint.has_value();
    value["has_action"] = !pattern.actions.empty();
    value["sound"] = pattern.sound;
    value["findings"] = entry.findings;
    value["tests"] = entry.tests;
    value["hits"] = entry.hits ? Json(*entry.hits) : Json();
    return value;
}

std::string listed_entries_json(const std::vector<authoring::ListedEntry>& entries) {
    Json value;
    value["total"] = entries.size();
    value["entries"] = Json::array();
    for (const authoring::ListedEntry& entry : entries) value["entries"].push_back(listed_entry_json_value(entry));
    return json_lines(value);
}

Json shown_entry_json_value(const authoring::ShownEntry& entry) {
    const compiler::Pattern& pattern = *entry.listed.pattern;
    Json value = listed_entry_json_value(entry.listed);
    value["text"] = base::as_utf8(pattern.source->text(pattern.span));
    value["span"] = {{"begin", pattern.span.begin}, {"end", pattern.span.end}};
    value["constraint"] = pattern.constraint ? base::as_utf8(compiler::to_text(*pattern.constraint)) : "";
    value["action"] = base::as_utf8(action_text_of(pattern));
    value["remarks"] = Json::array();
    for (const std::string& remark : pattern.remarks()) value["remarks"].push_back(base::as_utf8(remark));
    value["labels"] = labelled_points(pattern);
    value["cell_places"] = cell_places(pattern.diagram, pattern.span.begin);
    value["label_places"] = cell_places(pattern.constraint_diagram.value_or(compiler::Diagram{}), pattern.span.begin);
    value["things"] = things_json(entry);
    Json findings = Json::array();
    for (const base::Diagnostic& finding : entry.findings) findings.push_back(diagnostic_json_value(finding));
    value["findings_in_entry"] = std::move(findings);
    return value;
}

std::string shown_entry_json(const authoring::ShownEntry& entry) { return json_text(shown_entry_json_value(entry)); }

}  // namespace katachi::answers
