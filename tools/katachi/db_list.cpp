// katachi db list: entries of a catalogue, a line each.
#include <iostream>
#include <memory>

#include "tools/katachi/catalogue_option.h"
#include "tools/katachi/db_commands.h"
#include "tools/katachi/entry_filter_options.h"
#include "tools/katachi/entry_output.h"

namespace katachi {

namespace {

struct ListOptions {
    CatalogueOption catalogue;
    EntryFilterOptions filter;
    OutputFormat format = OutputFormat::text;
};

std::string list_text(const EntryList& list, OutputFormat format, const TextStyle& style) {
    if (format == OutputFormat::json) {
        Json value;
        value["total"] = list.total;
        value["entries"] = Json::array();
        for (const EntrySummary& entry : list.entries) value["entries"].push_back(entry_value(entry));
        return json_text(value);
    }
    if (format == OutputFormat::text && list.entries.empty()) return "";
    Table table{{entry_headings(format)}};
    for (const EntrySummary& entry : list.entries) table.rows.push_back(entry_row(entry, format));
    return table_text(table, format, style);
}

Outcome run_list(const ListOptions& options, const CommonOptions& common) {
    const Catalogue catalogue = open_catalogue(options.catalogue, Catalogue::Access::read);
    const EntryList list = list_entries(catalogue, entry_filter(options.filter, catalogue), options.filter.limit);
    std::cout << list_text(list, options.format, text_style(common)) << std::flush;
    return report_count(static_cast<std::int64_t>(list.entries.size()), list.total);
}

}  // namespace

void add_db_list_command(CLI::App& db, const CommonOptions& common, Action& action) {
    auto* command = db.add_subcommand("list", "entries, a line each");
    auto options = std::make_shared<ListOptions>();
    add_entry_filter_options(*command, options->filter);
    add_format_option(*command, options->format);
    add_catalogue_option(*command, options->catalogue);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi db list --database attack\n"
                 "  katachi db list --kind connection --class C --limit 20\n"
                 "  katachi db list --name '*net*' --format json | jq '.entries[].name'\n"
                 "\nTab-separated values begin with a line of headings.\n"
                 "Exit status: 0 entries listed, 1 none fits, 2 trouble.");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_list(*options, common); }; });
}

}  // namespace katachi
