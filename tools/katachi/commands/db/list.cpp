// katachi db list: entries of a catalogue, a line each.
#include <iostream>
#include <nlohmann/json.hpp>

#include "base/findings/diagnostic_text.h"
#include "tools/katachi/shared/catalogue_option.h"
#include "tools/katachi/commands/db/commands.h"
#include "tools/katachi/commands/db/entry_filter_options.h"
#include "tools/katachi/shared/entry_output.h"
#include "tools/answers/json_text.h"

namespace katachi {

namespace {

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

}  // namespace

Outcome run_db_list(const DbListOptions& options, const CommonOptions& common) {
    const Catalogue catalogue = open_catalogue(options.catalogue, Catalogue::Access::read);
    const EntryList list = list_entries(catalogue, entry_filter(options.filter, catalogue), options.filter.limit);
    std::cout << list_text(list, options.format, text_style(common)) << std::flush;
    return report_count(static_cast<std::int64_t>(list.entries.size()), list.total);
}

}  // namespace katachi
