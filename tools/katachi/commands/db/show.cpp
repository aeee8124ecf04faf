// katachi db show: one entry, its text and what is known of it.
#include <fmt/core.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <iostream>
#include <nlohmann/json.hpp>

#include "base/text/counted.h"
#include "base/findings/diagnostic_text.h"
#include "base/text/terminal_text.h"
#include "patterndb/profile.h"
#include "base/text/utf8.h"
#include "tools/katachi/shared/catalogue_option.h"
#include "tools/katachi/commands/db/commands.h"
#include "tools/katachi/shared/entry_output.h"
#include "tools/answers/json_text.h"

namespace katachi {

namespace {

std::vector<std::string> edge_names(DrawnEdges edges) {
    std::vector<std::string> names;
    if (edges.north) names.emplace_back("north");
    if (edges.south) names.emplace_back("south");
    if (edges.west) names.emplace_back("west");
    if (edges.east) names.emplace_back("east");
    return names;
}

std::vector<std::string> cell_rows(const Diagram& diagram) {
    std::vector<std::string> rows;
    for (int row = 0; row < diagram.rows; ++row) {
        rows.emplace_back();
        for (int column = 0; column < diagram.columns; ++column) rows.back() += diagram.at(row, column);
    }
    return rows;
}

std::string attribute_text(const StoredAttribute& attribute) { return attribute.name + "(" + attribute.argument + ")"; }

std::string profile_text(const EntryProfile& profile) {
    return fmt::format("{} in {} of {}, {:.3f} % of the time{}", counted(profile.hits, "match", "matches"),
                       counted(profile.run.position_count, "position", "positions"), profile.run.games,
                       100 * profile.share, profile.run.complete ? "" : " (interrupted)");
}

// An entry and what profiles say of it.
struct Shown {
    EntryDetails details;
    std::vector<EntryProfile> profiles;
};

// A fact a row, several rows where it has several values; facts that an entry lacks are left out.
Table facts(const Shown& shown) {
    const EntryDetails& details = shown.details;
    const EntrySummary& entry = details.summary;
    Table table{{{"fact", "value"}}};
    const auto add = [&table](const std::string& fact, const std::string& value) {
        if (!value.empty()) table.rows.push_back({fact, value});
    };
    add("database", entry.database);
    add("kind", std::string(name(entry.kind)));
    add("place", entry.path + ":" + std::to_string(entry.line));
    add("size", size_text(entry.rows, entry.columns));
    add("edges", fmt::format("{}", fmt::join(edge_names(details.diagram.edges), ", ")));
    add("symmetry", entry.symmetry);
    add("classes", entry.classes);
    for (const StoredAttribute& attribute : details.attributes) add("attribute", attribute_text(attribute));
    add("helper", details.helper);
    add("eye value", details.eye_value);
    add("constraint", details.constraint);
    add("action", details.action);
    for (const auto& [function, times] : details.calls)
        add("calls", function + (times > 1 ? " (" + std::to_string(times) + " times)" : ""));
    for (const auto& [letter, points] : details.labels)
        for (const Offset point : points)
            add("label", std::string(1, letter) + " in row " + std::to_string(point.row + 1) + ", column " +
                             std::to_string(point.column + 1));
    for (const StoredWeight& weight : details.weights)
        add("weight", weight.weight + (weight.conditions.empty() ? "" : " if " + weight.conditions));
    for (const std::string& remark : details.remarks) add("remark", remark);
    for (const EntryProfile& profile : shown.profiles) add("profile", profile_text(profile));
    if (!details.sound) add("broken", "the diagram cannot be understood; katachi check says why");
    return table;
}

// The facts as a person reads them: a name stands once before its values.
std::string facts_text(const Shown& shown, const TextStyle& style) {
    Table table = facts(shown);
    table.rows.erase(table.rows.begin());
    std::string last;
    for (TableRow& row : table.rows) {
        if (row[0] == last)
            row[0].clear();
        else
            last = row[0];
    }
    return aligned(table, style);
}

Json details_json(const Shown& shown) {
    const EntryDetails& details = shown.details;
    Json value = entry_value(details.summary);
    value["text"] = as_utf8(details.text);
    value["cells"] = cell_rows(details.diagram);
    value["edges"] = edge_names(details.diagram.edges);
    value["sound"] = details.sound;
    value["attributes"] = Json::array();
    for (const StoredAttribute& attribute : details.attributes) {
        Json& item = value["attributes"].emplace_back();
        item["name"] = attribute.name;
        item["argument"] = attribute.number ? Json(*attribute.number) : Json(attribute.argument);
    }
    value["helper"] = details.helper;
    value["eye_value"] = details.eye_value;
    value["constraint"] = details.constraint;
    value["action"] = details.action;
    value["calls"] = Json::object();
    for (const auto& [function, times] : details.calls) value["calls"][function] = times;
    value["labels"] = Json::object();
    for (const auto& [letter, points] : details.labels)
        for (const Offset point : points) {
            Json& place = value["labels"][as_utf8(std::string(1, letter))].emplace_back();
            place["row"] = point.row + 1;
            place["column"] = point.column + 1;
        }
    value["weights"] = Json::array();
    for (const StoredWeight& weight : details.weights) {
        Json& item = value["weights"].emplace_back();
        item["weight"] = weight.weight;
        item["conditions"] = weight.conditions;
    }
    value["remarks"] = details.remarks;
    value["profiles"] = Json::array();
    for (const EntryProfile& profile : shown.profiles) {
        Json& item = value["profiles"].emplace_back();
        item["games"] = profile.run.games;
        item["made_at"] = profile.run.made_at;
        item["complete"] = profile.run.complete;
        item["positions"] = profile.run.position_count;
        item["hits"] = profile.hits;
        item["share"] = profile.share;
    }
    return value;
}

std::string details_text(const Shown& shown, OutputFormat format, const TextStyle& style) {
    const EntryDetails& details = shown.details;
    if (format == OutputFormat::json) return json_text(details_json(shown));
    if (format == OutputFormat::tsv) {
        Table table = facts(shown);
        table.rows.insert(table.rows.begin() + 1, {{"name", details.summary.name}, {"text", details.text}});
        return tab_separated(table);
    }
    // To a file the text goes as it is; a terminal is spared what would steer it.
    const bool terminal = isatty(STDOUT_FILENO) != 0;
    return (terminal ? printable(details.text, style.unicode) : details.text) + "\n\n" + facts_text(shown, style);
}

}  // namespace

Outcome run_db_show(const DbShowOptions& options, const CommonOptions& common) {
    const Catalogue catalogue = open_catalogue(options.catalogue, Catalogue::Access::read);
    const std::int64_t entry = find_entry(catalogue, options.name).id;
    const Shown shown{entry_details(catalogue, entry), entry_profiles(catalogue, entry)};
    std::cout << details_text(shown, options.format, text_style(common));
    return Outcome::success;
}

}  // namespace katachi
