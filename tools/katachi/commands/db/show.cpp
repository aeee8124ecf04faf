// katachi db show: one entry, its text and what is known of it.
#include <fmt/core.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <iostream>

#include "base/findings/diagnostic_text.h"
#include "base/text/counted.h"
#include "base/text/terminal_text.h"
#include "compiler/model/drawn_sides.h"
#include "patterndb/profile.h"
#include "tools/answers/catalogue/entry_details_json.h"
#include "tools/authoring/games/weight_text.h"
#include "tools/katachi/commands/db/commands.h"
#include "tools/katachi/shared/catalogue_option.h"
#include "tools/katachi/shared/entry_output.h"

namespace katachi::cli {

namespace {

std::string attribute_text(const catalogue::StoredAttribute& attribute) {
    return attribute.name + "(" + attribute.argument + ")";
}

std::string profile_text(const catalogue::EntryProfile& profile) {
    return fmt::format("{} in {} of {}, {:.3f} % of the time{}", base::counted(profile.hits, "match", "matches"),
                       base::counted(profile.run.position_count, "position", "positions"), profile.run.games,
                       100 * profile.share, profile.run.complete ? "" : " (interrupted)");
}

// An entry, and what profiles and games say of it.
struct Shown {
    catalogue::EntryDetails details;
    std::vector<catalogue::EntryProfile> profiles;
    std::vector<catalogue::StoredPatternWeight> weights;
};

// A fact a row, several rows where it has several values; facts that an entry lacks are left out.
Table facts(const Shown& shown) {
    const catalogue::EntryDetails& details = shown.details;
    const catalogue::EntrySummary& entry = details.summary;
    Table table{{{"fact", "value"}}};
    const auto add = [&table](const std::string& fact, const std::string& value) {
        if (!value.empty()) table.rows.push_back({fact, value});
    };
    add("database", entry.database);
    add("kind", std::string(compiler::name(entry.kind)));
    add("place", entry.path + ":" + std::to_string(entry.line));
    add("size", size_text(entry.rows, entry.columns));
    add("edges", fmt::format("{}", fmt::join(compiler::drawn_sides(details.diagram.edges), ", ")));
    add("symmetry", entry.symmetry);
    add("classes", entry.classes);
    for (const catalogue::StoredAttribute& attribute : details.attributes) add("attribute", attribute_text(attribute));
    add("helper", details.helper);
    add("eye value", details.eye_value);
    add("constraint", details.constraint);
    add("action", details.action);
    for (const auto& [function, times] : details.calls)
        add("calls", function + (times > 1 ? " (" + std::to_string(times) + " times)" : ""));
    for (const auto& [letter, points] : details.labels)
        for (const board::Offset point : points)
            add("label", std::string(1, letter) + " in row " + std::to_string(point.row + 1) + ", column " +
                             std::to_string(point.column + 1));
    for (const catalogue::StoredWeight& weight : details.weights)
        add("weight", weight.weight + (weight.conditions.empty() ? "" : " if " + weight.conditions));
    for (const std::string& remark : details.remarks) add("remark", remark);
    for (const catalogue::EntryProfile& profile : shown.profiles) add("profile", profile_text(profile));
    for (const catalogue::StoredPatternWeight& weight : shown.weights) add("weighed", authoring::weight_text(weight));
    if (!details.sound) add("broken", "a part of it cannot be understood; katachi check says why");
    return table;
}

// The facts as a person reads them: a name stands once before its values.
std::string facts_text(const Shown& shown, const base::TextStyle& style) {
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

std::string details_text(const Shown& shown, OutputFormat format, const base::TextStyle& style) {
    const catalogue::EntryDetails& details = shown.details;
    if (format == OutputFormat::json) return answers::entry_details_json(details, shown.profiles, shown.weights);
    if (format == OutputFormat::tsv) {
        Table table = facts(shown);
        table.rows.insert(table.rows.begin() + 1, {{"name", details.summary.name}, {"text", details.text}});
        return tab_separated(table);
    }
    // To a file the text goes as it is; a terminal is spared what would steer it.
    const bool terminal = isatty(STDOUT_FILENO) != 0;
    return (terminal ? base::printable(details.text, style.unicode) : details.text) + "\n\n" + facts_text(shown, style);
}

}  // namespace

Outcome run_db_show(const DbShowOptions& options, const CommonOptions& common) {
    const catalogue::Catalogue catalogue = open_catalogue(options.catalogue, catalogue::Catalogue::Access::read);
    const std::int64_t entry = catalogue::find_entry(catalogue, options.name).id;
    const Shown shown{catalogue::entry_details(catalogue, entry), catalogue::entry_profiles(catalogue, entry),
                      catalogue::entry_weights(catalogue, entry)};
    std::cout << details_text(shown, options.format, text_style(common));
    return Outcome::success;
}

}  // namespace katachi::cli
